import sharp from 'sharp';
import { letteringIn, lossIn, lossNotes, shadeOf } from './loss';
import type { Shade } from './loss';

const size = { width: 360, height: 120 };
const drawn = async (inner: string): Promise<Shade> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`;
  const data = await sharp(Buffer.from(svg)).greyscale().extractChannel(0).raw().toBuffer();
  return shadeOf({ l: Float32Array.from(data, (v) => v / 255), ...size });
};
/** Marks of the size of small letters on one line, as bars and arms that differ from one to the next. */
const line = (mark: (k: number) => string) =>
  Array.from({ length: 20 }, (_, k) => `<g transform="translate(${20 + 14 * k} 50)">${mark(k)}</g>`).join('');
const letter = (k: number) =>
  `<path d="M1 0V12M1 ${2 + (k % 3) * 4}H7M${3 + (k % 4)} 0V12" stroke="#000" stroke-width="1.6" fill="none"/>`;
const blob = () => '<rect width="8" height="12" rx="3" fill="#000"/>';

const drawing = { isPoster: false, isDrawn: true };

describe('What is lost in vectors', () => {
  it('is nothing where every letter and line is there', async () => {
    const page = await drawn(line(letter));
    const loss = lossIn(page, page);
    expect(loss.letters).toBeGreaterThan(12);
    expect(loss).toMatchObject({ illegible: 0, strokes: 0 });
    expect(lossNotes(loss, drawing)).toEqual([]);
  });

  it('is the lettering that turned to blobs, and that is said', async () => {
    const loss = lossIn(await drawn(line(letter)), await drawn(line(blob)));
    expect(loss.illegible).toBeGreaterThan(0.4 * loss.letters);
    expect(lossNotes(loss, drawing)[0]).toBe('Its small lettering can no longer be read in the result.');
  });

  it('is the share of the thin lines that are gone', async () => {
    const rules = (count: number) =>
      Array.from(
        { length: count },
        (_, k) => `<path d="M20 ${20 + 12 * k}H340" stroke="#000" stroke-width="1.5"/>`,
      ).join('');
    const loss = lossIn(await drawn(rules(8)), await drawn(rules(6)));
    expect(loss.strokes).toBeCloseTo(0.25, 1);
    expect(lossNotes(loss, drawing)).toEqual([
      expect.stringMatching(
        /^Many of its lines are broken or thinner in places, or gone \(2\d % of what is thin in it\)\.$/u,
      ),
    ]);
    // a poster has other lines to lose
    expect(lossNotes(loss, { isPoster: true, isDrawn: false })).toEqual([
      expect.stringMatching(/^Many of its thin lines are broken or gone in the vectors/u),
    ]);
    expect(lossNotes({ ...loss, strokes: 0.1 }, { isPoster: true, isDrawn: false })).toEqual([]);
  });

  it('is not the edge of a form that moved by a pixel', async () => {
    const disc = (x: number) => drawn(`<circle cx="${x}" cy="60" r="40" fill="#225"/>`);
    expect(lossIn(await disc(180), await disc(181)).strokes).toBeLessThan(0.01);
  });

  it('is looked for where there are lines of letters, and nowhere else', async () => {
    const page = await drawn(line(letter) + `<g transform="translate(0 40)">${line(letter)}</g>`);
    const places = letteringIn(page)!;
    expect(places[56 * page.width + 100]).toBe(1);
    expect(places[10 * page.width + 100]).toBe(0);
    expect(letteringIn(await drawn('<circle cx="180" cy="60" r="40" fill="#225"/>'))).toBeUndefined();
  });
});
