import { isDrawn } from '../art/mark';
import type { Face, ObjectColours } from '../art/draw-object';
import { contrast, legible } from '../palette/palette';
import { drawing, heightOf, setIn, stack, textItem } from '../stage';
import type { Item, Stage } from '../stage';
import { circle, rect } from '../svg';
import { isContainer } from '../prompt/product';
import type { Reading } from '../prompt/read';
import { emblem, hero, land, standOff } from './parts';

/** An object's colours with those that were asked for what is on it. */
export interface PackColours extends ObjectColours {
  /** Of the label that is stuck on it. */
  label?: string;
  /** Of the band round it. */
  band?: string;
  /** Of what is written and drawn on it. */
  print?: string;
  /** Its colours were asked for: no field of another one is added. */
  isDressed?: boolean;
}
/** What is printed on the face of an object. */
export type Label = (stage: Stage, face: Face, colours: PackColours) => void;

/** Name and descriptor for a face; mock-ups are small, so ink is far above the legible minimum. */
function labelText(
  stage: Stage,
  face: Face,
  on: string,
  print: string | undefined,
  max: number,
  lines = 3,
): (Item | undefined)[] {
  const { palette, copy } = stage;
  const ink =
    print !== undefined
      ? inkOf(print, on)
      : palette.inRoles && on === palette.bg
        ? palette.ink
        : inkOn7(on, palette.deep, palette.paper, palette.ink);
  const set = (rows: number): ReturnType<typeof setIn> =>
    setIn(stage, 'heading', copy.title, { width: face.w * 0.94, height: face.h * 0.4, max, min: 15, lines: rows });
  const largest = set(lines);
  // a name in few lines, where it loses little by it: 'Dew No. 4 / Night Oil'
  const fewer = Array.from({ length: Math.max(0, (largest?.lines.length ?? 1) - 1) }, (_, i) => set(i + 1)).find(
    (one) => one !== undefined && one.size >= (largest?.size ?? 0) * 0.74,
  );
  const title = fewer ?? largest;
  const sub = setIn(stage, (title?.size ?? max) > 34 ? 'caps' : 'body', copy.sub, {
    width: face.w,
    height: face.h * 0.2,
    max: Math.max(17, Math.min(34, (title?.size ?? max) * 0.32)),
    min: 13.5,
    lines: 3,
  });
  const small = Math.max(17, Math.min(25, (title?.size ?? max) * 0.32));
  const details = [...copy.lines, ...copy.facts.map(({ text }) => text)].map((text) =>
    setIn(stage, 'body', text, { width: face.w, height: small * 3.4, max: small, min: 13.5, lines: 2 }),
  );
  return [
    textItem(stage, title, ink, 0),
    textItem(stage, sub, ink, (title?.size ?? 40) * 0.42),
    ...details.map((block, i) => textItem(stage, block, ink, i ? small * 0.62 : small * 1.3)),
  ];
}
/** What was asked for is kept where it can be read at all, since foil is lighter in the light than its hex; else its own hue is walked. */
const inkOf = (print: string, on: string): string => (contrast(print, on) >= 3.4 ? print : legible(print, on));
const inkOn7 = (on: string, ...colours: string[]): string =>
  colours.find((c) => contrast(c, on) >= 7) ??
  (contrast('#ffffff', on) > contrast('#111111', on) ? '#ffffff' : '#111111');

/** What does not fit its face would run over its edge. */
function within(stage: Stage, items: (Item | undefined)[], height: number): (Item | undefined)[] {
  if (heightOf(items) > height) stage.sheet.faults++;
  return items;
}
const markOn = ({ palette }: Stage, on: string, print: string | undefined): string =>
  standOff(
    on,
    2.6,
    ...(print === undefined ? [] : [inkOf(print, on)]),
    palette.primary,
    palette.accent,
    palette.paper,
    palette.deep,
  );
/** The emblem above the words, where it leaves them room and means something. */
function marked(
  stage: Stage,
  items: (Item | undefined)[],
  on: string,
  print: string | undefined,
  size: number,
): (Item | undefined)[] {
  // A figure that means nothing is no print: without a subject the object stays as it is.
  if (size < 26 || stage.mark.kind === 'geometry' || (stage.copy.title !== undefined && stage.mark.kind === 'initials'))
    return items;
  return [
    drawing(size, size, 0, (x, y) => emblem(stage, x, y, size, markOn(stage, on, print), on)),
    ...items.map((item, i) => item && (i ? item : { ...item, gap: size * 0.3 })),
  ];
}

