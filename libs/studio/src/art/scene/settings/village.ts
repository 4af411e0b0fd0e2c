import { n, path } from '../../../svg';
import { farRidges, foliage, roll, snowy, treeLine } from '../land';
import { paintSky } from '../sky';
import { blend } from '../tone';
import { LAMP, WALLS } from '../town';
import { box, dark, lit, pale, plain } from '../view';
import type { Ground, View } from '../view';

/** One house with a gable to the side: its wall, its roof and its windows. */
function houseAt(v: View, x: number, y: number, s: number, far: number): string {
  const { random, light } = v;
  const wall = v.brief.walls
    ? blend(v.brief.walls, random.pick(WALLS), 0.14)
    : random.pick(['#efe3cc', '#e6d0b0', '#dcb99a', '#d8d3c4']);
  const roof = snowy(v, random.pick(['#a0553f', '#8a4a3a', '#b0664a']), 0.16);
  const [w, h] = [s * random.range(0.9, 1.3), s * random.range(0.62, 0.9)];
  let panes = '';
  for (const [dx, dy] of [
    [0.16, 0.28],
    [0.46, 0.28],
    [0.16, 0.62],
    [0.46, 0.62],
  ] as const)
    panes += box(x + w * dx, y - h + h * dy, w * 0.14, h * 0.18);
  return (
    path(box(x, y - h, w * 0.72, h), lit(v, wall, far)) +
    path(
      `M${n(x + w * 0.72)} ${n(y)}V${n(y - h)}L${n(x + w * 0.86)} ${n(y - h * 1.4)}L${n(x + w)} ${n(y - h)}V${n(y)}Z`,
      dark(v, wall, far, 0.3),
    ) +
    path(
      `M${n(x - w * 0.04)} ${n(y - h * 0.96)}L${n(x + w * 0.12)} ${n(y - h * 1.44)}H${n(x + w * 0.86)}L${n(x + w * 0.74)} ${n(y - h * 0.96)}Z`,
      lit(v, roof, far),
    ) +
    path(
      `M${n(x + w * 0.86)} ${n(y - h * 1.44)}L${n(x + w * 1.04)} ${n(y - h * 0.94)}L${n(x + w)} ${n(y - h * 0.92)}L${n(x + w * 0.86)} ${n(y - h * 1.3)}L${n(x + w * 0.74)} ${n(y - h * 0.96)}Z`,
      dark(v, roof, far, 0.4),
    ) +
    path(box(x + w * 0.28, y - h * 1.6, w * 0.08, h * 0.24), dark(v, '#9a6a58', far, 0.2)) +
    path(panes, light.lamps ? blend(LAMP, light.air, far * 0.4) : dark(v, '#5b7486', far, 0.1)) +
    path(box(x + w * 0.31, y - h * 0.36, w * 0.11, h * 0.36), dark(v, '#6b4a35', far, 0.2))
  );
}
/** The tower of its church, with a spire. */
function spire(v: View, x: number, y: number, s: number, far: number): string {
  const roof = snowy(v, '#6d5a5c', 0.2);
  return (
    path(
      box(x - s * 0.2, y - s * 1.5, s * 0.4, s * 1.5),
      v.sheet.linear(x - s * 0.2, 0, x + s * 0.2, 0, [
        [0, pale(v, '#efe6d4', far)],
        [1, dark(v, '#efe6d4', far, 0.3)],
      ]),
    ) +
    path(
      `M${n(x - s * 0.26)} ${n(y - s * 1.48)}L${n(x)} ${n(y - s * 2.5)}L${n(x + s * 0.26)} ${n(y - s * 1.48)}Z`,
      lit(v, roof, far),
    ) +
    path(
      `M${n(x)} ${n(y - s * 2.5)}L${n(x + s * 0.26)} ${n(y - s * 1.48)}H${n(x + s * 0.04)}Z`,
      dark(v, roof, far, 0.4),
    ) +
    path(box(x - s * 0.06, y - s * 1.28, s * 0.12, s * 0.24), v.light.lamps ? LAMP : dark(v, '#4a5c6a', far))
  );
}

/** Houses around a church among hills, the nearer the larger, and a green before them. */
export function village(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8f9a', 2, 0.16, [v.brief.ground, v.brief.distance].includes('mountains'));
  roll(v, horizon, h * 0.03, w * 0.5, snowy(v, '#8fae68'), 0.5);
  treeLine(v, () => horizon + u * 6, [u * 24, u * 50], foliage(v, '#55805a', random.next()), 0.5, 'round', 0.7, 0.5);
  const low = v.clear === 'top' ? 0.72 : 1;
  for (const [row, [size, far, y]] of [
    [u * 62 * low, 0.46, horizon + h * 0.015],
    [u * 84 * low, 0.28, horizon + h * 0.05],
    [u * 108 * low, 0.12, horizon + h * 0.1],
  ].entries() as IterableIterator<[number, [number, number, number]]>) {
    roll(v, y - u * 8, h * 0.008, w * 0.6, snowy(v, ['#8aab5e', '#7fa453', '#78a04c'][row] ?? '#7fa453'), far);
    if (row === 1) sheet.add(spire(v, w * random.range(0.4, 0.6), y, size * 1.1, far));
    for (let x = -size * random.range(0.1, 0.6); x < w; x += size * random.range(1.1, row === 2 ? 2.6 : 1.7)) {
      // the middle of the nearest row is left to those who stand there
      if (row === 2 && x > w * 0.28 && x < w * 0.66) continue;
      sheet.add(houseAt(v, x, y + u * random.range(-3, 6), size, far));
    }
    treeLine(
      v,
      () => y + u * 6,
      [size * 0.4, size * 0.7],
      foliage(v, '#4f7f4c', random.next()),
      far,
      'round',
      2.4,
      0.4,
    );
  }
  const green = snowy(v, '#7aa24c');
  roll(v, horizon + h * 0.115, h * 0.01, w * 0.7, green, 0);
  return {
    horizon,
    foot: dark(v, green, 0, 0.3),
    depth: 0.6,
    stand: plain(horizon + h * 0.06, h, 0.16, 0.84),
  };
}
