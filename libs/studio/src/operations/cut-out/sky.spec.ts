import sharp from 'sharp';
import { toLab } from '../planes';
import { beforeSky } from './sky';

async function wall(sky: string, stone: string) {
  const shades = Array.from(
    { length: 120 },
    (_, i) =>
      `<rect x="${(i * 37) % 470}" y="${100 + ((i * 53) % 250)}" width="20" height="4" fill="#3a2c20" opacity="${(i % 5) * 0.1}"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="${sky}"/><path d="M0 90L60 70H200L230 95H480V360H0z" fill="${stone}"/><path d="M180 300V200a50 50 0 0 1 100 0V300z" fill="${sky}"/>${shades}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return toLab({ data, width: info.width, height: info.height });
}

describe('a sky', () => {
  it('is told above a wall, through whose arch it is seen, and no wall above a floor is one', async () => {
    const alpha = beforeSky(await wall('#9cc4ec', '#6f5a48'))!;
    expect(alpha[20 * 480 + 240]).toBeLessThan(0.02);
    expect(alpha[190 * 480 + 230]).toBeLessThan(0.4);
    expect(alpha[330 * 480 + 60]).toBe(1);
    expect(beforeSky(await wall('#5a4a3a', '#c9b8a0'))).toBeUndefined();
  });

  it('is no pale wall that comes down to the floor', async () => {
    const room = (floor: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#cfcfcd"/><path d="M0 0H90V${floor}H0z" fill="#20201f"/><path d="M0 ${floor}H480V360H0z" fill="#343432"/></svg>`;
    const told = async (floor: number) => {
      const { data, info } = await sharp(Buffer.from(room(floor)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return beforeSky(toLab({ data, width: info.width, height: info.height }));
    };
    expect(await told(220)).toBeDefined();
    expect(await told(315)).toBeUndefined();
  });

  it('goes with its clouds, and a pale house stays', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><filter id="s"><feGaussianBlur stdDeviation="5"/></filter><rect width="480" height="360" fill="#6fa3dc"/>' +
      '<g filter="url(#s)" fill="#f2f4f7"><ellipse cx="120" cy="40" rx="90" ry="26"/><ellipse cx="360" cy="80" rx="80" ry="24"/></g>' +
      '<path d="M150 360V170L240 110L330 170V360z" fill="#cfc3ab"/><path d="M140 172L240 104L340 172L330 178L240 116L150 178z" fill="#4c4540"/><rect y="240" width="480" height="120" fill="#4a6238"/></svg>';
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = beforeSky(toLab({ data, width: info.width, height: info.height }))!;
    expect(alpha[40 * 480 + 120]).toBeLessThan(0.02);
    expect(alpha[80 * 480 + 360]).toBeLessThan(0.02);
    expect(alpha[220 * 480 + 240]).toBe(1);
  });
});
