import type { Figure } from '../pen';

const WOOD = '#8f5e3b';
export const furniture: Figure[] = [
  {
    nouns: 'chair,wooden chair,stool',
    tall: 0.9,
    wide: 52,
    home: 'floor',
    colour: WOOD,
    share: 0.44,
    seat: [-2, -47],
    draw: (pen, { colour }) =>
      pen.shaded('M14 -44h4V-4h-4ZM-12 -44h4V-6h-4Z', colour, 0.5) +
      pen.own('M14 -48L20 -100h4.500L20 -44Z', colour) +
      pen.shaded(
        'M4 -94L22 -96L21.500 -88L3 -87ZM3 -80L21 -82L20.500 -74L2 -73ZM-1 -100h4.500L2 -48h-4.500Z',
        colour,
        0.14,
      ) +
      pen.struck('M-24 -46L-14 -52H22L19 -45Z', colour, 0.4) +
      pen.own('M-24 -46H19V-41H-24Z', colour) +
      pen.own('M-24 -42h4.500V0h-4.500ZM15 -42h4.500V0h-4.500Z', colour) +
      pen.shaded('M-20 -18H16v3H-20Z', colour, 0.3),
  },
  {
    nouns: 'armchair,sofa,couch,easy chair,settee,reading chair,wing chair,lounge chair,rocking chair,recliner',
    tall: 0.95,
    wide: 112,
    home: 'floor',
    colour: '#b8573f',
    share: 0.42,
    seat: [0, -46],
    draw: (pen, { colour }) =>
      pen.own('M-40 0v-10h5V0ZM36 0v-10h5V0Z', '#5b3d2a') +
      `<path d="M-38 -30V-80Q-38 -98 -20 -98H22Q40 -98 40 -80V-30Z" fill="${pen.round(-40, 40, colour)}"/>` +
      `<path d="M-54 -10V-50Q-54 -60 -44 -60T-34 -50V-34H36V-50Q36 -60 46 -60T56 -50V-10Z" fill="${pen.fall(-60, -8, colour, 0.4)}"/>` +
      `<path d="M-33 -44Q-33 -50 -26 -50H28Q35 -50 35 -44V-32H-33Z" fill="${pen.pale(colour, 0.22)}"/>` +
      pen.shaded('M-33 -33H35V-28H-33ZM36 -50Q36 -60 46 -60T56 -50V-10H48V-50Q44 -54 36 -46Z', colour, 0.4),
  },
  {
    nouns: 'bed,bunk,berth,bunk bed',
    tall: 1.1,
    wide: 200,
    home: 'floor',
    colour: '#6f8fa6',
    share: 0.36,
    seat: [10, -52],
    draw: (pen, { colour }) =>
      pen.own('M-98 0V-94Q-90 -100 -82 -94V0ZM84 0V-56h12V0Z', WOOD) +
      pen.shaded('M-82 -20H84V-8H-82Z', WOOD, 0.3) +
      pen.own('M-82 -44H86V-18H-82Z', '#f2ece0') +
      `<path d="M-40 -54Q20 -66 88 -50V-12Q20 -4 -40 -14Z" fill="${pen.fall(-60, -8, colour, 0.4)}"/>` +
      pen.struck('M-40 -54Q20 -66 88 -50V-44Q20 -58 -40 -46Z', '#f6f1e6', 0.3) +
      pen.own('M-82 -46Q-84 -66 -62 -66T-42 -48Z', '#fbf6ea') +
      pen.shaded('M-60 -66Q-42 -66 -42 -48H-54Z', '#fbf6ea', 0.2),
  },
  {
    nouns: 'table,desk,kitchen table,wooden table,workbench',
    tall: 0.75,
    wide: 190,
    home: 'floor',
    colour: WOOD,
    share: 0.36,
    seat: [0, -97],
    draw: (pen, { colour }) =>
      pen.shaded('M-70 -92h8V-6h-8ZM62 -92h8V-6h-8Z', colour, 0.5) +
      pen.own('M-88 -92h9V0h-9ZM79 -92h9V0h-9Z', colour) +
      pen.struck('M-94 -95L-78 -100H78L94 -95Z', colour, 0.5) +
      pen.own('M-94 -95H94V-87H-94Z', colour) +
      pen.shaded('M-84 -87H84V-78H-84Z', colour, 0.36),
  },
  {
    nouns: 'bench,park bench',
    tall: 0.85,
    wide: 190,
    home: 'land',
    colour: '#94633c',
    share: 0.26,
    seat: [0, -50],
    draw: (pen, { colour }) =>
      pen.shaded('M-76 0V-90h6V0ZM70 0V-90h6V0Z', '#3a4148', 0.2) +
      pen.own('M-90 -98H90v14H-90ZM-90 -78H90v12H-90Z', colour) +
      pen.struck('M-94 -54L-86 -58H86L94 -54V-46H-94Z', colour, 0.3) +
      pen.shaded('M-94 -49H94V-44H-94Z', colour, 0.4) +
      pen.own('M-84 -45h7V0h-7ZM77 -45h7V0h-7Z', '#3a4148'),
  },
  {
    nouns: 'guitar,acoustic guitar,ukulele,banjo',
    tall: 1,
    wide: 40,
    home: 'floor',
    colour: '#c98538',
    share: 0.5,
    states: ['leaning', 'standing'],
    draw: (pen, { colour }) =>
      `<g transform="rotate(7)">${pen.own('M-2.600 -90h5.200v46h-5.200Z', '#4a3020')}${pen.own('M-4 -100h8l-1 12h-6Z', '#5b3d2a')}<path d="M0 -54C-12 -56 -14 -48 -13 -42C-12 -34 -20 -30 -20 -18C-20 -4 -10 0 0 0S20 -4 20 -18C20 -30 12 -34 13 -42C14 -48 12 -56 0 -54Z" fill="${pen.round(-20, 20, colour)}"/><circle cx="0" cy="-34" r="5.500" fill="${pen.dark('#3a2418', 0.3)}"/>${pen.own('M-7 -15h14v3h-14Z', '#3a2418')}${pen.stroke('M-1.500 -90V-14M0 -90V-14M1.500 -90V-14', pen.pale('#f2e6cf'), 0.5)}</g>`,
  },
  {
    nouns: 'piano,grand piano,upright piano',
    tall: 1.25,
    wide: 120,
    home: 'floor',
    colour: '#2b2a30',
    share: 0.44,
    seat: [0, -99],
    draw: (pen, { colour }) =>
      `<path d="M-58 0V-98H58V0Z" fill="${pen.round(-58, 58, colour)}"/>` +
      pen.struck('M-62 -100H62V-95H-62Z', colour, 0.4) +
      pen.shaded('M-50 -90H50V-56H-50Z', '#47434c', 0.2) +
      pen.own('M-62 -48H62V-40H-62Z', colour) +
      pen.own('M-56 -52H56V-46H-56Z', '#f4efe4') +
      pen.stroke(Array.from({ length: 15 }, (_, i) => `M${-50 + i * 7} -52v3.500`).join(''), '#1c1b20', 2.6) +
      pen.own('M-60 -40h7V0h-7ZM53 -40h7V0h-7Z', colour),
  },
  {
    nouns: 'fireplace,hearth,kiln',
    tall: 1.2,
    wide: 110,
    home: 'floor',
    colour: '#a59a8d',
    share: 0.44,
    states: ['lit'],
    seat: [0, -99],
    draw: (pen, { colour }) =>
      `<path d="M-50 0V-90H50V0Z" fill="${pen.round(-50, 50, colour)}"/>` +
      pen.struck('M-56 -100H56V-90H-56Z', colour, 0.4) +
      pen.shaded('M-30 0V-46Q0 -72 30 -46V0Z', '#241b18', 0.4) +
      pen.halo(0, -14, 60, '#ff9d3e', 0.6) +
      '<path d="M0 -44C10 -30 20 -22 15 -8Q8 0 0 0T-15 -8C-18 -22 -6 -26 0 -44Z" fill="#f07a2e"/><path d="M1 -24C6 -16 10 -12 7 -5Q4 0 0 0T-7 -5C-8 -12 -1 -14 1 -24Z" fill="#ffd66b"/>',
  },
  {
    nouns: 'stove,oven,cooker,range,wood stove',
    tall: 0.95,
    wide: 96,
    home: 'floor',
    colour: '#4d5a60',
    share: 0.4,
    states: ['lit'],
    seat: [-16, -100],
    draw: (pen, { colour }) =>
      pen.shaded('M-42 -6h10V0h-10ZM32 -6h10V0h-10Z', '#2b2f33', 0.2) +
      `<path d="M-46 -94H46V-5H-46Z" fill="${pen.round(-46, 46, colour)}"/>` +
      pen.struck('M-49 -100H49V-94H-49Z', colour, 0.5) +
      pen.shaded('M-49 -94H49V-91.500H-49Z', colour, 0.6) +
      pen.own('M-30 -102h24v2h-24ZM8 -102h24v2h-24Z', '#23272b') +
      pen.shaded('M-46 -91H46V-76H-46Z', colour, 0.2) +
      [-32, -12, 12, 32].map((x) => pen.struck(`M${String(x)} -87a4 4 0 1 0 .1 0Z`, '#d8c9a3', 0.3)).join('') +
      pen.shaded('M-36 -68H36V-24H-36Z', colour, 0.5) +
      pen.own('M-31 -60H31V-30H-31Z', '#2a1d17') +
      pen.halo(0, -42, 30, '#ff9d3e', 0.75) +
      '<path d="M-22 -31Q-20 -42 -13 -36Q-10 -50 -2 -38Q4 -52 9 -37Q17 -45 21 -31Z" fill="#f0862e"/><path d="M-12 -31Q-9 -38 -5 -34Q0 -42 4 -34Q9 -38 12 -31Z" fill="#ffd66b"/>' +
      pen.struck('M-30 -66H30v3H-30Z', '#d8c9a3', 0.3) +
      pen.shaded('M-36 -19H36V-9H-36Z', colour, 0.3),
  },
];
