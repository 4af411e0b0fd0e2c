import type { Figure } from '../pen';

const WOOD = '#94683f';
/** What stands in markets, yards and sheds. */
export const market: Figure[] = [
  {
    nouns: 'stall,market stall,food stall,market stand,fruit stall',
    tall: 2.5,
    wide: 116,
    home: 'land',
    colour: '#c4493c',
    share: 0.5,
    draw: (pen, { colour }) => {
      let stripes = '';
      for (let i = 0; i < 8; i += 2)
        stripes += `M${String(-48 + i * 12)} -100H${String(-36 + i * 12)}L${String(-42.5 + i * 14.5)} -72q-7 7 -14.500 0Z`;
      let valance = '';
      for (let i = 0; i < 8; i++) valance += `M${String(-57 + i * 14.25)} -72a7.125 6 0 0 0 14.250 0Z`;
      return (
        pen.shaded('M-50 -74h4V0h-4ZM46 -74h4V0h-4Z', WOOD, 0.2) +
        pen.shaded('M-46 -68H46V-34H-46Z', '#6b5a4a', 0.5) +
        pen.own('M-52 -36H52V-4H-52Z', WOOD) +
        pen.shaded('M-52 -36H52V-33H-52ZM-52 -20H52v1.500H-52Z', WOOD, 0.4) +
        ['#d9752f', '#8fae4b', '#c83a34', '#e3b740', '#7a9a48']
          .map(
            (hex, i) =>
              pen.own(`M${String(-46 + i * 19)} -36q1 -11 8.500 -11t8.500 11Z`, hex) +
              pen.struck(`M${String(-43 + i * 19)} -42q3 -5 7 -4q-4 1 -5 5Z`, hex, 0.5),
          )
          .join('') +
        pen.own('M-48 -100H48L57 -72H-57Z', '#f4eee0') +
        pen.own(stripes, colour) +
        pen.own(valance, colour) +
        pen.shaded('M-57 -72H57V-69.500H-57Z', colour, 0.3)
      );
    },
  },
  {
    nouns: 'cart,handcart,barrow,wheelbarrow,wagon',
    tall: 1.3,
    wide: 150,
    home: 'land',
    colour: '#8a5f3c',
    share: 0.34,
    mouth: [0, -70],
    draw: (pen, { colour }) =>
      pen.shaded('M52 -52L82 -62v5L52 -45Z', colour, 0.2) +
      pen.shaded('M-62 -58h8V0h-6Z', colour, 0.4) +
      pen.own('M-72 -84H58L50 -44H-62Z', colour) +
      pen.shaded('M-69 -70H55v2.500H-68ZM-66 -57H53v2.500H-65Z', colour, 0.4) +
      pen.struck('M-74 -88H60v6H-74Z', colour, 0.3) +
      pen.stroke(
        'M14 -66a33 33 0 1 0 .1 0ZM14 -66V0M-19 -33H47M-9 -56L37 -10M37 -56L-9 -10',
        pen.dark('#4a3626', 0.1),
        6,
      ) +
      pen.own('M14 -41a8 8 0 1 0 .1 0Z', '#6b4a30'),
  },
  {
    nouns: 'basket,wicker basket,hamper,creel',
    tall: 0.4,
    wide: 108,
    home: 'surface',
    colour: '#b98a50',
    mouth: [0, -62],
    draw: (pen, { colour }) =>
      pen.stroke('M-38 -58Q-34 -97 0 -97T38 -58', pen.dark(colour, 0.2), 6) +
      `<path d="M-50 -60H50L40 -2Q38 0 34 0H-34Q-38 0 -40 -2Z" fill="${pen.round(-50, 50, colour)}"/>` +
      pen.stroke('M-47 -46H47M-45 -32H45M-42 -17H42', pen.dark(colour, 0.4), 2.5) +
      pen.stroke('M-28 -58L-23 -2M-9 -58L-8 -2M9 -58L8 -2M28 -58L23 -2', pen.dark(colour, 0.34), 2) +
      pen.struck('M-53 -66H53v9H-53Z', colour, 0.3),
  },
  {
    nouns: 'crate,wooden crate,fruit crate,fish crate,box of fruit',
    tall: 0.36,
    wide: 160,
    home: 'surface',
    colour: '#b88c58',
    mouth: [0, -88],
    draw: (pen, { colour }) =>
      pen.shaded('M-78 -100H78V0H-78Z', colour, 0.6) +
      pen.own('M-80 -98H80V-72H-80ZM-80 -64H80V-38H-80ZM-80 -30H80V-4H-80Z', colour) +
      pen.struck('M-80 -98H80v5H-80ZM-80 -64H80v5H-80ZM-80 -30H80v5H-80Z', colour, 0.4) +
      pen.shaded('M-80 -100h14V0h-14ZM66 -100h14V0h-14Z', colour, 0.24),
  },
  {
    nouns: 'barrel,cask,keg,rain barrel',
    tall: 0.9,
    wide: 72,
    home: 'land',
    colour: '#8f6138',
    seat: [0, -98],
    draw: (pen, { colour }) =>
      `<path d="M-26 0Q-42 -50 -26 -100H26Q42 -50 26 0Z" fill="${pen.round(-36, 36, colour)}"/>` +
      pen.stroke('M-13 -99Q-20 -50 -13 -1M0 -99V-1M13 -99Q20 -50 13 -1', pen.dark(colour, 0.4), 1.4) +
      pen.stroke(
        'M-29.500 -84Q0 -78 29.500 -84M-34 -58Q0 -52 34 -58M-34 -38Q0 -32 34 -38M-29.500 -14Q0 -8 29.500 -14',
        pen.dark('#53565a', 0.1),
        4,
      ) +
      pen.struck('M-26 -100H26q0 5 -26 5t-26 -5Z', colour, 0.3),
  },
  {
    nouns: 'washing line,clothesline,laundry,washing,line of washing',
    tall: 2,
    wide: 210,
    home: 'land',
    colour: '#e9e4d8',
    share: 0.36,
    draw: (pen) =>
      pen.shaded('M-100 -100h5V0h-5ZM95 -100h5V0h-5Z', WOOD, 0.2) +
      pen.stroke('M-98 -96Q0 -84 98 -96', pen.dark('#5b5147', 0.2), 1.2) +
      pen.own('M-84 -93L-48 -90V-38Q-66 -32 -84 -40Z', '#f5f1e6') +
      pen.shaded('M-60 -91L-48 -90V-38L-58 -36Z', '#f5f1e6', 0.2) +
      pen.own('M-40 -90L-8 -88.500V-62H-14V-46H-34V-62H-40Z', '#6f93ad') +
      pen.own('M4 -88.500L42 -89V-44Q24 -36 4 -44Z', '#c9604a') +
      pen.shaded('M30 -89L42 -89V-44L30 -40Z', '#c9604a', 0.26) +
      pen.own('M52 -90L62 -90.500 60 -52H53ZM66 -91L76 -91.500 74 -52H67Z', '#e3b750'),
  },
  {
    nouns: 'iceberg',
    tall: 24,
    wide: 130,
    home: 'water',
    colour: '#e3eff5',
    share: 0.5,
    floats: true,
    draw: (pen, { colour }) =>
      pen.own('M-64 0L-52 -34L-34 -48L-22 -88L-4 -100L14 -72L30 -64L44 -30L62 0Z', colour) +
      pen.shaded('M-4 -100L14 -72L30 -64L44 -30L62 0H8L16 -34L2 -58Z', '#a9cbdc', 0.2) +
      pen.struck('M-52 -34L-34 -48L-22 -88L-4 -100L2 -58L-18 -40L-30 0H-64Z', '#ffffff', 0.2) +
      pen.shaded('M-64 0L-60 -8H58L62 0Z', '#7fb4c9', 0.1),
  },
];
