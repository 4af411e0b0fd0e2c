import type { Figure, Pen } from '../pen';
import { snowy } from '../land';

export const pane = (pen: Pen): string => (pen.light.lamps ? pen.glow('#ffd982') : pen.lit('#4d6b80'));
const roofOf = (pen: Pen, hex: string): string => (pen.light.white ? snowy(pen, hex, 0.06) : hex);
const glassOf = (d: string, pen: Pen): string => `<path d="${d}" fill="${pane(pen)}"/>`;

export const buildings: Figure[] = [
  {
    nouns: 'lighthouse,beacon,watchtower',
    tall: 22,
    wide: 40,
    home: 'land',
    colour: '#c8402f',
    share: 0.46,
    states: ['lit'],
    draw: (pen, { colour, state }) => {
      const on = pen.light.lamps || state === 'lit' || pen.light.weather === 'fog';
      const beam = on
        ? `<path d="M0 -88.5L-230 -116V-66Z" fill="${pen.sheet.linear(0, 0, -230, 0, [
            [0, '#fff2b8', 0.75],
            [1, '#fff2b8', 0],
          ])}"/><path d="M0 -88.5L190 -106V-74Z" fill="${pen.sheet.linear(0, 0, 190, 0, [
            [0, '#fff2b8', 0.5],
            [1, '#fff2b8', 0],
          ])}"/>`
        : '';
      const band = (t: number): string => {
        const [a, b] = [13 - 5.4 * t, 13 - 5.4 * (t + 0.2)];
        const [y, z] = [-78 * t, -78 * (t + 0.2)];
        return `M${-a} ${y}L${-b} ${z}H${b}L${a} ${y}Z`;
      };
      return (
        beam +
        `<path d="M-13 0L-7.6 -78H7.6L13 0Z" fill="${pen.round(-13, 13, '#f5f0e6')}"/>` +
        `<path d="${band(0.2)}${band(0.6)}" fill="${pen.round(-12, 12, colour)}"/>` +
        glassOf('M-2 -64h4v5h-4ZM-2.4 -32h4.8v6h-4.8Z', pen) +
        pen.shaded('M-3.6 0v-9q3.6 -4 7.2 0v9Z', '#5a3b2c', 0.3) +
        pen.own('M-11 -82h22l-2.4 4h-17.2Z', '#34404a') +
        pen.stroke('M-10.6 -86.4H10.6M-9 -86V-82M-4.5 -86V-82M4.5 -86V-82M9 -86V-82', pen.lit('#34404a'), 0.9) +
        `<path d="M-5.6 -93h11.2v11h-11.2Z" fill="${on ? '#fff0b0' : pen.lit('#bfdbe4')}"/>` +
        pen.stroke('M-2 -93v11M2 -93v11', pen.lit('#34404a'), 0.7) +
        pen.own('M-7 -93Q0 -97 0 -100Q0 -97 7 -93Z', colour) +
        pen.shaded('M0 -100Q0 -97 7 -93H1Z', colour, 0.4) +
        (on ? pen.halo(0, -88, 22, '#fff0b0', 0.8) : '')
      );
    },
  },
  {
    nouns: 'house,cottage,home,farmhouse,villa,bungalow,townhouse',
    tall: 7,
    wide: 116,
    home: 'land',
    colour: '#efe3cc',
    share: 0.32,
    seat: [-6, -86],
    states: ['lit'],
    draw: (pen, { colour }) => {
      const roof = roofOf(pen, '#a84f3c');
      return (
        pen.own('M22 -98h11v26h-11Z', '#a9705a') +
        pen.shaded('M28 -98h5v26h-5ZM21 -100h13v4h-13Z', '#8a5847', 0.3) +
        `<path d="M-48 -52H20V0H-48Z" fill="${pen.fall(-52, 0, colour, 0.16)}"/>` +
        pen.shaded('M20 -52L36 -74L52 -52V0H20Z', colour, 0.34) +
        `<path d="M-56 -48L-34 -86H38L20 -48Z" fill="${pen.fall(-86, -48, roof, 0.24)}"/>` +
        pen.shaded('M38 -86L58 -48H52L36.500 -76L22 -48H18Z', roof, 0.45) +
        pen.stroke('M-50 -58H26M-44 -68H30M-39 -77H34', pen.dark(roof, 0.4), 0.8) +
        glassOf('M-39 -38h15v17h-15ZM-2 -38h14v17h-14ZM30 -36h12v16h-12Z', pen) +
        pen.stroke(
          'M-31.500 -38v17M-39 -29.500h15M5 -38v17M-2 -29.500h14M36 -36v16M30 -28h12',
          pen.pale('#f6f0e2'),
          1.5,
        ) +
        pen.own('M-19 0V-30h12V0Z', '#5f7d6c') +
        pen.shaded('M-9 0V-30h2V0Z', '#5f7d6c', 0.5) +
        pen.struck('M-41 -20h19v2.600h-19ZM-4 -20h18v2.600h-18Z', '#f6f0e2') +
        pen.shaded('M-48 -48H18v4H-48Z', colour, 0.4)
      );
    },
  },
  {
    nouns: 'cabin,hut,log cabin,chalet,lodge,shed,shack,boathouse,sauna,refuge,hideaway',
    tall: 5,
    wide: 124,
    home: 'land',
    colour: '#8a5a3a',
    share: 0.3,
    seat: [0, -92],
    states: ['lit'],
    draw: (pen, { colour }) => {
      const roof = roofOf(pen, '#4f4a48');
      const logs = [1, 2, 3, 4, 5].map((i) => `M-44 ${-i * 9}H44`).join('');
      return (
        pen.own('M20 -96h10v24h-10Z', '#8f8378') +
        pen.shaded('M26 -96h4v24h-4Z', '#8f8378', 0.4) +
        (pen.light.white || pen.light.lamps
          ? pen.stroke('M25 -98q-6 -8 2 -14t0 -16', pen.lit('#dfe3e6'), 4, { 'stroke-opacity': 0.5 })
          : '') +
        `<path d="M-44 0V-52L0 -92L44 -52V0Z" fill="${pen.sheet.linear(-44, 0, 44, 0, [
          [0, pen.pale(colour)],
          [0.5, pen.lit(colour)],
          [1, pen.dark(colour, 0.34)],
        ])}"/>` +
        pen.stroke(logs, pen.dark(colour, 0.5), 1.2) +
        glassOf('M-34 -38h19v18h-19ZM-9 -68h18v12h-18Z', pen) +
        pen.stroke('M-24.500 -38v18M-34 -29h19M0 -68v12', pen.dark('#3c2a20'), 1.5) +
        pen.shaded('M6 0V-36h20V0Z', '#5b3a28', 0.2) +
        pen.stroke('M9 -18h.1', pen.pale('#e8c98b'), 2.5) +
        pen.own('M0 -100L-58 -46L-53 -40L0 -89L53 -40L58 -46Z', roof) +
        pen.shaded('M0 -100L58 -46L53 -40L0 -89Z', roof, 0.4) +
        (pen.light.white ? pen.struck('M0 -103L-60 -48L-57 -44L0 -98L57 -44L60 -48Z', '#ffffff', 0.2) : '')
      );
    },
  },
  {
    nouns: 'barn,farm,ranch,stable,granary',
    tall: 9,
    states: ['lit'],
    wide: 122,
    home: 'land',
    colour: '#a83a2e',
    share: 0.34,
    seat: [0, -98],
    draw: (pen, { colour }) => {
      const roof = roofOf(pen, '#565b60');
      return (
        `<path d="M-40 0V-56L-26 -82L0 -96L26 -82L40 -56V0Z" fill="${pen.sheet.linear(-40, 0, 40, 0, [
          [0, pen.pale(colour, 0.2)],
          [1, pen.dark(colour, 0.26)],
        ])}"/>` +
        pen.stroke(
          [-30, -20, -10, 10, 20, 30].map((x) => `M${x} 0V${-90 + Math.abs(x) * 0.9}`).join(''),
          pen.dark(colour, 0.4),
          0.8,
        ) +
        pen.own('M40 -56L60 -58V0H40Z', colour) +
        pen.shaded('M40 -56L60 -58V0H40Z', colour, 0.5) +
        pen.own('M0 -100L-30 -84L-46 -54L-40 -54L-26 -80L0 -94L26 -80L40 -54L64 -56L50 -84L30 -96Z', roof) +
        pen.shaded('M0 -100L30 -84L44 -54L64 -56L50 -84L24 -98Z', roof, 0.44) +
        pen.own('M-20 0V-40H20V0Z', '#f1e8d8') +
        pen.own('M-17 0V-37H17V0Z', colour) +
        pen.stroke('M-17 -37L17 0M17 -37L-17 0M0 -37V0', pen.pale('#f1e8d8'), 2.6) +
        pen.own('M-9 -70h18v15h-18Z', '#f1e8d8') +
        glassOf('M-6.500 -67.500h13v10h-13Z', pen)
      );
    },
  },
  {
    nouns: 'windmill,mill',
    tall: 14,
    wide: 90,
    home: 'land',
    colour: '#e9dcc3',
    share: 0.42,
    draw: (pen, { colour, whim }) => {
      const arm = (deg: number): string =>
        `<g transform="rotate(${deg} 0 -62)">${pen.own('M-1.4 -62h2.8v-40h-2.800Z', '#6b4a35')}${pen.struck('M1.400 -70h8v-31h-8Z', '#f4ecdb', 0.2)}${pen.stroke('M5.400 -70v-31M1.400 -78h8M1.400 -86h8M1.400 -94h8', pen.dark('#b5a58a'), 0.7)}</g>`;
      const turn = 20 + whim * 50;
      return (
        `<path d="M-19 0L-12 -62H12L19 0Z" fill="${pen.round(-19, 19, colour)}"/>` +
        pen.own('M-14 -60Q-12 -78 0 -80Q12 -78 14 -60Z', '#8c4f3d') +
        pen.shaded('M3 -79.500Q12 -77 14 -60H4Z', '#8c4f3d', 0.45) +
        glassOf('M-3 -44h6v8h-6ZM-3 -26h6v8h-6Z', pen) +
        pen.shaded('M-5 0v-13q5 -5 10 0v13Z', '#5a3b2c', 0.2) +
        pen.stroke('M-17 -20H17', pen.dark(colour, 0.4), 1.2) +
        [0, 90, 180, 270].map((d) => arm(d + turn)).join('') +
        `<circle cx="0" cy="-62" r="3" fill="${pen.dark('#4a3426')}"/>`
      );
    },
  },
  {
    nouns: 'church,chapel,cathedral',
    tall: 18,
    wide: 92,
    home: 'land',
    colour: '#efe6d4',
    share: 0.42,
    draw: (pen, { colour }) => {
      const roof = roofOf(pen, '#6d5a5c');
      return (
        `<path d="M-10 0V-30H44V0Z" fill="${pen.fall(-30, 0, colour, 0.2)}"/>` +
        pen.own('M-14 -30L-4 -50H40L50 -30Z', roof) +
        pen.shaded('M-14 -30L-10 -38H46L50 -30Z', roof, 0.3) +
        `<path d="M-36 0V-58H-8V0Z" fill="${pen.round(-40, -6, colour, 0.7)}"/>` +
        pen.own('M-39 -57L-22 -94L-5 -57Z', roof) +
        pen.shaded('M-22 -94L-5 -57H-17Z', roof, 0.45) +
        pen.stroke('M-22 -94v-6M-24.400 -97.600h4.800', pen.lit('#4a4038'), 1.2) +
        glassOf('M-25 -40v-6q3 -4 6 0v6ZM2 -8v-9q3 -4 6 0v9ZM16 -8v-9q3 -4 6 0v9ZM30 -8v-9q3 -4 6 0v9Z', pen) +
        pen.shaded('M-27 0v-14q5 -6 10 0v14Z', '#6b4a35', 0.2)
      );
    },
  },
  {
    nouns: 'castle,fortress,palace,citadel',
    tall: 26,
    wide: 130,
    home: 'land',
    colour: '#b9b1a6',
    share: 0.44,
    seat: [0, -64],
    draw: (pen, { colour }) => {
      const roof = roofOf(pen, '#5b6c8c');
      const teeth = (x: number, y: number, w: number): string =>
        Array.from({ length: Math.round(w / 6) }, (_, i) => `M${x + i * 6} ${y}v-4h3.400v4Z`).join('');
      const tower = (x: number, w: number, tall: number): string =>
        `<path d="M${x - w} 0V${-tall}H${x + w}V0Z" fill="${pen.round(x - w, x + w, colour)}"/>` +
        pen.own(`M${x - w - 2} ${-tall}L${x} ${-tall - w * 2.4}L${x + w + 2} ${-tall}Z`, roof) +
        pen.shaded(`M${x} ${-tall - w * 2.4}L${x + w + 2} ${-tall}H${x + w * 0.3}Z`, roof, 0.44) +
        glassOf(`M${x - 1.5} ${-tall + 12}v-5q1.500 -2 3 0v5Z`, pen);
      return (
        tower(-20, 8, 66) +
        tower(24, 9, 76) +
        `<path d="M-50 0V-40H50V0Z" fill="${pen.fall(-40, 0, colour, 0.3)}"/>` +
        pen.own(teeth(-50, -39.5, 100), colour) +
        tower(-52, 10, 50) +
        tower(54, 10, 54) +
        pen.shaded('M-10 0v-20q10 -12 20 0v20Z', '#4a3a30', 0.5) +
        glassOf('M-30 -22v-6q2 -3 4 0v6ZM26 -22v-6q2 -3 4 0v6Z', pen)
      );
    },
  },
  {
    nouns: 'bridge,viaduct,footbridge',
    tall: 9,
    wide: 330,
    home: 'water',
    colour: '#a89a8a',
    share: 0.2,
    seat: [0, -84],
    draw: (pen, { colour }) => {
      const span = [-110, -37, 37, 110].map((x) => `M${x - 30} 4V-30a30 30 0 0 1 60 0V4Z`).join('');
      return (
        `<path fill-rule="evenodd" d="M-165 4V-66Q0 -96 165 -66V4Z${span}" fill="${pen.fall(-90, 4, colour, 0.36)}"/>` +
        pen.shaded(
          [-110, -37, 37, 110].map((x) => `M${x - 30} 4V-30a30 30 0 0 1 60 0h-6a27 27 0 0 0 -47 4V4Z`).join(''),
          colour,
          0.55,
        ) +
        pen.struck('M-165 -72Q0 -102 165 -72V-64Q0 -94 -165 -64Z', colour, 0.4) +
        pen.shaded('M-165 -64Q0 -94 165 -64V-61Q0 -91 -165 -61Z', colour, 0.4)
      );
    },
  },
  {
    nouns: 'street lamp,streetlamp,lamppost,lamp post,streetlight,street light',
    tall: 4.5,
    wide: 24,
    home: 'wheels',
    colour: '#3a4148',
    share: 0.42,
    states: ['lit'],
    draw: (pen, { colour }) => {
      const on = pen.light.lamps || pen.light.weather === 'fog';
      return (
        (on ? pen.halo(0, -88, 60, '#ffd98a', 0.7) : '') +
        pen.own('M-6 0Q-5 -6 -2 -8L-1.4 -80H1.400L2 -8Q5 -6 6 0Z', colour) +
        pen.shaded('M0 -80H1.400L2 -8Q5 -6 6 0H1Z', colour, 0.4) +
        `<path d="M-6 -94H6L4 -81H-4Z" fill="${on ? '#fff0c0' : pen.pale('#cfdde0')}"/>` +
        pen.own('M-8 -94L0 -100L8 -94ZM-5 -82H5V-79H-5Z', colour)
      );
    },
  },
  {
    nouns: 'umbrella,parasol,sunshade',
    tall: 1.9,
    wide: 96,
    home: 'land',
    colour: '#c8453a',
    share: 0.34,
    seat: [0, -98],
    states: ['open'],
    draw: (pen, { colour }) =>
      pen.own('M-1 -96h2V0h-2Z', '#6b4a35') +
      pen.own(
        'M-46 -62Q-44 -98 0 -98Q44 -98 46 -62Q38 -68 30 -63Q22 -69 15 -63Q7 -69 0 -63Q-7 -69 -15 -63Q-22 -69 -30 -63Q-38 -68 -46 -62Z',
        colour,
      ) +
      pen.struck(
        'M-46 -62Q-44 -98 0 -98Q-28 -92 -30 -63Q-38 -68 -46 -62ZM-15 -63Q-14 -92 0 -98Q14 -92 15 -63Q7 -69 0 -63Q-7 -69 -15 -63Z',
        '#f4e6cc',
        0.2,
      ) +
      pen.shaded('M0 -98Q44 -98 46 -62Q38 -68 30 -63Q28 -92 0 -98Z', colour, 0.36),
  },
  {
    nouns: 'tent',
    tall: 2,
    wide: 150,
    home: 'land',
    colour: '#d9813a',
    share: 0.26,
    states: ['open', 'lit'],
    draw: (pen, { colour }) =>
      `<path d="M-20 -96L-64 0H30Z" fill="${pen.light.time === 'night' ? pen.glow('#f2b45c') : pen.pale(colour, 0.24)}"/>` +
      pen.shaded('M-20 -96L30 0L74 -10L26 -92Z', colour, 0.36) +
      pen.shaded('M-20 -96L-34 0H8Z', '#4a2f22', pen.light.time === 'night' ? 0 : 0.3) +
      (pen.light.time === 'night' ? `<path d="M-20 -80L-30 0H4Z" fill="#ffe3a0"/>` : '') +
      pen.struck('M-20 -96L-34 0H-46Z', colour, 0.5) +
      pen.stroke('M-20 -98L26 -94M-64 0l-14 2M74 -10l13 5', pen.dark('#6b5a48'), 1.6),
  },
  {
    nouns: 'campfire,fire,bonfire',
    tall: 0.9,
    wide: 90,
    home: 'land',
    colour: '#e8672c',
    share: 0.18,
    states: ['lit'],
    draw: (pen) =>
      pen.halo(0, -36, 150, '#ffb057', pen.light.time === 'day' ? 0.2 : 0.6) +
      pen.shaded('M-40 -6l74 -16l4 10l-74 16ZM40 -6l-74 -16l-4 10l74 16Z', '#6b4630', 0.3) +
      '<path d="M0 -100C16 -76 34 -62 28 -34C24 -14 8 -8 0 -8S-26 -14 -28 -36C-30 -52 -16 -60 -16 -74C-6 -70 -4 -62 -2 -58C4 -70 4 -86 0 -100Z" fill="#ee6a2b"/>' +
      '<path d="M2 -74C10 -58 22 -48 18 -30C16 -16 6 -10 0 -10S-18 -16 -18 -32C-18 -42 -10 -46 -10 -54C-4 -50 -2 -46 0 -42C4 -52 4 -62 2 -74Z" fill="#fbae3c"/>' +
      '<path d="M0 -46C6 -36 12 -30 10 -22C8 -12 3 -10 0 -10S-10 -14 -10 -22C-10 -30 -2 -34 0 -46Z" fill="#fff0a8"/>',
  },
];
