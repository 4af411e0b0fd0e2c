import sharp from 'sharp';
import { toLab } from '../planes';
import { lineWorkOn } from './lines';
import { backdropOf } from './plain';
import { isShaded, settled } from './settled';

const SHADE =
  '<radialGradient id="s"><stop stop-color="#8a867c" stop-opacity="0.3"/><stop offset="1" stop-color="#8a867c" stop-opacity="0"/></radialGradient><ellipse cx="70" cy="200" rx="64" ry="60" fill="url(#s)"/>';

/** Something on paper that has a shade, or a stain, in a corner. */
async function onPaper(inner: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#f3eee2"/>${SHADE}${inner}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const lab = toLab({ data, width: info.width, height: info.height });
  const fitted = backdropOf(lab);
  return { lab, fitted, ground: settled(fitted, lab) };
}
const at = (x: number, y: number) => y * 320 + x;

describe('a nearly plain ground', () => {
  it('is the shade in its corner as well, and no thing that lies there', async () => {
    const { fitted, ground } = await onPaper('<rect x="60" y="190" width="24" height="24" fill="#cf9a3c"/>');
    expect(fitted.distance[at(40, 200)]).toBeGreaterThan(0.03);
    expect(ground.distance[at(40, 200)]).toBeLessThan(0.01);
    expect(ground.distance[at(72, 202)]).toBeGreaterThan(0.1);
  });

  it('with a broad thing in a shadow was photographed, and with nothing but lines drawn', async () => {
    const thing = await onPaper('<rect x="90" y="60" width="150" height="130" fill="#1d1f22"/>');
    expect(isShaded(thing.fitted, thing.ground)).toBe(true);
    expect(lineWorkOn(thing.ground, thing.lab)).toEqual({ isAll: false, isMost: false });
    const lines = await onPaper(
      '<path d="M160 40H290M160 80H290M160 120H290M160 160H290" fill="none" stroke="#1d1f22"/>',
    );
    expect(lineWorkOn(lines.ground, lines.lab)).toEqual({ isAll: true, isMost: true });
  });
});
