import sharp from 'sharp';
import { toLab } from '../planes';
import { lostBefore } from './contrast';

const [W, H] = [320, 240];
async function pixels(inner: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${inner}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: W, height: H };
}
/** What is said of a subject before a ground. */
async function said(subject: string, ground: string, isGraphic = true): Promise<string | undefined> {
  const [fore, back] = [await pixels(subject), await pixels(ground)];
  const alpha = Float32Array.from({ length: W * H }, (_, i) => fore.data[4 * i + 3]! / 255);
  return lostBefore(toLab(fore), toLab(back), alpha, isGraphic);
}
const fill = (colour: string) => `<rect width="${W}" height="${H}" fill="${colour}"/>`;
/** Tiles from dark to light. */
const restless = Array.from(
  { length: 768 },
  (_, i) =>
    `<rect x="${(i % 32) * 10}" y="${Math.floor(i / 32) * 10}" width="10" height="10" fill="hsl(90 20% ${10 + ((i * 37) % 75)}%)"/>`,
).join('');
const disc = (colour: string) => `<circle cx="160" cy="120" r="70" fill="${colour}"/>`;
const strokes = Array.from(
  { length: 14 },
  (_, i) => `<path d="M${20 + i * 20} 90V150" stroke="#2f5d4a" stroke-width="3"/>`,
).join('');

describe('a subject before a ground', () => {
  it('of nearly its colour is hard to see, and one before another colour of that lightness is not', async () => {
    expect(await said(disc('#7c2033'), fill('#742438'))).toMatch(/nearly the colour of this background/u);
    expect(await said(disc('#7c2033'), fill('#3d5a34'))).toBeUndefined();
  });

  it('loses its thin strokes where that is restless, and a broad form stays seen', async () => {
    expect(await said(strokes, restless)).toMatch(/^Some letters or thin strokes are hard to see/u);
    expect(await said(strokes, fill('#f4f0e6'))).toBeUndefined();
    expect(await said(disc('#1f7ae0'), restless)).toBeUndefined();
  });

  it('loses one letter of a word where that alone lies on its colour; pieces of a photograph are no letters', async () => {
    const word = Array.from(
      { length: 8 },
      (_, i) => `<rect x="${20 + i * 36}" y="150" width="18" height="44" fill="#33302f"/>`,
    ).join('');
    const tyre = `${fill('#eef0f2')}<circle cx="173" cy="172" r="34" fill="#2c2a2a"/>`;
    expect(await said(word, tyre)).toMatch(/^Some letters or thin strokes/u);
    expect(await said(word, fill('#eef0f2'))).toBeUndefined();
    expect(await said(word, tyre, false)).toBeUndefined();
  });
});
