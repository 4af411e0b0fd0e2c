import { mix } from '../../palette/palette';
import { ellipse } from '../../svg';
import { box, disc, down, form, glow, lit, times } from './brush';
import type { Brush } from './brush';
import { pendant, plant, shelves, walls, windowAt } from './furnishings';

export function kitchen(brush: Brush): string {
  const { random } = brush;
  const front = lit(
    brush,
    brush.wall ? mix(brush.wall, '#ffffff', 0.35) : random.pick(['#e9e4d8', '#cfd6cb', '#d9dde0', '#ece7df']),
  );
  const seam = mix(front, '#5c5346', 0.3);
  const top = lit(brush, '#b48d63');
  const pots = ['#7b8f86', '#c9a27a', '#a34f37', '#dfe3e0', '#3f4a4d', '#d9c24f'];
  return (
    walls(brush, '#efeae1') +
    // tiles
    times(8, (i) =>
      times(3, (k) => box(brush, i * 0.125 + 0.003, 0.4 + k * 0.065, 0.119, 0.06, lit(brush, '#faf8f3'))),
    ) +
    windowAt(brush, 0.08, 0.1, 0.34, 0.4, 2) +
    times(
      3,
      (i) =>
        box(brush, 0.52 + i * 0.17, 0.04, 0.16, 0.26, front, 0.004) +
        box(brush, 0.535 + i * 0.17, 0.25, 0.05, 0.01, seam),
    ) +
    shelves(brush, 0.52, 0.32, 0.5, 0.13, 1, top, pots) +
    times(6, () => {
      const x = random.range(0.5, 0.95);
      return box(brush, x, 0.54, random.range(0.02, 0.05), 0.06, lit(brush, random.pick(pots)), 0.008);
    }) +
    plant(brush, 0.44, 0.56, 0.07) +
    // the tap before the window
    box(brush, 0.27, 0.47, 0.009, 0.13, '#9aa0a3') +
    box(brush, 0.235, 0.465, 0.044, 0.013, '#9aa0a3', 0.005) +
    box(brush, 0, 0.6, 1, 0.03, top) +
    box(brush, 0, 0.63, 1, 0.37, mix(front, '#5c5346', 0.14)) +
    times(
      6,
      (i) =>
        box(brush, i * 0.17 + 0.004, 0.645, 0.16, 0.33, front, 0.004) +
        box(brush, i * 0.17 + 0.055, 0.67, 0.055, 0.01, seam),
    ) +
    pendant(brush, 0.6, 0.12, 0.05, lit(brush, '#3d4a4b')) +
    pendant(brush, 0.83, 0.12, 0.05, lit(brush, '#3d4a4b'))
  );
}

export function office(brush: Brush): string {
  const { random } = brush;
  const desk = lit(brush, '#d3b48c');
  return (
    walls(brush, '#e9ecec') +
    times(3, (i) => box(brush, 0.08 + i * 0.3, 0.03, 0.2, 0.02, '#ffffff')) +
    windowAt(brush, 0.04, 0.12, 0.6, 0.42, 5) +
    shelves(
      brush,
      0.72,
      0.16,
      0.24,
      0.4,
      3,
      lit(brush, '#b99873'),
      ['#5b7280', '#c2c9cc', '#d9a15c', '#8a9a78', '#efece4'],
      true,
    ) +
    times(3, (i) => {
      const x = 0.04 + i * 0.33;
      return (
        box(brush, x, 0.62, 0.28, 0.018, desk) +
        box(brush, x + 0.02, 0.64, 0.01, 0.2, '#8d8f90') +
        box(brush, x + 0.25, 0.64, 0.01, 0.2, '#8d8f90') +
        box(brush, x + 0.06, 0.49, 0.13, 0.1, lit(brush, '#2f363b'), 0.004) +
        box(brush, x + 0.066, 0.497, 0.118, 0.085, lit(brush, random.pick(['#9fc3d6', '#dfe7ea', '#b9cfc4']))) +
        box(brush, x + 0.12, 0.59, 0.012, 0.03, '#6f7679') +
        box(brush, x + 0.1, 0.68, 0.09, 0.12, lit(brush, '#59656b'), 0.02)
      );
    }) +
    plant(brush, 0.68, 0.62, 0.14) +
    plant(brush, 0.02, 0.66, 0.12)
  );
}

