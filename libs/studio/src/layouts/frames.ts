import type { Painted } from '../art/scene/paint';
import type { Box } from '../art/patterns';
import { mix } from '../palette/palette';
import type { Stage } from '../stage';
import { n, path, rect } from '../svg';

// What stands between the eye and a scene: the same place seen from inside, from a doorway, from behind leaves.

const WALLS = ['#d8cbb8', '#c6b7a8', '#b9c0b6', '#cdb3a0', '#aeb9c2'];
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const ring = (w: number, h: number, inner: string): string => `M0 0H${n(w)}V${n(h)}H0Z${inner}`;
/** A wall is dark where the light behind it is bright, and takes its tone. */
const shaded = (hex: string, painted: Painted, depth: number): string =>
  mix(mix(hex, painted.sky[Math.floor(painted.sky.length / 2)] ?? hex, 0.22), '#171a26', depth);

/** Where the scene is seen through a window: its opening. */
export const opening = ({ w, h }: Stage): Box => ({ x: w * 0.1, y: h * 0.07, w: w * 0.8, h: h * 0.75 });

/** The wall around a window, its bars, the sill and what stands on it. Bars stay off those who are seen. */
export function windowFrame(stage: Stage, painted: Painted): void {
  const { sheet, w, h, random } = stage;
  const { x, y, w: ww, h: hh } = opening(stage);
  const u = Math.min(w, h) / 1000;
  // by night the room is lit by a lamp
  const wall = painted.dark ? mix(random.pick(WALLS), '#5a3423', 0.66) : mix(random.pick(WALLS), '#3a2c30', 0.16);
  const frame = mix('#efe7d8', '#171a26', painted.dark ? 0.42 : 0.06);
  const deep = mix(wall, '#0d0f18', 0.4);
  const hole = `M${n(x)} ${n(y)}V${n(y + hh)}H${n(x + ww)}V${n(y)}Z`;
  sheet.add(
    path(
      ring(w, h, hole),
      sheet.radial(w * 0.3, h * 0.5, Math.max(w, h) * 0.9, [
        [0, mix(wall, '#fff1d8', 0.2)],
        [0.6, wall],
        [1, mix(wall, '#1c1520', 0.34)],
      ]),
      { 'fill-rule': 'evenodd' },
    ),
    // the reveal: the thickness of the wall, in shade at the left and above
    path(`M${n(x)} ${n(y)}H${n(x + ww)}l${n(-u * 26)} ${n(u * 22)}H${n(x + u * 26)}V${n(y + hh)}H${n(x)}Z`, deep),
    path(`M${n(x + ww)} ${n(y)}V${n(y + hh)}h${n(-u * 26)}V${n(y + u * 22)}Z`, mix(wall, '#ffffff', 0.22)),
  );
  const t = u * 17;
  const [fx, fy, fw, fh] = [x + u * 26, y + u * 22, ww - u * 52, hh - u * 22];
  const bars =
    box(fx, fy, fw, t) +
    box(fx, fy, t, fh) +
    box(fx + fw - t, fy, t, fh) +
    box(fx, fy + fh - t, fw, t) +
    box(fx, fy + fh * 0.2, fw, t * 0.66) +
    box(fx + fw * 0.5 - t * 0.33, fy, t * 0.66, fh * 0.2);
  const sill = y + hh;
  sheet.add(
    path(bars, mix(frame, '#0d0f18', 0.45), { transform: `translate(${n(u * 5)} ${n(u * 4)})`, 'fill-opacity': 0.5 }),
    path(bars, frame),
    path(
      `M${n(x - u * 40)} ${n(sill + u * 34)}L${n(x)} ${n(sill - u * 4)}H${n(x + ww)}L${n(x + ww + u * 40)} ${n(sill + u * 34)}Z`,
      mix(frame, '#ffffff', painted.dark ? 0.06 : 0.4),
    ),
    path(box(x - u * 40, sill + u * 34, ww + u * 80, u * 28), mix(frame, '#171a26', 0.24)),
    path(box(x - u * 30, sill + u * 62, ww + u * 60, u * 26), '#0d0f18', { 'fill-opacity': 0.22 }),
  );
  const cloth = mix(random.pick(['#c9705a', '#d9c08a', '#7f9a93', '#8a9db5']), '#171a26', painted.dark ? 0.4 : 0.06);
  for (const way of [1, -1]) {
    const at = (k: number): number => (way > 0 ? 0 : w) + way * w * k;
    const fold = `M${n(at(-0.01))} 0H${n(at(0.2))}Q${n(at(0.19))} ${n(h * 0.4)} ${n(at(0.115))} ${n(sill + u * 20)}H${n(at(-0.01))}Z`;
    sheet.add(
      path(
        fold,
        sheet.linear(at(0), 0, at(0.2), 0, [
          [0, mix(cloth, '#171a26', 0.3)],
          [0.2, cloth],
          [0.36, mix(cloth, '#171a26', 0.24)],
          [0.56, mix(cloth, '#fff1d8', 0.24)],
          [0.74, mix(cloth, '#171a26', 0.16)],
          [1, mix(cloth, '#fff1d8', 0.3)],
        ]),
      ),
    );
  }
  // a pot on the sill, and a cup on the other side
  const pot = random.chance(0.5);
  const [px, cx] = pot ? [x + u * 90, x + ww - u * 110] : [x + ww - u * 90, x + u * 110];
  const leaf = mix('#4f8150', '#101a1c', painted.dark ? 0.6 : 0.26);
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.08 + 0.84 * (i / 8));
    const long = u * (70 + 34 * ((i * 7) % 3));
    const [ex, ey] = [Math.cos(a) * long, Math.sin(a) * long];
    leaves += `M${n(px)} ${n(sill - u * 44)}q${n(ex * 0.2 - ey * 0.2)} ${n(ey * 0.7)} ${n(ex)} ${n(ey)}q${n(-ex * 0.1 + ey * 0.12)} ${n(-ey * 0.2)} ${n(-ex)} ${n(-ey)}Z`;
  }
  const clay = mix('#b4623f', '#171a26', painted.dark ? 0.55 : 0.16);
  const cup = mix('#e9e2d4', '#171a26', painted.dark ? 0.6 : 0.14);
  sheet.add(
    path(`M${n(px - u * 40)} ${n(sill + u * 16)}h${n(u * 104)}l${n(-u * 30)} ${n(u * 14)}h${n(-u * 84)}Z`, '#0d0f18', {
      'fill-opacity': 0.25,
    }),
    path(leaves, leaf),
    path(`M${n(px - u * 42)} ${n(sill - u * 52)}h${n(u * 84)}l${n(-u * 14)} ${n(u * 70)}h${n(-u * 56)}Z`, clay),
    path(
      `M${n(px + u * 12)} ${n(sill - u * 52)}h${n(u * 30)}l${n(-u * 14)} ${n(u * 70)}h${n(-u * 22)}Z`,
      mix(clay, '#171a26', 0.3),
    ),
    path(`M${n(cx - u * 26)} ${n(sill + u * 16)}h${n(u * 72)}l${n(-u * 18)} ${n(u * 10)}h${n(-u * 56)}Z`, '#0d0f18', {
      'fill-opacity': 0.25,
    }),
    path(
      `M${n(cx - u * 26)} ${n(sill - u * 38)}h${n(u * 52)}v${n(u * 44)}q0 ${n(u * 12)} ${n(-u * 12)} ${n(u * 12)}h${n(-u * 28)}q${n(-u * 12)} 0 ${n(-u * 12)} ${n(-u * 12)}Z`,
      cup,
    ),
    path(
      `M${n(cx + u * 26)} ${n(sill - u * 28)}q${n(u * 22)} ${n(u * 2)} ${n(u * 16)} ${n(u * 18)}q${n(-u * 4)} ${n(u * 12)} ${n(-u * 16)} ${n(u * 12)}`,
      'none',
      { stroke: cup, 'stroke-width': u * 7 },
    ),
    path(box(cx + u * 10, sill - u * 38, u * 16, u * 52), mix(cup, '#171a26', 0.22)),
  );
}

