import { n, path } from '../../svg';
import { disc, lit, pale } from './view';
import type { Ground, View } from './view';

const TONES = ['#d9483a', '#f0a93c', '#e86f52', '#3f8a86', '#e9c24c'];

/** Paper lanterns or pennants on lines across the upper part, smaller towards the back; by night the lanterns are lit. */
export function strings(v: View, ground: Ground, kind: 'lanterns' | 'bunting'): void {
  const { sheet, random, w, u, light } = v;
  const sky = Math.min(ground.horizon, v.h * 0.7);
  const lines: [top: number, size: number][] = [
    [0.58, 15],
    [0.4, 23],
    [0.16, 34],
  ];
  for (const [row, [top, size]] of lines.entries()) {
    const y = (v.clear === 'top' ? 0.72 + row * 0.06 : top) * sky;
    const sag = sky * 0.1;
    const at = (t: number): [number, number] => [w * t, y + (row % 2 ? t : 1 - t) * sag * 0.5 + 4 * t * (1 - t) * sag];
    const line = Array.from({ length: 21 }, (_, i) => at(i / 20));
    sheet.add(
      path(`M${line.map(([x, ly]) => `${n(x)} ${n(ly)}`).join('L')}`, 'none', {
        stroke: light.time === 'night' ? '#0c101c' : '#4a4440',
        'stroke-width': u * 2,
      }),
    );
    const count = Math.min(24, Math.round(w / (u * size * 4.4)));
    for (let i = 0; i < count; i++) {
      const [x, ly] = at((i + 0.5) / count);
      const r = u * size;
      const hex = TONES[(i + row + random.int(2)) % TONES.length] ?? '#d9483a';
      if (kind === 'bunting') {
        sheet.add(path(`M${n(x - r)} ${n(ly)}h${n(r * 2)}l${n(-r)} ${n(r * 2)}Z`, lit(v, hex)));
        continue;
      }
      const cy = ly + r * 1.2;
      if (light.lamps)
        sheet.add(
          path(
            disc(x, cy, r * 3),
            sheet.radial(x, cy, r * 3, [
              [0, '#ffcf7a', 0.5],
              [1, '#ffcf7a', 0],
            ]),
          ),
        );
      const body = light.lamps
        ? sheet.radial(x, cy, r, [
            [0, '#fff0c0'],
            [0.55, '#ffc066'],
            [1, hex],
          ])
        : sheet.linear(x - r, 0, x + r, 0, [
            [0, pale(v, hex)],
            [1, lit(v, hex)],
          ]);
      sheet.add(
        path(
          `M${n(x - r)} ${n(cy)}a${n(r)} ${n(r * 0.86)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.86)} 0 1 0 ${n(-2 * r)} 0Z`,
          body,
        ),
        path(
          `M${n(x - r * 0.4)} ${n(cy - r * 0.86)}h${n(r * 0.8)}v${n(-r * 0.16)}h${n(-r * 0.8)}ZM${n(x - r * 0.4)} ${n(cy + r * 0.82)}h${n(r * 0.8)}v${n(r * 0.16)}h${n(-r * 0.8)}ZM${n(x - r * 0.06)} ${n(cy + r)}h${n(r * 0.12)}v${n(r * 0.5)}h${n(-r * 0.12)}Z`,
          '#5a2f22',
        ),
      );
    }
  }
}
