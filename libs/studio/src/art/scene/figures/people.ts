import type { Figure, Look, Pen } from '../pen';
import { held } from './held';

const SKIN = ['#e6b48e', '#b9805a', '#8a5a3c', '#f0c7a4', '#c98f66'];
const HAIR = ['#3a2620', '#6b4226', '#1f1b1c', '#a5703a', '#2a2330'];
const COATS = ['#c9573f', '#2f7f8a', '#d9a03c', '#56718f', '#8d5a73', '#5f7f55'];
const TROUSERS = ['#3d4b66', '#4a4640', '#5b4a3c', '#39505a'];
const pick = (list: string[], whim: number): string =>
  list[Math.floor((whim % 1) * list.length * 0.9999)] ?? list[0] ?? '';

/** What somebody wears, by what they are called: trade first, then season. */
interface Outfit {
  coat: string;
  legs: string;
  skin: string;
  hair: string;
  /** A dress or a robe instead of trousers. */
  dress?: 'knee' | 'floor';
  apron?: string;
  hat?: 'straw' | 'cone' | 'toque' | 'cap' | 'helmet' | 'wool' | 'hood';
  scarf?: string;
  /** Legs and arms are bare. */
  bare?: boolean;
  long?: boolean;
  bald?: boolean;
  small: boolean;
}

const CLOTHES: [RegExp, Partial<Outfit>][] = [
  [/\b(?:conical|rice) \b/iu, { hat: 'cone', coat: '#4f7a5a' }],
  [/\bstraw hat\b/iu, { hat: 'straw' }],
  [/\braincoat\b/iu, { hat: 'hood', coat: '#e0b33a' }],
  [/\bapron\b/iu, { apron: '#4b5a4f' }],

  [/\b(?:nurses?|dentists?|vets?|midwi(?:fe|ves)|carers?|surgeons?)\b/iu, { coat: '#5f9ea0', legs: '#5f9ea0' }],
  [/\b(?:doctors?|scientists?|pharmacists?|chemists?|opticians?)\b/iu, { coat: '#f1f1ec', legs: '#4c5a6b' }],
  [
    /\b(?:chefs?|cooks?|bakers?|pastry|confectioners?)\b/iu,
    { coat: '#f4efe4', legs: '#5a5f66', apron: '#e2dccd', hat: 'toque' },
  ],
  [
    /\b(?:waiters?|waitress(?:es)?|baristas?|bartenders?|butchers?|vendors?|sellers?|grocers?|florists?|shopkeepers?|potters?|carpenters?|luthiers?|makers?|cobblers?|blacksmiths?|smiths?)\b/iu,
    { apron: '#4b5a4f' },
  ],
  [/\b(?:monks?|nuns?|priests?)\b/iu, { coat: '#b8622c', dress: 'floor', bald: true }],
  [/\b(?:rice farmers?|conical hat|rice pickers?)\b/iu, { hat: 'cone' }],
  [
    /\b(?:farmers?|gardeners?|pickers?|beekeepers?|harvesters?|shepherds?|anglers?)\b/iu,
    { hat: 'straw', coat: '#4f7a5a' },
  ],
  [/\b(?:fisherm[ae]n|fishers?|sailors?|captains?)\b/iu, { hat: 'wool', coat: '#d9a03c' }],
  [/\b(?:builders?|construction|masons?|bricklayers?|miners?|roofers?)\b/iu, { coat: '#e08a2e', hat: 'helmet' }],
  [
    /\b(?:mechanics?|electricians?|plumbers?|workers?|engineers?|drivers?|postm[ae]n|couriers?)\b/iu,
    { coat: '#3f5f86', legs: '#3f5f86', hat: 'cap' },
  ],
  [/\b(?:swimmers?|bathers?|divers?|surfers?)\b/iu, { coat: '#d24b4b', bare: true }],
  [/\b(?:players?|footballers?|runners?|joggers?|athletes?|goalkeepers?)\b/iu, { bare: true }],
  [/\b(?:businessm[ae]n|bankers?|lawyers?|commuters?|managers?)\b/iu, { coat: '#3d4757', legs: '#2e3644' }],
  [/\b(?:dancers?|brides?|ballerinas?)\b/iu, { dress: 'knee' }],
  [/\b(?:skiers?|skaters?|climbers?|mountaineers?)\b/iu, { hat: 'wool' }],
];
const FEMALE =
  /\b(?:wom[ae]n|lad(?:y|ies)|mothers?|girls?|grandmothers?|sisters?|waitress(?:es)?|brides?|ballerinas?|daughters?|nurses?|aunts?)\b/iu;
