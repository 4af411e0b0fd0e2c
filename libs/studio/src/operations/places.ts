import { mix } from '../palette/palette';
import type { Random } from '../random';
import { circle, el, ellipse, n, path, rect } from '../svg';

/** What a place is painted with: sizes are shares of the frame's width and height. */
interface Brush {
  width: number;
  height: number;
  isNight: boolean;
  /** what is left of colours by night */
  dark: string;
  /** the colour of walls where one is named */
  wall?: string;
  random: Random;
}
interface Place {
  words: RegExp;
  /** what is seen of it, beside its name */
  shows: RegExp;
  isOutside?: boolean;
  /** what is far off, which is out of focus */
  far: (brush: Brush) => string;
  /** colours of the floor, far and near; and of the joints of its boards, where it has any */
  floor: readonly [string, string, string?];
}

const box = ({ width, height }: Brush, x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  rect(x * width, y * height, w * width, h * height, fill, round ? { rx: round * width } : {});
const disc = ({ width, height }: Brush, x: number, y: number, r: number, fill: string, opacity = 1): string =>
  circle(x * width, y * height, r * Math.max(width, height), fill, opacity < 1 ? { 'fill-opacity': opacity } : {});
const form = ({ width, height }: Brush, points: readonly (readonly [number, number])[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${n(x * width)} ${n(y * height)}`).join('L')}z`, fill);
const down = (id: string, ...colours: string[]): string =>
  el(
    'linearGradient',
    { id, x2: '0', y2: '1' },
    ...colours.map((colour, i) => el('stop', { offset: i / (colours.length - 1), 'stop-color': colour })),
  );
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A light that is out of focus: a disc, brightest at its rim. */
const glow = (brush: Brush, x: number, y: number, r: number, colour: string): string =>
  disc(brush, x, y, 2.6 * r, colour, 0.16) + disc(brush, x, y, r, colour, 0.85);
/** Light as by day, or as a lamp leaves it. */
const lit = ({ isNight, dark }: Brush, colour: string): string => (isNight ? mix(colour, dark, 0.62) : colour);

function windowAt(brush: Brush, x: number, y: number, w: number, h: number, panes: number): string {
  const { isNight } = brush;
  const frame = lit(brush, '#f7f4ee');
  const inner =
    `<defs>${down('pane', ...(isNight ? ['#101a33', '#243258'] : ['#ffffff', '#eef6f7', '#dce9d6']))}</defs>` +
    box(brush, x, y, w, h, 'url(#pane)') +
    // what grows outside
    (isNight
      ? ''
      : times(9, () =>
          disc(
            brush,
            x + brush.random.next() * w,
            y + h * brush.random.range(0.66, 0.92),
            brush.random.range(0.015, 0.035),
            '#a9c39a',
            0.7,
          ),
        ));
  return (
    box(brush, x - 0.012, y - 0.016, w + 0.024, h + 0.032, frame) +
    inner +
    times(panes - 1, (i) => box(brush, x + ((i + 1) * w) / panes - 0.004, y, 0.008, h, frame)) +
    box(brush, x - 0.02, y + h + 0.012, w + 0.04, 0.014, frame)
  );
}

function plant(brush: Brush, x: number, y: number, size: number): string {
  const leaves = times(16, () => {
    const [dx, dy] = [brush.random.range(-0.5, 0.5) * size, -brush.random.range(0.1, 1.1) * size];
    return ellipse(
      (x + dx) * brush.width,
      (y + dy) * brush.height,
      0.16 * size * brush.width,
      0.22 * size * brush.height,
      lit(brush, brush.random.chance(0.5) ? '#5f8250' : '#7d9c66'),
      {
        transform: `rotate(${n(brush.random.range(-50, 50))} ${n((x + dx) * brush.width)} ${n((y + dy) * brush.height)})`,
      },
    );
  });
  return leaves + box(brush, x - 0.18 * size, y, 0.36 * size, 0.42 * size, lit(brush, '#cdb8a0'), 0.008);
}

/** A lamp that hangs down. */
const pendant = (brush: Brush, x: number, y: number, size: number, shade: string): string =>
  box(brush, x - 0.0012, 0, 0.0024, y, '#4a443d') +
  form(
    brush,
    [
      [x - 0.3 * size, y],
      [x + 0.3 * size, y],
      [x + size, y + 1.1 * size],
      [x - size, y + 1.1 * size],
    ],
    shade,
  ) +
  glow(brush, x, y + 1.2 * size, 0.3 * size, '#ffe9bd');

/** Boards one above the other, with things in a row on each. */
function shelves(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  board: string,
  things: readonly string[],
  isPacked = false,
): string {
  const { random } = brush;
  const gap = h / rows;
  return times(rows, (row) => {
    const base = y + (row + 1) * gap;
    let out = '';
    for (let at = x + 0.006; at < x + w - 0.02;) {
      const wide = isPacked ? random.range(0.008, 0.02) : random.range(0.018, 0.036);
      const tall = gap * (isPacked ? random.range(0.6, 0.86) : random.range(0.3, 0.7));
      out += box(brush, at, base - tall, wide, tall, lit(brush, random.pick(things)), isPacked ? 0.001 : 0.005);
      at += wide + (isPacked ? 0.001 : random.range(0.006, 0.03));
    }
    return out + box(brush, x, base, w, 0.014, board);
  });
}

const walls = (brush: Brush, colour: string): string => {
  const wall = lit(brush, brush.wall ?? colour);
  return `<defs>${down('wall', mix(wall, '#ffffff', brush.isNight ? 0 : 0.25), mix(wall, '#5a4a3a', 0.12))}</defs>${box(brush, 0, 0, 1, 1, 'url(#wall)')}`;
};

/** Fronts of houses along both sides of a street, with their windows, towards a point far off. */
function fronts(brush: Brush, side: -1 | 1, colours: readonly string[]): string {
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

function street(brush: Brush): string {
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

function kitchen(brush: Brush): string {
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

function office(brush: Brush): string {
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

function cafe(brush: Brush): string {
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

function shop(brush: Brush): string {
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

function livingRoom(brush: Brush): string {
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

function bedroom(brush: Brush): string {
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

const library = (brush: Brush): string =>
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

function garden(brush: Brush): string {
  const { random, isNight } = brush;
  const tone = (colour: string) => (isNight ? mix(colour, '#0a1420', 0.6) : colour);
  const leaves = (count: number, from: number, to: number, colours: readonly string[], r: number) =>
    times(count, () =>
      disc(brush, random.next(), random.range(from, to), random.range(0.5, 1) * r, tone(random.pick(colours)), 0.85),
    );
  return (
    `<defs>${down('air', ...(isNight ? ['#0d1730', '#22304a', '#1a2b22'] : ['#dbeaf0', '#eef3dc', '#b9cf94']))}${down('lawn', tone('#a9c67c'), tone('#7fa352'))}</defs>` +
    box(brush, 0, 0, 1, 1, 'url(#air)') +
    leaves(70, 0.12, 0.5, ['#9fb98a', '#86a574', '#b6c99c', '#7f9f78'], 0.07) +
    leaves(60, 0.34, 0.6, ['#5f8450', '#749a5c', '#4e7446'], 0.055) +
    box(brush, 0, 0.6, 1, 0.4, 'url(#lawn)') +
    leaves(40, 0.56, 0.66, ['#5c8a47', '#6f9a52', '#4b7a40'], 0.035) +
    times(34, () =>
      disc(
        brush,
        random.next(),
        random.range(0.54, 0.67),
        random.range(0.005, 0.012),
        tone(random.pick(['#e58aa0', '#f4e2ec', '#e9c04f', '#b088c9', '#f7f3e8'])),
        0.9,
      ),
    ) +
    times(isNight ? 12 : 26, () =>
      disc(
        brush,
        random.next(),
        random.range(0.02, 0.45),
        random.range(0.008, 0.02),
        isNight ? '#ffdf9e' : '#fbfde8',
        0.4,
      ),
    )
  );
}

const WOOD = ['#c39a6e', '#9a7148', '#6d4c2e'] as const;
const PLACES: readonly Place[] = [
  {
    words: /\bkitchens?\b/iu,
    shows: /^(?:windows?|shelves|cupboards?|cabinets?|worktops?|counters?|tiles?|lamps?|plants?|taps?|sinks?)$/u,
    far: kitchen,
    floor: ['#d8d2c8', '#b9b1a4'],
  },
  {
    words: /\b(?:offices?|workplaces?|co-?working(?: spaces?)?|meeting rooms?|conference rooms?)\b/iu,
    shows: /^(?:windows?|desks?|plants?|shelves|computers?|screens?|chairs?)$/u,
    far: office,
    floor: ['#bfc1be', '#9b9d9a'],
  },
  {
    words: /\b(?:caf[eé]s?|coffee ?(?:shops?|houses?|bars?)|bars?|restaurants?|pubs?|bistros?|diners?)(?!\p{L})/iu,
    shows: /^(?:lamps?|lights?|counters?|windows?|shelves|warm|cosy)$/u,
    far: cafe,
    floor: ['#9b7350', '#6d4c31', '#4f3521'],
  },
  {
    words: /\b(?:shop|store|boutique)s?(?: windows?| fronts?)?\b|\b(?:supermarkets?|bakery|bakeries|pharmacy)\b/iu,
    shows: /^(?:shelves|lamps?|lights?|goods|windows?|fronts?|display)$/u,
    far: shop,
    floor: ['#cfc6b8', '#a99f90'],
  },
  {
    words: /\b(?:living|sitting|drawing) ?rooms?\b|\b(?:lounges?|apartments?|flats?|lofts?)\b/iu,
    shows: /^(?:windows?|sofas?|lamps?|plants?|pictures?|cushions?|curtains?|cosy|modern)$/u,
    far: livingRoom,
    floor: WOOD,
  },
  {
    words: /\b(?:bedrooms?|hotel rooms?)\b/iu,
    shows: /^(?:beds?|windows?|lamps?|pillows?)$/u,
    far: bedroom,
    floor: WOOD,
  },
  {
    words: /\b(?:librar(?:y|ies)|book ?shops?|book ?stores?|book ?shel(?:f|ves))\b/iu,
    shows: /^(?:books?|shelves|lamps?)$/u,
    far: library,
    floor: ['#8a6444', '#5f4029', '#452c1a'],
  },
  {
    words: /\b(?:streets?|alleys?|avenues?|boulevards?|pavements?|sidewalks?|downtown|town squares?)\b/iu,
    shows: /^(?:city|town|houses?|buildings?|lights?|lamps?|cars?|traffic|windows?|busy|wet|asphalt|neon)$/u,
    far: street,
    isOutside: true,
    floor: ['#b5b1aa', '#8d8a85'],
  },
  {
    words: /\b(?:gardens?|parks?|backyards?|greenery|foliage)\b/iu,
    shows: /^(?:flowers?|lawns?|hedges?|trees?|leaves|grass|sunny|green)$/u,
    far: garden,
    isOutside: true,
    floor: ['#9dbb70', '#719548'],
  },
];
const NIGHT = /\b(?:nights?|midnight|evenings?|dusk|dark|neon|candle ?light|lamp ?light)\b/iu;
const TABLE = /\b(?:tables?|table ?tops?|desks?|counters?|worktops?|work ?surfaces?|bench(?:es)?)\b/iu;
const MARBLE = /\bmarble\b/iu;
const PALE = /\bwhite\b/iu;

export interface PaintedPlace {
  svg: string;
  /** Whether a word of the prompt is seen in it. */
  shows: (word: string) => boolean;
}

/**
 * A room or a street that the words name, out of focus behind a floor, or a table where one is named.
 *
 * @param foot pixels from the top to where the subject stands; undefined when it stands on nothing
 */
export function placeOf(
  prompt: string,
  wall: string | undefined,
  { width, height }: { width: number; height: number },
  foot: number | undefined,
  random: Random,
): PaintedPlace | undefined {
  const place = PLACES.find(({ words }) => words.test(prompt));
  if (!place) return undefined;
  const isNight = NIGHT.test(prompt);
  const brush: Brush = { width, height, isNight, dark: place.isOutside ? '#0d1422' : '#1d150f', wall, random };
  const side = Math.max(width, height);
  const blurred = (id: string, part: number) =>
    el(
      'filter',
      { id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
      el('feGaussianBlur', { stdDeviation: part * side }),
    );
  const isTable = TABLE.test(prompt);
  const colours: Place['floor'] = !isTable
    ? place.floor
    : MARBLE.test(prompt)
      ? ['#f1efec', '#dcd9d5']
      : PALE.test(prompt)
        ? ['#f6f3ee', '#e2ddd5', '#cfc8bd']
        : WOOD;
  const [far, near, joint] = [colours[0], colours[1], colours[2]].map((colour) => colour && lit(brush, colour)) as [
    string,
    string,
    string?,
  ];
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${blurred('far', 0.011)}${blurred('near', 0.0022)}</defs>` +
      `<g filter="url(#far)">${rect(-0.1 * width, -0.1 * height, 1.2 * width, 1.2 * height, lit(brush, '#d9d4ca'))}${place.far(brush)}</g>` +
      (foot === undefined && !isTable
        ? ''
        : `<g filter="url(#near)">${floor(brush, Math.min(foot === undefined ? 0.86 * height : foot - 0.1 * height, 0.9 * height), far, near, joint, isTable)}</g>`) +
      '</svg>',
    shows: (word) =>
      place.words.test(word) ||
      place.shows.test(word) ||
      SHOWN.test(word) ||
      (isTable && (TABLE.test(word) || /^(?:wood|wooden|oak|marble|white)$/u.test(word))),
  };
}
/** Words of light and kind that every place has. */
const SHOWN =
  /^(?:rooms?|spaces?|interiors?|inside|indoors?|bright|dark|night|evening|day|daylight|sunny|sunlit|warm|light|cosy|modern|blurred|blurry|background|living|sitting|coffee|city|town|old|quiet|busy)$/u;

/** A floor or the top of a table from this height down to the frame, its joints running towards a point far off. */
function floor(
  { width, height, random }: Brush,
  top: number,
  far: string,
  near: string,
  joint: string | undefined,
  isTable: boolean,
): string {
  const deep = height - top;
  const plank = 0.16 * width;
  const [vx, vy] = [0.5 * width, top - 0.9 * height];
  const along = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (height - vy);
  const planks = joint
    ? times(14, (i) => {
        const [from, to] = [(i - 4) * plank, (i - 3) * plank];
        const tone = random.chance(0.5) ? '#ffffff' : '#3a2413';
        const body = `M${n(along(from, top))} ${n(top)}L${n(along(to, top))} ${n(top)}L${n(to)} ${height}L${n(from)} ${height}z`;
        const grain = times(4, () => {
          const at = random.range(from, to);
          return path(`M${n(along(at, top))} ${n(top)}L${n(at)} ${height}`, 'none', {
            stroke: joint,
            'stroke-opacity': random.range(0.08, 0.22),
            'stroke-width': random.range(0.8, 2.4) * (width / 1024),
          });
        });
        return (
          path(body, tone, { 'fill-opacity': random.range(0.02, 0.09) }) +
          grain +
          path(`M${n(along(from, top))} ${n(top)}L${n(from)} ${height}`, 'none', {
            stroke: joint,
            'stroke-opacity': 0.55,
            'stroke-width': 1.8 * (width / 1024),
          })
        );
      })
    : '';
  // the edge of a table catches the light, and a floor begins softly
  const edge = isTable ? rect(0, top, width, 0.035 * deep + 2, '#ffffff', { 'fill-opacity': 0.28 }) : '';
  const fade = 0.35 * deep;
  const rise =
    isTable || joint
      ? ''
      : el(
          'linearGradient',
          { id: 'rise', x2: '0', y2: '1' },
          el('stop', { offset: 0, 'stop-color': far, 'stop-opacity': 0 }),
          el('stop', { offset: 1, 'stop-color': far }),
        );
  return `<defs>${down('floor', far, near)}${rise}</defs>${rise ? rect(-0.05 * width, top - fade, 1.1 * width, fade + 1, 'url(#rise)') : ''}${rect(-0.05 * width, top, 1.1 * width, deep * 1.1, 'url(#floor)')}${planks}${edge}`;
}
