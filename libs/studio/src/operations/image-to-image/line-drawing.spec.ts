import sharp from 'sharp';
import { toLab } from '../planes';
import { restyle } from '.';
import { lineDrawing } from './line-drawing';

const drawn = (inner: string, ground = '#efe6d2') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="${ground}"/>${inner}</svg>`,
    ),
  )
    .removeAlpha()
    .toColourspace('srgb');
/** Two pairs of lines, each closer together than a brush is wide. */
const PAIRS =
  '<path d="M20 40H220M20 45H220M60 20V160M64 20V160M30 150L210 60" stroke="#2b2622" stroke-width="1.6" fill="none"/>';
const inkIn = async (inner: string, ground?: string) => {
  const { data, info } = await drawn(inner, ground).raw().toBuffer({ resolveWithObject: true });
  const rgba = new Uint8Array(info.width * info.height * 4).fill(255);
  for (let i = 0; i < info.width * info.height; i++) rgba.set(data.subarray(3 * i, 3 * i + 3), 4 * i);
  return lineDrawing(toLab({ data: rgba, width: info.width, height: info.height }), 0.5);
};

describe('a line drawing', () => {
  it('is lines on paper of any light colour, and neither has areas nor colours', async () => {
    expect(await inkIn(PAIRS)).toBeDefined();
    expect(await inkIn(PAIRS, '#ffffff')).toBeDefined();
    expect(await inkIn(`${PAIRS}<rect x="90" y="70" width="90" height="70" fill="#3a332c"/>`)).toBeUndefined();
    expect(await inkIn(`${PAIRS}<rect x="90" y="70" width="90" height="70" fill="#d2603a"/>`)).toBeUndefined();
    expect(await inkIn('<circle cx="120" cy="90" r="60" fill="#333"/>')).toBeUndefined();
  });

  it.each(['etching', 'blueprint', 'neon lines on black'])(
    'as %s keeps two lines beside each other two',
    async (prompt) => {
      const { image } = await restyle({ image: await drawn(PAIRS).png().toBuffer(), prompt, strength: 0.7 }, 1, 0);
      const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
      // down through both of them, from the sheet between to each
      const column = (y: number) => data[y * info.width + 150]!;
      const apart = [40, 45].map((y) => Math.abs(column(y) - (column(42) + column(43)) / 2));
      expect(Math.min(...apart)).toBeGreaterThan(25);
    },
  );
});
