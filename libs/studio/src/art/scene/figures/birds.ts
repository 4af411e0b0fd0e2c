import type { Figure, Pen } from '../pen';
import { blend } from '../tone';

const eye = (pen: Pen, x: number, y: number, r = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.dark('#191719', 0.1)}"/>`;
/** A bird that sits: breast to the left. */
const perched = (pen: Pen, hex: string, breast: string, beak: string): string =>
  pen.shaded('M22 -34L62 -12L52 -4L16 -18Z', hex, 0.4) +
  pen.stroke('M-4 -12V0M6 -12V0M-8 0h8M2 0h8', pen.dark('#7a5a3a', 0.2), 2.4) +
  `<path d="M-34 -70C-36 -92 -4 -104 8 -82C22 -74 42 -46 30 -24C20 -6 -12 -6 -24 -24C-34 -40 -34 -54 -34 -70Z" fill="${pen.sheet.radial(
    -14,
    -70,
    74,
    [
      [0, pen.pale(hex, 0.3)],
      [0.45, pen.lit(hex)],
      [1, pen.dark(hex, 0.4)],
    ],
  )}"/>` +
  pen.own('M-33 -62C-36 -40 -24 -14 -6 -12C4 -24 -2 -52 -20 -66Z', breast) +
  pen.shaded('M0 -58C22 -58 36 -40 40 -22C22 -16 4 -30 0 -58Z', hex, 0.34) +
  pen.own('M-33 -78L-52 -72L-33 -68Z', beak) +
  eye(pen, -19, -78, 3);

