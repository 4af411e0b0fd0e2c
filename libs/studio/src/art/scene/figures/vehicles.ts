import type { Figure, Pen } from '../pen';

const wheel = (pen: Pen, x: number, y: number, r: number, hub = '#c9ced1'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.dark('#24272b', 0.2)}"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="${pen.lit(hub)}"/><circle cx="${x}" cy="${y}" r="${r * 0.18}" fill="${pen.dark(hub)}"/>`;
const glass = (pen: Pen, d: string): string =>
  `<path d="${d}" fill="${pen.light.lamps ? pen.glow('#f7d58d') : pen.pale('#a9cbd6', 0.3)}"/>`;
const beams = (pen: Pen, x: number, y: number): string =>
  pen.light.lamps
    ? `<path d="M${x} ${y}l-110 -16v46Z" fill="${pen.sheet.linear(x, 0, x - 110, 0, [
        [0, '#fff2b8', 0.6],
        [1, '#fff2b8', 0],
      ])}"/>`
    : '';

export const vehicles: Figure[] = [
  {
    nouns: 'bicycle,bike',
    tall: 1.05,
    wide: 168,
    home: 'wheels',
    colour: '#c8452f',
    share: 0.34,
    seat: [30, -90],
    states: ['leaning', 'standing'],
    draw: (pen, { colour }) => {
      const ring = (x: number): string =>
        `<circle cx="${x}" cy="-32" r="31" fill="none" stroke="${pen.dark('#2b2f33', 0.2)}" stroke-width="3.600"/><circle cx="${x}" cy="-32" r="28" fill="none" stroke="${pen.pale('#b9bfc4')}" stroke-width="1"/>` +
        pen.stroke(
          [0, 30, 60, 90, 120, 150]
            .map(
              (d) =>
                `M${(x - 28 * Math.cos(d * 0.01745)).toFixed(1)} ${(-32 - 28 * Math.sin(d * 0.01745)).toFixed(1)}L${(x + 28 * Math.cos(d * 0.01745)).toFixed(1)} ${(-32 + 28 * Math.sin(d * 0.01745)).toFixed(1)}`,
            )
            .join(''),
          pen.lit('#a5abb0'),
          0.6,
        );
      return (
        ring(-50) +
        ring(52) +
        pen.stroke('M52 -32L2 -32L-16 -76H34L2 -32M52 -32L30 -84', pen.lit(colour), 4.5) +
        pen.stroke('M-50 -32L-28 -84', pen.lit(colour), 4.5).replaceAll('M-50 -32L-28 -84', 'M-50 -32L-22 -86') +
        pen.stroke('M-22 -86L-16 -76M-22 -86q-2 -8 -12 -6', pen.dark('#3a4148'), 3.6) +
        pen.own('M20 -88h22q4 6 -4 6h-16Z', '#4a3426') +
        `<circle cx="2" cy="-32" r="7" fill="${pen.dark('#3a4148')}"/>` +
        pen.stroke('M-50 -72l-10 0', 'none', 0).replace(/<path[^>]*\/>/, '')
      );
    },
  },
  {
    nouns: 'car,automobile,convertible,taxi,cab',
    kinds: 'car',
    tall: 1.45,
    wide: 268,
    home: 'wheels',
    colour: '#c9473a',
    share: 0.2,
    draw: (pen, { colour }) =>
      beams(pen, -126, -44) +
      `<path d="M-130 -16Q-134 -50 -116 -56Q-86 -64 -70 -66C-52 -92 -36 -98 4 -98S62 -88 84 -62Q122 -58 128 -46Q134 -30 130 -16Z" fill="${pen.fall(-98, -14, colour, 0.4)}"/>` +
      glass(pen, 'M-56 -66C-44 -84 -34 -89 -8 -89V-64ZM0 -89C36 -89 52 -82 70 -62L0 -64Z') +
      pen.stroke('M-4 -62V-22M-100 -40H100', pen.dark(colour, 0.44), 1.6) +
      pen.own('M-131 -44h10v10h-10Z', '#fff0c0') +
      pen.own('M122 -44h9v10h-9Z', '#8f2a22') +
      pen.shaded('M-132 -24H131V-12H-132Z', '#3a4148', 0.3) +
      wheel(pen, -76, -21, 22) +
      wheel(pen, 78, -21, 22) +
      pen
        .struck('M-100 -56Q-84 -62 -66 -64L60 -62Q-20 -58 -100 -54Z', '#ffffff', 0.2)
        .replace('/>', ' fill-opacity="0.35"/>'),
  },
  {
    nouns: 'van,camper,campervan,camper van,minibus,delivery van,food truck,caravan',
    tall: 2.1,
    wide: 190,
    home: 'wheels',
    colour: '#3f8a8a',
    share: 0.3,
    draw: (pen, { colour }) =>
      beams(pen, -90, -34) +
      `<path d="M-92 -14V-52C-90 -76 -82 -98 -64 -98H78Q92 -98 92 -84V-14Z" fill="${pen.fall(-98, -12, '#f2ead9', 0.2)}"/><path d="M-92 -14V-50Q-60 -40 -40 -52H92V-14Z" fill="${pen.fall(-52, -12, colour, 0.4)}"/>` +
      glass(pen, 'M-84 -60Q-80 -86 -66 -88H-52V-60ZM-42 -88H-8V-62H-42ZM0 -88H34V-62H0ZM42 -88H80V-62H42Z') +
      pen.stroke('M-8 -56V-16M34 -56V-16', pen.dark(colour, 0.4), 1.3) +
      `<circle cx="-86" cy="-34" r="6" fill="${pen.glow('#fff0c0')}"/>` +
      pen.shaded('M-94 -20H94V-11H-94Z', '#3a4148', 0.2) +
      wheel(pen, -54, -16, 17) +
      wheel(pen, 56, -16, 17),
  },
  {
    nouns: 'bus,coach,double-decker,school bus,trolleybus',
    tall: 3.2,
    wide: 240,
    home: 'wheels',
    colour: '#c83f36',
    share: 0.3,
    draw: (pen, { colour }) =>
      beams(pen, -116, -28) +
      `<path d="M-118 -12V-86Q-118 -98 -106 -98H108Q118 -98 118 -88V-12Z" fill="${pen.fall(-98, -10, colour, 0.4)}"/>` +
      glass(
        pen,
        'M-112 -84h26v34h-26ZM-78 -84h34v28h-34ZM-38 -84h34v28h-34ZM2 -84h34v28h-34ZM42 -84h34v28h-34ZM82 -84h28v28h-28Z',
      ) +
      pen.struck('M-118 -46H118v6H-118Z', '#f6efe0', 0.3) +
      pen.shaded('M-118 -18H118V-9H-118Z', '#3a4148', 0.2) +
      pen.own('M-119 -32h7v9h-7Z', '#fff0c0') +
      wheel(pen, -70, -14, 15) +
      wheel(pen, 68, -14, 15),
  },
  {
    nouns: 'steam train,steam locomotive,locomotive,steam engine',
    tall: 4,
    wide: 330,
    home: 'wheels',
    colour: '#2f4a3c',
    share: 0.26,
    states: ['walking', 'running'],
    draw: (pen, { colour }) => {
      const puff = (x: number, y: number, r: number, k: number): string =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.pale('#e6e4e0', 0.3)}" fill-opacity="${k}"/>`;
      const coach = (x: number): string =>
        `<path d="M${x} -12V-62Q${x} -70 ${x + 8} -70H${x + 88}Q${x + 96} -70 ${x + 96} -62V-12Z" fill="${pen.fall(-70, -12, '#7f2f2c', 0.36)}"/>` +
        pen.struck(`M${x - 2} -66H${x + 98}V-72H${x - 2}Z`, '#8b8378', 0.1) +
        glass(pen, [8, 30, 52, 74].map((dx) => `M${x + dx} -58h16v20h-16Z`).join('')) +
        pen.struck(`M${x} -30h96v3h-96Z`, '#e8d9b0', 0.2) +
        wheel(pen, x + 18, -9, 9) +
        wheel(pen, x + 78, -9, 9);
      return (
        puff(-118, -98, 12, 0.9) +
        puff(-98, -112, 17, 0.75) +
        puff(-66, -122, 21, 0.55) +
        puff(-26, -130, 24, 0.35) +
        coach(-34) +
        coach(68) +
        pen.shaded('M-160 -20H-34V-12H-160Z', '#2b2f33', 0.1) +
        // boiler, chimney, dome, cab
        `<path d="M-158 -26V-54Q-158 -58 -154 -58H-74V-26Z" fill="${pen.fall(-58, -22, colour, 0.46)}"/>` +
        pen.stroke('M-132 -58V-26M-106 -58V-26', pen.dark('#c9a24a', 0.1), 1.6) +
        pen.own('M-148 -58V-84H-152V-90H-130V-84H-134V-58Z', '#2b2f33') +
        pen.own('M-116 -58Q-116 -72 -106 -72T-96 -58Z', '#c9a24a') +
        `<path d="M-80 -14V-80H-38V-14Z" fill="${pen.fall(-80, -14, colour, 0.36)}"/>` +
        pen.shaded('M-86 -80H-32V-86H-86Z', '#2b2f33', 0.1) +
        glass(pen, 'M-72 -70h26v20h-26Z') +
        pen.own('M-158 -50h-6v18h6Z', '#c9473a') +
        pen.own('M-164 -12L-172 -2H-148V-12Z', '#2b2f33') +
        wheel(pen, -144, -9, 9) +
        wheel(pen, -116, -13, 13) +
        wheel(pen, -86, -13, 13) +
        wheel(pen, -54, -9, 9) +
        pen.stroke('M-144 -11H-86', pen.pale('#b9bdc0', 0.3), 2.4) +
        `<circle cx="-161" cy="-62" r="4" fill="${pen.glow('#fff0c0')}"/>`
      );
    },
  },
  {
    nouns: 'tram,streetcar,trolley,train,carriage,metro',
    tall: 3.3,
    wide: 250,
    home: 'wheels',
    colour: '#d9a233',
    share: 0.32,
    draw: (pen, { colour }) =>
      beams(pen, -118, -30) +
      pen.stroke('M-10 -88L-30 -106L0 -118', pen.dark('#3a4148'), 1.6) +
      `<path d="M-120 -14V-56L-108 -86H108L120 -56V-14Z" fill="${pen.fall(-86, -10, '#f4ecda', 0.14)}"/><path d="M-120 -14V-50H120V-14Z" fill="${pen.fall(-50, -12, colour, 0.36)}"/>` +
      glass(
        pen,
        'M-112 -56L-104 -78H-86V-54H-112ZM-78 -78h30v24h-30ZM-42 -78h30v24h-30ZM-6 -78h30v24H-6ZM30 -78h30v24H30ZM66 -78h38l8 22v2H66Z',
      ) +
      pen.own('M-112 -92H112V-86H-112Z', '#7d6a55') +
      pen.shaded('M-122 -16H122V-8H-122Z', '#3a4148', 0.1) +
      wheel(pen, -78, -8, 8) +
      wheel(pen, -52, -8, 8) +
      wheel(pen, 54, -8, 8) +
      wheel(pen, 80, -8, 8) +
      `<circle cx="-114" cy="-30" r="5" fill="${pen.glow('#fff0c0')}"/>`,
  },
  {
    nouns: 'truck,lorry,pickup',
    tall: 2.6,
    wide: 200,
    home: 'wheels',
    colour: '#4f7f5a',
    share: 0.3,
    draw: (pen, { colour }) =>
      beams(pen, -96, -34) +
      `<path d="M-30 -18V-92H98V-18Z" fill="${pen.fall(-92, -16, '#efe6d3', 0.3)}"/><path d="M-98 -16V-46Q-96 -52 -84 -54L-76 -84H-34V-16Z" fill="${pen.fall(-84, -14, colour, 0.4)}"/>` +
      glass(pen, 'M-76 -54L-70 -76H-44V-54Z') +
      pen.shaded('M-98 -20H98V-12H-98Z', '#3a4148', 0.2) +
      pen.stroke('M2 -90V-20M34 -90V-20M66 -90V-20', pen.dark('#efe6d3', 0.3), 1.2) +
      wheel(pen, -68, -16, 16) +
      wheel(pen, 30, -16, 16) +
      wheel(pen, 68, -16, 16),
  },
  {
    nouns: 'tractor',
    tall: 2.7,
    wide: 142,
    home: 'wheels',
    colour: '#c8432f',
    share: 0.3,
    seat: [26, -58],
    draw: (pen, { colour }) =>
      pen.shaded('M-58 -26H46V-18H-58Z', '#3a4148', 0.3) +
      `<path d="M-66 -28V-50Q-64 -58 -54 -58H0V-26H-60Z" fill="${pen.fall(-58, -26, colour, 0.36)}"/>` +
      pen.struck('M-62 -54Q-60 -58 -54 -58H0V-53.500H-62Z', colour, 0.4) +
      pen.shaded('M-66 -50h7V-30h-7ZM-50 -48h34v3h-34ZM-50 -41h34v3h-34ZM-50 -34h34v3h-34Z', '#33373b', 0.2) +
      pen.own('M-30 -58h5V-86h-5Z', '#4a5057') +
      pen.own('M-4 -30V-64L6 -98H58L62 -64V-40H40L30 -28Z', colour) +
      glass(pen, 'M2 -62L10 -92H30V-62ZM34 -92H53L56 -62H34Z') +
      pen.struck('M2 -100H62V-94H2Z', colour, 0.3) +
      pen.shaded('M14 -44Q36 -66 64 -46L68 -36H60Q40 -56 18 -36Z', colour, 0.3) +
      wheel(pen, 40, -31, 31) +
      `<circle cx="40" cy="-31" r="12" fill="${pen.lit('#e8c23f')}"/>` +
      wheel(pen, -46, -17, 17) +
      `<circle cx="-46" cy="-17" r="7" fill="${pen.lit('#e8c23f')}"/>` +
      (pen.light.lamps ? pen.halo(-64, -44, 22, '#ffe9b0', 0.7) : ''),
  },
  {
    nouns: 'scooter,moped,vespa,motorbike,motorcycle',
    tall: 1.15,
    wide: 150,
    home: 'wheels',
    colour: '#5f9ea0',
    share: 0.26,
    seat: [22, -66],
    draw: (pen, { colour }) =>
      wheel(pen, -50, -18, 18) +
      wheel(pen, 50, -18, 18) +
      pen.stroke('M-50 -18L-36 -88', pen.dark('#5b6166', 0.1), 5) +
      pen.stroke('M-46 -94L-30 -88', pen.dark('#2b2f33'), 4) +
      `<path d="M-42 -84Q-26 -80 -28 -50L-20 -24H8Q10 -58 34 -58H62Q74 -46 70 -28Q60 -40 46 -36Q34 -32 32 -16H-24Q-38 -20 -40 -44Z" fill="${pen.fall(-84, -14, colour, 0.4)}"/>` +
      pen.struck('M-42 -84Q-26 -80 -28 -50L-33 -50Q-34 -74 -42 -84Z', colour, 0.4) +
      pen.own('M4 -66Q10 -72 26 -70L60 -66Q66 -60 58 -57H12Q4 -58 4 -66Z', '#4a3226') +
      pen.own('M-60 -24Q-56 -40 -42 -36L-36 -26Q-48 -32 -58 -20Z', colour) +
      `<circle cx="-42" cy="-82" r="6" fill="${pen.light.lamps ? '#fff0c4' : pen.lit('#f3ead2')}"/>`,
  },
  {
    nouns: 'hot-air balloon,hot air balloon,balloon,air balloon',
    tall: 22,
    wide: 76,
    home: 'air',
    colour: '#d9573f',
    share: 0.42,
    states: ['flying', 'floating'],
    draw: (pen, { colour }) =>
      `<path d="M-8 -20C-30 -36 -38 -52 -38 -64C-38 -86 -20 -100 0 -100S38 -86 38 -64C38 -52 30 -36 8 -20Z" fill="${pen.round(-38, 38, colour)}"/><path d="M-5 -20C-17 -40 -21 -52 -21 -66C-21 -86 -12 -98 0 -100C-5 -98 -8 -86 -8 -66C-8 -52 -6 -40 -1 -20ZM5 -20C17 -40 21 -52 21 -66C21 -86 12 -98 0 -100C5 -98 8 -86 8 -66C8 -52 6 -40 1 -20Z" fill="${pen.round(-24, 24, '#f4e2bd')}"/>` +
      pen.stroke('M-8 -20L-5 -10M8 -20L5 -10M0 -20V-10', pen.dark('#6b4a35'), 0.7) +
      `<path d="M-6 -10H6L5 0H-5Z" fill="${pen.round(-6, 6, '#9a6a3c')}"/>`,
  },
  {
    nouns: 'airplane,plane,aeroplane,aircraft,jet,biplane',
    kinds: 'airplane,aircraft',
    tall: 6,
    wide: 230,
    home: 'air',
    colour: '#f2efe8',
    share: 0.2,
    states: ['flying'],
    draw: (pen, { colour }) =>
      pen.own('M92 -56L108 -98H122L116 -52Z', '#c8452f') +
      `<path d="M-112 -44Q-106 -62 -70 -64H84Q116 -60 118 -50Q100 -34 40 -30H-70Q-106 -30 -112 -44Z" fill="${pen.fall(-64, -28, colour, 0.34)}"/>` +
      pen.struck('M-6 -42L48 0H66L36 -44Z', '#d5dade', 0.3) +
      pen.shaded('M-2 -62L30 -84H44L34 -62Z', colour, 0.3) +
      pen.shaded(
        'M-66 -54h6v6h-6ZM-50 -54h6v6h-6ZM-34 -54h6v6h-6ZM-18 -54h6v6h-6ZM-2 -54h6v6h-6ZM14 -54h6v6h-6ZM30 -54h6v6h-6ZM46 -54h6v6h-6Z',
        '#3f5b70',
        0.2,
      ) +
      pen.shaded('M-104 -50Q-98 -60 -84 -60V-52Z', '#3f5b70', 0.2),
  },
  {
    nouns: 'kite',
    tall: 1.6,
    wide: 70,
    home: 'air',
    colour: '#e2533f',
    share: 0.28,
    states: ['flying'],
    draw: (pen, { colour }) =>
      pen.own('M-34 -72L-6 -100L26 -66L2 -30Z', colour) +
      pen.struck('M-34 -72L-6 -100L-2 -66Z', '#f4c24a', 0.2) +
      pen.shaded('M26 -66L2 -30L-2 -66Z', colour, 0.34) +
      pen.own('M-34 -72L2 -30L-2 -66Z', '#3f8aa3') +
      pen.stroke('M2 -30q10 10 2 18t8 12', pen.lit('#f4ead6'), 1.4) +
      pen.own('M4 -18l8 -3l-2 7ZM8 -6l-8 -1l3 5Z', '#f4c24a'),
  },
];