/** Where a room is seen from the next one: its door. */
export const doorway = ({ w, h }: Stage): Box => ({ x: w * 0.15, y: h * 0.06, w: w * 0.7, h: h * 0.84 });

/** The dark wall around an open door, the light that falls through it, and the leaf that stands open. */
export function doorFrame(stage: Stage, painted: Painted): void {
  const { sheet, w, h, random } = stage;
  const { x, y, w: ww, h: hh } = doorway(stage);
  const u = Math.min(w, h) / 1000;
  const wall = shaded(random.pick(WALLS), painted, painted.dark ? 0.8 : 0.62);
  const frame = mix(wall, '#ffffff', 0.16);
  const floor = mix(painted.foot, '#12131c', 0.62);
  const foot = y + hh;
  sheet.add(
    path(ring(w, h, `M${n(x)} ${n(y)}V${n(foot)}H${n(x + ww)}V${n(y)}Z`), wall, { 'fill-rule': 'evenodd' }),
    rect(0, foot, w, h - foot, floor),
    path(
      `M${n(x)} ${n(foot)}H${n(x + ww)}L${n(x + ww + u * 90)} ${n(h)}H${n(x - u * 20)}Z`,
      mix(painted.foot, '#ffe9c4', 0.25),
      { 'fill-opacity': 0.62 },
    ),
    path(
      box(x - u * 30, y - u * 30, ww + u * 60, u * 30) + box(x - u * 30, y, u * 30, hh) + box(x + ww, y, u * 30, hh),
      frame,
    ),
    path(box(x - u * 6, y - u * 6, ww + u * 12, u * 6) + box(x - u * 6, y, u * 6, hh), mix(frame, '#0d0f18', 0.5)),
    path(box(x + ww, y, u * 7, hh), mix(frame, '#ffe9c4', 0.5)),
    path(
      box(0, foot - u * 5, x - u * 30, u * 5) + box(x + ww + u * 30, foot - u * 5, w, u * 5),
      mix(wall, '#0d0f18', 0.4),
    ),
    // the leaf, seen from its edge
    path(
      `M${n(x)} ${n(y)}L${n(x - u * 82)} ${n(y - u * 46)}V${n(foot + u * 74)}L${n(x)} ${n(foot)}Z`,
      mix('#7a5238', '#12131c', painted.dark ? 0.7 : 0.5),
    ),
    path(
      `M${n(x - u * 14)} ${n(y + hh * 0.1)}L${n(x - u * 66)} ${n(y + hh * 0.07)}V${n(y + hh * 0.46)}L${n(x - u * 14)} ${n(y + hh * 0.45)}ZM${n(x - u * 14)} ${n(y + hh * 0.54)}L${n(x - u * 66)} ${n(y + hh * 0.56)}V${n(foot + u * 20)}L${n(x - u * 14)} ${n(foot - u * 30)}Z`,
      'none',
      { stroke: mix('#7a5238', '#12131c', 0.72), 'stroke-width': u * 5 },
    ),
    path(`M${n(x - u * 78)} ${n(y + hh * 0.52)}a${n(u * 9)} ${n(u * 9)} 0 1 0 .1 0Z`, '#c9a45c'),
  );
}