export function cafe(brush: Brush): string {
  const { random } = brush;
  const wood = lit(brush, '#7a5236');
  const goods = ['#e8dcc6', '#a9613a', '#4c5d52', '#c99a4b', '#8c2f27', '#dfe3dc'];
  return (
    walls(brush, '#b9a48b') +
    windowAt(brush, -0.05, 0.1, 0.3, 0.5, 2) +
    box(brush, 0.36, 0.1, 0.64, 0.42, lit(brush, '#5b4636')) +
    shelves(brush, 0.4, 0.12, 0.56, 0.38, 3, wood, goods) +
    box(brush, 0.3, 0.56, 0.7, 0.03, lit(brush, '#caa477')) +
    box(brush, 0.32, 0.59, 0.68, 0.4, wood) +
    times(8, (i) => box(brush, 0.33 + i * 0.085, 0.61, 0.075, 0.36, mix(wood, '#2a1a10', 0.25))) +
    // the machine, cups, a table
    box(brush, 0.5, 0.44, 0.16, 0.12, '#9ea3a4', 0.01) +
    box(brush, 0.52, 0.5, 0.12, 0.03, '#3c4143') +
    times(6, (i) => box(brush, 0.72 + i * 0.035, 0.525, 0.024, 0.035, '#f1ece2', 0.006)) +
    ellipse(0.14 * brush.width, 0.7 * brush.height, 0.13 * brush.width, 0.02 * brush.height, lit(brush, '#c79b6a')) +
    box(brush, 0.135, 0.71, 0.012, 0.2, '#3a3430') +
    times(4, (i) => pendant(brush, 0.2 + i * 0.22, random.range(0.1, 0.16), 0.04, '#2e2a27')) +
    times(10, () => glow(brush, random.range(0.3, 1), random.range(0.06, 0.5), random.range(0.004, 0.01), '#ffdfa6'))
  );
}

/** The lights of a tree in a dim warm room, each a disc out of focus. */
export function fairyLights(brush: Brush): string {
  const { random } = brush;
  const tree: [number, number][] = [
    [0.68, -0.05],
    [1.1, 1.05],
    [0.26, 1.05],
  ];
  // as wide as the tree is there
  const lit = (spread: number, at: number): [number, number] => [0.68 + 0.42 * (spread - 0.5) * 2 * at, at];
  return (
    `<defs>${down('room', '#4a3426', '#2b1c14')}</defs>` +
    box(brush, 0, 0, 1, 1, 'url(#room)') +
    glow(brush, 0.12, 0.35, 0.05, '#a8703c') +
    form(brush, tree, '#1f3527') +
    times(34, () => {
      const [x, y] = lit(random.next(), random.range(0.08, 1));
      return glow(brush, x, y, random.range(0.006, 0.013), random.chance(0.8) ? '#ffd58a' : '#ff9a6b');
    }) +
    times(9, () => glow(brush, random.range(0, 0.4), random.range(0.1, 0.9), random.range(0.008, 0.018), '#e8b873'))
  );
}

/** A wall of old boards with daylight between them, and beams across. */
export function barn(brush: Brush): string {
  const { random } = brush;
  const wood = lit(brush, '#5c4630');
  return (
    `<defs>${down('boards', mix(wood, '#000000', 0.35), wood)}</defs>` +
    box(brush, 0, 0, 1, 1, 'url(#boards)') +
    times(16, (i) => {
      const tone = random.chance(0.5) ? '#000000' : '#c9a06c';
      return (
        box(brush, i / 16, 0, 0.0625, 1, mix(wood, tone, random.range(0.04, 0.2))) +
        (random.chance(0.55) ? box(brush, i / 16, 0, 0.005, random.range(0.5, 0.85), lit(brush, '#ffe7b8')) : '')
      );
    }) +
    box(brush, 0, 0.1, 1, 0.05, mix(wood, '#000000', 0.45)) +
    box(brush, 0.2, 0, 0.045, 1, mix(wood, '#000000', 0.4)) +
    box(brush, 0.8, 0, 0.045, 1, mix(wood, '#000000', 0.4))
  );
}

