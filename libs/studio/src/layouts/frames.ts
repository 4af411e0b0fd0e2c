import type { Painted } from '../art/scene/paint';
import type { Box } from '../art/patterns';
import { mix } from '../palette/palette';
import type { Stage } from '../stage';
import { n, path, rect } from '../svg';

/** A print: the scene on a sheet of paper. */
export const printed = ({ w, h }: Stage): Box => {
  const m = Math.min(w, h) * 0.062;
  return { x: m, y: m, w: w - 2 * m, h: h - 2 * m };
};

/** The margin around a printed scene, in a paper that takes the tone of its air. */
export function mat(stage: Stage, painted: Painted): void {
  const { sheet, w, h } = stage;
  const { x, y, w: ww, h: hh } = printed(stage);
  const air = painted.sky[Math.floor(painted.sky.length / 2)] ?? '#efe7d8';
  const paper = painted.dark ? mix('#10141f', air, 0.12) : mix('#f6f1e6', air, 0.1);
  const line = Math.min(w, h) / 400;
  sheet.add(
    path(`M0 0H${n(w)}V${n(h)}H0ZM${n(x)} ${n(y)}V${n(y + hh)}H${n(x + ww)}V${n(y)}Z`, paper, {
      'fill-rule': 'evenodd',
    }),
    rect(x, y, ww, hh, 'none', { stroke: mix(paper, '#171a26', painted.dark ? 0.5 : 0.2), 'stroke-width': line }),
  );
}

/** Leaves that hang into the picture from above at one side: nearer than all, dark, without detail. */
export function leaves(stage: Stage, painted: Painted, kind: 'branch' | 'fir' | 'palm', autumn: boolean): void {
  const { sheet, w, h, random } = stage;
  const u = Math.min(w, h) / 1000;
  const onRight = painted.placed.reduce((sum, { x }) => sum + Math.sign(x - w / 2), 0) <= 0;
  const ink = mix(
    kind === 'fir' ? '#27423c' : autumn && kind === 'branch' ? '#a4531f' : '#2f4a35',
    '#0c1220',
    painted.dark ? 0.74 : 0.42,
  );
  const tone = mix(ink, painted.sky[2] ?? ink, 0.2);
  sheet.within(onRight ? [-1, 0, 0, 1, w, 0] : [1, 0, 0, 1, 0, 0], () => {
    for (const [layer, hex] of [
      [0, tone],
      [1, ink],
    ] as const) {
      let d = '';
      let twigs = '';
      const count = kind === 'palm' ? 5 : 4;
      for (let b = 0; b < count; b++) {
        const [sx, sy] = [-u * 30, -u * 40 + layer * u * 20];
        const a = 0.12 + (b / count) * 1.1 + layer * 0.1;
        const long = u * (kind === 'palm' ? 620 : 560) * (1 - 0.12 * b) * random.range(0.85, 1);
        const [ex, ey] = [sx + Math.cos(a) * long, sy + Math.sin(a) * long * 0.8 + (kind === 'palm' ? u * 60 : 0)];
        twigs += `M${n(sx)} ${n(sy)}Q${n((sx + ex) / 2)} ${n(sy + (ey - sy) * 0.3)} ${n(ex)} ${n(ey)}`;
        const blades = kind === 'branch' ? 11 : 26;
        for (let i = 3; i <= blades; i++) {
          const t = i / blades;
          const [mx, my] = [(sx + ex) / 2, sy + (ey - sy) * 0.3];
          const px = (1 - t) ** 2 * sx + 2 * t * (1 - t) * mx + t * t * ex;
          const py = (1 - t) ** 2 * sy + 2 * t * (1 - t) * my + t * t * ey;
          for (const way of [-1, 1]) {
            const turn = a + way * (kind === 'branch' ? random.range(0.5, 1) : 0.7) + 0.25;
            const size =
              u * (kind === 'branch' ? random.range(50, 78) : kind === 'fir' ? 42 * (1.2 - t) + 16 : 90 * (1.25 - t));
            const [lx, ly] = [Math.cos(turn) * size, Math.sin(turn) * size];
            const fat = kind === 'branch' ? 0.34 : kind === 'fir' ? 0.07 : 0.13;
            d += `M${n(px)} ${n(py)}q${n(lx * 0.5 - ly * fat)} ${n(ly * 0.5 + lx * fat)} ${n(lx)} ${n(ly)}q${n(-lx * 0.5 - ly * -fat - lx * 0)} ${n(-ly * 0.5 - lx * fat)} ${n(-lx)} ${n(-ly)}Z`;
          }
        }
      }
      sheet.add(path(twigs, 'none', { stroke: hex, 'stroke-width': u * 7, 'stroke-linecap': 'round' }), path(d, hex));
    }
  });
}
