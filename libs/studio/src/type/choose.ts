import type { Reading } from '../prompt/read';
import type { Random } from '../random';
import { setsAlone } from '../stage';
import type { Copy } from '../stage';
import { brandPair, PAIRS } from './pairs';
import type { Mood, TypePair } from './pairs';

const TONE_MOODS: [RegExp, Mood][] = [
  [/minimal|simple|clean/i, 'minimal'],
  [/luxur|elegan|premium|refin|sophist/i, 'luxury'],
  [/play|fun|friend|cheer|young/i, 'playful'],
  [/bold|strong|loud|brave|daring/i, 'bold'],
  [/natur|organic|honest|earth|sustain/i, 'natural'],
  [/vintage|retro|classic|herit|tradition/i, 'vintage'],
  [/tech|innov|futur|digital/i, 'tech'],
  [/calm|gentle|warm|soft|seren/i, 'calm'],
  [/modern|profess|confident|fresh/i, 'modern'],
];
const TOPIC_MOODS: Partial<Record<string, Mood[]>> = {
  tech: ['tech', 'modern'],
  science: ['tech', 'modern'],
  space: ['tech', 'bold'],
  game: ['bold', 'tech'],
  security: ['tech', 'modern'],
  finance: ['modern', 'minimal'],
  law: ['luxury', 'vintage'],
  jewel: ['luxury'],
  gold: ['luxury'],
  wedding: ['luxury', 'calm'],
  spa: ['calm', 'natural'],
  floral: ['calm', 'luxury'],
  beauty: ['luxury', 'calm'],
  fashion: ['luxury', 'minimal'],
  kids: ['playful'],
  pet: ['playful', 'modern'],
  sweet: ['playful'],
  party: ['playful', 'bold'],
  burger: ['bold', 'playful'],
  sport: ['bold', 'modern'],
  street: ['bold'],
  tool: ['bold', 'modern'],
  motor: ['bold', 'modern'],
  music: ['bold', 'vintage'],
  jazz: ['vintage', 'luxury'],
  coffee: ['vintage', 'natural'],
  bakery: ['natural', 'vintage'],
  wine: ['luxury', 'vintage'],
  whisky: ['vintage', 'luxury'],
  leaf: ['natural', 'calm'],
  forest: ['natural', 'bold'],
  fresh: ['natural', 'playful'],
  olive: ['natural', 'vintage'],
  tea: ['calm', 'natural'],
  books: ['vintage', 'calm'],
  barber: ['vintage', 'bold'],
  medical: ['modern', 'calm'],
  school: ['modern', 'playful'],
  travel: ['modern', 'bold'],
  ocean: ['modern', 'calm'],
  photo: ['minimal', 'modern'],
  art: ['modern', 'bold'],
  modern: ['minimal', 'modern'],
  home: ['modern', 'calm'],
  sale: ['bold'],
  cinema: ['bold', 'vintage'],
  power: ['modern', 'bold'],
  festive: ['vintage', 'playful'],
  podcast: ['bold', 'modern'],
  japan: ['minimal', 'bold'],
};

/** The moods of a brief, those of the brand's tone first. */
export function moodsOf(reading: Reading, brand: { tone?: string[] } | undefined): Mood[] {
  const tone = (brand?.tone ?? []).flatMap((word) =>
    TONE_MOODS.filter(([pattern]) => pattern.test(word)).map(([, mood]) => mood),
  );
  const topic = TOPIC_MOODS[reading.subjects[0]?.topic ?? ''] ?? [];
  const all = [...new Set([...tone, ...reading.moods, ...topic])];
  return all.length ? all : ['modern', 'natural', 'minimal'];
}

/** The typefaces of an option, and those that were asked for and are not here. */
export function choosePair(
  copy: Copy,
  moods: Mood[],
  brand: { fonts?: { heading?: string; body?: string } } | undefined,
  random: Random,
  option: number,
): { pair: TypePair; missingFonts: string[] } {
  const own = brandPair(brand?.fonts ?? {});
  const words = [copy.title, copy.sub, copy.signature, ...copy.lines].filter((t) => t !== undefined).join(' ');
  const ranked = random
    .shuffle(PAIRS)
    .map((p) => ({
      p,
      rank: moods.reduce(
        (sum, mood, i) => sum + (p.moods.includes(mood) ? 2 - Math.min(i, 3) * 0.4 : 0),
        p.moods[0] === 'playful' && !moods.includes('playful') ? -2 : 0,
      ),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ p }) => p);
  // Enough to choose from: asking every family would open every font for one accented word.
  const covering: TypePair[] = [];
  for (const p of ranked) if (covering.length < 10 && setsAlone(words, p)) covering.push(p);
  const list = covering.length ? covering : ranked;
  // Neighbouring options never share a family even when pairs do.
  const apart = list.filter((p, i) => list.findIndex((o) => o.heading[0] === p.heading[0]) === i);
  const good = apart.slice(0, Math.max(4, Math.min(apart.length, moods.length > 0 ? 7 : 10)));
  const pair = own.pair ?? good[option % good.length] ?? PAIRS[0];
  if (!pair) throw new RangeError('There is no type pair.');
  return { pair, missingFonts: own.missing };
}
