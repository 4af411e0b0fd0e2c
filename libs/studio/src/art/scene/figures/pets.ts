import type { Figure, Pen } from '../pen';
import { hound } from './beasts';

const eye = (pen: Pen, x: number, y: number, r = 2.2, iris = '#191719'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.dark(iris, 0.1)}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="${pen.pale('#ffffff')}"/>`;
const isDark = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) < 90;

export const pets: Figure[] = [
  {
    nouns: 'cat,kitten,tomcat,tabby',
    tall: 0.4,
    wide: 92,
    home: 'surface',
    colour: '#d98a45',
    share: 0.34,
    states: ['sitting', 'lying'],
    draw: (pen, { colour, state }) => {
      const chest = isDark(colour) ? '#5a5660' : '#f7ead8';
      const head = (x: number, y: number, asleep: boolean): string =>
        `<g transform="translate(${x} ${y})">` +
        pen.own('M-18 -4L-19 -24L-6 -15ZM18 -4L19 -24L6 -15Z', colour) +
        pen.shaded('M-15 -10L-16 -19L-9 -14ZM15 -10L16 -19L9 -14Z', '#c98a80', 0.2) +
        `<path d="M-20 0C-20 -14 -10 -18 0 -18S20 -14 20 0C20 11 10 16 0 16S-20 11 -20 0Z" fill="${pen.sheet.radial(
          -8,
          -8,
          32,
          [
            [0, pen.pale(colour, 0.34)],
            [0.5, pen.lit(colour)],
            [1, pen.dark(colour, 0.36)],
          ],
        )}"/>` +
        pen.own('M-9 6Q-8 14 0 14T9 6Q5 2 0 4Q-5 2 -9 6Z', chest) +
        pen.shaded('M-2.600 4h5.200l-2.600 3Z', '#b5625a', 0.1) +
        (asleep
          ? pen.stroke('M-12 -1q3.500 3 7 0M5 -1q3.500 3 7 0', pen.dark('#191719'), 1.5)
          : eye(pen, -8, -2, 3, isDark(colour) ? '#d9c24a' : '#3f5a2f') +
            eye(pen, 8, -2, 3, isDark(colour) ? '#d9c24a' : '#3f5a2f')) +
        pen.stroke('M-9 8l-15 -2M-9 10l-14 3M9 8l15 -2M9 10l14 3M0 7v3', pen.pale('#ffffff'), 0.6) +
        '</g>';
      if (state === 'lying')
        return (
          `<path d="M-62 -2C-72 -40 -34 -60 8 -58C52 -56 72 -28 62 -2Q0 4 -62 -2Z" fill="${pen.sheet.radial(
            -20,
            -46,
            92,
            [
              [0, pen.pale(colour, 0.3)],
              [0.5, pen.lit(colour)],
              [1, pen.dark(colour, 0.42)],
            ],
          )}"/>` +
          pen.shaded('M8 -2Q4 -36 44 -40Q66 -26 62 -2Z', colour, 0.2) +
          pen.stroke('M56 -8C30 4 0 -2 -22 -8', pen.dark(colour, 0.14), 10) +
          pen.stroke('M-14 -52q2 7 0 12M2 -56q3 8 1 14M18 -55q4 7 3 13', pen.dark(colour, 0.4), 2.4) +
          head(-42, -22, true)
        );
      return (
        pen.stroke('M26 -7C54 -2 58 -24 44 -36', pen.dark(colour, 0.2), 8) +
        `<path d="M-16 -62C-28 -42 -24 -14 -26 0H30C44 -10 38 -44 18 -60Q0 -70 -16 -62Z" fill="${pen.round(-28, 38, colour)}"/>` +
        pen.shaded('M4 0C2 -24 18 -34 30 -26Q38 -10 30 0Z', colour, 0.26) +
        pen.own('M-18 -56Q-22 -34 -12 -26Q0 -34 0 -58Z', chest) +
        pen.own('M-26 0Q-26 -24 -20 -32L-8 -30Q-8 -10 -8 0ZM-6 0Q-8 -20 -4 -30L6 -28Q6 -8 7 0Z', colour) +
        pen.own('M-28 0q0 -6 10 -6t10 6ZM-8 0q0 -6 8 -6t9 6Z', chest) +
        pen.stroke('M24 -50q-6 4 -8 10M30 -40q-7 3 -10 9M34 -28q-7 2 -11 7', pen.dark(colour, 0.4), 2.2) +
        head(-10, -75, false)
      );
    },
  },
  {
    nouns: 'dog,puppy,hound,terrier,labrador,retriever',
    kinds: 'dog',
    tall: 0.6,
    wide: 118,
    home: 'land',
    colour: '#b57a45',
    share: 0.32,
    states: ['standing', 'sitting', 'lying', 'running', 'walking', 'jumping', 'grazing'],
    draw: (pen, { colour, state }) => {
      const head = (x: number, y: number, asleep = false): string =>
        `<g transform="translate(${x} ${y})"><path d="M-6 -17C10 -20 20 -10 20 2C20 14 10 18 0 17C-8 16 -12 12 -24 12Q-32 10 -31 2Q-24 -3 -19 -5Q-14 -15 -6 -17Z" fill="${pen.sheet.radial(
          -10,
          -10,
          36,
          [
            [0, pen.pale(colour, 0.3)],
            [0.5, pen.lit(colour)],
            [1, pen.dark(colour, 0.3)],
          ],
        )}"/>` +
        pen.own('M-31 2Q-24 -3 -18 -3Q-12 2 -14 12Q-20 12 -24 12Q-32 10 -31 2Z', '#f2e4cb') +
        pen.shaded('M-32 0q1 -5 7 -4q1 5 -4 7Z', '#191719', 0.1) +
        pen.shaded('M4 -17Q22 -18 25 4Q26 20 16 20Q6 12 4 -17Z', colour, 0.44) +
        (asleep ? pen.stroke('M-12 -4q3 2.500 6 0', pen.dark('#191719'), 1.5) : eye(pen, -9, -5, 2.4)) +
        '</g>';
      if (state === 'lying')
        return (
          `<path d="M-50 -2C-50 -30 -20 -48 18 -46C54 -44 66 -20 62 -2Z" fill="${pen.fall(-48, 0, colour, 0.44)}"/>` +
          pen.stroke('M60 -6q16 0 20 -12', pen.dark(colour, 0.2), 7) +
          pen.shaded('M14 -2Q14 -32 44 -34Q66 -22 62 -2Z', colour, 0.2) +
          pen.own('M-72 0Q-74 -12 -60 -12H-28V0ZM20 0Q18 -10 30 -10H52V0Z', colour) +
          head(-46, -26, true)
        );
      if (state === 'sitting')
        return (
          pen.stroke('M24 -5q18 0 22 -14', pen.dark(colour, 0.2), 7) +
          `<path d="M-18 -60C-28 -40 -22 -12 -24 0H28C40 -12 32 -46 12 -60Z" fill="${pen.round(-28, 34, colour)}"/>` +
          pen.shaded('M2 0C0 -26 16 -34 28 -26Q36 -10 28 0Z', colour, 0.24) +
          pen.own('M-20 -58Q-26 -36 -14 -24Q-2 -34 -2 -60Z', '#f2e4cb') +
          pen.own('M-24 0Q-26 -26 -20 -34L-8 -32Q-8 -12 -8 0ZM-5 0Q-8 -22 -4 -32L6 -30Q6 -10 8 0Z', colour) +
          head(-10, -79)
        );
      return hound(pen, colour, state);
    },
  },
  {
    nouns: 'rabbit,hare,bunny',
    tall: 0.4,
    wide: 84,
    home: 'land',
    colour: '#b59a7f',
    share: 0.26,
    states: ['sitting'],
    draw: (pen, { colour }) =>
      pen.shaded('M-8 -68C-14 -90 -8 -100 -3 -99C4 -97 4 -80 0 -66Z', colour, 0.4) +
      pen.own('M-18 -68C-28 -88 -24 -100 -18 -99C-10 -98 -6 -80 -8 -66Z', colour) +
      pen.shaded('M-16 -72C-22 -86 -20 -94 -17 -94C-13 -92 -11 -82 -12 -70Z', '#d9a59a', 0.1) +
      `<path d="M-10 -46C20 -58 42 -34 40 -8Q38 0 26 0H-18Q-26 -24 -10 -46Z" fill="${pen.round(-26, 40, colour)}"/>` +
      pen.own('M36 -12a9 9 0 1 0 14 -6a9 9 0 0 0 -14 6Z', '#f6efe4') +
      pen.shaded('M2 0Q4 -26 22 -28Q38 -22 32 0Z', colour, 0.26) +
      `<ellipse cx="-16" cy="-56" rx="19" ry="16" fill="${pen.sheet.radial(-22, -62, 28, [
        [0, pen.pale(colour, 0.3)],
        [0.5, pen.lit(colour)],
        [1, pen.dark(colour, 0.34)],
      ])}"/>` +
      pen.own('M-34 -54Q-30 -44 -20 -44Q-22 -52 -34 -54Z', '#f6efe4') +
      eye(pen, -21, -60, 2.6) +
      pen.shaded('M-36 -57h4l-2 3Z', '#b5625a', 0.1) +
      pen.own('M-24 0Q-24 -12 -16 -16L-6 -14V0ZM2 0q0 -8 12 -8h12q6 8 0 8Z', colour),
  },
  {
    nouns: 'hedgehog,squirrel',
    tall: 0.24,
    wide: 140,
    home: 'land',
    hold: [-78, -58],
    colour: '#7a5a42',
    share: 0.22,
    states: ['standing'],
    draw: (pen, { colour }) =>
      pen.shaded(
        'M-34 -4L-20 -60L-22 -82L-6 -74L-2 -96L14 -80L28 -96L34 -76L52 -84L50 -64L68 -62L60 -44L74 -34L62 -22L68 -6Z',
        colour,
        0.4,
      ) +
      pen.own('M-30 -8L-20 -54L-10 -68L-2 -84L10 -70L24 -84L30 -66L46 -72L44 -54L58 -52L54 -34L62 -24L52 -8Z', colour) +
      pen.own('M-66 -14C-60 -24 -44 -44 -26 -44Q-8 -30 -10 -6H-44Q-62 -4 -66 -14Z', '#e2c6a0') +
      `<circle cx="-66" cy="-15" r="4" fill="${pen.dark('#191719')}"/>` +
      eye(pen, -44, -26, 3) +
      pen.own('M-36 0q0 -7 9 -7t9 7ZM30 0q0 -7 9 -7t9 7Z', '#c9a67c'),
  },
];
