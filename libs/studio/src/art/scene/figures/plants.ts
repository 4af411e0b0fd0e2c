import type { Figure, Pen } from '../pen';

const at = (x: number, y: number, deg: number, k: number, svg: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg}) scale(${k})">${svg}</g>`;
const bloom = (pen: Pen, hex: string): string => {
  const petal = (deg: number): string =>
    `M0 0Q${Math.cos((deg - 26) * 0.01745) * 12} ${Math.sin((deg - 26) * 0.01745) * 12} ${Math.cos(deg * 0.01745) * 13} ${Math.sin(deg * 0.01745) * 13}Q${Math.cos((deg + 26) * 0.01745) * 12} ${Math.sin((deg + 26) * 0.01745) * 12} 0 0Z`.replace(
      /(\d+\.\d{2})\d+/g,
      '$1',
    );
  return (
    pen.shaded([20, 92, 164, 236, 308].map(petal).join(''), hex, 0.3) +
    pen.own([0, 60, 120, 180, 240, 300].map(petal).join(''), hex) +
    pen.struck([180, 240, 300].map(petal).join(''), hex, 0.3) +
    pen.own('M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', '#f0b93a')
  );
};
const tulip = (pen: Pen, hex: string): string =>
  pen.own('M-9 4C-13 -8 -10 -16 -8 -20Q-3 -14 0 -22Q4 -14 9 -20C11 -14 13 -8 9 4Q0 12 -9 4Z', hex) +
  pen.shaded('M0 -22Q4 -14 9 -20C11 -14 13 -8 9 4Q4 9 0 9Q6 -6 0 -22Z', hex, 0.3);
const stems = (pen: Pen): string =>
  pen.stroke(
    'M0 0Q-2 -40 -26 -66M0 0Q0 -50 2 -84M0 0Q4 -40 28 -68M0 0Q-2 -30 -14 -48M0 0Q4 -30 16 -50',
    pen.dark('#4f7a3e', 0.2),
    2,
  ) +
  pen.own(
    'M-4 -24Q-26 -32 -30 -48Q-12 -44 -4 -24ZM5 -22Q26 -28 34 -42Q14 -42 5 -22ZM0 -40Q-14 -54 -8 -68Q2 -56 0 -40Z',
    '#5f8f45',
  );
const leafy = (pen: Pen, x: number, y: number, deg: number, k: number, hex: string): string =>
  at(
    x,
    y,
    deg,
    k,
    pen.own('M0 0C-14 -14 -14 -36 0 -52C14 -36 14 -14 0 0Z', hex) +
      pen.shaded('M0 0C14 -14 14 -36 0 -52Z', hex, 0.36) +
      pen.stroke('M0 0V-44', pen.pale(hex), 1),
  );

export const plants: Figure[] = [
  {
    nouns: 'flower,flowers,bouquet,wildflower,daisy,rose,roses,peony,poppy,blossom,anemone',
    kinds: 'flower',
    many: true,
    tall: 0.34,
    wide: 84,
    home: 'surface',
    colour: '#e2687e',
    share: 0.4,
    draw: (pen, { colour }) =>
      stems(pen) +
      at(-28, -70, 0, 1.05, bloom(pen, colour)) +
      at(29, -72, 20, 1, bloom(pen, pen.light.time === 'night' ? colour : '#f2ddc9')) +
      at(1, -86, 10, 1.15, bloom(pen, colour)) +
      at(-12, -50, 0, 0.8, bloom(pen, '#f4c66a')) +
      at(17, -50, 0, 0.85, bloom(pen, colour)),
  },
  {
    nouns: 'tulip,tulips',
    many: true,
    tall: 0.36,
    wide: 74,
    home: 'surface',
    colour: '#d9433f',
    share: 0.4,
    draw: (pen, { colour }) =>
      stems(pen) +
      at(-26, -70, -14, 1.05, tulip(pen, colour)) +
      at(28, -72, 16, 1.05, tulip(pen, colour)) +
      at(2, -84, 0, 1.1, tulip(pen, colour)) +
      at(-13, -52, -8, 0.85, tulip(pen, colour)) +
      at(16, -54, 8, 0.85, tulip(pen, colour)),
  },
  {
    nouns: 'sunflower,sunflowers',
    tall: 1.7,
    wide: 56,
    home: 'land',
    colour: '#f2b62c',
    share: 0.42,
    draw: (pen, { colour }) =>
      pen.stroke('M0 0Q-4 -40 2 -72', pen.dark('#4f7a3e', 0.1), 3.5) +
      leafy(pen, -1, -22, -64, 0.5, '#5f8f45') +
      leafy(pen, 0, -36, 62, 0.5, '#5f8f45') +
      Array.from({ length: 14 }, (_, i) =>
        at(2, -76, i * 25.7, 1, pen.own('M0 0Q-6 -14 0 -24Q6 -14 0 0Z', colour)),
      ).join('') +
      `<circle cx="2" cy="-76" r="11" fill="${pen.round(-9, 13, '#6b4324')}"/>`,
  },
  {
    nouns: 'houseplant,potted plant,plant,pot plant,fern,monstera,rubber plant,herb,herbs,basil,seedling',
    kinds: 'plant,herb',
    tall: 0.6,
    wide: 84,
    home: 'surface',
    colour: '#4f8a55',
    share: 0.46,
    draw: (pen, { colour }) =>
      leafy(pen, 0, -34, -64, 0.82, colour) +
      leafy(pen, 0, -34, 62, 0.84, colour) +
      leafy(pen, 0, -36, -34, 1.02, colour) +
      leafy(pen, 0, -36, 34, 1, colour) +
      leafy(pen, 0, -36, 0, 1.2, colour) +
      leafy(pen, -4, -34, -88, 0.56, colour) +
      leafy(pen, 4, -34, 88, 0.56, colour) +
      `<path d="M-22 -34H22L17 -2Q17 0 14 0H-14Q-17 0 -17 -2Z" fill="${pen.round(-22, 22, '#c0694a')}"/><path d="M-25 -40H25V-31H-25Z" fill="${pen.round(-25, 25, '#c0694a')}"/>` +
      pen.shaded('M-22 -31H22L21.500 -28H-21.500Z', '#c0694a', 0.5),
  },
  {
    nouns: 'mushroom,mushrooms,toadstool',
    kinds: 'mushroom,fungus',
    many: true,
    tall: 0.16,
    wide: 120,
    home: 'land',
    colour: '#c23b2e',
    share: 0.26,
    draw: (pen, { colour }) => {
      const one =
        `<path d="M-9 -48Q-7 -20 -13 -4Q0 2 14 -4Q8 -20 10 -48Z" fill="${pen.round(-13, 13, '#f0e6d2')}"/>` +
        pen.shaded('M-11 -46Q0 -40 12 -46L10 -34Q0 -30 -9 -34Z', '#d9c9a8', 0.3) +
        `<path d="M-42 -46C-42 -78 -20 -98 0 -98S44 -78 44 -46Q0 -36 -42 -46Z" fill="${pen.sheet.radial(-14, -76, 66, [
          [0, pen.pale(colour, 0.4)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.4)],
        ])}"/>` +
        pen.struck(
          'M-20 -74a6 5 0 1 0 .1 0ZM8 -84a7 6 0 1 0 .1 0ZM24 -62a5 4 0 1 0 .1 0ZM-4 -56a5 4 0 1 0 .1 0ZM-32 -56a4 3 0 1 0 .1 0Z',
          '#fbf4e6',
          0.3,
        );
      return at(36, 0, 5, 0.58, one) + at(-12, 0, -3, 1, one);
    },
  },
];
