import type { Figure, Pen } from '../pen';

const SKIN = ['#e6b48e', '#b9805a', '#8a5a3c', '#f0c7a4'];
const HAIR = ['#3a2620', '#6b4226', '#1f1b1c', '#a5703a'];
const pick = (list: string[], whim: number): string => list[Math.floor(whim * 3.99)] ?? '#b9805a';

function standing(pen: Pen, coat: string, whim: number, skirt: boolean, hat = false): string {
  const [skin, hair] = [pick(SKIN, whim), pick(HAIR, (whim * 7) % 1)];
  return (
    pen.shaded('M1 -42H9L8 -2H14V0H3Z', '#33415a', 0.4) +
    pen.own('M-9 -42H0L-2 -2V0H-12V-2L-8 -3Z', '#3d4b66') +
    pen.shaded('M9 -72Q17 -60 15 -42L11 -40Q10 -56 6 -66Z', coat, 0.4) +
    (skirt
      ? `<path d="M-9 -78Q0 -82 9 -78L11 -56L16 -24H-15L-10 -56Z" fill="${pen.round(-14, 16, coat)}"/>`
      : `<path d="M-11 -77Q0 -83 11 -77L12 -38Q0 -34 -12 -38Z" fill="${pen.round(-13, 13, coat)}"/>`) +
    pen.own('M-10 -76Q-17 -62 -15 -44L-11 -43Q-10 -56 -6 -66Z', coat) +
    `<circle cx="-13" cy="-42" r="2.600" fill="${pen.lit(skin)}"/><circle cx="13" cy="-40" r="2.600" fill="${pen.dark(skin, 0.3)}"/>` +
    pen.own('M-2.600 -84h5.600v6q-3 2.500 -5.600 0Z', skin) +
    `<ellipse cx="-0.5" cy="-90" rx="6.600" ry="7.800" fill="${pen.round(-7, 7, skin)}"/>` +
    pen.own(
      skirt
        ? 'M-6 -92Q-6 -100 1 -100Q9 -99 9 -88Q9 -80 6 -76Q5 -86 2 -94Q-2 -92 -6 -92Z'
        : 'M-7 -92Q-6 -100 1 -100Q8 -99 8 -90L5 -88Q4 -94 1 -95Q-3 -92 -7 -92Z',
      hair,
    ) +
    (hat ? pen.own('M-12 -94H12Q8 -96 7 -97Q6 -103 0 -103T-7 -97Q-8 -96 -12 -94Z', '#d9b15f') : '') +
    pen.struck('M-9 -74Q-11 -60 -10.500 -44L-8.500 -44Q-8 -60 -6 -75Z', coat, 0.3)
  );
}
function sitting(pen: Pen, coat: string, whim: number, skirt: boolean): string {
  const [skin, hair] = [pick(SKIN, whim), pick(HAIR, (whim * 7) % 1)];
  return (
    `<g transform="scale(1.36)">` +
    pen.own('M-4 -24H-20Q-26 -24 -26 -17V-2H-32V0H-20V-14H6V-24Z', '#3d4b66') +
    pen.shaded('M-20 -14H6V-18H-18Z', '#3d4b66', 0.4) +
    `<path d="M-7 -52Q2 -56 10 -51Q14 -34 11 -13H-5Q-8 -34 -7 -52Z" fill="${pen.round(-9, 13, coat)}"/>` +
    pen.own('M-3 -50Q-6 -36 -3 -30L-15 -25L-14 -21L3 -26Q5 -40 3 -50Z', coat) +
    `<circle cx="-15" cy="-23" r="2.400" fill="${pen.lit(skin)}"/>` +
    pen.own('M-1 -57h5v5h-5Z', skin) +
    `<ellipse cx="1" cy="-62.500" rx="6" ry="7" fill="${pen.round(-5, 7, skin)}"/>` +
    pen.own(
      skirt
        ? 'M-5 -65Q-4 -72 2 -72Q10 -71 9 -60Q9 -54 6 -50Q6 -60 3 -66Z'
        : 'M-5 -65Q-4 -72 2 -72Q9 -71 8 -62L5 -60Q5 -66 2 -67Z',
      hair,
    ) +
    '</g>'
  );
}
const person = (nouns: string, tall: number, colour: string, skirt: boolean, kinds?: string, hat = false): Figure => ({
  nouns,
  kinds,
  tall,
  wide: 36,
  home: 'land',
  colour,
  share: 0.36,
  hip: 25,
  states: ['standing', 'sitting'],
  draw: (pen, look) =>
    look.state === 'sitting'
      ? sitting(pen, look.colour, look.whim, skirt)
      : standing(pen, look.colour, look.whim, skirt, hat),
});
export const people: Figure[] = [
  person(
    'person,man,traveller,hiker,walker,friend,couple,people,passer-by,guest,visitor,neighbour',
    1.75,
    '#c9573f',
    false,
    'person,adult,traveler,worker',
  ),
  person('woman,lady,mother,girl,grandmother,sister', 1.68, '#2f7f8a', true, 'woman,female'),
  person('boy,child,kid,son', 1.15, '#e0a33c', false, 'child,juvenile'),
  person('farmer,gardener,fisherman,beekeeper', 1.75, '#4f7a5a', false, undefined, true),
  {
    nouns: 'snowman',
    tall: 1.6,
    wide: 62,
    home: 'land',
    colour: '#f6fafc',
    share: 0.34,
    draw: (pen, { colour }) =>
      `<circle cx="0" cy="-25" r="27" fill="${pen.round(-27, 27, colour)}"/><circle cx="0" cy="-58" r="19" fill="${pen.round(-19, 19, colour)}"/><circle cx="0" cy="-82" r="13" fill="${pen.round(-13, 13, colour)}"/>` +
      pen.own('M-14 -90H14V-93H9V-104H-9V-93H-14Z', '#33383e') +
      pen.own('M-13 -72Q0 -66 13 -72V-67Q0 -61 -13 -67ZM6 -68l8 18h-7l-5 -15Z', '#c9473a') +
      pen.own('M-4 -82L-22 -79L-4 -78Z', '#ee8a2c') +
      `<circle cx="-6" cy="-86" r="1.600" fill="#22262b"/><circle cx="4" cy="-86" r="1.600" fill="#22262b"/>` +
      pen.shaded('M-2 -58a2 2 0 1 0 .1 0ZM-2 -48a2 2 0 1 0 .1 0Z', '#22262b', 0.1) +
      pen.stroke('M-17 -60L-38 -74M-32 -70l-2 -8M17 -60L38 -70', pen.dark('#5b3d2a'), 2),
  },
];
