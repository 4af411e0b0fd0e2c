import { type Pairing, PAIRINGS } from '../../knowledge/pairings';
import { hash, list, sentence, sentences } from '../../pen';
import { titleOf } from '../archetypes';
import { type Plan, quoted } from '../plan';
import { shortest } from './visual';

const SIZES: Record<string, number[]> = {
  bold: [4, 2.75, 1.75, 1.25],
  tech: [3, 2.25, 1.5, 1.125],
  natural: [3.5, 2.5, 1.625, 1.25],
  calm: [3.25, 2.25, 1.5, 1.125],
  minimal: [3, 2, 1.375, 1.125],
  modern: [3.5, 2.375, 1.5, 1.125],
};

/** Words with which notes ask for a kind of letter. */
const ASKED: [mood: string, words: RegExp][] = [
  ['calm', /\b(?:calm|quiet|understated|gentle|serious|dignified)\b/g],
  ['tech', /\b(?:numbers|technical|precise|exact|data)\b/g],
  ['bold', /\b(?:loud|bold|big|cheeky|in one second)\b/g],
  ['modern', /\b(?:friendlier|friendly|simple|plain|modern|fresh)\b/g],
  ['natural', /\b(?:warm|rough|earthy|dry|traditional)\b/g],
];

/** Families of the product that have Cyrillic letters. */
const CYRILLIC = [
  'Inter',
  'Manrope',
  'Montserrat',
  'Jost',
  'Lora',
  'Oswald',
  'Unbounded',
  'Noto Serif',
  'Playfair Display',
];
const eighth = (size: number): number => Math.round(size * 8) / 8;

/** What the notes ask for comes before the trade. */
function moodOf({ wishes, trade }: Plan): { mood: string; words: string[] } {
  const text = [...wishes.voice, ...wishes.look, ...wishes.page].join(' ').toLowerCase();
  for (const [mood, pattern] of ASKED) {
    const words = [...new Set(text.match(pattern) ?? [])];
    if (words.length > 0) return { mood, words };
  }
  return { mood: trade.moods[0] ?? 'modern', words: [] };
}

/** Two pairs of typefaces that can be served freely: one that fits, one that argues with it. */
export function typographyOptions(plan: Plan) {
  const { name, seed, brief, identity, primary, secondary, who, trade, headline } = plan;
  const { mood, words } = moodOf(plan);
  const needsCyrillic = brief.units.some(({ plain }) => plain.includes('cyrillic'));
  const served = needsCyrillic
    ? PAIRINGS.filter(({ heading, body }) => CYRILLIC.includes(heading) && CYRILLIC.includes(body))
    : PAIRINGS.filter(
        ({ headingWhy, bodyWhy, spacing }) => !/Cyrillic|[Ss]cripts?\b/.test(`${headingWhy} ${bodyWhy} ${spacing}`),
      );
  const rank = ({ moods, title }: Pairing) =>
    (moods[0] === mood ? 0 : moods.includes(mood) ? 1 : 2) * 1000 + (hash(`${seed} ${title}`) % 997);
  const sorted = [...served].sort((one, other) => rank(one) - rank(other));
  const fitting = sorted[0] as Pairing;
  const also = trade.moods[1] ?? '';
  const other =
    sorted.find(
      ({ moods, heading, body }) => heading !== fitting.heading && body !== fitting.body && moods.includes(also),
    ) ??
    sorted.find(({ heading, body }) => heading !== fitting.heading && body !== fitting.body) ??
    fitting;
  const sizes = SIZES[mood] ?? [3, 2.25, 1.5, 1.125];
  const longest = name.split(/\s+/).reduce((one, word) => (word.length > one.length ? word : one), '');
  const special = [...new Set(`${name}${identity.place}`.match(/(?![’–])\P{ASCII}/gu) ?? [])];
  const reasons = [
    sentence(
      `${
        words.length > 0
          ? `The notes ask for ${list(words.map((word) => `“${word}”`))}; in letters that means ${trade.letter}`
          : `In letters this trade is ${trade.letter}`
      }; they have to carry ${quoted(shortest(plan))} at the size of a hand`,
    ),
    sentence(
      `The other way: less like the trade, nearer to the ${titleOf(secondary.id)} than to the ${titleOf(primary.id)}; to be tried with the headline ${quoted(headline)}`,
    ),
  ];
  const uses = [
    `Sums and dates such as ${quoted(shortest(plan))}.`,
    `The questions that ${who} ask ${name}, and captions of more than a line.`,
  ];
  return [...new Set([fitting, other])].map((pairing, at) => ({
    name: pairing.heading === pairing.body ? pairing.heading : `${pairing.heading} with ${pairing.body}`,
    strategicName: pairing.title,
    rationale: reasons[at] ?? null,
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map((size) => eighth(size * (at === 1 ? 0.875 : 1))),
      Rationale: pairing.headingWhy,
    },
    HeadingSecondary: {
      Font: at === 1 ? pairing.heading : pairing.body,
      Weights: [at === 1 ? (pairing.headingWeights[0] ?? 600) : (pairing.bodyWeights.at(-1) ?? 600)],
      Usage: uses[at] ?? '',
    },
    Body: {
      Font: pairing.body,
      Weights: pairing.bodyWeights,
      LineHeight: pairing.lineHeight,
      Rationale: pairing.bodyWhy,
    },
    PairingRationale: sentence(pairing.together),
    SpacingNotes: pairing.spacing,
    hierarchyNotes:
      at === 0
        ? `The largest size is for one statement per page; on the first it is ${quoted(headline)}.`
        : `The largest size is for the name ${name} alone.`,
    responsiveNotes: sentences(
      `On phones “${name}” is set in ${eighth((sizes[0] ?? 3) * (at === 1 ? 0.55 : 0.625))} rem, text in one`,
      at === 0 && longest.length > 10 && `“${longest}” has ${longest.length} letters and needs checking`,
      at === 0 && special.length > 0 && `The face has to have ${list(special.map((letter) => `“${letter}”`))}`,
      at === 0 && needsCyrillic && 'Everything is set in Latin and in Cyrillic',
    ),
  }));
}