export const birds: Figure[] = [
  {
    nouns:
      'bird,robin,sparrow,finch,songbird,nightingale,thrush,blackbird,swallow,wren,titmouse,tit,pigeon,dove,crow,raven,canary,parrot,magpie,starling,rook,jackdaw',
    kinds: 'bird',
    tall: 0.2,
    wide: 118,
    home: 'surface',
    colour: '#7d8a96',
    share: 0.26,
    states: ['sitting', 'flying'],
    draw: (pen, { colour, state, words }) =>
      state === 'flying'
        ? pen.shaded('M-6 -46Q16 -92 62 -98Q44 -74 22 -40Z', colour, 0.34) +
          pen.own('M-46 -42Q-20 -58 14 -42L52 -30L18 -28Q-22 -20 -46 -42Z', colour) +
          pen.own('M-10 -44Q-34 -84 -16 -100Q2 -84 20 -42Z', colour) +
          pen.own('M-46 -42L-58 -38L-44 -36Z', '#e0a33c') +
          eye(pen, -38, -42, 2)
        : perched(pen, colour, /robin|finch/u.test(words ?? '') ? '#e0794a' : blend(colour, '#f4efe4', 0.4), '#d99a35'),
  },
  {
    nouns: 'gull,seagull,albatross,tern',
    kinds: 'gull',
    tall: 0.5,
    wide: 170,
    home: 'air',
    colour: '#f4f3ee',
    share: 0.16,
    states: ['flying', 'sitting'],
    draw: (pen, { colour, state }) =>
      state === 'sitting' || state === 'standing'
        ? perched(pen, colour, '#ffffff', '#e9b13c')
        : pen.shaded('M4 -48Q36 -100 84 -92Q50 -74 26 -36Z', '#aab4bd', 0.14) +
          pen.shaded('M62 -92L86 -93L60 -78Z', '#33383e', 0.1) +
          pen.own('M-40 -44Q-14 -56 14 -44L46 -28L12 -26Q-20 -26 -40 -44Z', colour) +
          pen.own('M-8 -46Q-36 -82 -84 -84Q-46 -66 -18 -34L14 -38Z', '#dfe4e8') +
          pen.shaded('M-64 -83L-86 -85L-58 -74Z', '#33383e', 0.1) +
          pen.own('M-40 -44L-54 -40L-40 -37Z', '#e9b13c') +
          eye(pen, -33, -43, 2),
  },
  {
    nouns: 'owl,barn owl',
    tall: 0.45,
    wide: 66,
    home: 'surface',
    colour: '#8a6243',
    share: 0.32,
    states: ['sitting', 'lying'],
    draw: (pen, { colour, state }) =>
      pen.own('M-27 -84L-26 -100L-8 -92H8L26 -100L27 -84Z', colour) +
      `<path d="M-29 -72C-32 -100 32 -100 29 -72C40 -42 32 -4 12 -3H-12C-32 -4 -40 -42 -29 -72Z" fill="${pen.round(-36, 36, colour)}"/>` +
      pen.own('M-16 -58Q0 -46 16 -58Q24 -26 10 -6H-10Q-24 -26 -16 -58Z', '#e9d6b5') +
      pen.stroke(
        'M-8 -44q3 4 6 0M2 -44q3 4 6 0M-10 -32q3 4 6 0M-3 -32q3 4 6 0M4 -32q3 4 6 0M-6 -20q3 4 6 0M1 -20q3 4 6 0',
        pen.dark(colour, 0.1),
        1.6,
      ) +
      pen.shaded(
        'M29 -70C42 -42 34 -8 16 -4Q26 -30 22 -58ZM-29 -70C-42 -42 -34 -8 -20 -6Q-28 -30 -24 -58Z',
        colour,
        0.34,
      ) +
      `<circle cx="-12" cy="-76" r="12.500" fill="${pen.lit('#efdfc2')}"/><circle cx="12" cy="-76" r="12.500" fill="${pen.lit('#efdfc2')}"/>` +
      (state === 'lying'
        ? pen.stroke('M-19 -76q7 5 14 0M5 -76q7 5 14 0', pen.dark('#2b1d14'), 2)
        : `<circle cx="-12" cy="-76" r="7.500" fill="${pen.glow('#f0b93a')}"/><circle cx="12" cy="-76" r="7.500" fill="${pen.glow('#f0b93a')}"/><circle cx="-12" cy="-76" r="4" fill="#1b1614"/><circle cx="12" cy="-76" r="4" fill="#1b1614"/>`) +
      pen.own('M-4 -70L0 -60L4 -70Z', '#d99a35') +
      pen.own('M-14 0q0 -6 6 -6t6 6ZM2 0q0 -6 6 -6t6 6Z', '#d99a35'),
  },
  {
    nouns: 'swan,goose,duck,duckling,cygnet,gosling,mallard,geese',
    kinds: 'duck,goose,swan',
    tall: 0.8,
    wide: 120,
    home: 'water',
    colour: '#f6f3ec',
    share: 0.18,
    states: ['floating', 'sitting'],
    draw: (pen, { colour }) =>
      `<path d="M-26 -30C-34 -44 -14 -62 -24 -78C-30 -88 -42 -84 -44 -78L-52 -76Q-56 -84 -50 -92C-40 -104 -14 -102 -10 -82C-6 -64 -16 -52 -8 -46Z" fill="${pen.lit(colour)}"/>` +
      pen.own('M-50 -88L-66 -78L-50 -78Z', '#e08a35') +
      eye(pen, -42, -88, 2.2) +
      `<path d="M-34 -34C-20 -54 20 -56 60 -38L52 -30C48 -8 26 2 -2 2C-30 2 -42 -14 -34 -34Z" fill="${pen.fall(-56, 2, colour, 0.34)}"/>` +
      pen.shaded('M-10 -34C10 -48 40 -44 62 -40C52 -22 20 -10 -10 -34Z', colour, 0.2),
  },
  {
    nouns: 'heron,stork,crane,egret,flamingo,ibis',
    kinds: 'wading bird',
    tall: 1,
    wide: 66,
    home: 'land',
    colour: '#9aa8b4',
    share: 0.34,
    states: ['standing'],
    draw: (pen, { colour }) =>
      pen.stroke('M2 -36V0M10 -34V0M-4 0h8M6 0h8', pen.dark('#8a7448', 0.1), 1.8) +
      pen.stroke('M-8 -48C-22 -58 0 -76 -12 -92', pen.lit(colour), 5) +
      pen.own('M-18 -94Q-14 -101 -6 -97L14 -92Q-2 -91 -8 -88Q-16 -88 -18 -94Z', colour) +
      pen.own('M-16 -96L-38 -89L-16 -90Z', '#e0a33c') +
      eye(pen, -13, -94, 1.2) +
      `<path d="M-12 -52C2 -64 26 -54 34 -34L22 -34C10 -28 -8 -32 -12 -52Z" fill="${pen.fall(-62, -28, colour, 0.4)}"/>` +
      pen.shaded('M0 -50C16 -54 28 -44 34 -34L20 -35C8 -36 2 -42 0 -50Z', '#5d6b78', 0.2),
  },
  {
    nouns: 'hen,chicken,rooster,cock,cockerel',
    tall: 0.45,
    wide: 100,
    home: 'land',
    colour: '#c9803f',
    share: 0.26,
    states: ['standing'],
    draw: (pen, { colour }) =>
      pen.stroke('M-2 -18V0M10 -18V0M-8 0h9M5 0h9', pen.dark('#d99a35', 0.1), 2.6) +
      pen.shaded('M26 -50C34 -84 56 -84 52 -62C62 -62 58 -42 40 -36Z', colour, 0.5) +
      `<path d="M-34 -84C-20 -96 -6 -84 -4 -64C4 -54 24 -58 40 -62C42 -30 22 -14 2 -14C-26 -14 -36 -34 -32 -54C-30 -64 -36 -72 -34 -84Z" fill="${pen.sheet.radial(
        -14,
        -56,
        66,
        [
          [0, pen.pale(colour, 0.3)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.4)],
        ],
      )}"/>` +
      pen.shaded('M-4 -48C12 -52 28 -46 32 -38C22 -26 2 -26 -4 -48Z', colour, 0.34) +
      pen.own(
        'M-36 -84C-40 -100 -30 -102 -28 -95C-24 -104 -14 -100 -17 -88ZM-34 -74q-6 6 -2 11q6 -2 6 -9Z',
        '#d23f34',
      ) +
      pen.own('M-35 -82L-48 -77L-34 -74Z', '#e0a33c') +
      eye(pen, -26, -82, 2.2),
  },
  {
    nouns: 'fish,goldfish,trout,salmon,carp,tuna,koi',
    kinds: 'fish',
    tall: 0.25,
    wide: 190,
    home: 'air',
    colour: '#ee8a3a',
    share: 0.2,
    states: ['floating', 'flying'],
    draw: (pen, { colour }) =>
      pen.own('M46 -50Q72 -92 94 -94Q84 -50 94 -8Q70 -12 46 -46Z', colour) +
      pen.shaded('M-10 -88Q14 -108 38 -78ZM-6 -14Q10 4 28 -18Z', colour, 0.2) +
      `<path d="M-92 -46C-70 -92 10 -100 62 -50C10 0 -70 -2 -92 -46Z" fill="${pen.fall(-92, -6, colour, 0.36)}"/>` +
      pen.own('M-40 -78Q-28 -48 -40 -18Q-28 -14 -22 -14Q-10 -48 -22 -82Q-30 -82 -40 -78Z', '#fbf1e0') +
      pen.own('M14 -82Q22 -50 12 -18L28 -26Q36 -50 30 -74Z', '#fbf1e0') +
      pen.shaded('M-14 -44Q6 -50 12 -34Q0 -24 -14 -44Z', colour, 0.3) +
      `<circle cx="-66" cy="-54" r="6" fill="${pen.pale('#ffffff')}"/>` +
      eye(pen, -67, -54, 3.4),
  },
  {
    nouns: 'dolphin,shark,porpoise',
    tall: 1,
    wide: 230,
    home: 'water',
    colour: '#5c86a3',
    share: 0.2,
    states: ['floating', 'running', 'flying'],
    draw: (pen, { colour }) =>
      `<path d="M-104 -14C-96 -62 -40 -96 10 -84L30 -104L38 -78C74 -66 92 -34 96 -10L112 4L84 2L62 12L74 -12C56 -40 20 -52 -20 -46C-50 -40 -72 -22 -84 -12Q-96 -4 -104 -14Z" fill="${pen.fall(-100, 6, colour, 0.4)}"/>` +
      pen.own('M-100 -10C-80 -30 -50 -50 -16 -50Q-50 -38 -84 -12Q-94 -4 -100 -10Z', '#dfe9ec') +
      pen.shaded('M-34 -48Q-30 -22 -44 -10Q-54 -26 -48 -44Z', colour, 0.4) +
      eye(pen, -76, -36, 2.6),
  },
  {
    nouns: 'butterfly,moth',
    kinds: 'butterfly,insect',
    tall: 0.12,
    wide: 116,
    home: 'air',
    colour: '#e8893a',
    share: 0.2,
    states: ['flying', 'sitting'],
    draw: (pen, { colour }) =>
      pen.own('M-2 -52C-20 -104 -62 -104 -56 -74C-54 -56 -24 -48 -2 -50Z', colour) +
      pen.shaded('M2 -52C20 -104 62 -104 56 -74C54 -56 24 -48 2 -50Z', colour, 0.2) +
      pen.own('M-2 -48C-30 -48 -48 -30 -38 -12C-28 0 -8 -16 -2 -44Z', colour) +
      pen.shaded('M2 -48C30 -48 48 -30 38 -12C28 0 8 -16 2 -44Z', colour, 0.34) +
      pen.struck(
        'M-44 -84a7 6 0 1 0 .1 0ZM-30 -28a5 5 0 1 0 .1 0ZM44 -84a7 6 0 1 0 .1 0ZM30 -28a5 5 0 1 0 .1 0Z',
        '#fff0d0',
        0.3,
      ) +
      pen.own('M-2.500 -66H2.500L2 -18H-2Z', '#33292a') +
      pen.stroke('M-1 -66q-4 -14 -12 -18M1 -66q4 -14 12 -18', pen.dark('#33292a'), 1.4),
  },
];
