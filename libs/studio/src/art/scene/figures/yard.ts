import { foliage } from '../land';
import type { Figure, Pen } from '../pen';

const WOOD = '#94683f';
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const thing = (
  nouns: string,
  tall: number,
  wide: number,
  colour: string,
  draw: Figure['draw'],
  more: Partial<Figure> = {},
): Figure => ({ nouns, tall, wide, home: 'land', colour, draw, ...more });
const stone = (pen: Pen, d: string, hex: string, x1: number, x2: number): string =>
  `<path d="${d}" fill="${pen.round(x1, x2, hex)}"/>`;

/** What stands and lies in gardens, on beaches, in the country. */
export const yard: Figure[] = [
  thing(
    'branch,bough,twig,tree branch,perch',
    1.4,
    330,
    '#6b4a35',
    (pen, { colour }) => {
      const leaf = (x: number, y: number, turn: number): string =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.own('M0 0Q14 -12 34 -2Q18 10 0 0Z', foliage(pen, '#5c8a4c', 0.4))}${pen.shaded('M0 0Q18 2 34 -2Q18 10 0 0Z', foliage(pen, '#5c8a4c', 0.4), 0.26)}</g>`;
      return (
        pen.own('M-400 -2Q-160 -26 -20 -18Q80 -14 170 -34L172 -30Q90 -4 -10 -6Q-180 -6 -400 34Z', colour) +
        pen.shaded('M-400 20Q-180 -12 -10 -9Q90 -8 172 -31L172 -30Q90 -4 -10 -6Q-180 -6 -400 34Z', colour, 0.4) +
        pen.stroke('M-120 -14Q-90 -50 -50 -64M70 -16Q96 8 128 12', pen.lit(colour), 5) +
        (pen.light.white
          ? pen.struck('M-400 -6Q-160 -32 -20 -24Q80 -20 170 -38Q80 -14 -20 -16Q-170 -18 -400 6Z', '#f6fafd', 0.2)
          : leaf(-54, -64, -30) +
            leaf(-70, -54, -80) +
            leaf(-96, -40, -60) +
            leaf(124, 12, 20) +
            leaf(104, 6, 60) +
            leaf(160, -34, -20) +
            leaf(140, -28, -60) +
            leaf(-240, -14, -70) +
            leaf(-270, 10, 50))
      );
    },
    { home: 'air', share: 0.2, seat: [10, -15] },
  ),
  thing(
    'rock,boulder,crag',
    1,
    170,
    '#8d8a86',
    (pen, { colour }) =>
      stone(pen, 'M-84 0L-76 -42L-46 -78L-4 -100L38 -88L66 -58L84 0Z', colour, -84, 84) +
      pen.struck('M-76 -42L-46 -78L-4 -100L8 -66L-30 -48Z', colour, 0.34) +
      pen.shaded('M8 -66L38 -88L66 -58L84 0H30Z', colour, 0.34) +
      pen.shaded('M-84 0L-76 -12H80L84 0Z', '#5f7a4a', 0.3),
    { seat: [-4, -94] },
  ),
  thing(
    'bus stop,tram stop,stop,bus shelter',
    2.6,
    96,
    '#3f6f8a',
    (pen, { colour }) =>
      pen.shaded('M-40 0V-78H-37V0ZM34 0V-78H37V0Z', '#4a5258', 0.1) +
      `<path d="M-37 -12V-76H34V-12Z" fill="${pen.pale('#cfe0e6', 0.3)}" fill-opacity="0.6"/>` +
      pen.stroke('M-12 -76V-12M12 -76V-12', pen.lit('#4a5258'), 1.2) +
      pen.own('M-46 -76L-42 -86H40L44 -76Z', colour) +
      pen.struck('M-46 -76L-45 -79H43L44 -76Z', colour, 0.5) +
      pen.own('M-32 -28H16V-23H-32Z', '#a5764c') +
      pen.shaded('M-29 -23h3V0h-3ZM10 -23h3V0h-3Z', '#4a5258', 0.1) +
      pen.shaded('M45.400 0V-92H48V0Z', '#4a5258', 0.1) +
      `<circle cx="46.700" cy="-92" r="8" fill="${pen.lit(colour)}"/>` +
      pen.struck('M41.700 -96h10v6h-10ZM42.700 -89h2v2h-2ZM48.700 -89h2v2h-2Z', '#f6f2e6', 0.4),
    { seat: [-8, -28] },
  ),
  thing(
    'log,tree trunk,fallen tree,trunk,driftwood',
    0.6,
    300,
    '#7a5a40',
    (pen, { colour }) =>
      `<path d="M-140 0Q-152 -48 -136 -96H128V0Z" fill="${pen.fall(-96, 0, colour, 0.5)}"/>` +
      pen.stroke('M-120 -70H60M-90 -40H110M-130 -20H20M20 -84H110', pen.dark(colour, 0.4), 2) +
      `<ellipse cx="130" cy="-48" rx="22" ry="48" fill="${pen.pale('#d9b98a', 0.2)}"/>` +
      pen.stroke('M130 -82a14 34 0 1 0 .1 0M130 -66a7 18 0 1 0 .1 0', pen.dark('#a8834f', 0.2), 2),
    { seat: [0, -94] },
  ),
  thing(
    'stump,tree stump',
    0.5,
    130,
    '#7a5a40',
    (pen, { colour }) =>
      `<path d="M-62 0Q-44 -20 -46 -84H46Q44 -20 62 0Z" fill="${pen.round(-60, 60, colour)}"/><ellipse cx="0" cy="-86" rx="46" ry="13" fill="${pen.pale('#d9b98a', 0.2)}"/>` +
      pen.stroke('M0 -94a28 8 0 1 0 .1 0M0 -90a13 4 0 1 0 .1 0', pen.dark('#a8834f', 0.2), 1.4),
    { seat: [0, -88] },
  ),
  thing(
    'blanket,picnic blanket,picnic,picnic rug,tablecloth,beach towel,towel',
    0.5,
    520,
    '#c9473a',
    (pen, { colour }) => {
      const at = (i: number, k: number): string => {
        const y = -78 + k * 19.5;
        const half = 170 + k * 22;
        return `${(-half + (i * 2 * half) / 8).toFixed(1)} ${y.toFixed(1)}`;
      };
      let checks = '';
      for (let k = 0; k < 4; k++)
        for (let i = 0; i < 8; i++)
          if ((i + k) % 2 === 0) checks += `M${at(i, k)}L${at(i + 1, k)}L${at(i + 1, k + 1)}L${at(i, k + 1)}Z`;
      return (
        pen.own('M-172 -80H172L262 2H-262Z', '#f6efe2') +
        pen.own(checks, colour) +
        pen.shaded('M-258 -2H258L262 4H-262Z', colour, 0.3)
      );
    },
    { share: 0.1, seat: [0, -40], states: ['lying'] },
  ),
  thing(
    'beehive,hive,bee house,apiary',
    1,
    84,
    '#f2ead6',
    (pen, { colour }) =>
      pen.shaded('M-34 0h8v-10h-8ZM26 0h8v-10h-8Z', WOOD, 0.3) +
      `<path d="M-38 -8V-84H38V-8Z" fill="${pen.round(-38, 38, colour)}"/>` +
      pen.shaded('M-38 -34H38v2.500H-38ZM-38 -60H38v2.500H-38Z', colour, 0.4) +
      pen.own('M-44 -84H44L36 -98H-36Z', '#8d97a0') +
      pen.shaded('M10 -98H36L44 -84H18Z', '#8d97a0', 0.3) +
      pen.shaded('M-16 -18H16v5H-16Z', '#3a2a1c', 0.1) +
      pen.own('M-22 -12H22v3H-22Z', WOOD) +
      `<path d="${disc(-52, -62, 2)}${disc(56, -40, 2)}${disc(40, -104, 2)}" fill="${pen.lit('#d9a21f')}"/>`,
  ),
  thing(
    'surfboard',
    2,
    34,
    '#e9705a',
    (pen, { colour }) =>
      `<path d="M0 -100C16 -84 18 -40 11 0H-11C-18 -40 -16 -84 0 -100Z" fill="${pen.round(-16, 16, '#f6efe2')}"/>` +
      pen.own('M-3 -97Q0 -100 3 -97L5 0H-5ZM-15 -56Q0 -48 15 -56L15.500 -46Q0 -38 -15.500 -46Z', colour),
    { states: ['leaning', 'standing'], share: 0.34 },
  ),
  thing(
    'sledge,sled,sleigh,toboggan',
    0.5,
    190,
    '#a8693a',
    (pen, { colour }) =>
      pen.stroke('M-88 -40Q-104 -4 -76 -3H84', pen.dark('#5b3d2a', 0.1), 6) +
      pen.stroke('M-50 -4V-44M10 -4V-44M60 -4V-44', pen.lit(colour), 7) +
      pen.own('M-84 -54H84v12H-84Z', colour) +
      pen.struck('M-84 -56H84v5H-84Z', colour, 0.4) +
      pen.stroke('M-88 -44q-30 -10 -34 -50', pen.dark('#8a7a60', 0.1), 2),
    { seat: [0, -54] },
  ),
  thing('fountain,well', 2.6, 130, '#b9b3a8', (pen, { colour, words }) =>
    /well/u.test(words ?? '') && !/fountain/u.test(words ?? '')
      ? stone(pen, 'M-44 0V-40H44V0Z', colour, -44, 44) +
        pen.stroke(
          'M-44 -26H44M-44 -12H44M-20 -40v14M20 -40v14M0 -26v14M-30 -12v12M30 -12v12',
          pen.dark(colour, 0.3),
          1.4,
        ) +
        pen.struck('M-50 -46H50v7H-50Z', colour, 0.3) +
        pen.own('M-38 -44h6V-80h-6ZM32 -44h6V-80h-6Z', WOOD) +
        pen.own('M-56 -76L0 -100L56 -76L50 -70H-50Z', '#9a5a44') +
        pen.stroke('M0 -86V-58', pen.dark('#5b4a3a', 0.1), 1.4) +
        pen.own('M-8 -60H8L6 -46H-6Z', '#7a6a58')
      : stone(pen, 'M-62 -2V-20Q0 -12 62 -20V-2Q0 8 -62 -2Z', colour, -62, 62) +
        `<ellipse cx="0" cy="-20" rx="62" ry="9" fill="${pen.lit('#6fa9bd')}"/>` +
        stone(pen, 'M-6 -20V-54H6V-20Z', colour, -8, 8) +
        stone(pen, 'M-32 -60Q0 -40 32 -60Q0 -68 -32 -60Z', colour, -32, 32) +
        stone(pen, 'M-4 -60V-84H4V-60Z', colour, -5, 5) +
        pen.stroke(
          'M0 -84Q-4 -104 -22 -84T-30 -60M0 -84Q4 -104 22 -84T30 -60M-26 -58Q-42 -50 -46 -22M26 -58Q42 -50 46 -22',
          pen.pale('#dff0f6', 0.4),
          2.2,
          { 'stroke-opacity': 0.8 },
        ),
  ),
  thing(
    'watering can',
    0.4,
    130,
    '#5f8f86',
    (pen, { colour }) =>
      pen.stroke('M-20 -78Q20 -112 46 -60M40 -60Q64 -44 40 -16', pen.dark(colour, 0.2), 6) +
      `<path d="M-32 -70H38L42 0H-36Z" fill="${pen.round(-36, 42, colour)}"/>` +
      pen.own('M-34 -30L-74 -84L-66 -88L-32 -48Z', colour) +
      pen.own('M-88 -80L-60 -98L-56 -90L-80 -74Z', colour) +
      pen.struck('M-34 -74H40v6H-34Z', colour, 0.4),
    { home: 'land' },
  ),
  thing(
    'fence,gate,garden fence,wooden fence,garden gate',
    1,
    420,
    '#e9e2d4',
    (pen, { colour }) =>
      pen.shaded('M-210 -74H210v9H-210ZM-210 -34H210v9H-210Z', colour, 0.2) +
      Array.from({ length: 15 }, (_, i) => {
        const x = -204 + i * 28;
        return (
          pen.own(`M${x} 0V-88L${x + 9} -100L${x + 18} -88V0Z`, colour) +
          pen.shaded(`M${x + 12} 0V-96L${x + 18} -88V0Z`, colour, 0.2)
        );
      }).join(''),
    { seat: [0, -96], share: 0.16 },
  ),
  thing(
    'telescope',
    1.6,
    90,
    '#3a4a63',
    (pen, { colour }) =>
      pen.stroke('M4 -56L-26 0M4 -56L32 0M4 -56L8 0', pen.dark('#5b4a3a', 0.1), 3.4) +
      `<g transform="rotate(-34 4 -58)"><path d="M-44 -68H36V-50H-44Z" fill="${pen.fall(-68, -50, colour, 0.5)}"/>${pen.own('M-52 -70H-42V-48H-52Z', '#c9a45c')}${pen.own('M36 -64H52V-54H36Z', '#c9a45c')}</g>`,
  ),
  thing(
    'easel,easel with canvas',
    1.7,
    66,
    '#f6f1e6',
    (pen, { colour }) =>
      pen.stroke('M0 -100L-26 0M0 -100L26 0M0 -96L4 0', pen.lit(WOOD), 3.6) +
      pen.own('M-28 -88H28V-34H-28Z', colour) +
      pen.own('M-28 -52Q-10 -66 6 -54T28 -58V-34H-28Z', '#7a9a5a') +
      pen.own('M-28 -88H28V-66Q8 -58 -6 -62T-28 -54Z', '#9cc4d6') +
      `<path d="${disc(14, -76, 5)}" fill="${pen.lit('#f0b84a')}"/>` +
      pen.own('M-32 -34H32v4H-32Z', WOOD),
  ),
  thing(
    'ladder',
    2.6,
    36,
    '#a87a4c',
    (pen, { colour }) =>
      pen.stroke('M-14 0L-8 -100M14 0L8 -100', pen.lit(colour), 3.4) +
      pen.stroke('M-13 -14H13M-12 -30H12M-11 -46H11M-10 -62H10M-9 -78H9M-8.500 -92H8.500', pen.dark(colour, 0.2), 2.6),
    { states: ['leaning', 'standing'] },
  ),
  thing(
    'bucket,pail',
    0.35,
    100,
    '#8d9aa3',
    (pen, { colour }) =>
      pen.stroke('M-42 -76Q0 -130 42 -76', pen.dark(colour, 0.3), 3) +
      `<path d="M-44 -78H44L32 0H-32Z" fill="${pen.round(-44, 44, colour)}"/>` +
      pen.shaded('M-40 -50H40v3H-40Z', colour, 0.4) +
      pen.struck('M-46 -82H46v6H-46Z', colour, 0.4),
    { home: 'surface', mouth: [0, -78] },
  ),
  thing(
    'haystack,hay bale,hay,bale,straw bale',
    1.3,
    130,
    '#dcb95a',
    (pen, { colour }) =>
      `<path d="M-60 0V-66Q-60 -100 0 -100T60 -66V0Z" fill="${pen.round(-60, 60, colour)}"/>` +
      pen.stroke(
        'M-50 -20q14 -10 30 -2M-30 -54q16 -12 34 -4M10 -30q16 -10 34 0M-10 -80q12 -8 26 0M20 -66q12 -8 24 0',
        pen.dark(colour, 0.3),
        2.4,
      ),
    { seat: [0, -96] },
  ),
  thing(
    'scarecrow',
    1.8,
    90,
    '#a8642f',
    (pen, { colour }) =>
      pen.own('M-2 0V-90h4V0ZM-44 -70H44v4H-44Z', WOOD) +
      pen.own('M-40 -74H40L36 -58H16L18 -24H-18L-16 -58H-36Z', colour) +
      pen.own(disc(0, -82, 11), '#e9d0a0') +
      pen.own('M-22 -90H22Q12 -94 11 -100H-11Q-12 -94 -22 -90Z', '#6b4a35') +
      pen.shaded(`${disc(-4, -84, 1.4)}${disc(4, -84, 1.4)}`, '#22262b', 0.1),
  ),
  thing(
    'jetty,pier,dock,boardwalk,landing stage',
    1,
    420,
    '#9a7a58',
    (pen, { colour }) =>
      pen.shaded('M-190 -40h10V6h-10ZM-80 -40h10V10h-10ZM40 -40h10V14h-10ZM150 -40h10V18h-10Z', colour, 0.5) +
      pen.own('M-200 -70L-160 -86H210L190 -58H-210Z', colour) +
      pen.stroke(
        Array.from({ length: 13 }, (_, i) => `M${-150 + i * 28} -86L${-176 + i * 28} -60`).join(''),
        pen.dark(colour, 0.34),
        2,
      ) +
      pen.shaded('M-210 -58H190V-46H-206Z', colour, 0.34),
    { home: 'water', floats: true, share: 0.12, seat: [0, -74] },
  ),
  thing(
    'signpost,sign post,road sign,finger post',
    2.4,
    60,
    '#8a5f3c',
    (pen, { colour }) =>
      pen.own('M-2.500 0V-98h5V0Z', colour) +
      pen.struck('M-28 -88H18L26 -80L18 -72H-28Z', '#f1e6cd', 0.2) +
      pen.struck('M26 -66H-16L-24 -58L-16 -50H26Z', '#f1e6cd', 0.2) +
      pen.shaded('M-20 -81H12v2.200H-20ZM-10 -59H18v2.200H-10Z', '#5b4a3a', 0.2),
  ),
  thing(
    'puddle,waterhole,pond',
    0.4,
    560,
    '#7fa9bd',
    (pen, { colour }) =>
      `<ellipse cx="0" cy="-8" rx="270" ry="46" fill="${pen.fall(-54, 38, colour, 0.3)}"/>` +
      pen.struck('M-150 -24q80 -12 160 0q-80 10 -160 0ZM30 4q70 -10 140 0q-70 9 -140 0Z', colour, 0.5) +
      pen.shaded('M-270 -8Q-250 -50 0 -54Q250 -50 270 -8Q240 -46 0 -48Q-240 -46 -270 -8Z', '#6b5a40', 0.3),
    { share: 0.1, seat: [0, -8] },
  ),
  thing(
    'ice floe,floe',
    0.6,
    420,
    '#e9f3f8',
    (pen, { colour }) =>
      pen.own('M-200 -34L-150 -70L-20 -78L120 -66L206 -36L160 0H-170Z', colour) +
      pen.shaded('M-200 -34L-120 -22H140L206 -36L160 4H-170Z', '#8fc0d4', 0.1) +
      pen.struck('M-150 -64L-20 -74L60 -66L-60 -52Z', '#ffffff', 0.4),
    { home: 'water', floats: true, share: 0.16, seat: [0, -48] },
  ),
  thing(
    'penguin',
    0.9,
    62,
    '#2d3440',
    (pen, { colour }) =>
      pen.own('M-16 0q-2 -7 8 -7t8 7ZM2 0q-2 -7 8 -7t8 7Z', '#e29a35') +
      `<path d="M-26 -40C-30 -84 -14 -100 0 -100S28 -84 26 -40C26 -12 16 -4 0 -4S-26 -12 -26 -40Z" fill="${pen.round(-28, 28, colour)}"/>` +
      pen.own('M-18 -40C-20 -70 -12 -78 -4 -78C8 -78 18 -64 17 -38C17 -16 10 -8 -2 -8S-18 -18 -18 -40Z', '#f6f4ee') +
      pen.shaded('M8 -76Q18 -62 17 -38C17 -16 10 -8 2 -8Q12 -30 8 -76Z', '#f6f4ee', 0.16) +
      pen.own('M-25 -62Q-38 -40 -30 -20Q-24 -32 -22 -52ZM25 -62Q38 -40 30 -20Q24 -32 22 -52Z', colour) +
      pen.own('M-10 -86L-30 -82L-10 -79Z', '#e29a35') +
      pen.own('M8 -82q8 4 6 14q-8 0 -10 -8Z', '#f2c14a') +
      `<circle cx="-7" cy="-88" r="2.600" fill="${pen.pale('#ffffff')}"/><circle cx="-7.500" cy="-88" r="1.500" fill="#14161a"/>`,
    { states: ['standing'], share: 0.34 },
  ),
  thing(
    'turtle,sea turtle,tortoise',
    0.5,
    160,
    '#5f8a5a',
    (pen, { colour, state }) =>
      (state === 'swimming'
        ? pen.shaded('M10 -40Q40 4 70 6Q60 -30 36 -50Z', colour, 0.4) +
          pen.own('M-26 -44Q-40 6 -78 14Q-74 -28 -48 -56Z', colour) +
          pen.own('M44 -48Q76 -44 88 -28Q64 -24 40 -36Z', colour)
        : pen.own('M-46 -38L-56 0H-30L-24 -34ZM28 -34L34 0H58L54 -38Z', colour)) +
      pen.own('M-56 -56Q-92 -74 -98 -54Q-98 -38 -58 -40Z', colour) +
      `<circle cx="-86" cy="-58" r="3" fill="${pen.dark('#16181a')}"/>` +
      `<path d="M-66 -36Q-54 -98 4 -98Q60 -96 70 -36Q0 -20 -66 -36Z" fill="${pen.fall(-98, -26, '#7a6a42', 0.44)}"/>` +
      pen.stroke(
        'M-40 -76L-20 -60L-26 -34M-20 -60H26L46 -78M26 -60L32 -34M-20 -60L-8 -94M26 -60L16 -94',
        pen.dark('#7a6a42', 0.46),
        2.6,
      ) +
      pen.struck('M-44 -66Q-30 -92 2 -94Q-22 -84 -34 -60Z', '#a8945c', 0.3),
    { home: 'water', states: ['swimming', 'walking', 'floating'], share: 0.26 },
  ),
  thing(
    'astronaut,cosmonaut',
    1.9,
    54,
    '#eef1f3',
    (pen, { colour }) =>
      pen.shaded('M10 -76H22V-42H10Z', colour, 0.4) +
      `<path d="M-15 -70H15L18 -38L14 -4H3L0 -32L-3 -4H-14L-18 -38Z" fill="${pen.round(-18, 18, colour)}"/>` +
      pen.own('M-16 -6H-2V0H-18ZM2 -6H16L18 0H2Z', '#c4ccd2') +
      pen.own('M-15 -68Q-28 -58 -26 -40L-19 -40Q-20 -54 -12 -58ZM15 -68Q28 -58 26 -40L19 -40Q20 -54 12 -58Z', colour) +
      pen.shaded('M15 -68Q28 -58 26 -40L22 -40Q22 -56 12 -60Z', colour, 0.3) +
      pen.own('M-8 -62H8V-50H-8Z', '#9fb0bc') +
      pen.own('M-6 -60h3v3h-3ZM0 -60h3v3H0Z', '#d8523f') +
      `<circle cx="0" cy="-83" r="17" fill="${pen.round(-17, 17, colour)}"/>` +
      pen.own('M-13 -86Q-12 -96 0 -96T13 -86Q13 -74 0 -73T-13 -86Z', '#2a3550') +
      pen.struck('M-10 -88Q-8 -94 0 -94Q-6 -90 -7 -80Z', '#8fb4d8', 0.4),
    { states: ['standing', 'floating', 'flying'], share: 0.4 },
  ),
];

/** What stands in rooms besides chairs and tables. */
export const roomThings: Figure[] = [
  thing(
    'floor lamp,standing lamp,reading lamp',
    1.6,
    40,
    '#e0a84a',
    (pen, { colour }) =>
      (pen.light.lamps ? pen.halo(0, -84, 60, '#ffd58a', 0.6) : '') +
      pen.own('M-1.200 -78h2.400V-3h-2.400Z', '#4a3d34') +
      `<ellipse cx="0" cy="-2" rx="12" ry="2.600" fill="${pen.round(-12, 12, '#4a3d34')}"/>` +
      `<path d="M-9 -100H9L18 -74H-18Z" fill="${pen.light.lamps ? pen.glow('#ffdc95') : pen.round(-18, 18, colour)}"/>` +
      pen.struck('M-18 -74H18L17.500 -76H-17.500Z', '#fff3d0', 0.4),
    { home: 'floor', states: ['lit'], share: 0.44 },
  ),
  thing(
    'bookshelf,bookcase,bookshelves,shelf,shelves,rack',
    2,
    62,
    '#8a5f3c',
    (pen, { colour, whim }) => {
      let books = '';
      for (const [row, y] of [-78, -54, -30, -6].entries()) {
        let x = -24;
        for (let i = 0; x < 20; i++) {
          const t = ((i * 7 + row * 5 + Math.floor(whim * 9)) % 10) / 10;
          const [w, h] = [3 + t * 2.4, 13 + ((i * 3 + row) % 4) * 1.6];
          if ((i + row) % 6 !== 5)
            books += pen.own(
              `M${x} ${y}V${y - h}h${w}V${y}Z`,
              ['#a8483a', '#2f5f7a', '#d0a04a', '#4f6f4a', '#7a4f6a', '#e6d8b8'][(i + row * 2) % 6] ?? '',
            );
          x += w + 0.5;
        }
      }
      return (
        pen.shaded('M-28 -98H28V0H-28Z', colour, 0.6) +
        books +
        pen.own(
          'M-30 -100H30v4H-30ZM-30 -100h4V0h-4ZM26 -100h4V0h-4ZM-30 -78H30v3H-30ZM-30 -54H30v3H-30ZM-30 -30H30v3H-30ZM-30 -6H30v6H-30Z',
          colour,
        ) +
        pen.shaded('M26 -96h4V0h-4Z', colour, 0.4)
      );
    },
    { home: 'floor', share: 0.5 },
  ),
  thing(
    'wardrobe,cupboard,cabinet,dresser,chest of drawers',
    1.8,
    66,
    '#9a6f48',
    (pen, { colour }) =>
      `<path d="M-32 -4V-98H32V-4Z" fill="${pen.round(-32, 32, colour)}"/>` +
      pen.struck('M-35 -100H35v4H-35Z', colour, 0.4) +
      pen.stroke('M0 -94V-32M-28 -92H-3V-34H-28ZM3 -92H28V-34H3ZM-28 -28H28V-8H-28Z', pen.dark(colour, 0.4), 1.2) +
      pen.own('M-5 -62h2v6h-2ZM3 -62h2v6H3ZM-4 -19H4v2H-4Z', '#d9b45a') +
      pen.own('M-30 -4h6V0h-6ZM24 -4h6V0h-6Z', colour),
    { home: 'floor', share: 0.5 },
  ),
  thing(
    "potter's wheel,pottery wheel",
    0.8,
    90,
    '#8f8378',
    (pen) =>
      pen.own('M-34 0L-26 -58H26L34 0H26L22 -40H-22L-26 0Z', WOOD) +
      pen.shaded('M-28 -22H28v5H-28Z', WOOD, 0.3) +
      `<ellipse cx="0" cy="-60" rx="42" ry="9" fill="${pen.round(-42, 42, '#8f8378')}"/>` +
      `<path d="M-15 -64Q-20 -84 -13 -100H13Q20 -84 15 -64Z" fill="${pen.round(-17, 17, '#b9704a')}"/>` +
      pen.shaded('M-13 -100Q0 -94 13 -100Q0 -104 -13 -100Z', '#7a4430', 0.2),
    { home: 'floor', share: 0.34 },
  ),
];
