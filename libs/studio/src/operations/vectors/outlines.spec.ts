import sharp from 'sharp';
import { plainBytes } from '../picture';
import { toLab } from '../planes';
import { vectorize } from '../vectorize';
import { outlinesIn } from './outlines';

const SIZE = 300;
const draw = (inner: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`,
    ),
  ).ensureAlpha();
const labOf = async (inner: string) =>
  toLab({ data: plainBytes(await draw(inner).raw().toBuffer()), width: SIZE, height: SIZE });
const PEAR = (stroke: string) => `<circle cx="150" cy="150" r="90" fill="#8fae3a" ${stroke}/>`;

describe('the outlines of a drawing', () => {
  it('are dark lines between two sides, and no dark areas', async () => {
    const lines = outlinesIn(await labOf(PEAR('stroke="#111" stroke-width="2"')), () => true)!;
    expect([lines[150 * SIZE + 60], lines[150 * SIZE + 150], lines[20 * SIZE + 20]]).toEqual([1, 0, 0]);
    expect(outlinesIn(await labOf('<circle cx="150" cy="150" r="90" fill="#111"/>'), () => true)).toBeUndefined();
  });

  it('are drawn from end to end in vectors, each in its colour', async () => {
    const file = await draw(PEAR('stroke="#111" stroke-width="1.6"')).png().toBuffer();
    const { image } = await vectorize(file);
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / SIZE;
    const isInked = Array.from({ length: 72 }, (_, k) => {
      const angle = (k * Math.PI) / 36;
      return [-2, -1, 0, 1, 2].some((off) => {
        const r = 90 + off / scale;
        const at = (part: number) => Math.round((150 + r * part) * scale);
        return data[3 * (at(Math.sin(angle)) * info.width + at(Math.cos(angle)))]! < 90;
      });
    });
    expect(isInked.filter(Boolean).length).toBeGreaterThan(68);
  });
});
