import sharp from 'sharp';
import { restyle } from '.';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

/** Rows of small upright strokes, three pixels wide, beside a large plate: what type is to a brush. */
const page = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#fff"/><rect x="40" y="40" width="720" height="120" fill="#101820"/>${Array.from(
        { length: 60 },
        (_, k) =>
          `<rect x="${60 + (k % 30) * 22}" y="${220 + Math.floor(k / 30) * 80}" width="3" height="16" fill="#222"/>`,
      ).join('')}</svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

describe('the small type of a drawing', () => {
  it.each(['ink drawing with bold lines', 'engraving', 'watercolour', 'linocut', 'halftone print in navy and cream'])(
    'stays readable as %s',
    async (prompt) => {
      const { image } = await restyle({ image: await page(), prompt, strength: 0.8 }, 1, 0);
      const { data } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
      let told = 0;
      for (let k = 0; k < 60; k++) {
        const [x, y] = [61 + (k % 30) * 22, 228 + Math.floor(k / 30) * 80];
        told += Number(data[y * 800 + x + 11]! - data[y * 800 + x]! > 70);
      }
      expect(told).toBeGreaterThan(54);
    },
  );
});
