import { n, path, rect } from '../../../svg';
import { blend } from '../tone';
import { blades, box, crownAt, dark, lit, oval, pale, plain } from '../view';
import type { Ground, View } from '../view';

/** A leaf with its rib, from its stalk at (x, y) in a direction. @param turn degrees */
function leafAt(v: View, x: number, y: number, long: number, turn: number, hex: string, far: number): string {
  const wide = long * 0.24;
  const at = { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` };
  return (
    path(
      `M0 0C${n(long * 0.2)} ${n(-wide)} ${n(long * 0.7)} ${n(-wide)} ${n(long)} 0C${n(long * 0.7)} ${n(wide)} ${n(long * 0.2)} ${n(wide)} 0 0Z`,
      lit(v, hex, far),
      at,
    ) +
    path(`M0 0C${n(long * 0.2)} ${n(wide)} ${n(long * 0.7)} ${n(wide)} ${n(long)} 0Z`, dark(v, hex, far, 0.4), {
      ...at,
      'fill-opacity': 0.5,
    }) +
    path(`M0 0H${n(long * 0.94)}`, 'none', {
      ...at,
      stroke: pale(v, hex, far, 0.4),
      'stroke-width': long * 0.012,
      'stroke-opacity': 0.6,
    })
  );
}
/** A plant of such leaves in a fan. */
function fan(v: View, x: number, y: number, long: number, count: number, hex: string, far: number): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += leafAt(
      v,
      x,
      y,
      long * v.random.range(0.75, 1.05),
      -165 + (150 / (count - 1)) * i + v.random.range(-7, 7),
      i % 2 ? hex : blend(hex, '#1f4a35', 0.25),
      far,
    );
  return out;
}

/** Tall trunks in wet air, vines between them, broad leaves below. */
export function jungle(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.68;
  const air = blend(light.sky[2], lit(v, '#bcd3bd'), 0.5);
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear(0, 0, 0, horizon, [
        [0, blend(light.sky[1], lit(v, '#7fa58c'), 0.5)],
        [0.5, air],
        [1, blend(light.sky[3], lit(v, '#dbe7cf'), 0.4)],
      ]),
    ),
  );
  for (const [i, far] of [0.82, 0.56, 0.26].entries()) {
    const foot = horizon + h * 0.03 * i;
    let [trunks, shade, crowns, lianas] = ['', '', '', ''];
    const count = [15, 9, 5][i] ?? 5;
    for (let k = 0; k < count; k++) {
      const x = w * ((k + random.range(0.15, 0.85)) / count);
      // the middle stays open before the nearest
      if (i === 2 && Math.abs(x - w / 2) < w * 0.2) continue;
      const t = u * [10, 22, 46][i]! * random.range(0.8, 1.25);
      trunks += `M${n(x - t * 0.5)} 0L${n(x - t * 0.55)} ${n(foot - t)}Q${n(x - t * 0.7)} ${n(foot)} ${n(x - t * 1.3)} ${n(foot + t * 0.3)}H${n(x + t * 1.3)}Q${n(x + t * 0.7)} ${n(foot)} ${n(x + t * 0.55)} ${n(foot - t)}L${n(x + t * 0.5)} 0Z`;
      shade += box(x + t * 0.12, 0, t * 0.4, foot);
      const hang = h * random.range(0.3, 0.56);
      const to = x + w * random.range(0.08, 0.16) * (random.chance(0.5) ? 1 : -1);
      lianas += `M${n(x)} ${n(h * random.range(-0.02, 0.08))}Q${n((x + to) / 2)} ${n(hang * 1.5)} ${n(to)} ${n(h * random.range(-0.04, 0.1))}M${n(x + t)} 0q${n(u * 8)} ${n(hang * 0.6)} ${n(random.range(-1, 1) * u * 12)} ${n(hang)}`;
    }
    for (let x = -u * 40; x < w + u * 60; x += u * random.range(60, 110))
      crowns += crownAt(v, x, h * random.range(-0.02, 0.1 + 0.03 * (2 - i)), u * random.range(60, 110));
    let bush = '';
    for (let x = -u * 40; x < w + u * 60; x += u * random.range(36, 70))
      bush += crownAt(v, x, foot + u * 10, u * random.range(26, 46) * (1 + i * 0.4));
    const green = ['#5f9070', '#3f7a52', '#2f6544'][i] ?? '#2f6544';
    sheet.add(
      path(trunks, lit(v, ['#6f8573', '#5d6a55', '#564c3c'][i] ?? '#564c3c', far)),
      path(shade, dark(v, '#4a4436', far, 0.4), { 'fill-opacity': 0.45 }),
      path(crowns, lit(v, green, far)),
      path(lianas, 'none', {
        stroke: dark(v, '#3c6a40', far, 0.2),
        'stroke-width': u * (2 + 2.4 * i),
        'stroke-linecap': 'round',
      }),
      path(bush, lit(v, green, far * 0.9)),
      // wet air between the layers
      rect(
        0,
        foot - h * 0.22,
        w,
        h * 0.3,
        sheet.linear(0, foot - h * 0.22, 0, foot + h * 0.08, [
          [0, air, 0],
          [0.7, air, light.weather === 'fog' ? 0.6 : 0.24],
          [1, air, 0],
        ]),
      ),
    );
  }
  const moss = '#5f8448';
  sheet.add(
    rect(
      0,
      horizon + h * 0.06,
      w,
      h,
      sheet.linear(0, horizon + h * 0.06, 0, h, [
        [0, lit(v, moss, 0.2)],
        [1, dark(v, '#3f5f38', 0, 0.4)],
      ]),
    ),
    path(oval(w * 0.5, horizon + h * 0.16, w * 0.36, h * 0.05), pale(v, '#8aa562', 0, 0.3), { 'fill-opacity': 0.5 }),
  );
  for (const [x, y, long, far] of [
    [0.04, 0.8, 190, 0.14],
    [0.97, 0.82, 210, 0.14],
    [0.17, 0.77, 120, 0.24],
    [0.84, 0.76, 130, 0.24],
  ] as const)
    sheet.add(fan(v, w * x, h * y, u * long, 7, '#3f8550', far));
  return {
    horizon: horizon + h * 0.06,
    foot: dark(v, '#3f5f38', 0, 0.4),
    upper: [air, blend(light.sky[1], lit(v, '#7fa58c'), 0.5), lit(v, '#3f7a52', 0.5)],
    depth: 0.6,
    spot: 0.5,
    stand: plain(horizon + h * 0.05, h, 0.12, 0.84),
    front: () =>
      sheet.add(
        fan(v, -w * 0.02, h * 1.03, u * 300, 6, '#2a6a44', 0),
        fan(v, w * 1.02, h * 1.04, u * 320, 6, '#2a6a44', 0),
        path(
          blades(v, () => h * 1.005, 0, w, u * 50, u * 12),
          dark(v, '#356a3c', 0, 0.4),
        ),
      ),
  };
}