/** A vault with barrels along both walls, lit by one lamp. */
export function cellar(brush: Brush): string {
  const [stone, oak] = ['#4a3d32', '#7a5230'];
  const barrel = (x: number, y: number, r: number) =>
    disc(brush, x, y, r, mix(oak, '#1a0f08', 0.35)) +
    disc(brush, x, y, 0.86 * r, oak) +
    box(brush, x - 0.86 * r, y - 0.02 * r, 1.72 * r, 0.05 * r, mix(oak, '#1a0f08', 0.4)) +
    disc(brush, x, y, 0.07 * r, '#241509');
  const vault: [number, number][] = [
    [0.2, 1],
    [0.2, 0.4],
    [0.32, 0.2],
    [0.5, 0.13],
    [0.68, 0.2],
    [0.8, 0.4],
    [0.8, 1],
  ];
  return (
    `<defs>${down('stone', mix(stone, '#000000', 0.45), stone)}<radialGradient id="lamp" cx="0.5" cy="0.34" r="0.62"><stop offset="0" stop-color="#ffd08a" stop-opacity="0.62"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient></defs>` +
    box(brush, 0, 0, 1, 1, 'url(#stone)') +
    form(brush, vault, mix(stone, '#000000', 0.5)) +
    times(3, (i) => barrel(0.27 - 0.1 * i, 0.62, 0.06 + 0.045 * i) + barrel(0.73 + 0.1 * i, 0.62, 0.06 + 0.045 * i)) +
    times(3, (i) => barrel(0.22 - 0.12 * i, 0.46, 0.05 + 0.04 * i) + barrel(0.78 + 0.12 * i, 0.46, 0.05 + 0.04 * i)) +
    box(brush, 0, 0, 1, 1, 'url(#lamp)') +
    glow(brush, 0.5, 0.3, 0.014, '#ffe9c0')
  );
}

export function shop(brush: Brush): string {
  const { random } = brush;
  const goods = ['#c9d4d8', '#e4c9b0', '#7d8f9c', '#d98f6a', '#efe9dd', '#a7b79b', '#b0576a', '#e0c15e'];
  return (
    walls(brush, '#ece5da') +
    times(
      3,
      (i) =>
        box(brush, 0.03 + i * 0.33, 0.14, 0.28, 0.5, lit(brush, '#d9cbb6')) +
        shelves(brush, 0.035 + i * 0.33, 0.16, 0.27, 0.46, 4, lit(brush, '#a98a66'), goods),
    ) +
    box(brush, 0, 0, 1, 0.08, lit(brush, '#4b4640')) +
    times(7, (i) => glow(brush, 0.07 + i * 0.145, 0.09, random.range(0.008, 0.014), '#fff1d0'))
  );
}

export function livingRoom(brush: Brush): string {
  const sofa = lit(brush, brush.random.pick(['#8b9aa3', '#7f8f7a', '#b9a68f', '#6f7f96']));
  const deep = mix(sofa, '#20242a', 0.25);
  return (
    walls(brush, '#ece6dc') +
    windowAt(brush, 0.05, 0.08, 0.28, 0.5, 2) +
    box(brush, 0, 0.03, 0.06, 0.66, lit(brush, '#d9cfbe')) +
    box(brush, 0.33, 0.03, 0.05, 0.66, lit(brush, '#d9cfbe')) +
    box(brush, 0.56, 0.12, 0.2, 0.24, lit(brush, '#5d5348')) +
    box(brush, 0.57, 0.133, 0.18, 0.213, lit(brush, '#f1ece2')) +
    disc(brush, 0.66, 0.24, 0.045, lit(brush, '#c98b62')) +
    box(brush, 0, 0.72, 1, 0.28, lit(brush, '#b08a63')) +
    box(brush, 0.42, 0.46, 0.5, 0.2, sofa, 0.02) +
    box(brush, 0.4, 0.58, 0.54, 0.16, deep, 0.02) +
    box(brush, 0.39, 0.53, 0.06, 0.22, sofa, 0.02) +
    box(brush, 0.89, 0.53, 0.06, 0.22, sofa, 0.02) +
    box(brush, 0.48, 0.49, 0.1, 0.11, lit(brush, '#d9a566'), 0.02) +
    box(brush, 0.75, 0.49, 0.1, 0.11, lit(brush, '#efe8da'), 0.02) +
    box(brush, 0.963, 0.25, 0.006, 0.5, '#4c4640') +
    form(
      brush,
      [
        [0.94, 0.16],
        [0.99, 0.16],
        [1.02, 0.27],
        [0.91, 0.27],
      ],
      '#f4e3bd',
    ) +
    glow(brush, 0.965, 0.26, 0.02, '#ffe6ae') +
    plant(brush, 0.4, 0.62, 0.13)
  );
}