const YOUNG = /\b(?:child|children|kids?|boys?|girls?|sons?|daughters?|pupils?|toddlers?)\b/iu;
const OLD = /\b(?:old|elderly|aged|grand(?:mother|father|parents?|ma|pa))\b/iu;

/** @param own the colour that nobody asked for: it changes from one to the next */
function outfitOf(pen: Pen, { words = '', whim, colour }: Look, own: string, girl: boolean): Outfit {
  const trade = CLOTHES.find(([pattern]) => pattern.test(words))?.[1];
  const female =
    girl ||
    FEMALE.test(words) ||
    (whim * 13) % 1 >
      (trade || /person|people|friend|couple|passenger|guest|visitor|student|tourist|traveller/u.test(words) ? 0.5 : 2);
  const cold = pen.light.white || pen.light.season === 'winter';
  const outfit: Outfit = {
    coat: colour === own ? (trade?.coat ?? pick(COATS, whim * 5.3)) : colour,
    legs: trade?.legs ?? pick(TROUSERS, whim * 3.1),
    skin: pick(SKIN, whim * 7.7),
    hair: OLD.test(words) ? '#d5d2cc' : pick(HAIR, whim * 11.3),
    long: female,
    small: YOUNG.test(words),
    ...(female && !trade && !cold && (whim * 17) % 1 < 0.5 && { dress: 'knee' as const }),
  };
  return {
    ...outfit,
    ...trade,
    coat: outfit.coat,
    ...(cold &&
      !trade?.bare && { hat: trade?.hat ?? 'wool', scarf: pick(['#c9473a', '#e3b750', '#2f6f73'], whim * 19) }),
    ...(pen.light.weather === 'rain' &&
      !trade && {
        hat: 'hood' as const,
        ...(colour === own && { coat: pick(['#e0b33a', '#3f7f8f', '#c9573f'], whim * 5.3) }),
      }),
  };
}

