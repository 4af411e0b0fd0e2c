import { FITTED, columnsFor, frameOf, isCut, panned, percentOf, stepped, zoomedTo } from './zoom';
import type { View } from './zoom';

const stage = { width: 1000, height: 800 };
const frame = frameOf(stage, { width: 2000, height: 1000 }, 0, 1);
const steps = (view: View, ...ups: boolean[]) => ups.reduce((now, up) => stepped(now, up, frame), view);
const percent = (view: View) => Math.round(percentOf(view, frame));

describe('A picture that is shown whole', () => {
  it('fills its stage, and is never larger than it is', () => {
    expect(frame.fitted).toEqual({ width: 1000, height: 500 });
    expect(frameOf(stage, { width: 200, height: 100 }, 0, 1).fitted).toEqual({ width: 200, height: 100 });
    expect(frameOf(stage, { width: 2000, height: 1000 }, 50, 1).fitted).toEqual({ width: 900, height: 450 });
  });

  it('says how many pixels of the screen each of its own has', () => {
    expect(percent(FITTED)).toBe(50);
    const dense = frameOf(stage, { width: 2000, height: 1000 }, 0, 2);
    expect(percentOf(FITTED, dense)).toBe(100);
    expect(percentOf(FITTED, frameOf(stage, { width: 200, height: 100 }, 0, 2))).toBe(200);
  });
});

describe('Zoom', () => {
  it('adds up: as many steps back undo as many steps', () => {
    expect([steps(FITTED, true), steps(FITTED, true, true), steps(FITTED, true, true, true)].map(percent)).toEqual([
      67, 100, 150,
    ]);
    expect(steps(FITTED, true, true, true, false, false, false)).toEqual(FITTED);
  });

  it('has the fitted size as one of its steps, wherever that lies', () => {
    const odd = frameOf(stage, { width: 2128, height: 900 }, 0, 1);
    const up = stepped(FITTED, true, odd);
    expect(Math.round(percentOf(up, odd))).toBe(50);
    expect(stepped(up, false, odd).factor).toBeCloseTo(1);
  });

  it('ends at 800 %, and at the fitted size, or at 100 % where that is smaller', () => {
    expect(percent(zoomedTo(FITTED, 1000, frame))).toBe(800);
    expect(zoomedTo(FITTED, 0.01, frame)).toEqual(FITTED);
    const tiny = frameOf(stage, { width: 200, height: 100 }, 0, 2);
    expect(percentOf(zoomedTo(FITTED, 0.01, tiny), tiny)).toBe(100);
  });

  it('keeps what is under the pointer where it is', () => {
    // a quarter of the picture right of the middle, where the stage is filled from edge to edge
    const near = zoomedTo(FITTED, 2, frame);
    const at = { x: 250, y: 100 };
    const view = zoomedTo(near, 4, frame, at);
    const under = (seen: View) => [
      seen.x + at.x / (frame.fitted.width * seen.factor),
      seen.y + at.y / (frame.fitted.height * seen.factor),
    ];
    expect(under(view)[0]).toBeCloseTo(under(near)[0] ?? 0);
    expect(under(view)[1]).toBeCloseTo(under(near)[1] ?? 0);
  });
});

describe('A picture that is moved', () => {
  it('follows the pointer and leaves no gap at the edge', () => {
    const view = zoomedTo(FITTED, 2, frame);
    expect(panned(view, { x: 200, y: 0 }, frame).x).toBeCloseTo(0.4);
    expect(panned(view, { x: 5000, y: 0 }, frame).x).toBeCloseTo(0.25);
  });

  it('stays in the middle where all of it is seen', () => {
    expect(panned(FITTED, { x: 100, y: 100 }, frame)).toEqual(FITTED);
    expect(isCut(FITTED, frame)).toBe(false);
    expect(isCut(zoomedTo(FITTED, 2, frame), frame)).toBe(true);
  });
});

it.each([
  [4, { width: 1400, height: 800 }, { width: 1024, height: 1024 }, 2],
  [4, { width: 1400, height: 800 }, { width: 800, height: 1600 }, 4],
  [2, { width: 1400, height: 800 }, { width: 1024, height: 1024 }, 2],
  [2, { width: 390, height: 700 }, { width: 1600, height: 900 }, 1],
  [4, { width: 390, height: 700 }, { width: 1024, height: 1448 }, 2],
])('%i pictures stand as large as they can', (count, room, picture, columns) =>
  expect(columnsFor(count, room, picture)).toBe(columns),
);
