import type { DesignTypeId } from '@maquette/generation';
import { isForbiddenColour } from '../prompt/forbidden';
import type { Reading } from '../prompt/read';
import type { Random } from '../random';
import type { Mood } from '../type/pairs';
import { contrast, curatedFor, isHex, lch, paletteInRoles, paletteOf, rolesOf, SCHEMES } from './palette';
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
  if (reading.roles && !isBranded) return paletteInRoles(base, reading.roles.ink, reading.roles.ground);
  const named = reading.colours.map(({ hex }) => hex);
  if (type === 'logo' && named.length > 0 && !isBranded) return exactly(named, base, option);
  const isOfThings = reading.colours.length > 0 && reading.colours.every(({ of }) => of !== undefined);
  const floods = scheme === 'field' && isOfThings && !isBranded && type !== 'product-mockup';
  return paletteOf(base, floods ? 'paper' : scheme);
}

/** The colours of a mark are those that were asked for, on one another or on white, and no tone between them. */
function exactly(named: string[], base: BaseColours, option: number): Palette {
  const [first = base.primary, ...others] = named;
  const partner = others.find((hex) => contrast(hex, first) >= 3);
  const lead = partner ? (lch(first).l < lch(partner).l ? first : partner) : first;
  const light = partner ? (lead === first ? partner : first) : '#ffffff';
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