/** The head with its hair and hat, the chin at (x, y); it looks to the right where `side`. */
function head(pen: Pen, o: Outfit, x: number, y: number, side: boolean): string {
  const hair = pen.lit(o.hair);
  const shine = pen.pale(o.hair, 0.22);
  const look = side ? 1.6 : 0.6;
  const face = pen.dark('#4a2e22', 0.1);
  let d = '';
  if (o.long && !o.bald)
    d += `<path d="M-6.900 -7Q-8 -15.500 0 -15.500T6.600 -8Q7 -1 5.600 3.500H-6.600Q-8 -1 -6.900 -7Z" fill="${hair}"/>`;
  d += pen.shaded('M-2.500 -3h5v7.500q-2.500 2 -5 0Z', o.skin, 0.26);
  d += `<path d="M-5.500 -8Q-5.800 -14.600 0 -14.600T5.500 -8Q5.500 -1 0.600 -0.400Q-4.800 -1 -5.500 -8Z" fill="${pen.round(-5.6, 5.6, o.skin)}"/>`;
  if (side) d += pen.own('M5 -8.500l1.900 2.600h-2.200Z', o.skin);
  d += `<circle cx="${String(look - 1.9)}" cy="-7.200" r="0.620" fill="${face}"/><circle cx="${String(look + 2)}" cy="-7.200" r="0.620" fill="${face}"/>`;
  d += pen.stroke(`M${String(look - 1.2)} -3.300q1.400 1 2.600 -0.100`, face, 0.5);
  d += `<circle cx="${String(look - 3.2)}" cy="-4.700" r="1" fill="${pen.glow('#d9705c')}" fill-opacity="0.300"/>`;
  if (!o.bald) {
    d += `<path d="M-5.800 -6Q-7.200 -15.800 0.200 -15.800Q7.200 -15.800 5.700 -8.200Q4.800 -11.600 1.600 -12.200Q-2 -11.200 -4.400 -10.800Q-4.300 -8 -5 -6Z" fill="${hair}"/>`;
    d += `<path d="M-4.600 -11.800Q-3.400 -14.800 0.600 -14.900Q-2.600 -13.600 -3.600 -11.300Z" fill="${shine}"/>`;
  }
  const hats: Record<NonNullable<Outfit['hat']>, string> = {
    straw:
      pen.own(
        'M-12 -10.500Q0 -14 12 -10.500Q7 -12.500 6.300 -13.500Q5.500 -19 0 -19T-6.300 -13.500Q-7 -12.500 -12 -10.500Z',
        '#dcb765',
      ) + pen.shaded('M-6.400 -13.800Q0 -15.800 6.400 -13.800L6.600 -12.300Q0 -14.300 -6.600 -12.300Z', '#7a4a33', 0.1),
    cone:
      pen.own('M-13.500 -8.500L0 -20L13.500 -8.500Q0 -11.500 -13.500 -8.500Z', '#d9bb7a') +
      pen.shaded('M0 -20L13.500 -8.500Q7 -10.400 1 -10.500Z', '#d9bb7a', 0.3),
    toque:
      pen.own(
        'M-6 -11V-17Q-9.500 -18 -8 -21.500Q-6 -24.500 -2 -23Q2 -26 5.500 -22.500Q9.500 -21 7.500 -18L6 -17V-11Q0 -13 -6 -11Z',
        '#f8f5ec',
      ) +
      pen.shaded('M2 -23.500Q5 -25 5.500 -22.500Q9.500 -21 7.500 -18L6 -17V-11Q4 -12 2.500 -12.200Z', '#f8f5ec', 0.16),
    cap: pen.own(
      'M-6 -10.500Q-6.500 -16.500 0 -16.500T6 -10.800L10.500 -9.800Q7 -11.500 4 -11.300Q-1 -12.300 -6 -10.500Z',
      '#2f4a6d',
    ),
    helmet:
      pen.own('M-8 -10Q-7.500 -18 0 -18T8 -10Q0 -12.500 -8 -10Z', '#f0b429') +
      pen.struck('M-2 -17.800h3.500v6h-3.500Z', '#f0b429', 0.5),
    wool:
      pen.own('M-6.400 -9.500Q-7.500 -17.500 0 -17.500T6.400 -9.500Q0 -12 -6.400 -9.500Z', o.scarf ?? '#b5483c') +
      pen.struck('M-6.800 -9Q0 -12 6.800 -9V-11.800Q0 -14.600 -6.800 -11.800Z', o.scarf ?? '#b5483c', 0.3) +
      `<circle cx="0" cy="-18.500" r="2.200" fill="${pen.pale('#f4efe4')}"/>`,
    hood: pen.own(
      'M-7.200 2Q-9.500 -17.500 0 -17.500T7.400 -1L5.400 -2Q6.400 -12 1 -12.600Q-5.400 -12 -4.600 1Z',
      o.coat,
    ),
  };
  if (o.hat) d += hats[o.hat];
  if (o.scarf)
    d +=
      pen.own('M-5.500 0.500Q0 4 5.800 0.500L6.200 4Q0 7.500 -6 4Z', o.scarf) +
      pen.shaded('M-4 4l4 1.500l-0.500 9h-4Z', o.scarf, 0.16);
  const scale = o.small ? 1.5 : 1;
  return `<g transform="translate(${String(x)} ${String(y)})${scale === 1 ? '' : ` scale(${String(scale)})`}">${d}</g>`;
}

/** An arm from the shoulder over the elbow to the hand. */
const arm = (pen: Pen, o: Outfit, [x1, y1, x2, y2, x3, y3]: number[], back: boolean): string => {
  const tone = (hex: string): string => (back ? pen.dark(hex, 0.34) : pen.lit(hex));
  const d = `M${String(x1)} ${String(y1)}Q${String(x2)} ${String(y2)} ${String(x3)} ${String(y3)}`;
  return (
    pen.stroke(d, tone(o.bare ? o.skin : o.coat), 5.2) +
    (back ? '' : pen.stroke(d, pen.pale(o.bare ? o.skin : o.coat, 0.2), 1.4, { transform: 'translate(-1.2 0)' })) +
    `<circle cx="${String(x3)}" cy="${String(y3 ?? 0)}" r="2.500" fill="${tone(o.skin)}"/>`
  );
};
/** A leg over the knee to the ankle, with a shoe that points to the right (-1: to the left). */
const leg = (
  pen: Pen,
  o: Outfit,
  [x1, y1, x2, y2, x3, y3]: [number, number, number, number, number, number],
  back: boolean,
  way = 1,
): string => {
  const tone = (hex: string): string => (back ? pen.dark(hex, 0.4) : pen.lit(hex));
  const bare = o.bare === true || o.dress === 'knee';
  const shoe = `M${String(x3 - 3 * way)} ${String(y3 - 1.4)}h${String(5.6 * way)}q${String(3.2 * way)} 1.600 ${String(3.6 * way)} 4.600h${String(-9.4 * way)}Z`;
  return (
    pen.stroke(
      `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}L${String(x3)} ${String(y3 - 1)}`,
      tone(bare ? o.skin : o.legs),
      bare ? 5 : 7.2,
    ) +
    (o.bare
      ? pen.stroke(
          `M${String(x1)} ${String(y1)}L${String(x1 + (x2 - x1) * 0.7)} ${String(y1 + (y2 - y1) * 0.7)}`,
          tone(o.legs),
          8.4,
        )
      : '') +
    `<path d="${shoe}" fill="${tone(o.skin === o.legs ? o.skin : '#4a3530')}"/>`
  );
};

