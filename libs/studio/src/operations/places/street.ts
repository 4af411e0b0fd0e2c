import { mix } from '../../palette/palette';
import { box, disc, down, form, glow, times } from './brush';
import type { Brush } from './brush';

/** Fronts of houses along both sides of a street, with their windows, towards a point far off. */
export function fronts(brush: Brush, side: -1 | 1, colours: readonly string[]): string {
  const { random, isNight } = brush;
  const [vx, vy] = [0.5, 0.5];
  // a place on the front by how near it is, 0 far off to 1 at the frame, and how high, 0 the ground to 1 the eaves
  const at = (near: number, high: number): [number, number] => {
    const scale = 0.1 + 0.9 * near * near;
    return [vx + side * 0.62 * scale, vy + 0.3 * scale - high * 1.15 * scale];
  };
  const houses = [0, 0.3, 0.5, 0.66, 0.8, 0.92, 1.1];
  return times(houses.length - 1, (k) => {
    const [from, to] = [houses[k]!, houses[k + 1]!];
    const eaves = random.range(0.72, 1);
    const wall = random.pick(colours);
    const house = form(brush, [at(from, 0), at(to, 0), at(to, eaves), at(from, eaves)], wall);
    const rows = times(5, (row) =>
      times(3, (i) => {
        const [left, right] = [from + (to - from) * (0.14 + i * 0.29), from + (to - from) * (0.3 + i * 0.29)];
        const [low, high] = [eaves * (0.1 + row * 0.18), eaves * (0.2 + row * 0.18)];
        const glass = isNight
          ? random.chance(row === 0 ? 0.9 : 0.45)
            ? random.pick(['#ffd489', '#ffe3ae', '#f7b967'])
            : mix(wall, '#0a0f1e', 0.5)
          : mix(wall, '#4d5a66', 0.6);
        return form(brush, [at(left, low), at(right, low), at(right, high), at(left, high)], glass);
      }),
    );
    return house + rows;
  });
}

export function street(brush: Brush): string {
  const { random, isNight } = brush;
  const sky = isNight ? ['#0b1126', '#1d2a4d', '#4a4a68'] : ['#a9cbe6', '#dbe8ee', '#f6efe2'];
  const stone = isNight
    ? ['#2a2d40', '#34303d', '#232a3c', '#3a3440']
    : ['#d8cbb6', '#c7b299', '#e2dccf', '#b98f74', '#cfd3d2'];
  const lamps = times(2, (k) => {
    const side = k === 0 ? -1 : 1;
    return times(4, (i) => {
      const near = [0.3, 0.5, 0.7, 0.95][i]!;
      const scale = 0.1 + 0.9 * near * near;
      const [x, y] = [0.5 + side * 0.44 * scale, 0.5 + 0.3 * scale];
      return (
        box(brush, x - 0.004 * scale, y - 0.62 * scale, 0.008 * scale, 0.62 * scale, isNight ? '#15192a' : '#5b5f62') +
        (isNight
          ? glow(brush, x, y - 0.62 * scale, 0.008 + 0.02 * scale, '#ffdc9a')
          : disc(brush, x, y - 0.62 * scale, 0.014 * scale, '#f3efe4'))
      );
    });
  });
  const trees = isNight
    ? ''
    : times(2, (k) =>
        times(3, (i) => {
          const near = [0.42, 0.62, 0.84][i]!;
          const scale = 0.1 + 0.9 * near * near;
          const [x, y] = [0.5 + (k === 0 ? -1 : 1) * 0.5 * scale, 0.5 + 0.3 * scale];
          return (
            box(brush, x - 0.008 * scale, y - 0.4 * scale, 0.016 * scale, 0.4 * scale, '#6b5a48') +
            times(9, () =>
              disc(
                brush,
                x + random.range(-0.09, 0.09) * scale,
                y - random.range(0.32, 0.62) * scale,
                random.range(0.04, 0.07) * scale,
                random.pick(['#86a06a', '#6f8d58', '#9fb57f']),
                0.9,
              ),
            )
          );
        }),
      );
  const cars = times(3, (i) => {
    const scale = [0.16, 0.24, 0.34][i]!;
    const [x, y] = [0.5 + [-0.11, 0.1, -0.26][i]! * scale * 1.9, 0.5 + 0.27 * scale];
    const body = random.pick(isNight ? ['#1a1d29', '#2b1f26'] : ['#5d6b78', '#8a2f2a', '#e6e4de', '#33383d']);
    return (
      box(brush, x - 0.13 * scale, y - 0.1 * scale, 0.26 * scale, 0.12 * scale, body, 0.02 * scale) +
      box(brush, x - 0.1 * scale, y - 0.17 * scale, 0.2 * scale, 0.1 * scale, mix(body, '#9fb0bb', 0.4), 0.03 * scale) +
      (isNight
        ? glow(brush, x - 0.1 * scale, y - 0.03 * scale, 0.011 + 0.01 * scale, i === 1 ? '#ff5a48' : '#fff4d8') +
          glow(brush, x + 0.1 * scale, y - 0.03 * scale, 0.011 + 0.01 * scale, i === 1 ? '#ff5a48' : '#fff4d8')
        : '')
    );
  });
  const signs = isNight
    ? times(10, () =>
        glow(
          brush,
          0.5 + random.range(-0.42, 0.42),
          random.range(0.36, 0.52),
          random.range(0.005, 0.014),
          random.pick(['#ff9e5e', '#7fd0ff', '#ff6f91', '#ffe2a3', '#9df0c4']),
        ),
      )
    : '';
  const road = isNight ? ['#3b3c4c', '#20222e'] : ['#b3b0aa', '#8f8d89'];
  return (
    `<defs>${down('sky', ...sky)}${down('road', ...road)}</defs>` +
    box(brush, 0, 0, 1, 1, 'url(#sky)') +
    times(7, (i) =>
      box(brush, 0.4 + i * 0.03, 0.5 - random.range(0.05, 0.16), 0.032, 0.2, mix(random.pick(stone), sky[1]!, 0.55)),
    ) +
    box(brush, 0, 0.52, 1, 0.48, isNight ? '#2c2e3c' : '#c9c4bb') +
    form(
      brush,
      [
        [0.49, 0.525],
        [0.51, 0.525],
        [0.95, 1],
        [0.05, 1],
      ],
      'url(#road)',
    ) +
    fronts(brush, -1, stone) +
    fronts(brush, 1, stone) +
    trees +
    lamps +
    cars +
    signs
  );
}
