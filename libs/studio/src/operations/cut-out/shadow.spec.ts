import sharp from 'sharp';
import { toLab } from '../planes';
import { backdropOf, beforeBackdrop } from './plain';
import { withoutShadow } from './shadow';

async function shadowed(inner: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="b"><feGaussianBlur stdDeviation="9"/></filter><rect width="400" height="400" fill="#fff"/>${inner}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const lab = toLab({ data, width: info.width, height: info.height });
  const backdrop = backdropOf(lab);
  return withoutShadow(lab, backdrop, beforeBackdrop(backdrop, lab));
}
const HEAD = '<circle cx="200" cy="110" r="70" fill="#46525e"/>';

describe('a shadow', () => {
  it('is taken from what throws it', async () => {
    const parted = await shadowed(
      `<ellipse cx="200" cy="300" rx="90" ry="22" fill="#777" filter="url(#b)"/>${HEAD}<rect x="160" y="150" width="80" height="150" fill="#46525e"/>`,
    );
    expect(parted!.alpha[310 * 400 + 270]).toBeLessThan(0.1);
    expect(parted!.alpha[250 * 400 + 200]).toBe(1);
  });

  it('is no pale body that an outline closes in', async () => {
    const parted = await shadowed(
      `<rect x="90" y="40" width="220" height="160" fill="#46525e"/><path d="M150 200V320H260V230" fill="#e2e2e2" stroke="#46525e" stroke-width="8"/>`,
    );
    expect(parted?.alpha[280 * 400 + 205] ?? 1).toBe(1);
  });
});