function upright(pen: Pen, look: Look, o: Outfit): string {
  const stride = look.state === 'running' ? 2 : look.state === 'walking' ? 1 : 0;
  const holds = look.holds ?? [];
  const inHand = holds.find((one) => one !== 'umbrella' && one !== 'ball');
  const gown =
    o.dress === 'floor'
      ? 'M-9 -80Q0 -84 9 -80L9 -62Q13 -24 14 -2Q0 2 -14 -2Q-13 -24 -9 -62Z'
      : 'M-9 -80Q0 -84 9 -80L8 -62Q12 -44 13 -29Q0 -25 -13 -29Q-12 -44 -8 -62Z';
  const jacket = stride
    ? 'M-7.600 -79Q0 -84 7.600 -79L8.600 -62L8.800 -45Q0 -42 -8.800 -45L-8.600 -62Z'
    : 'M-10 -79Q-5 -83.500 0 -83.500T10 -79L10.200 -64Q9.400 -54 10.400 -45Q0 -42 -10.400 -45Q-9.400 -54 -10.200 -64Z';
  const body = o.dress ? gown : jacket;
  const gait: [number, number, number, number, number, number][] =
    stride === 2
      ? [
          [2, -47, -8, -32, -21, -26],
          [0, -47, 12, -34, 9, -5],
        ]
      : stride
        ? [
            [1.5, -47, -3, -25, -10, -5],
            [-0.5, -47, 6, -26, 9, -5],
          ]
        : [
            [4.5, -47, 5, -25, 5.5, -4],
            [-4.5, -47, -5, -25, -5.5, -4],
          ];
  const [back, front] = gait;
  const backArm = holds.includes('umbrella')
    ? [8, -76, 15, -68, 9, -62]
    : stride === 2
      ? [3, -77, 14, -70, 16, -60]
      : stride
        ? [3, -77, 9, -66, 12, -55]
        : [9, -76, 14, -64, 12, -49];
  const frontArm =
    inHand && inHand !== 'case'
      ? [-8, -76, -14, -64, -4, -62]
      : stride === 2
        ? [-3, -77, -12, -66, -2, -60]
        : stride
          ? [-3, -77, -9, -64, -11, -53]
          : [-9, -76, -14, -64, -12, -49];
  const hand: [number, number] = [frontArm[4] ?? 0, frontArm[5] ?? 0];
  const out =
    arm(pen, o, backArm, true) +
    (holds.includes('umbrella') ? held(pen, 'umbrella', [9, -62], look.whim) : '') +
    (o.dress === 'floor'
      ? pen.shaded('M-8 -3h7v3h-9ZM2 -3h7l2 3H2Z', '#5b3d2a', 0.2)
      : leg(pen, o, back ?? [4, -47, 5, -25, 5, -4], true) + leg(pen, o, front ?? [-4, -47, -5, -25, -5, -4], false)) +
    `<path d="${body}" fill="${pen.round(-12, 13, o.coat)}"/>` +
    (o.dress
      ? ''
      : pen.shaded(
          `M${stride ? '3' : '4'} -79Q10 -66 ${stride ? '8.800' : '10.400'} -45L5 -43.600Q7 -62 4 -79Z`,
          o.coat,
          0.3,
        )) +
    pen.struck(
      'M-3.400 -82.600L0 -75.500L3.400 -82.600Q0 -84.500 -3.400 -82.600Z',
      o.hat === 'wool' ? o.coat : '#f4eee2',
      0.2,
    ) +
    (o.apron
      ? pen.own('M-6 -74H6L8 -58L9 -30Q0 -27 -9 -30L-8 -58Z', o.apron) +
        pen.stroke('M-6 -74L-3 -82M6 -74L3 -82M-8.500 -57H8.500', pen.dark(o.apron, 0.2), 1.2)
      : '') +
    head(pen, o, stride ? 1.5 : 0, -84.5, stride > 0) +
    (inHand ? held(pen, inHand, hand, look.whim) : '') +
    arm(pen, o, frontArm, false) +
    (holds.includes('ball') ? held(pen, 'ball', [15, -7], look.whim) : '') +
    (OLD.test(look.words ?? '') && !inHand && !stride
      ? pen.stroke('M-12 -49L-15 -1', pen.dark('#5b3d2a', 0.1), 1.8)
      : '');
  return stride === 2 ? `<g transform="rotate(7)">${out}</g>` : out;
}