export const centred: Label = (stage, face, { body, print }) => {
  // what was said to be drawn on it has its share of the face
  const isAsked = isDrawn(stage.mark) && stage.reading.subjects.some((one) => one.isAsked);
  const items = within(stage, labelText(stage, face, body, print, face.w * (isAsked ? 0.19 : 0.26)), face.h);
  const room = face.h * 0.9 - heightOf(items) * 1.1;
  const size = stage.copy.title
    ? Math.min(face.w * 0.5, face.h * 0.3, room * 0.8)
    : Math.min(face.w * 0.62, face.h * 0.5);
  stack(marked(stage, items, body, print, size), face.x + face.w / 2, face.y + face.h * 0.48, 'middle', 'middle');
};

/** The words alone, between two bars of one colour. */
export const worded: Label = (stage, face, colours) => {
  // what was said to be drawn on it is on every view of it
  if (isDrawn(stage.mark) && stage.reading.subjects.some(({ isAsked }) => isAsked))
    return centred(stage, face, colours);
  const { body, print } = colours;
  const { palette, sheet } = stage;
  const items = within(stage, labelText(stage, face, body, print, face.w * 0.34, 4), face.h * 0.86);
  const tall = heightOf(items);
  if (!tall) return;
  const bar = face.w * 0.03;
  const fill =
    print !== undefined
      ? inkOf(print, body)
      : standOff(body, 1.8, palette.accent, palette.primary, palette.deep, palette.paper);
  const top = face.y + (face.h - tall) / 2;
  const gap = Math.min(face.w * 0.14, (face.h - tall) / 2 - bar);
  if (gap > face.w * 0.05)
    sheet.add(rect(face.x, top - gap - bar, face.w, bar, fill), rect(face.x, top + tall + gap, face.w, bar, fill));
  stack(items, face.x + face.w / 2, top, 'middle');
};

export const low: Label = (stage, face, { body, print }) => {
  const items = within(stage, labelText(stage, face, body, print, face.w * 0.28, 4), face.h * 0.94);
  const size = Math.min(face.w * 0.26, face.h * 0.88 - heightOf(items));
  if (size > 40 && stage.mark.kind !== 'geometry' && (stage.mark.kind !== 'initials' || !stage.copy.title))
    emblem(stage, face.x, face.y + face.h * 0.02, size, markOn(stage, body, print), body);
  stack(items, face.x, face.y + face.h * 0.95, 'start', 'bottom');
};

/** The name on the body, what is said of it on a field of another colour below. */
export const band: Label = (stage, face, colours) => {
  const { palette, sheet, copy } = stage;
  const { body, print } = colours;
  if (colours.isDressed) return centred(stage, face, colours);
  const fill = standOff(body, 1.6, palette.accent, palette.primary, palette.deep, palette.paper);
  const named = labelText(
    { ...stage, copy: { ...copy, sub: undefined, lines: [], facts: [] } },
    face,
    body,
    print,
    face.w * 0.3,
  );
  const said = labelText({ ...stage, copy: { ...copy, title: undefined } }, face, fill, print, face.w * 0.24);
  const [above, below] = [heightOf(named), heightOf(said)];
  const tall = Math.max(face.h * 0.34, below + face.h * 0.14);
  const cut = face.y + face.h * 1.02 - tall;
  within(stage, named, cut - face.y);
  sheet.add(rect(face.x - face.w * 0.4, cut, face.w * 1.8, tall + face.h, fill));
  const size = Math.min(face.w * 0.3, (cut - face.y - above) * 0.6);
  stack(marked(stage, named, body, print, size), face.x + face.w / 2, (face.y + cut) / 2, 'middle', 'middle');
  stack(said, face.x + face.w / 2, cut + tall / 2 - face.h * 0.01, 'middle', 'middle');
};