/** Leaves that hang into the picture from above at one side, and stand at its foot: nearer than all, dark, without detail. */
export function leaves(stage: Stage, painted: Painted, kind: 'branch' | 'fir' | 'palm' | 'bulbs' | 'plant'): void {
  const { sheet, w, h, random } = stage;
  const u = Math.min(w, h) / 1000;
  const onRight = painted.placed.reduce((sum, { x }) => sum + Math.sign(x - w / 2), 0) <= 0;
  const ink = mix(kind === 'fir' ? '#27423c' : '#2f4a35', '#0c1220', painted.dark ? 0.74 : 0.42);
  const tone = mix(ink, painted.sky[2] ?? ink, 0.2);
  sheet.within(onRight ? [-1, 0, 0, 1, w, 0] : [1, 0, 0, 1, 0, 0], () => {
    if (kind === 'bulbs') {
      const line = (y: number, sag: number): string => `M0 ${n(y)}Q${n(w * 0.5)} ${n(y + sag)} ${n(w)} ${n(y * 0.4)}`;
      sheet.add(
        path(line(h * 0.09, h * 0.16) + line(h * 0.16, h * 0.16), 'none', { stroke: '#15181f', 'stroke-width': u * 4 }),
      );
      for (const top of [0.09, 0.16])
        for (let i = 0; i < 9; i++) {
          const t = (i + 0.5) / 9;
          const [a, b, c] = [h * top, h * (top + 0.16), h * top * 0.4];
          const [x, y] = [w * t, (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c + u * 16];
          const isLit = painted.dark;
          if (isLit)
            sheet.add(
              `<circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 46)}" fill="${sheet.radial(x, y, u * 46, [
                [0, '#ffdf9e', 0.55],
                [1, '#ffdf9e', 0],
              ])}"/>`,
            );
          sheet.add(
            path(box(x - u * 5, y - u * 18, u * 10, u * 12), '#15181f'),
            `<circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 12)}" fill="${isLit ? '#fff0c8' : '#f4e3b8'}"/>`,
          );
        }
      return;
    }
    if (kind === 'plant') {
      for (const [turn, hex] of [
        [0.1, tone],
        [0, ink],
      ] as const) {
        let d = '';
        for (let i = 0; i < 7; i++) {
          const a = -Math.PI * (0.5 - 0.075 * i + turn * (i % 2 ? 1 : -1));
          const long = Math.min(w * 0.34, h * 0.5) * (0.7 + 0.3 * ((i * 3) % 4) * 0.33);
          const [ex, ey] = [Math.cos(a) * long, Math.sin(a) * long];
          d += `M${n(-w * 0.02)} ${n(h * 1.06)}q${n(ex * 0.3 - ey * 0.2)} ${n(ey * 0.7)} ${n(ex)} ${n(ey)}q${n(-ex * 0.1 + ey * 0.16)} ${n(-ey * 0.2)} ${n(-ex)} ${n(-ey)}Z`;
        }
        sheet.add(path(d, hex));
      }
      return;
    }
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
