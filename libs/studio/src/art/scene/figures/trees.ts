import { foliage } from '../land';
import type { Figure, Pen } from '../pen';

const FRUIT: Record<string, string> = {
  lemon: '#f4cf3a',
  orange: '#f0922e',
  apple: '#cf3b30',
  cherry: '#c22f3f',
  peach: '#f0a070',
  plum: '#6b4a8a',
  fruit: '#e0662f',
};
const BARK = '#6a4b36';
const blob = (points: [number, number, number][]): string =>
  points.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');
/** Small tufts all round, so that an edge is leaves and no circle. */
const tufted = (points: [number, number, number][]): [number, number, number][] =>
  points.flatMap(([x, y, r], i): [number, number, number][] => [
    [x, y, r],
    ...Array.from({ length: 9 }, (_, k): [number, number, number] => {
      const a = (k + (i % 3) * 0.33) * 0.698;
      return [x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9, r * (0.2 + 0.06 * ((k * 5 + i) % 3))];
    }),
  ]);
/** Leaves as dabs on the side of the light (-1) or of the shade (1). */
const dabs = (points: [number, number, number][], side: 1 | -1): string =>
  points
    .flatMap(([x, y, r], i) =>
      Array.from({ length: 8 }, (_, k) => {
        const [a, far] = [(k * 2.4 + i) % 6.28, 0.2 + 0.62 * (((k * 7 + i * 3) % 8) / 8)];
        const [px, py] = [
          x + side * r * 0.2 + Math.cos(a) * r * far * 0.8,
          y + side * r * 0.24 + Math.sin(a) * r * far * 0.7,
        ];
        const s = r * 0.13;
        return `M${(px - s).toFixed(1)} ${py.toFixed(1)}q${s.toFixed(1)} ${(-s * 1.1).toFixed(1)} ${(2 * s).toFixed(1)} 0q${(-s).toFixed(1)} ${(s * 1.1).toFixed(1)} ${(-2 * s).toFixed(1)} 0Z`;
      }),
    )
    .join('');
/** A leafy crown: the whole in shade, the lit side over it, dabs of light and of shade. */
const crown = (pen: Pen, hex: string, points: [number, number, number][]): string =>
  pen.shaded(blob(tufted(points)), hex, 0.4) +
  pen.own(blob(tufted(points.map(([x, y, r]) => [x - r * 0.16, y - r * 0.14, r * 0.8]))), hex) +
  pen.shaded(dabs(points, 1), hex, 0.24) +
  pen.struck(dabs(points, -1), hex, 0.24);
const trunk = (pen: Pen, w: number, top: number, hex = BARK): string =>
  `<path d="M${-w} 0Q${-w * 0.6} -8 ${-w * 0.55} ${top}H${w * 0.5}Q${w * 0.6} -8 ${w * 1.1} 0Z" fill="${pen.round(-w, w, hex)}"/>`;

