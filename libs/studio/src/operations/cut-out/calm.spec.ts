import sharp from 'sharp';
import { toLab } from '../planes';
import { beforeCalm, beforeSky } from './calm';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${inner}</svg>`);
/** As a camera has it: every pixel a little off. */
async function photographed(inner: string) {
  const { data, info } = await sharp(svg(inner)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let state = 3;
  for (let p = 0; p < data.length; p++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    if (p % 4 < 3) data[p] = Math.max(0, Math.min(255, data[p]! + ((state >>> 16) / 65_536 - 0.5) * 6));
  }
  return toLab({ data, width: info.width, height: info.height });
}
const GRADIENTS =
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f35fa5"/><stop offset=".5" stop-color="#f4d9c0"/><stop offset="1" stop-color="#3fa9ea"/></linearGradient></defs><rect width="480" height="360" fill="url(#g)"/>';

describe('a calm ground', () => {
  it('of any colours goes, and a thin stem before it stays', async () => {
    const lab = await photographed(
      `${GRADIENTS}<circle cx="240" cy="130" r="60" fill="#c8102e"/><path d="M240 190V360" stroke="#173a17" stroke-width="4"/>`,
    );
    const calm = beforeCalm(lab)!;
    expect(calm.trust).toBe(1);
    const at = (x: number, y: number) => calm.alpha[y * 480 + x]!;
    expect(at(240, 130)).toBeGreaterThan(0.99);
    expect(at(240, 300)).toBeGreaterThan(0.8);
    for (const [x, y] of [
      [20, 20],
      [460, 340],
      [230, 300],
      [250, 300],
    ] as const)
      expect(at(x, y)).toBeLessThan(0.05);
  });

  it('leaves a part of its own colour to the subject that is about it, and not what is seen through a handle', async () => {
    const lab = await photographed(
      '<rect width="480" height="360" fill="#e9edf0"/><rect x="140" y="90" width="160" height="180" fill="#a2561c"/><path d="M170 130h100v110h-100z" fill="#cfd8de"/><path d="M300 130h50a50 50 0 0 1 0 100h-50" fill="none" stroke="#a2561c" stroke-width="22"/>',
    );
    const calm = beforeCalm(lab)!;
    const at = (x: number, y: number) => calm.alpha[y * 480 + x]!;
    expect(at(220, 180)).toBe(1);
    expect(at(340, 180)).toBeLessThan(0.05);
  });

  it('has no line left where two of its colours meet', async () => {
    const lab = await photographed(
      '<rect width="240" height="360" fill="#e8e8ea"/><rect x="240" width="240" height="360" fill="#d0142a"/><rect x="170" y="150" width="140" height="210" fill="#12211a"/>',
    );
    const calm = beforeCalm(lab)!;
    const at = (x: number, y: number) => calm.alpha[y * 480 + x]!;
    expect(at(240, 300)).toBe(1);
    for (let x = 232; x < 248; x++) expect(at(x, 60)).toBeLessThan(0.1);
  });

  it('goes with its horizon, from the subject to both sides of the frame', async () => {
    const lab = await photographed(
      '<rect width="480" height="360" fill="#ccd2d8"/><rect y="190" width="480" height="170" fill="#8b867c"/><rect y="188" width="480" height="2" fill="#f4f6f8"/><rect x="130" y="90" width="220" height="190" fill="#b3121c"/>',
    );
    const calm = beforeCalm(lab)!;
    const at = (x: number, y: number) => calm.alpha[y * 480 + x]!;
    expect(at(240, 188)).toBe(1);
    for (const x of [10, 100, 380, 470]) expect(at(x, 188)).toBeLessThan(0.05);
    // whether something went with it cannot be told
    expect(calm.trust).toBeLessThan(1);
  });

  it('is not to be found in a clutter', async () => {
    const clutter = Array.from(
      { length: 300 },
      (_, i) =>
        `<rect x="${(i % 20) * 24}" y="${Math.floor(i / 20) * 24}" width="24" height="24" fill="hsl(${(i * 67) % 360} 50% ${25 + ((i * 29) % 50)}%)"/>`,
    ).join('');
    expect(beforeCalm(await photographed(clutter))).toBeUndefined();
  });

  it('is told to be a sky above a wall, through whose arch it is seen, and not a wall above a floor', async () => {
    const wall = (sky: string, stone: string) =>
      photographed(
        `<rect width="480" height="360" fill="${sky}"/><path d="M0 90L60 70H200L230 95H480V360H0z" fill="${stone}"/><path d="M180 300V200a50 50 0 0 1 100 0V300z" fill="${sky}"/>${Array.from({ length: 120 }, (_, i) => `<rect x="${(i * 37) % 470}" y="${100 + ((i * 53) % 250)}" width="20" height="4" fill="#3a2c20" opacity="${(i % 5) * 0.1}"/>`).join('')}`,
      );
    const alpha = beforeSky(await wall('#9cc4ec', '#6f5a48'))!;
    expect(alpha[20 * 480 + 240]).toBeLessThan(0.02);
    expect(alpha[190 * 480 + 230]).toBeLessThan(0.4);
    expect(alpha[330 * 480 + 60]).toBe(1);
    expect(beforeSky(await wall('#5a4a3a', '#c9b8a0'))).toBeUndefined();
  });
});
