import type { Figure, Pen } from '../pen';

const steam = (pen: Pen, x: number, y: number): string =>
  pen.stroke(`M${x - 9} ${y}q-7 -10 0 -18t0 -18M${x + 7} ${y - 2}q-7 -11 0 -20t0 -20`, pen.pale('#ffffff', 0.1), 4, {
    'stroke-opacity': 0.55,
  });

export const tableware: Figure[] = [
  {
    nouns: 'mug,cup,coffee cup,coffee mug,tea cup,teacup,coffee,espresso,cappuccino,cocoa,hot chocolate,tea',
    tall: 0.1,
    wide: 118,
    home: 'surface',
    colour: '#d9664a',
    share: 0.28,
    states: ['steaming'],
    mouth: [-6, -92],
    draw: (pen, { colour }) =>
      steam(pen, -6, -104) +
      pen.stroke('M34 -76C66 -80 66 -28 32 -26', pen.dark(colour, 0.3), 11) +
      pen.stroke('M34 -77C64 -80 64 -30 32 -28', pen.lit(colour), 6) +
      `<path d="M-46 -92L-42 -14Q-40 0 -24 0H12Q28 0 30 -14L34 -92Z" fill="${pen.round(-46, 34, colour)}"/><ellipse cx="-6" cy="-92" rx="40" ry="8" fill="${pen.pale(colour, 0.5)}"/><ellipse cx="-6" cy="-91" rx="35" ry="6" fill="${pen.dark('#5a3521', 0.2)}"/>` +
      pen.struck('M-36 -78L-33 -20h6L-29 -78Z', '#ffffff', 0.4).replace('/>', ' fill-opacity="0.4"/>'),
  },
  {
    nouns: 'teapot,kettle,coffee pot',
    tall: 0.18,
    wide: 150,
    home: 'surface',
    colour: '#4f7f86',
    share: 0.34,
    states: ['steaming'],
    draw: (pen, { colour }) =>
      pen.stroke('M46 -64C86 -78 88 -22 44 -22', pen.dark(colour, 0.3), 10) +
      `<path d="M-46 -30C-70 -34 -62 -66 -84 -76L-76 -82C-50 -74 -56 -52 -40 -50Z" fill="${pen.lit(colour)}"/><path d="M-50 -40C-50 -70 -28 -82 0 -82S52 -70 52 -40C52 -14 34 0 22 0H-22C-34 0 -50 -14 -50 -40Z" fill="${pen.round(-50, 52, colour)}"/>` +
      pen.own('M-24 -80Q0 -92 26 -80Q0 -74 -24 -80Z', colour) +
      pen.shaded('M-24 -80Q0 -74 26 -80L25 -77Q0 -70 -23 -77Z', colour, 0.5) +
      `<circle cx="1" cy="-92" r="6" fill="${pen.round(-5, 7, colour)}"/>` +
      pen.struck('M-36 -56Q-34 -26 -26 -14Q-40 -30 -36 -56Z', '#ffffff', 0.2).replace('/>', ' fill-opacity="0.5"/>'),
  },
  {
    nouns: 'bottle,wine bottle,wine,milk bottle,olive oil,flask',
    tall: 0.31,
    wide: 30,
    home: 'surface',
    colour: '#2f5c43',
    share: 0.46,
    mouth: [0, -98],
    draw: (pen, { colour }) =>
      `<path d="M-5 -98V-70Q-5 -62 -11 -56Q-15 -52 -15 -44V-3Q-15 0 -12 0H12Q15 0 15 -3V-44Q15 -52 11 -56Q5 -62 5 -70V-98Z" fill="${pen.round(-15, 15, colour)}"/>` +
      pen.own('M-6 -100h12v9h-12Z', '#7c2f33') +
      pen.shaded('M1 -100h5v9h-5Z', '#7c2f33', 0.4) +
      `<path d="M-15 -38h30v24h-30Z" fill="${pen.round(-15, 15, '#f1e7d2', 0.8)}"/>` +
      pen.stroke('M-7 -30H7M-9 -25H9M-5 -20H5', pen.dark('#9a8560', 0.2), 1.2) +
      pen.struck('M-11 -50v46h2v-46Z', '#ffffff', 0.1).replace('/>', ' fill-opacity="0.35"/>'),
  },
  {
    nouns: 'glass,glass of water,tumbler,lemonade,juice,wine glass,glass of wine,beer',
    tall: 0.14,
    wide: 62,
    home: 'surface',
    colour: '#f0b545',
    share: 0.3,
    mouth: [0, -96],
    draw: (pen, { colour }) =>
      `<path d="M-30 -100L-23 -4Q-22 0 -17 0H17Q22 0 23 -4L30 -100Z" fill="${pen.pale('#dcecf0')}" fill-opacity="0.5"/><path d="M-27 -72L-21 -7Q-20 -4 -16 -4H16Q20 -4 21 -7L27 -72Z" fill="${pen.round(-27, 27, colour)}" fill-opacity="0.88"/><ellipse cx="0" cy="-72" rx="27" ry="5" fill="${pen.pale(colour, 0.5)}"/><ellipse cx="0" cy="-100" rx="30" ry="5" fill="none" stroke="${pen.pale('#ffffff')}" stroke-width="2"/>` +
      pen.struck('M-23 -92L-17 -10h5L-17 -92Z', '#ffffff', 0.1).replace('/>', ' fill-opacity="0.5"/>'),
  },
  {
    nouns: 'vase,pitcher,jug,urn,amphora,ceramic,ceramics,pottery',
    tall: 0.28,
    wide: 62,
    home: 'surface',
    colour: '#7fa3a8',
    share: 0.36,
    mouth: [0, -92],
    draw: (pen, { colour }) =>
      `<path d="M-14 -98H14Q10 -84 13 -76C24 -66 31 -54 31 -38C31 -18 22 -4 14 0H-14C-22 -4 -31 -18 -31 -38C-31 -54 -24 -66 -13 -76Q-10 -84 -14 -98Z" fill="${pen.round(-31, 31, colour)}"/><ellipse cx="0" cy="-98" rx="14" ry="3" fill="${pen.dark(colour, 0.5)}"/>` +
      pen.struck('M-22 -56Q-28 -36 -20 -16Q-16 -36 -18 -58Z', '#ffffff', 0.2).replace('/>', ' fill-opacity="0.4"/>') +
      pen.stroke('M-29 -48Q0 -42 29 -48M-30 -42Q0 -36 30 -42', pen.dark(colour, 0.34), 1.4, { 'stroke-opacity': 0.6 }),
  },
  {
    nouns: 'jar,honey,honey jar,jam,jam jar,candle jar,preserve,pickles',
    tall: 0.13,
    wide: 76,
    home: 'surface',
    colour: '#d98a24',
    share: 0.3,
    mouth: [0, -84],
    states: ['open'],
    draw: (pen, { colour }) =>
      `<path d="M-34 -80Q-38 -74 -38 -66V-8Q-38 0 -30 0H30Q38 0 38 -8V-66Q38 -74 34 -80Z" fill="${pen.round(-38, 38, colour)}"/><path d="M-34 -98Q-34 -100 -31 -100H31Q34 -100 34 -98V-80H-34Z" fill="${pen.round(-34, 34, '#c9b28a')}"/>` +
      pen.own('M-25 -58H25V-18H-25Z', '#f4ead6') +
      pen.stroke('M-14 -46H14M-18 -38H18M-10 -30H10', pen.dark('#a58a5c', 0.1), 2) +
      pen.struck('M-32 -72v62h4v-62Z', '#ffffff', 0.1).replace('/>', ' fill-opacity="0.4"/>') +
      pen.shaded('M-34 -84H34V-80H-34Z', '#c9b28a', 0.4),
  },
  {
    nouns: 'bowl,dish,basin,bowl of soup,soup',
    tall: 0.09,
    wide: 200,
    home: 'surface',
    colour: '#e7dcc6',
    share: 0.2,
    mouth: [0, -70],
    states: ['steaming'],
    draw: (pen, { colour }) =>
      `<path d="M-96 -84C-94 -30 -56 -6 -34 -4L-32 0H32L34 -4C56 -6 94 -30 96 -84Z" fill="${pen.round(-96, 96, colour)}"/><ellipse cx="0" cy="-84" rx="96" ry="16" fill="${pen.pale(colour, 0.4)}"/><ellipse cx="0" cy="-82" rx="86" ry="12" fill="${pen.dark(colour, 0.4)}"/>` +
      pen.stroke('M-88 -56Q0 -34 88 -56', pen.dark('#4f7f86', 0.2), 4, { 'stroke-opacity': 0.7 }),
  },
  {
    nouns: 'plate,saucer,tray,cutting board,chopping board',
    tall: 0.03,
    wide: 620,
    home: 'surface',
    colour: '#f3eee4',
    share: 0.06,
    seat: [0, -64],
    mouth: [0, -64],
    draw: (pen, { colour }) =>
      `<ellipse cx="0" cy="-44" rx="300" ry="44" fill="${pen.dark(colour, 0.4)}"/><ellipse cx="0" cy="-58" rx="300" ry="42" fill="${pen.round(-300, 300, colour)}"/><ellipse cx="0" cy="-58" rx="200" ry="25" fill="${pen.dark(colour, 0.1)}"/>`,
  },
  {
    nouns: 'candle',
    tall: 0.18,
    wide: 40,
    home: 'surface',
    colour: '#f2e6cf',
    share: 0.34,
    states: ['lit'],
    draw: (pen, { colour }) =>
      pen.halo(0, -88, 90, '#ffc56a', pen.light.time === 'night' ? 0.7 : 0.4) +
      `<path d="M-13 -70V-6H13V-70Q10 -74 0 -73T-13 -70Z" fill="${pen.round(-13, 13, colour)}"/><ellipse cx="0" cy="-4" rx="20" ry="4" fill="${pen.round(-20, 20, '#b58a45')}"/><ellipse cx="0" cy="-71" rx="13" ry="2.6" fill="#fff0cf"/>` +
      pen.stroke('M0 -71v-5', '#4a3a30', 1.4) +
      '<path d="M0 -100C6 -90 7 -84 4 -79Q0 -75 -4 -79C-7 -84 -5 -90 0 -100Z" fill="#ffb43e"/><path d="M0 -90C3 -85 3 -82 2 -79Q0 -77 -2 -79C-3 -82 -2 -86 0 -90Z" fill="#fff6cf"/>',
  },
  {
    nouns: 'lantern,oil lamp,storm lamp',
    tall: 0.32,
    wide: 56,
    home: 'surface',
    colour: '#34404a',
    share: 0.36,
    states: ['lit'],
    draw: (pen, { colour }) =>
      pen.halo(0, -40, 90, '#ffc56a', pen.light.time === 'day' ? 0.25 : 0.7) +
      pen.stroke('M-14 -78Q0 -116 14 -78', pen.lit(colour), 3) +
      pen.own('M-24 -64L-12 -80H12L24 -64ZM-26 -8H26V0H-26Z', colour) +
      `<path d="M-21 -64H21V-8H-21Z" fill="#ffdf95" fill-opacity="0.85"/><path d="M0 -50C8 -38 8 -30 5 -22Q0 -16 -5 -22C-8 -30 -7 -38 0 -50Z" fill="#ff9d2e"/>` +
      pen.stroke('M-21 -64V-8M21 -64V-8M0 -64V-52', pen.dark(colour), 3) +
      pen.shaded('M0 -80H12L24 -64H4Z', colour, 0.5),
  },
  {
    nouns: 'book,stack of books,books,book stack,novel,notebook',
    many: true,
    tall: 0.18,
    wide: 130,
    home: 'surface',
    colour: '#b5493a',
    share: 0.3,
    seat: [0, -99],
    draw: (pen, { colour }) => {
      const one = (x: number, y: number, w: number, t: number, hex: string): string =>
        pen.own(`M${x} ${y}h${w}v${-t}h${-w}Z`, hex) +
        pen.own(`M${x + 6} ${y - t * 0.16}h${w - 4}v${-t * 0.68}h${-w + 4}Z`, '#f2e8d4') +
        pen.stroke(
          `M${x + 10} ${y - t * 0.38}h${w - 10}M${x + 10} ${y - t * 0.62}h${w - 10}`,
          pen.dark('#cdbd9d', 0.2),
          0.8,
        ) +
        pen.own(
          `M${x} ${y}h9v${-t}h-9ZM${x} ${y}h${w}v${-t * 0.14}h${-w}ZM${x} ${y - t}h${w}v${t * 0.14}h${-w}Z`,
          hex,
        ) +
        pen.shaded(`M${x} ${y}h${w}v${-t * 0.1}h${-w}Z`, hex, 0.5);
      return (
        one(-60, 0, 118, 26, colour) +
        one(-50, -26, 104, 22, '#3f6a78') +
        one(-58, -48, 108, 28, '#d9a441') +
        one(-46, -76, 92, 22, '#5d7a55')
      );
    },
  },
  {
    nouns: 'lamp,desk lamp,table lamp',
    tall: 0.5,
    wide: 66,
    home: 'surface',
    colour: '#e0a84a',
    share: 0.44,
    states: ['lit'],
    draw: (pen, { colour }) =>
      (pen.light.time === 'day' || pen.light.time === 'dawn' ? '' : pen.halo(0, -66, 90, '#ffd58a', 0.65)) +
      pen.own('M-2 -56h4v50h-4Z', '#8a6a45') +
      `<ellipse cx="0" cy="-4" rx="18" ry="4.500" fill="${pen.round(-18, 18, '#8a6a45')}"/><path d="M-15 -100H15L32 -54H-32Z" fill="${pen.light.time === 'day' || pen.light.time === 'dawn' ? pen.round(-32, 32, colour) : pen.glow('#ffdc95')}"/>` +
      pen.struck('M-32 -54H32L31 -57H-31Z', '#fff3d0', 0.4),
  },
];
