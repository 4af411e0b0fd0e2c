import { type Pairing, PAIRINGS } from '../knowledge/pairings';
import { titleOf, withArticle } from '../character';
import { hash, list, sentence, sentences } from '../pen';
import type { Plan } from '../plan';

const SIZES: Record<string, number[]> = {
  bold: [4, 2.75, 1.75, 1.25],
  tech: [3, 2.25, 1.5, 1.125],
  natural: [3.5, 2.5, 1.625, 1.25],
  calm: [3.25, 2.25, 1.5, 1.125],
  minimal: [3, 2, 1.375, 1.125],
  modern: [3.5, 2.375, 1.5, 1.125],
};

/** Words of a brief that speak for a kind of letter. Each is shown as the reason. */
const MOODS: [mood: string, words: RegExp][] = [
  [
    'calm',
    /\b(?:calm|quiet|privacy|private|rest|dignified|dignity|serious|grief|dies|gravestones?|patients?|clinic|not for sale)\b/g,
  ],
  [
    'tech',
    /\b(?:software|dashboard|loggers?|measured|scheduling|accuracy|kva|simulators?|sensors?|scanner|dosing|threshold|diameters?|bar|mm|cad|network|radio)\b/g,
  ],
  [
    'bold',
    /\b(?:loud|music|barbell|night bus|cranes?|garage|drivers?|tickets?|vans?|trucks?|workshop|generators?|motorbikes?|hoses?|septic)\b/g,
  ],
  [
    'natural',
    /\b(?:by hand|hand-\w+|woven|willow|wool|wood|wooden|oak|beech|ash|clay|leather|linen|smoke[ds]?|bread|garden|farm|creek|native|merino|glass|stone|tuff|letterpress|type|bellows|rawhide|wax|resin|skins)\b/g,
  ],
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

const ADJECTIVE: Record<string, string> = {
  bold: 'sturdy',
  tech: 'precise',
  natural: 'warm',
  calm: 'quiet',
  minimal: 'plain',
  modern: 'clear',
};

const eighth = (size: number): number => Math.round(size * 8) / 8;

/** What the brief asks for comes before what its work is like, and that before the kind of house. */
function moodOf({ units, relation }: Plan): { mood: string; words: string[] } {
  const text = units.map(({ plain }) => plain).join(' ');
  const told = MOODS.map(([mood, pattern]) => ({ mood, words: [...new Set(text.match(pattern) ?? [])] }));
  const best = told.reduce((one, other) => (other.words.length > one.words.length ? other : one));
  if (best.words.length > 1) return { mood: best.mood, words: best.words.slice(0, 3) };
  return { mood: relation.type, words: [] };
}

/** Two or three pairs of typefaces that can be served freely: one that fits, one quieter, one that argues with the trade. */
export function typographyOptions(plan: Plan) {
  const { name, seed, units, place, primary, secondary, who: people } = plan;
  const { mood, words } = moodOf(plan);
  const needsCyrillic = units.some(({ plain }) => plain.includes('cyrillic'));
  const latin = PAIRINGS.filter(
    ({ headingWhy, bodyWhy, spacing }) => !/Cyrillic|[Ss]cripts?\b/.test(`${headingWhy} ${bodyWhy} ${spacing}`),
  );
  const served = needsCyrillic
    ? PAIRINGS.filter(({ heading, body }) => CYRILLIC.includes(heading) && CYRILLIC.includes(body))
    : latin;
  const rank = ({ moods, title }: Pairing) =>
    (moods[0] === mood ? 0 : moods.includes(mood) ? 1 : 2) * 1000 + (hash(`${seed} ${title}`) % 997);
  const sorted = [...served].sort((one, other) => rank(one) - rank(other));
  const fitting = sorted[0] as Pairing;
  const near = sorted.find(({ heading, body }) => heading !== fitting.heading && body !== fitting.body) ?? fitting;
  const against =
    sorted.find(
      ({ moods, heading }) => !moods.includes(mood) && heading !== near.heading && heading !== fitting.heading,
    ) ?? near;
  const sizes = SIZES[mood] ?? [3, 2.25, 1.5, 1.125];
  const longest = name.split(/\s+/).reduce((one, word) => (word.length > one.length ? word : one), '');
  const special = [...new Set(`${name}${place ?? ''}`.match(/(?!’)\P{ASCII}/gu) ?? [])];
  const reasons = [
    sentences(
      words.length > 0
        ? `Words of the brief such as ${list(words.map((word) => `“${word}”`))} ask for a ${ADJECTIVE[mood] ?? 'plain'} letter`
        : `${name} speaks as ${withArticle(primary.id)}, which asks for a ${ADJECTIVE[mood] ?? 'plain'} letter`,
      `It has to be read by ${people} on a small screen as well as on a sign`,
    ),
    `An alternative that is nearer to the ${titleOf(secondary.id)} in ${name}; it needs plain pictures beside it.`,
  ];
  const uses = [
    `Names of what ${name} offers, and prices.`,
    `Dates and figures of ${name}, and the line under a headline.`,
    `Questions that ${people} ask, and longer captions.`,
  ];
  return [...new Set([fitting, against])].map((pairing, index) => ({
    name: pairing.heading === pairing.body ? pairing.heading : `${pairing.heading} with ${pairing.body}`,
    strategicName: pairing.title,
    rationale: reasons[index] ?? null,
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map((size) => eighth(size * (index === 1 ? 0.875 : 1))),
      Rationale: pairing.headingWhy,
    },
    HeadingSecondary: {
      Font: index === 1 ? pairing.heading : pairing.body,
      Weights: [index === 1 ? (pairing.headingWeights[0] ?? 600) : (pairing.bodyWeights.at(-1) ?? 600)],
      Usage: uses[(seed + index) % uses.length] ?? '',
    },
    Body: {
      Font: pairing.body,
      Weights: pairing.bodyWeights,
      LineHeight: pairing.lineHeight,
      Rationale: pairing.bodyWhy,
    },
    PairingRationale: sentence(
      pairing.heading === pairing.body
        ? `${pairing.together}: ${pairing.heading} carries headlines and text of ${name}`
        : `${pairing.together}: ${pairing.heading} carries the headlines of ${name}, ${pairing.body} the text below them`,
    ),
    SpacingNotes: pairing.spacing,
    hierarchyNotes:
      [
        `The largest size holds one statement of ${name} and stands once on a page.`,
        `The largest size is for the name ${name} alone.`,
      ][index] ?? '',
    responsiveNotes: sentences(
      `On phones “${name}” is set in ${eighth((sizes[0] ?? 3) * (index === 1 ? 0.55 : 0.625))} rem, text in one`,
      index === 0 && longest.length > 10 && `“${longest}” has ${longest.length} letters and needs checking`,
      index === 0 &&
        special.length > 0 &&
        `The face has to have ${list(special.map((letter) => `“${letter}”`))}, as in ${name}${special.some((letter) => !name.includes(letter)) && place ? ` and ${place}` : ''}`,
      index === 0 && needsCyrillic && `Everything is set in Latin and in Cyrillic`,
    ),
  }));
}