export function bedroom(brush: Brush): string {
  const linen = lit(brush, '#f3efe8');
  return (
    walls(brush, '#e3dcd2') +
    windowAt(brush, 0.04, 0.08, 0.24, 0.44, 2) +
    box(brush, 0, 0.76, 1, 0.24, lit(brush, '#b6936d')) +
    box(brush, 0.38, 0.34, 0.54, 0.34, lit(brush, '#8d7158'), 0.02) +
    box(brush, 0.42, 0.46, 0.2, 0.13, linen, 0.03) +
    box(brush, 0.68, 0.46, 0.2, 0.13, linen, 0.03) +
    box(brush, 0.37, 0.57, 0.56, 0.26, mix(linen, '#8a8f97', 0.1), 0.02) +
    box(brush, 0.37, 0.66, 0.56, 0.17, lit(brush, '#9aa7ad'), 0.02) +
    times(2, (i) => {
      const x = i === 0 ? 0.33 : 0.96;
      return (
        box(brush, x - 0.04, 0.62, 0.08, 0.18, lit(brush, '#a07f5e'), 0.004) +
        box(brush, x - 0.03, 0.5, 0.06, 0.08, '#f6e6c4', 0.008) +
        glow(brush, x, 0.54, 0.02, '#ffe3a8')
      );
    })
  );
}

export const library = (brush: Brush): string =>
  walls(brush, '#6d523c') +
  times(3, (i) =>
    shelves(
      brush,
      0.02 + i * 0.33,
      0.02,
      0.3,
      0.72,
      6,
      lit(brush, '#543b28'),
      ['#7a2e28', '#2f4858', '#b58a46', '#e2d6bd', '#4d5b3c', '#8c6a4f', '#3b2f3f'],
      true,
    ),
  ) +
  times(4, (i) => glow(brush, 0.12 + i * 0.26, 0.07, 0.012, '#ffdf9e'));

/** Curtains in the dark, and the cones of two spotlights. */
export function stage(brush: Brush): string {
  const { random, wall, said } = brush;
  // a curtain that is named is lit itself
  const dim = /\bcurtains?\b/iu.test(said) ? 0.2 : 0.55;
  const cloth = mix(wall ?? random.pick(['#5a1420', '#1f2238', '#2b1f33']), '#08070b', dim);
  const light = '#fff1d6';
  const cone = (x: number, to: number) =>
    `<g fill-opacity="0.22">${form(
      brush,
      [
        [x - 0.015, -0.02],
        [x + 0.015, -0.02],
        [to + 0.2, 1],
        [to - 0.2, 1],
      ],
      'url(#beam)',
    )}</g>`;
  return (
    `<defs>${down('beam', light, light, mix(light, cloth, 0.6))}</defs>` +
    box(brush, 0, 0, 1, 1, cloth) +
    times(14, (i) => box(brush, i / 14 + random.range(-0.01, 0.01), 0, 0.03, 1, mix(cloth, '#000000', 0.45))) +
    times(7, (i) => glow(brush, 0.08 + i * 0.14, 0.03, 0.006, light)) +
    cone(0.22, 0.45) +
    cone(0.78, 0.55)
  );
}