export const sticker: Label = (stage, face, colours) => {
  const { palette, sheet } = stage;
  const { body, label, print, isDressed } = colours;
  if (isDressed && label === undefined) return centred(stage, face, colours);
  const fill = label ?? standOff(body, 1.5, palette.paper, palette.primary, palette.deep);
  const inner = { ...face, x: face.x + face.w * 0.13, w: face.w * 0.74, h: face.h * 0.76 };
  const items = within(stage, labelText(stage, inner, fill, print, inner.w * 0.27), inner.h);
  const text = heightOf(items);
  // what shall be seen on the label has a place there
  const slot = isDrawn(stage.mark) ? face.w * 0.5 : 0;
  const h = Math.min(face.h * 0.96, Math.max(face.w * 0.7, text + face.w * 0.3 + slot));
  const y = face.y + (face.h - h) / 2;
  sheet.add(
    rect(face.x + face.w * 0.03, y, face.w * 0.94, h, fill, { rx: face.w * 0.02 }),
    rect(face.x + face.w * 0.07, y + face.w * 0.04, face.w * 0.86, h - face.w * 0.08, 'none', {
      stroke: standOff(fill, 2, palette.primary, palette.deep, palette.paper),
      'stroke-width': face.w * 0.007,
    }),
  );
  const size = Math.min(face.w * 0.42, (h - text - face.w * 0.2) * 0.76);
  stack(marked(stage, items, fill, print, size), face.x + face.w / 2, y + h / 2, 'middle', 'middle');
};

/** The name on a band right round the body, what is drawn above it. */
export const belted: Label = (stage, face, { body, band: fill = body, print }) => {
  const { sheet } = stage;
  const items = within(stage, labelText(stage, face, fill, print, face.w * 0.28, 3), face.h * 0.7);
  const tall = Math.max(face.h * 0.26, heightOf(items) + face.w * 0.22);
  const size = Math.min(face.w * 0.3, (face.h - tall) * 0.62);
  const top = face.y + (face.h - tall) / 2 + (size > 40 ? face.h * 0.12 : 0);
  sheet.add(rect(face.x - face.w * 0.4, top, face.w * 1.8, tall, fill));
  if (size > 40 && isDrawn(stage.mark))
    emblem(
      stage,
      face.x + (face.w - size) / 2,
      (face.y + top - size) / 2 + face.h * 0.02,
      size,
      markOn(stage, body, print),
      body,
    );
  stack(items, face.x + face.w / 2, top + tall / 2, 'middle', 'middle');
};

/** What is drawn repeats all over, and the words stand on a field of their own. */
export const patterned: Label = (stage, face, colours) => {
  const { sheet } = stage;
  const { body, print } = colours;
  const fill =
    colours.label ??
    colours.band ??
    standOff(body, 1.5, stage.palette.paper, stage.palette.primary, stage.palette.deep);
  const inner = { ...face, x: face.x + face.w * 0.12, w: face.w * 0.76, h: face.h * 0.5 };
  const items = within(stage, labelText(stage, inner, fill, undefined, inner.w * 0.26), inner.h);
  const tall = Math.min(face.h * 0.66, heightOf(items) + face.w * 0.26);
  const top = face.y + (face.h - tall) / 2;
  const size = Math.min(face.w * 0.24, face.h * 0.15);
  const step = size * 1.32;
  const [columns, rows] = [Math.max(2, Math.floor(face.w / step)), Math.max(3, Math.floor(face.h / step))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const x = face.x + face.w / 2 + (column - (columns - 1 - (row % 2)) / 2) * step - size / 2;
      const y = face.y + face.h / 2 + (row - (rows - 1) / 2) * step - size / 2;
      // one that would be cut by the field is left out
      if (y + size > top - size * 0.12 && y < top + tall + size * 0.12) continue;
      emblem(stage, x, y, size, markOn(stage, body, print), body);
    }
  sheet.add(rect(face.x, top, face.w, tall, fill));
  stack(items, face.x + face.w / 2, top + tall / 2, 'middle', 'middle');
};