/** Seated, looking to the left; the seat is 26 above the foot. Nobody sits on air: a crate or a stone is under who has no chair. */
function seated(pen: Pen, look: Look, o: Outfit): string {
  const thing = look.holds?.find((one) => one !== 'umbrella' && one !== 'case');
  return (
    (look.free
      ? pen.own('M-6 -25.500Q-7 -27 -4 -27H11Q14 -27 13.500 -25L15 0H-7Z', '#8d7a66') +
        pen.shaded('M6 -27H11Q14 -27 13.500 -25L15 0H8Z', '#8d7a66', 0.34)
      : '') +
    arm(pen, o, [7, -62, 9, -50, -6, -40], true) +
    leg(pen, o, [5, -29, -11, -30, -10, -4], true, -1) +
    leg(pen, o, [3, -29, -14, -29.5, -15, -4], false, -1) +
    (o.dress ? pen.own('M-4 -36L9 -36L9 -24H-15Q-18 -30 -13 -33.500Z', o.coat) : '') +
    `<path d="M-6.500 -62Q1 -67 9 -62L9.800 -25.500H-5Q-7.500 -44 -6.500 -62Z" fill="${pen.round(-9, 12, o.coat)}"/>` +
    pen.struck('M-3 -65L0 -58.500L3.400 -65.400Z', '#f4eee2', 0.2) +
    (o.apron ? pen.own('M-5 -56H4L6 -28H-14Q-14 -33 -6 -34Z', o.apron) : '') +
    `<g transform="translate(0.500 -67) scale(-1 1)">${head(pen, o, 0, 0, true)}</g>` +
    (thing ? held(pen, thing, [-11, -41], look.whim) : '') +
    arm(pen, o, thing ? [-4, -61, -6, -48, -11, -41] : [-4, -61, -7, -48, -12, -34], false)
  );
}
/** Face down in the water: head, shoulders and an arm. */
const afloat = (pen: Pen, o: Outfit): string =>
  arm(pen, o, [-14, -8, -30, -26, -42, -4], true) +
  pen.own('M-34 0Q-20 -12 4 -12T36 0Z', o.skin) +
  pen.own('M-6 -11Q12 -13 28 -4L26 0H-10Z', o.coat) +
  head(pen, { ...o, hat: undefined }, -18, -4, true);

const person = (nouns: string, tall: number, colour: string, girl: boolean, kinds?: string): Figure => ({
  nouns,
  kinds,
  tall,
  wide: 34,
  home: 'land',
  colour,
  share: 0.38,
  hip: 26,
  states: ['standing', 'sitting', 'running', 'walking', 'jumping', 'swimming'],
  draw: (pen, look) => {
    const outfit = outfitOf(pen, look, colour, girl);
    if (look.state === 'swimming') return afloat(pen, outfit);
    if (look.state === 'jumping')
      return `<g transform="translate(0 -14)">${upright(pen, { ...look, state: 'running' }, outfit)}</g>`;
    return look.state === 'sitting' || look.state === 'lying' ? seated(pen, look, outfit) : upright(pen, look, outfit);
  },
});
export const people: Figure[] = [
  person(
    'person,man,traveller,hiker,walker,friend,couple,people,passer-by,guest,visitor,neighbour,passenger,tourist,student,commuter,nurse,doctor,surgeon,dentist,chef,cook,baker,waiter,waitress,barista,bartender,vendor,seller,butcher,florist,potter,carpenter,blacksmith,monk,nun,priest,picker,shepherd,mechanic,electrician,plumber,worker,builder,engineer,driver,postman,courier,swimmer,surfer,player,footballer,runner,jogger,athlete,skater,skier,climber,dancer,musician,teacher,reader,artist,painter,photographer,cyclist,farmer,gardener,fisherman,fisher,beekeeper,harvester,sailor,customer,shopper,grandfather,father,uncle,brother,gentleman,businessman,bride,soldier,scientist,pharmacist,figure,grandparent,elder,keeper,barista',
    1.75,
    '#c9573f',
    false,
    'person,adult,traveler,worker',
  ),
  person('woman,lady,mother,grandmother,sister,aunt,businesswoman', 1.68, '#2f7f8a', true, 'woman,female'),
  person('girl,daughter,schoolgirl,granddaughter,niece', 1.2, '#8d5a73', true),
  person(
    'boy,child,children,kid,son,grandson,nephew,schoolboy,pupil,toddler,schoolchild',
    1.15,
    '#e0a33c',
    false,
    'child,juvenile',
  ),
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
