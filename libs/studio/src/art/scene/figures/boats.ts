import type { Figure, Pen } from '../pen';

const WOOD = '#7a4f33';
/** A hull of width 2·r about x = 0 with its waterline at y = 0; deck at -d. */
const hull = (pen: Pen, r: number, d: number, hex: string): string =>
  pen.own(
    `M${-r} ${-d}Q${-r * 0.86} ${-d * 0.1} ${-r * 0.66} 1.5H${r * 0.68}Q${r * 0.94} ${-d * 0.3} ${r * 1.06} ${-d * 1.25}Q0 ${-d * 0.72} ${-r} ${-d}Z`,
    hex,
  ) +
  pen.shaded(
    `M${-r * 0.9} ${-d * 0.42}Q${-r * 0.8} ${-d * 0.05} ${-r * 0.66} 1.5H${r * 0.68}Q${r * 0.94} ${-d * 0.3} ${r * 1.06} ${-d * 1.25}Q${r * 0.7} ${-d * 0.3} ${-r * 0.9} ${-d * 0.42}Z`,
    hex,
    0.4,
  ) +
  pen.stroke(`M${-r} ${-d}Q0 ${-d * 0.72} ${r * 1.06} ${-d * 1.25}`, pen.pale('#f4ead6'), 1.6);

export const boats: Figure[] = [
  {
    nouns: 'sailboat,sailing boat,boat,yacht,dinghy,dhow,sail,catamaran,regatta',
    tall: 9,
    floats: true,
    wide: 78,
    home: 'water',
    colour: '#b5432f',
    share: 0.38,
    seat: [0, -12],
    states: ['floating', 'leaning'],
    draw: (pen, { colour }) =>
      pen.own('M-2 -100h2.4V-9h-2.4Z', WOOD) +
      pen.own('M2.5 -97C20 -72 33 -44 36 -20H2.5Z', '#f6efe0') +
      pen.shaded('M14 -78C24 -60 32 -40 36 -20H2.5Q20 -34 14 -78Z', '#f6efe0', 0.24) +
      pen.struck('M-4 -90C-12 -62 -22 -38 -33 -19Q-16 -16 -4 -19Z', '#fbf6ea', 0.5) +
      pen.shaded('M-4 -90Q-9 -50 -20 -17.6Q-10 -17 -4 -19Z', '#f6efe0', 0.12) +
      pen.own('M0.4 -100l11 3.6l-11 3.6Z', colour) +
      hull(pen, 35, 11, colour),
  },
  {
    nouns: 'rowing boat,rowboat,canoe,fishing boat,kayak,gondola,punt',
    tall: 1.6,
    floats: true,
    wide: 330,
    home: 'water',
    colour: '#2f6f7d',
    share: 0.13,
    seat: [0, -52],
    mouth: [0, -40],
    draw: (pen, { colour }) =>
      pen.shaded('M-146 -86Q0 -30 152 -92Q0 -64 -146 -86Z', '#5b3d2a', 0.4) +
      pen.own('M-64 -62h22v30h-22ZM34 -62h22v30h-22Z', '#c79a66') +
      pen.own('M-152 -92Q-130 -8 -92 2H88Q130 -16 158 -98Q0 -38 -152 -92Z', colour) +
      pen.shaded('M-136 -44Q-118 -4 -92 2H88Q130 -16 158 -98Q80 -30 -136 -44Z', colour, 0.4) +
      pen.stroke('M-152 -92Q0 -38 158 -98', pen.pale('#efe3cb'), 8) +
      pen.stroke('M8 -66L120 -8', pen.lit('#c79a66'), 7),
  },
  {
    nouns: 'ship,ferry,steamer,cruise ship,ocean liner,liner,trawler,vessel,cargo ship,steamship',
    tall: 26,
    floats: true,
    wide: 210,
    home: 'water',
    colour: '#20425e',
    share: 0.26,
    seat: [0, -36],
    draw: (pen, { colour }) =>
      pen.own('M-16 -100h20v34h-20ZM22 -92h18v26h-18Z', '#c8452f') +
      pen.own('M-16 -100h20v10h-20ZM22 -92h18v8h-18Z', '#2b2f36') +
      pen.shaded('M-3 -100h7v34h-7ZM33 -92h7v26h-7Z', '#c8452f', 0.4) +
      pen.own('M-56 -66H62V-50H70V-34H-70V-50H-56Z', '#f3eee2') +
      pen.shaded('M36 -66H62V-50H70V-34H30Z', '#f3eee2', 0.2) +
      `<path d="${Array.from({ length: 9 }, (_, i) => `M${-48 + i * 12} -61h6v5h-6ZM${-62 + i * 14} -46h7v5h-7Z`).join('')}" fill="${pen.light.lamps ? pen.glow('#ffdf95') : pen.lit('#3f5b70')}"/>` +
      pen.own('M-100 -38H92Q102 -40 108 -46Q100 -14 84 3H-84Q-98 -14 -100 -38Z', colour) +
      pen.shaded('M-96 -14H97Q92 -4 84 3H-84Q-91 -4 -96 -14Z', '#a33a2c', 0.2) +
      pen.shaded('M30 -38H92Q102 -40 108 -46Q100 -14 84 3H50Q60 -20 30 -38Z', colour, 0.4) +
      pen.stroke('M-98 -33H98', pen.pale('#f4ead6'), 2) +
      pen.stroke('M-84 -38V-70M-84 -66L-56 -52', pen.dark('#3a3f46'), 1.6),
  },
  {
    nouns: 'whale,orca',
    tall: 3,
    wide: 190,
    home: 'water',
    colour: '#3d6384',
    share: 0.3,
    states: ['floating'],
    draw: (pen, { colour, state }) =>
      (state === 'swimming'
        ? ''
        : pen.stroke(
            'M-44 -58Q-46 -82 -60 -90M-44 -58Q-44 -86 -44 -96M-44 -58Q-40 -82 -28 -90',
            pen.pale('#dff0f5'),
            4,
          )) +
      `<path d="M-92 0Q-98 -50 -44 -57Q16 -60 58 -18Q70 -10 76 -34Q66 -52 58 -62Q76 -60 84 -48Q92 -62 108 -66Q102 -46 92 -34Q94 -8 78 2Z" fill="${pen.fall(-60, 4, colour, 0.4)}"/>` +
      pen.struck('M-84 -30Q-76 -52 -44 -55Q-4 -56 24 -40Q-20 -50 -50 -46Q-76 -42 -84 -30Z', colour, 0.3) +
      pen.own('M-91 -14Q-60 -4 -20 -10Q-40 2 -60 2H-92Q-93 -6 -91 -14Z', '#dfe7ea') +
      pen.stroke('M-80 -4Q-60 0 -40 -4', pen.dark('#dfe7ea'), 1.4) +
      `<circle cx="-66" cy="-24" r="3" fill="${pen.dark('#16222e')}"/>` +
      pen.shaded('M-26 -12Q-16 0 2 2H-18Q-30 0 -26 -12Z', colour, 0.5),
  },
];