export const trees: Figure[] = [
  {
    nouns: 'fir,fir tree,pine,pine tree,spruce,conifer,evergreen,cedar,larch',
    tall: 14,
    wide: 52,
    home: 'land',
    colour: '#2f6248',
    share: 0.46,
    draw: (pen, { colour }) => {
      const hex = pen.light.season === 'autumn' ? colour : pen.light.white ? '#7d9fa0' : colour;
      const tier = (y: number, w: number, tall: number): string =>
        pen.own(
          `M0 ${y - tall}Q${-w * 0.4} ${y - tall * 0.36} ${-w} ${y}Q${-w * 0.4} ${y + 3} 0 ${y + 2}T${w} ${y}Q${w * 0.4} ${y - tall * 0.36} 0 ${y - tall}Z`,
          hex,
        ) +
        pen.shaded(
          `M0 ${y - tall}Q${w * 0.4} ${y - tall * 0.36} ${w} ${y}Q${w * 0.4} ${y + 3} ${-w * 0.1} ${y + 2}Q${w * 0.2} ${y - tall * 0.4} 0 ${y - tall}Z`,
          hex,
          0.42,
        ) +
        (pen.light.white
          ? pen.struck(
              `M0 ${y - tall}Q${-w * 0.4} ${y - tall * 0.36} ${-w} ${y}Q${-w * 0.5} ${y - 6} ${-w * 0.1} ${y - 8}Z`,
              '#f4f8fb',
              0.2,
            )
          : pen.struck(
              `M${-w} ${y}Q${-w * 0.4} ${y - tall * 0.36} 0 ${y - tall}Q${-w * 0.3} ${y - tall * 0.3} ${-w} ${y}Z`,
              hex,
              0.3,
            ));
      return trunk(pen, 3, -14) + tier(-9, 25, 42) + tier(-30, 20, 38) + tier(-51, 15, 34) + tier(-70, 10, 30);
    },
  },
  {
    nouns:
      'oak,oak tree,tree,apple tree,linden,maple,chestnut tree,beech,elm,plane tree,orchard,cherry tree,lemon tree,orange tree,fruit tree,ash',
    tall: 12,
    wide: 92,
    home: 'land',
    colour: '#5d8a42',
    share: 0.46,
    seat: [-20, -52],
    draw: (pen, { colour, whim, words = '' }) => {
      const bare = pen.light.white;
      const hex = foliage(pen, colour, whim);
      const limbs = pen.stroke(
        'M0 -26L-18 -56M0 -30L20 -60M0 -40L4 -76',
        bare ? pen.dark(BARK, 0.2) : pen.dark(BARK, 0.4),
        4,
      );
      return (
        trunk(pen, 7, -44) +
        limbs +
        crown(pen, bare ? '#dfe8ee' : hex, [
          [-26, -52, 19],
          [24, -54, 21],
          [0, -46, 18],
          [-14, -72, 20],
          [16, -74, 19],
          [0, -84, 15],
        ]) +
        (FRUIT[words.split(' ').at(-2) ?? ''] && !bare
          ? pen.own(
              blob([
                [-30, -50, 3],
                [-16, -64, 3],
                [-22, -78, 3],
                [2, -56, 3],
                [6, -74, 3],
                [22, -62, 3],
                [28, -48, 3],
                [14, -86, 3],
                [-4, -88, 3],
              ]),
              FRUIT[words.split(' ').at(-2) ?? ''] ?? '',
            )
          : '')
      );
    },
  },
  {
    nouns: 'birch,birch tree,poplar,aspen,willow',
    tall: 12,
    wide: 52,
    home: 'land',
    colour: '#8fb04f',
    share: 0.46,
    draw: (pen, { colour, whim }) =>
      `<path d="M-3 0Q-2 -50 -1 -88H1.500Q2.600 -50 4 0Z" fill="${pen.round(-3, 4, '#f1ede4')}"/>` +
      pen.shaded(
        'M-2.600 -12l3 1v2l-3 -1ZM1 -24l2.400 -1v2l-2.400 1ZM-2 -36l3 1v1.600l-3 -.600ZM0 -48l2.400 -1v2l-2.400 1Z',
        '#3b3733',
        0.2,
      ) +
      pen.stroke('M0 -44L-12 -62M1 -52L14 -68', pen.lit('#d8d2c6'), 1.6) +
      crown(pen, foliage(pen, colour, whim), [
        [-11, -58, 12],
        [12, -62, 12],
        [-8, -74, 12],
        [9, -78, 11],
        [0, -88, 11],
        [0, -66, 11],
      ]),
  },
  {
    nouns: 'palm,palm tree,coconut palm,date palm',
    tall: 11,
    wide: 84,
    home: 'land',
    colour: '#4f8a4a',
    share: 0.48,
    draw: (pen, { colour }) => {
      const frond = (deg: number, l: number, shade: boolean): string => {
        const d = `M0 0Q${l * 0.5} ${-l * 0.36} ${l} ${l * 0.12}Q${l * 0.86} ${l * 0.02} ${l * 0.8} ${l * 0.16}Q${l * 0.7} ${-l * 0.02} ${l * 0.62} ${l * 0.13}Q${l * 0.52} ${-l * 0.06} ${l * 0.42} ${l * 0.1}Q${l * 0.3} ${-l * 0.08} 0 0Z`;
        return `<g transform="translate(8 -80) rotate(${deg})">${shade ? pen.shaded(d, colour, 0.42) : pen.own(d, colour)}${pen.stroke(`M0 0Q${l * 0.5} ${-l * 0.3} ${l} ${l * 0.12}`, shade ? pen.dark(colour, 0.2) : pen.pale(colour), 0.7)}</g>`;
      };
      const left = (deg: number, l: number): string =>
        `<g transform="translate(8 -80) scale(-1 1) translate(-8 80)">${frond(deg, l, false).replace('translate(8 -80)', 'translate(8 -80)')}</g>`;
      return (
        `<path d="M-6 0Q-3 -46 6 -80H10Q3 -46 3 0Z" fill="${pen.round(-6, 8, '#9a7650')}"/>` +
        pen.stroke('M-5 -14h8M-4 -28h8M-2 -42h7M0 -54h7M3 -66h6', pen.dark('#9a7650', 0.5), 0.9) +
        frond(-62, 30, true) +
        frond(36, 34, true) +
        left(30, 34) +
        frond(-22, 40, true) +
        left(-24, 40) +
        frond(8, 42, true) +
        left(4, 42) +
        left(-58, 30) +
        pen.shaded(
          blob([
            [6, -77, 3],
            [11, -76, 3],
            [9, -73, 3],
          ]),
          '#7a5334',
          0.2,
        )
      );
    },
  },
  {
    nouns: 'olive tree,olive grove,bonsai,acacia,cypress pine',
    tall: 6,
    wide: 120,
    home: 'land',
    colour: '#8a9a6b',
    share: 0.38,
    draw: (pen, { colour }) =>
      `<path d="M-10 0Q-4 -10 -8 -22T-14 -46L-8 -48Q-2 -36 2 -30Q6 -40 14 -50L20 -47Q8 -32 8 -20T14 0Z" fill="${pen.round(-12, 16, '#7d6a55')}"/>` +
      pen.stroke('M-4 -2Q0 -14 -3 -24M6 -2Q2 -12 5 -24', pen.dark('#7d6a55', 0.5), 1) +
      crown(pen, colour, [
        [-34, -52, 20],
        [32, -54, 22],
        [0, -56, 22],
        [-18, -74, 20],
        [18, -76, 20],
        [-46, -46, 12],
        [48, -48, 13],
      ]),
  },
  {
    nouns: 'cypress,cypress tree,juniper',
    tall: 12,
    wide: 22,
    home: 'land',
    colour: '#3c6146',
    share: 0.44,
    draw: (pen, { colour }) =>
      pen.own('M-1.500 0v-8h3v8Z', BARK) +
      pen.own('M0 -100C10 -70 13 -30 8 -8Q0 -2 -8 -8C-13 -30 -10 -70 0 -100Z', colour) +
      pen.shaded('M0 -100C10 -70 13 -30 8 -8Q4 -4 0 -5C6 -30 6 -70 0 -100Z', colour, 0.44) +
      pen.struck('M-2 -88C-9 -60 -10 -34 -7 -14C-5 -40 -5 -66 -2 -88Z', colour, 0.3),
  },
  {
    nouns: 'cactus,saguaro',
    tall: 4,
    wide: 62,
    home: 'land',
    colour: '#4f8a5b',
    share: 0.4,
    draw: (pen, { colour }) =>
      `<path d="M-9 0V-88Q-9 -100 0 -100T9 -88V0Z" fill="${pen.round(-9, 9, colour)}"/><path d="M-9 -34H-18Q-30 -34 -30 -46V-62Q-30 -68 -24.500 -68T-19 -62V-48Q-19 -46 -16 -46H-9Z" fill="${pen.round(-30, -8, colour)}"/><path d="M9 -26H18Q30 -26 30 -38V-70Q30 -76 24.500 -76T19 -70V-40Q19 -38 16 -38H9Z" fill="${pen.round(9, 30, colour)}"/>` +
      pen.stroke('M-3 -94V-2M3 -94V-2M-24.500 -64V-44M24.500 -72V-40', pen.dark(colour, 0.4), 0.9) +
      pen.own(
        blob([
          [0, -100, 3.6],
          [-4, -98, 2.6],
          [4, -98, 2.6],
        ]),
        '#e8618c',
      ),
  },
  {
    nouns: 'bush,shrub,hedge,lavender,heather,bougainvillea,hydrangea,rosebush,rose bush',
    tall: 1.4,
    wide: 150,
    home: 'land',
    colour: '#5c8a4a',
    share: 0.2,
    draw: (pen, { colour, whim }) =>
      crown(pen, foliage(pen, colour, whim), [
        [-44, -34, 34],
        [40, -32, 34],
        [0, -52, 42],
        [-20, -28, 30],
        [20, -26, 28],
      ]),
  },
];
