import { type Pairing, PAIRINGS } from '../knowledge/pairings';
import { hash, list, sentence } from '../pen';
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

const eighth = (size: number): number => Math.round(size * 8) / 8;

function moodOf({ units, offer, evidence }: Plan): { mood: string; words: string[] } {
  const text = units
    .filter(
      ({ roles, index }) =>
        (roles.has('method') || index === offer?.unit.index || evidence.some(({ unit }) => unit.index === index)) &&
        !roles.has('rivals'),
    )
    .map(({ plain }) => plain)
    .join(' ');
  const found = MOODS.map(([mood, pattern]) => ({ mood, words: [...new Set(text.match(pattern) ?? [])] }));
  const best = found.reduce((one, other) => (other.words.length > one.words.length ? other : one));
  return best.words.length > 1 ? { mood: best.mood, words: best.words.slice(0, 3) } : { mood: 'modern', words: [] };
}

/** Two pairs of typefaces that can be served freely, each with its reason from the brief's own words. */
export function typographyOptions(plan: Plan) {
  const { name, seed, units, place } = plan;
  const { mood, words } = moodOf(plan);
  const needsCyrillic = units.some(({ plain }) => plain.includes('cyrillic'));
  const served = needsCyrillic
    ? PAIRINGS.filter(({ heading, body }) => CYRILLIC.includes(heading) && CYRILLIC.includes(body))
    : PAIRINGS;
  const rank = ({ moods, title }: Pairing) =>
    (words.length === 0 ? Number(moods.includes('bold')) : moods[0] === mood ? 0 : moods.includes(mood) ? 1 : 2) *
      1000 +
    (hash(`${seed} ${title}`) % 997);
  const sorted = [...served].sort((one, other) => rank(one) - rank(other));
  const fitting = sorted[0] as Pairing;
  const other = sorted.find(({ heading, body }) => heading !== fitting.heading && body !== fitting.body) ?? fitting;
  const sizes = SIZES[mood] ?? [3, 2.25, 1.5, 1.125];
  const longest = name.split(/\s+/).reduce((one, word) => (word.length > one.length ? word : one), '');
  const special = [...new Set(`${name}${place ?? ''}`.match(/(?!’)\P{ASCII}/gu) ?? [])];
  return [fitting, ...(words.length > 0 ? [other] : [])].map((pairing, index) => ({
    name: pairing.heading === pairing.body ? pairing.heading : `${pairing.heading} with ${pairing.body}`,
    strategicName: pairing.title,
    rationale:
      index === 0
        ? words.length > 0
          ? sentence(
              `Chosen with these words of the brief of ${name} in mind: ${list(words.map((word) => `“${word}”`))}`,
            )
          : `Nothing in the brief of ${name} decides between typefaces: this pair is a proposal to react to.`
        : `The second choice, should ${pairing === other && fitting.heading ? fitting.heading : 'the first'} look too close to others that ${name} is seen beside.`,
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map(eighth),
      Rationale: null,
    },
    HeadingSecondary: { Font: pairing.body, Weights: [pairing.bodyWeights.at(-1) ?? 600], Usage: null },
    Body: { Font: pairing.body, Weights: pairing.bodyWeights, LineHeight: pairing.lineHeight, Rationale: null },
    PairingRationale: null,
    SpacingNotes: null,
    hierarchyNotes: null,
    responsiveNotes:
      index > 0
        ? null
        : [
            ...(longest.length > 10
              ? [`“${longest}” has ${longest.length} letters: at the largest size it needs checking on a phone.`]
              : []),
            ...(special.length > 0
              ? [
                  `What it is set in has to have ${list(special.map((letter) => `“${letter}”`))}, as in ${name}${special.some((letter) => !name.includes(letter)) && place ? ` and ${place}` : ''}.`,
                ]
              : []),
            ...(needsCyrillic ? [`Everything of ${name} is set in Latin and in Cyrillic.`] : []),
          ].join(' ') || null,
  }));
}
