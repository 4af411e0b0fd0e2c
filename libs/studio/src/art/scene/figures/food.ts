import type { Figure, Pen } from '../pen';

const ball = (pen: Pen, x: number, y: number, r: number, hex: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.sheet.radial(x - r * 0.35, y - r * 0.35, r * 1.35, [
    [0, pen.pale(hex, 0.5)],
    [0.45, pen.lit(hex)],
    [1, pen.dark(hex, 0.42)],
  ])}"/>`;
const leaf = (pen: Pen, d: string): string => pen.own(d, '#5f8f45');

export const food: Figure[] = [
  {
    nouns: 'apple,apples,red apple',
    tall: 0.08,
    wide: 96,
    home: 'surface',
    colour: '#c8372d',
    share: 0.24,
    draw: (pen, { colour }) =>
      `<path d="M0 -78C-14 -90 -46 -84 -46 -46C-46 -16 -26 0 -12 0Q0 -4 12 0C28 0 48 -18 48 -48C48 -84 14 -90 0 -78Z" fill="${pen.sheet.radial(
        -16,
        -56,
        70,
        [
          [0, pen.pale(colour, 0.5)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.42)],
        ],
      )}"/>` +
      pen.stroke('M0 -78Q0 -92 8 -100', pen.dark('#6b4a35'), 3.5) +
      leaf(pen, 'M6 -90Q20 -104 36 -94Q22 -82 6 -90Z'),
  },
  {
    nouns: 'pear',
    tall: 0.11,
    wide: 72,
    home: 'surface',
    colour: '#b7b545',
    share: 0.28,
    draw: (pen, { colour }) =>
      `<path d="M0 -92C-16 -92 -14 -66 -22 -54C-36 -40 -38 -2 0 0C38 -2 36 -40 22 -54C14 -66 16 -92 0 -92Z" fill="${pen.sheet.radial(
        -12,
        -40,
        62,
        [
          [0, pen.pale(colour, 0.5)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.42)],
        ],
      )}"/>` + pen.stroke('M0 -91Q1 -97 5 -100', pen.dark('#6b4a35'), 3),
  },
  {
    nouns: 'lemon,lemons,lime',
    tall: 0.07,
    wide: 128,
    home: 'surface',
    colour: '#f2c230',
    share: 0.24,
    draw: (pen, { colour }) =>
      `<path d="M-62 -44Q-54 -52 -46 -66C-30 -100 30 -100 46 -66Q56 -56 64 -46Q54 -38 46 -26C28 6 -28 6 -46 -28Q-54 -38 -62 -44Z" fill="${pen.sheet.radial(
        -20,
        -64,
        84,
        [
          [0, pen.pale(colour, 0.6)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.36)],
        ],
      )}"/>` +
      leaf(pen, 'M36 -84Q46 -104 70 -98Q60 -78 36 -84Z') +
      pen.shaded('M-26 -60h3v3h-3ZM-4 -34h3v3h-3ZM20 -54h3v3h-3ZM6 -70h3v3h-3Z', colour, 0.2),
  },
  {
    nouns: 'orange,oranges,tangerine,peach,plum,apricot,tomato,tomatoes,pomegranate',
    tall: 0.08,
    wide: 96,
    home: 'surface',
    colour: '#ee8a2c',
    share: 0.24,
    draw: (pen, { colour }) =>
      ball(pen, 0, -44, 44, colour) +
      leaf(pen, 'M0 -86Q14 -104 34 -98Q24 -82 0 -86Z') +
      pen.shaded('M-4 -88h8v5h-8Z', '#5f8f45', 0.3),
  },
  {
    nouns: 'grape,grapes',
    many: true,
    tall: 0.15,
    wide: 76,
    home: 'surface',
    colour: '#6b3f7d',
    share: 0.28,
    draw: (pen, { colour }) =>
      pen.stroke('M0 -80V-100', pen.dark('#6b4a35'), 3) +
      leaf(pen, 'M0 -88Q18 -108 40 -92Q26 -76 0 -88Z') +
      (
        [
          [-24, -70],
          [0, -76],
          [24, -70],
          [-14, -52],
          [12, -52],
          [34, -54],
          [-34, -54],
          [0, -34],
          [-22, -34],
          [22, -34],
          [-8, -16],
          [12, -17],
          [2, -10],
        ] as const
      )
        .map(([x, y]) => ball(pen, x, y, 12, colour))
        .join(''),
  },
  {
    nouns: 'bread,loaf,loaf of bread,sourdough,sourdough loaf,rye bread',
    tall: 0.13,
    wide: 180,
    home: 'surface',
    colour: '#b9743a',
    share: 0.28,
    draw: (pen, { colour }) =>
      `<path d="M-88 -20C-92 -66 -50 -98 0 -98S92 -66 88 -20Q86 0 66 0H-66Q-86 0 -88 -20Z" fill="${pen.sheet.radial(
        -30,
        -78,
        130,
        [
          [0, pen.pale(colour, 0.46)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.44)],
        ],
      )}"/>` +
      pen.struck(
        'M-56 -74Q-40 -52 -44 -24Q-56 -48 -64 -64ZM-16 -90Q2 -62 -2 -28Q-16 -58 -28 -86ZM28 -90Q44 -62 38 -28Q26 -60 16 -92Z',
        '#f2d9ab',
        0.4,
      ) +
      pen.shaded('M-86 -14Q0 -2 86 -14Q84 0 66 0H-66Q-84 0 -86 -14Z', colour, 0.5),
  },
  {
    nouns: 'baguette,croissant,pastry',
    tall: 0.07,
    wide: 230,
    home: 'surface',
    colour: '#cf8f42',
    share: 0.18,
    draw: (pen, { colour }) =>
      `<path d="M-112 -8C-104 -60 -60 -96 0 -96S104 -60 112 -8Q84 4 66 -22Q40 -46 0 -46T-66 -22Q-84 4 -112 -8Z" fill="${pen.fall(-96, 0, colour, 0.44)}"/>` +
      pen.stroke(
        'M-74 -72Q-60 -54 -62 -28M-32 -92Q-24 -70 -28 -44M20 -94Q22 -70 18 -46M62 -80Q56 -54 56 -32',
        pen.dark(colour, 0.5),
        4,
      ) +
      pen.stroke('M-82 -66Q-70 -50 -72 -26M-42 -90Q-34 -68 -38 -44', pen.pale('#f4d79c'), 3),
  },
  {
    nouns: 'cake,birthday cake,layer cake,cheesecake',
    tall: 0.2,
    wide: 130,
    home: 'surface',
    colour: '#e79aa6',
    share: 0.36,
    draw: (pen, { colour }) =>
      `<ellipse cx="0" cy="-5" rx="66" ry="7" fill="${pen.dark('#efe8dc', 0.2)}"/><path d="M-54 -66V-10Q0 4 54 -10V-66Z" fill="${pen.round(-54, 54, '#e9c08a')}"/>` +
      pen.own('M-54 -42Q0 -30 54 -42V-34Q0 -22 -54 -34Z', '#fff1e0') +
      `<path d="M-54 -68Q0 -84 54 -68V-54Q50 -40 44 -52Q38 -34 30 -50Q22 -40 14 -48Q6 -30 -4 -47Q-14 -36 -20 -49Q-30 -34 -36 -51Q-46 -40 -54 -54Z" fill="${pen.round(-54, 54, colour)}"/><ellipse cx="0" cy="-68" rx="54" ry="9" fill="${pen.pale(colour, 0.4)}"/>` +
      ([-28, 0, 28] as const)
        .map(
          (x) =>
            pen.own(`M${x - 2} -70h4v-18h-4Z`, '#f2e6cf') +
            `<path d="M${x} -100q5 7 0 11q-5 -4 0 -11Z" fill="#ffb43e"/>`,
        )
        .join('') +
      ball(pen, -14, -73, 6, '#c8372d') +
      ball(pen, 15, -73, 6, '#c8372d'),
  },
  {
    nouns: 'cheese,wedge of cheese',
    tall: 0.09,
    wide: 160,
    home: 'surface',
    colour: '#eec14f',
    share: 0.24,
    draw: (pen, { colour }) =>
      pen.own('M-76 0V-54L56 -96Q80 -80 78 -54V0Z', colour) +
      pen.struck('M-76 -54L56 -96Q80 -80 78 -54Z', colour, 0.5) +
      pen.shaded('M-76 0V-54H78V0Z', colour, 0.16) +
      pen.shaded('M-44 -34a10 10 0 1 0 .1 0ZM10 -26a13 13 0 1 0 .1 0ZM48 -44a7 7 0 1 0 .1 0Z', colour, 0.44),
  },
];
