import { type Pairing, PAIRINGS } from '../knowledge/pairings';
import { titleOf } from '../character';
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

const eighth = (size: number): number => Math.round(size * 8) / 8;

function moodOf({ units, offer, arguments: found, trades }: Plan): { mood: string; words: string[] } {
  const text = units
    .filter(
      ({ roles, index }) =>
        (roles.has('method') || index === offer?.unit.index || found.some(({ fact }) => fact.unit.index === index)) &&
        !roles.has('rivals'),
    )
    .map(({ plain }) => plain)
    .join(' ');
  const told = MOODS.map(([mood, pattern]) => ({ mood, words: [...new Set(text.match(pattern) ?? [])] }));
  const best = told.reduce((one, other) => (other.words.length > one.words.length ? other : one));
  if (best.words.length > 1) return { mood: best.mood, words: best.words.slice(0, 3) };
  return { mood: trades.main?.lines('type')[0] ?? 'modern', words: [] };
}

/** Two or three pairs of typefaces that can be served freely: one that fits, one quieter, one that argues with the trade. */
export function typographyOptions(plan: Plan) {
  const { name, seed, units, place, noun, primary, secondary, people, thing } = plan;
  const { mood, words } = moodOf(plan);
  const needsCyrillic = units.some(({ plain }) => plain.includes('cyrillic'));
  const served = needsCyrillic
    ? PAIRINGS.filter(({ heading, body }) => CYRILLIC.includes(heading) && CYRILLIC.includes(body))
    : PAIRINGS;
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
    words.length > 0
      ? `The words of the brief decide here: ${list(words.map((word) => `“${word}”`))}.`
      : plan.notes.isKnown
        ? `It suits a ${noun} that speaks as ${titleOf(primary.id)}.`.replace(/ a (?=[aeiou])/, ' an ')
        : `Nothing in the brief decides between typefaces: a proposal to react to.`,
    plan.notes.isKnown
      ? `Against expectation for a ${noun}, nearer to the ${titleOf(secondary.id)}; only with plain pictures.`.replace(
          / a (?=[aeiou])/,
          ' an ',
        )
      : `The quieter choice, nearer to the ${titleOf(secondary.id)}${place ? `, if the first looks too familiar in ${place}` : ''}.`,
  ];
  const uses = [
    `Names of what is offered: ${thing}.`,
    `Dates and figures of ${name}, and the line under a headline.`,
    `Questions that ${people} ask about ${thing}, and longer captions.`,
  ];
  return [...new Set([fitting, plan.notes.isKnown ? against : near])].map((pairing, index) => ({
    name: pairing.heading === pairing.body ? pairing.heading : `${pairing.heading} with ${pairing.body}`,
    strategicName: pairing.title,
    rationale: reasons[index] ?? null,
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map((size) => eighth(size * (index === 1 ? 0.875 : 1))),
      Rationale: sentence(pairing.headingWhy),
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
      Rationale: sentence(pairing.bodyWhy),
    },
    PairingRationale: sentence(`${pairing.together}: ${pairing.heading} claims, ${pairing.body} explains`),
    SpacingNotes: sentence(pairing.spacing),
    hierarchyNotes:
      [`The largest size holds one statement about ${thing}.`, `The largest size is for the name ${name} alone.`][
        index
      ] ?? '',
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
