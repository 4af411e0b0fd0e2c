import type { DesignTypeId } from '@maquette/generation';
import { isForbiddenColour } from '../prompt/forbidden';
import type { Reading } from '../prompt/read';
import type { Random } from '../random';
import type { Mood } from '../type/pairs';
import {
  contrast,
  curatedFor,
  deepOf,
  difference,
  fromLch,
  isHex,
  lch,
  legible,
  mix,
  paletteInRoles,
  paletteOf,
  rolesOf,
  SCHEMES,
  TEXT_CONTRAST,
} from './palette';
import type { BaseColours, Palette, Scheme } from './palette';

interface Asked {
  designType: DesignTypeId;
  brand?: { palette?: string[] };
}

/** The palette: what is said to stand on what stands on it; the colour of a thing leads, and does not flood the picture. */
export function choosePalette(
  reading: Reading,
  { brand, designType: type }: Asked,
  moods: Mood[],
  random: Random,
  option: number,
): Palette {
  const base = chooseColours(reading, brand, type, moods, random, option);
  const scheme = chooseScheme(reading, moods, random, option);
  const isBranded = (brand?.palette ?? []).some(isHex);
  // What is printed on a product is large.
  if (reading.roles && !isBranded)
    return paletteInRoles(base, reading.roles.ink, reading.roles.ground, type === 'product-mockup' ? 3 : undefined);
  const named = (isPicked(reading) ? reading.colours.filter(({ of }) => of === undefined) : reading.colours).map(
    ({ hex }) => hex,
  );
  if (type === 'logo' && named.length > 0 && !isBranded) return exactly(named, base, option);
  const [first, ...others] = named;
  if (first !== undefined && others.length > 0 && !isBranded && (isPicked(reading) || type === 'product-mockup'))
    return together([first, ...others], base, type === 'product-mockup' ? (option === 2 ? 1 : 0) : option);
  const isOfThings = reading.colours.length > 0 && reading.colours.every(({ of }) => of !== undefined);
  const floods = scheme === 'field' && isOfThings && !isBranded && type !== 'product-mockup';
  return paletteOf(base, floods ? 'paper' : scheme);
}

/** Whether colours are named for the picture, and not only for things in it. */
const isPicked = ({ colours }: Reading): boolean => colours.some(({ of }) => of === undefined);

/**
 * The colours that were named, each in a part of its own: the first as the ground, then the second, then both on white or on
 * the darkest. A tone that was not named joins only where none of them can be read on another.
 */
function together(named: [string, ...string[]], base: BaseColours, option: number): Palette {
  const [first, ...others] = named;
  const second =
    others.find((hex) => contrast(hex, first) >= 3) ?? others.find((hex) => difference(hex, first) > 0.1) ?? first;
  const canRead = contrast(first, second) >= 3;
  const third = others.find((hex) => hex !== second);
  const on = (ground: string, other: string): Palette => {
    const ink = canRead ? other : inkOf(ground, base);
    const made = paletteInRoles(base, ink, ground);
    const mark = third !== undefined && contrast(third, made.bg) >= 3 ? third : made.mark;
    const dark = lch(made.bg).l < lch(ink).l ? made.bg : ink;
    const light = dark === ink ? made.bg : ink;
    return {
      ...made,
      mark: canRead ? mark : made.mark,
      plane: third !== undefined && difference(third, made.bg) > 0.1 ? third : other,
      primary: canRead ? made.primary : made.bg,
      accent: third ?? other,
      deep: lch(dark).l < 0.62 ? dark : base.deep,
      paper: lch(light).l > 0.85 ? light : base.paper,
      soft: canRead ? made.soft : mix(base.paper, other, 0.3),
    };
  };
  // neither can be read on the other, both on the darkest: grey and orange
  const [light, lit] = lch(first).c > lch(second).c ? [first, second] : [second, first];
  if (!canRead && option % 4 === 3 && [light, lit].every((hex) => contrast(hex, DARK) >= TEXT_CONTRAST))
    return {
      ...paletteOf({ ...base, deep: DARK, primary: light, accent: lit }, 'night'),
      ink: light,
      mark: lit,
      plane: lit,
    };
  if (option % 4 === 0) return on(first, second);
  if (option % 4 === 1) return on(second, first);
  // both on white; where one of them is white the first is the ground once more, and the second its field
  const isLight = [first, second].some((hex) => lch(hex).l > 0.88);
  if (option % 4 === 2 || !canRead) {
    const ground = isLight ? (lch(first).l > 0.88 ? second : first) : base.paper;
    if (isLight) return { ...on(ground, ground === first ? second : first), plane: mix(ground, base.deep, 0.14) };
    const ink = [first, second].find((hex) => contrast(hex, ground) >= TEXT_CONTRAST) ?? base.deep;
    const loud = [second, first].find((hex) => hex !== ink && contrast(hex, ground) >= 3);
    // one that does not stand out on white would be lost there
    if (loud === undefined && canRead) return on(first, second);
    return {
      ...paletteOf({ ...base, primary: first, accent: second }, 'paper'),
      ink,
      mark: loud ?? ink,
      plane: option % 4 === 2 ? second : first,
    };
  }
  return on(lch(first).l < lch(second).l ? first : second, lch(first).l < lch(second).l ? second : first);
}
const DARK = '#17191d';
const inkOf = (ground: string, base: BaseColours): string =>
  [base.deep, base.paper, '#111111', '#ffffff'].find((hex) => contrast(hex, ground) >= TEXT_CONTRAST) ?? '#111111';

