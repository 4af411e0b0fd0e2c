import sharp from 'sharp';
import { toLab } from '../planes';
import { withoutGaps } from './gaps';

/** A dark body before a grey wall, with places of the wall's colour along its outline and one deep within. */
async function body(places: number) {
  const holes = Array.from({ length: places }, (_, k) => `<circle cx="${66 + 22 * k}" cy="60" r="3"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240"><rect width="300" height="240" fill="#d6d4d0"/><rect x="50" y="52" width="200" height="150" fill="#6b4a2c"/><g fill="#d0cec9">${holes}<circle cx="150" cy="130" r="4"/></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = new Float32Array(300 * 240).map((_, i) => {
    const [x, y] = [i % 300, (i / 300) | 0];
    return Number(x >= 50 && x < 250 && y >= 52 && y < 202);
  });
  const out = withoutGaps(toLab({ data, width: info.width, height: info.height }), alpha);
  return (x: number, y: number) => out[y * 300 + x]!;
}

describe('a subject through which the ground is seen', () => {
  it('loses it where there are many small places of it along the outline, and keeps what lies within', async () => {
    const at = await body(8);
    for (let k = 0; k < 8; k++) expect(at(66 + 22 * k, 60)).toBeLessThan(0.1);
    expect(at(77, 60)).toBe(1);
    expect(at(150, 130)).toBe(1);
  });

  it('keeps the few lights that a smooth body has', async () => {
    expect((await body(2))(66, 60)).toBe(1);
  });
});