export const bigMark: Label = (stage, face, colours) => {
  const { palette, sheet, mark } = stage;
  if (mark.kind === 'initials' || mark.kind === 'geometry') return worded(stage, face, colours);
  // printed in one ink: no picture of its own colours on a disc
  if (colours.isDressed) return centred(stage, face, colours);
  const fill = standOff(colours.body, 1.45, palette.primary, palette.accent, palette.deep, palette.paper);
  const items = within(stage, labelText(stage, face, colours.body, undefined, face.w * 0.24, 2), face.h * 0.8);
  const text = heightOf(items);
  const radius = Math.min(face.w * 0.5, (face.h * 0.94 - text) * 0.44);
  if (radius > face.w * 0.12) {
    const cy = face.y + face.h * 0.02 + radius;
    sheet.add(circle(face.x + face.w / 2, cy, radius, fill));
    hero(stage, face.x + face.w / 2, cy, radius * 1.3, fill);
  }
  stack(items, face.x + face.w / 2, face.y + face.h * 0.97, 'middle', 'bottom');
};
export const LABELS: Label[] = [centred, worded, band, sticker, bigMark, low];

/** Whether a place is under the sky: a screen shows it, and nothing stands in it. */
export const isOutside = (scene: Reading['scene']): boolean =>
  scene?.ground !== undefined && !/^(?:room|table|wall|kitchen|office|shop|workshop|hall|studio)$/.test(scene.ground);

/** The place on the screen, the words on its sky. */
function view(stage: Stage, face: Face): void {
  const { sheet, reading } = stage;
  const { scene } = reading;
  const bare = scene && {
    ...scene,
    subjects: scene.subjects.filter(({ words }) => !isContainer(words.split(' ').at(-1) ?? '')),
  };
  let sky: string[] = [];
  sheet.clipped(sheet.clip(rect(face.x, face.y, face.w, face.h, '#000000')), () => {
    ({ sky } = land({ ...stage, reading: { ...reading, scene: bare } }, face, { clear: 'top' }));
  });
  const pad = face.w * 0.11;
  const on = sky[Math.floor(sky.length / 3)] ?? '#dde6ee';
  const inner = { ...face, x: face.x + pad, w: face.w - 2 * pad, h: face.h * 0.42 };
  const items = within(stage, labelText(stage, inner, on, undefined, inner.w * 0.2, 4), inner.h);
  stack(items, face.x + face.w / 2, face.y + face.h * 0.12, 'middle');
}

/** A small poster for a screen or a frame. */
export function screen(stage: Stage, face: Face): void {
  const { palette, sheet, random, reading } = stage;
  if (
    reading.product?.object !== 'poster' &&
    (isOutside(reading.scene) || (!reading.scene && reading.subjects[0]?.land))
  )
    return view(stage, face);
  const bg = random.pick([palette.primary, palette.deep, palette.paper]);
  sheet.add(rect(face.x, face.y, face.w, face.h, bg));
  const pad = face.w * 0.11;
  const inner = { ...face, x: face.x + pad, w: face.w - 2 * pad, y: face.y + pad * 1.6, h: face.h - 2.6 * pad };
  const items = labelText(stage, inner, bg, undefined, inner.w * 0.24, 3);
  // A screen that is wide has its words beside the picture.
  if (face.w > face.h) {
    const column = { ...face, w: face.w * 0.5 - pad * 0.6, h: face.h * 0.8 };
    const beside = within(stage, labelText(stage, column, bg, undefined, column.w * 0.22, 4), face.h * 0.9);
    const drawn = stage.mark.kind !== 'initials' && stage.mark.kind !== 'geometry';
    stack(
      beside,
      drawn ? face.x + pad * 0.6 : face.x + face.w / 2,
      face.y + face.h / 2,
      drawn ? 'start' : 'middle',
      'middle',
    );
    const on = standOff(bg, 1.3, palette.accent, palette.soft, palette.primary, palette.deep);
    if (drawn) {
      sheet.add(circle(face.x + face.w * 0.76, face.y + face.h / 2, face.h * 0.36, on));
      hero(stage, face.x + face.w * 0.76, face.y + face.h / 2, face.h * 0.48, on);
    }
    return;
  }
  const cut = face.y + face.h * 0.6;
  const plane = standOff(bg, 1.3, palette.accent, palette.soft, palette.primary, palette.deep);
  sheet.add(circle(face.x + face.w / 2, cut - face.h * 0.22, face.w * 0.38, plane));
  hero(stage, face.x + face.w / 2, cut - face.h * 0.22, face.w * 0.5, plane);
  stack(items, inner.x, face.y + face.h - pad * 1.25, 'start', 'bottom');
}