/** The colours of a mark are those that were asked for, on one another or on white, and no tone between them. */
function exactly(named: string[], base: BaseColours, option: number): Palette {
  const [first = base.primary, ...others] = named;
  const partner = others.find((hex) => contrast(hex, first) >= 3);
  const lead = partner ? (lch(first).l < lch(partner).l ? first : partner) : first;
  const light = partner ? (lead === first ? partner : first) : '#ffffff';
  // Where none of several can be read on another, a deep tone of the coolest carries them in turn.
  if (!partner && others.length > 0) {
    const second = others[0] ?? first;
    // red and pink: the red a little deeper is read on the pink, and is still the red
    const nearer = legible(first, second, 3.2);
    if (others.length === 1 && nearer !== first && difference(nearer, first) < 0.16)
      return exactly([nearer, second], base, option);
    // a deep tone of the red that was asked for is no third colour
    const red = named.find((hex) => lch(hex).c > 0.1 && (lch(hex).h > 345 || lch(hex).h < 32));
    const deep = red === undefined ? deepOf(named) : fromLch(0.33, 0.13, lch(red).h);
    const on = [first, deep, second, '#ffffff'][option % 4] ?? first;
    const colour = on === deep ? first : on === '#ffffff' ? deep : deep;
    const made = paletteInRoles(base, colour, on);
    const mark =
      on === deep || on === '#ffffff' ? ([second, first].find((hex) => contrast(hex, on) >= 3) ?? colour) : colour;
    return {
      ...made,
      mark,
      paper: on === deep ? first : on,
      deep: on === deep ? deep : colour,
      primary: mark,
      accent: second,
    };
  }
  const isDark = contrast(lead, '#ffffff') >= 3;
  const pairs: [ink: string, ground: string][] = partner
    ? [
        [lead, light],
        [light, lead],
        [lead, lch(light).l > 0.85 ? light : '#ffffff'],
        [light, lead],
      ]
    : isDark
      ? [
          [lead, '#ffffff'],
          ['#ffffff', lead],
          [lead, '#ffffff'],
          ['#ffffff', lead],
        ]
      : [
          [lead, '#111111'],
          ['#111111', lead],
          [lead, '#111111'],
          ['#111111', lead],
        ];
  const [ink, ground] = pairs[option % pairs.length] ?? [lead, light];
  const made = paletteInRoles(base, ink, ground);
  // A third colour that was asked for is the mark's.
  const mark = [...named].find((hex) => hex !== ink && hex !== ground && contrast(hex, ground) >= 3) ?? made.mark;
  return { ...made, mark, paper: ground, deep: ink, primary: mark, accent: ink, soft: ground, plane: ground };
}

function chooseColours(
  reading: Reading,
  brand: Asked['brand'],
  type: DesignTypeId,
  moods: Mood[],
  random: Random,
  option: number,
): BaseColours {
  const own = (brand?.palette ?? []).filter(isHex);
  if (own.length) return rolesOf(own);
  // The white of 'white paws' is the paws' alone, where colours are named for the picture.
  const free = reading.colours.filter((colour) => colour.of === undefined || type === 'product-mockup');
  const named = free.length ? free : reading.colours;
  if (named.length) return rolesOf(named.map((c) => c.hex));
  if (reading.implied.length) return rolesOf(reading.implied);
  const moodTopic = (
    {
      luxury: 'gold',
      tech: 'tech',
      natural: 'leaf',
      playful: 'party',
      bold: 'sport',
      vintage: 'books',
      calm: 'spa',
      minimal: 'neutral',
      modern: 'modern',
    } as const
  )[moods[0] ?? 'modern'];
  const topic = reading.subjects[0]?.topic ?? reading.topic ?? (reading.time === 'night' ? 'night' : moodTopic);
  return curatedFor(
    topic === 'neutral' ? moodTopic : topic,
    random,
    option,
    (hex) => !isForbiddenColour(reading.forbidden, hex),
  );
}

function chooseScheme(reading: Reading, moods: Mood[], random: Random, option: number): Scheme {
  if (reading.dark) return 'night';
  const first: Scheme =
    moods[0] === 'luxury' || reading.time === 'night'
      ? 'night'
      : moods.includes('bold') || moods.includes('playful')
        ? random.pick(['field', 'tint'] as const)
        : random.pick(['paper', 'tint'] as const);
  const rest = random.shuffle(SCHEMES.filter((s) => s !== first));
  return [first, ...rest][option % SCHEMES.length] ?? first;
}
