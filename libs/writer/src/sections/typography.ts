import { type Pairing, PAIRINGS } from '../knowledge/pairings';
import { titleOf } from '../character';
import { hash, joined, list, sentence, sentences } from '../pen';
import type { Plan } from '../plan';
import { point } from './audience';

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
  const { name, seed, units, place, noun, primary, secondary, arguments: found, people, thing, vary } = plan;
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
  const [lead, second] = found;
  const reasons = [
    sentences(
      words.length > 0
        ? `The words of the brief decide here: ${list(words.map((word) => `“${word}”`))}`
        : plan.notes.isKnown
          ? `It suits a ${noun} that speaks as ${titleOf(primary.id)}`
          : `Nothing in the brief of ${name} decides between typefaces, so this is a proposal to react to`,
      lead && `Tried with ${point(plan, lead.fact, lead.value)} in the first line of ${name}`,
    ),
    joined(
      `The quieter choice, nearer to the ${titleOf(secondary.id)}`,
      `to be taken if “${fitting.title}” looks too much like others that ${name} is seen beside${place ? ` in ${place}` : ''}`,
    ),
    joined(
      `A deliberate contradiction of what a ${noun} is expected to look like`,
      `${name} should choose it only if its pictures stay plain`,
    ),
  ];
  const uses = [
    `Names of what ${name} offers, in one line`,
    `Dates, figures and terms of ${name}, and the line under a headline`,
    `Questions that ${people} ask ${name}, and captions longer than a line`,
  ];
  return [...new Set([fitting, near, against])].slice(0, 3).map((pairing, index) => ({
    name: pairing.heading === pairing.body ? pairing.heading : `${pairing.heading} with ${pairing.body}`,
    strategicName: pairing.title,
    rationale: reasons[index] ?? null,
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map((size) => eighth(size * (index === 2 ? 0.875 : 1))),
      Rationale: sentence(`${pairing.headingWhy}; set “${name}” in it first`),
    },
    HeadingSecondary: {
      Font: index === 1 ? pairing.heading : pairing.body,
      Weights: [index === 1 ? (pairing.headingWeights[0] ?? 600) : (pairing.bodyWeights.at(-1) ?? 600)],
      Usage: sentence(uses[(seed + index) % uses.length] ?? ''),
    },
    Body: {
      Font: pairing.body,
      Weights: pairing.bodyWeights,
      LineHeight: pairing.lineHeight,
      Rationale: sentence(
        `${pairing.bodyWhy}; ${[`enough for everything ${name} has to explain`, `meant for the terms and hours of ${name}`, `it keeps long texts of ${name} calm`][index] ?? ''}`,
      ),
    },
    PairingRationale: sentence(
      `${pairing.together}: ${pairing.heading} for what ${name} claims, ${pairing.body} for what it explains`,
    ),
    SpacingNotes: sentence(`${pairing.spacing}; around “${name}” as a wordmark at least the height of its capital`),
    hierarchyNotes: sentences(
      second && index === 0
        ? `The first size is for one statement a page, such as ${point(plan, second.fact, second.value)}`
        : vary(
            `The largest size of ${name} holds one statement about ${thing}`,
            `Four sizes are enough for ${name}; a fifth means that something should go`,
            `Size two of ${name} never follows size one without text between them`,
          ),
    ),
    responsiveNotes: sentences(
      `On phones the first size of ${name} falls to ${eighth((sizes[0] ?? 3) * (index === 2 ? 0.55 : 0.625))} rem; text stays at one rem with a line height of ${pairing.lineHeight}`,
      index === 0 &&
        longest.length > 10 &&
        `“${longest}” has ${longest.length} letters and needs checking at the largest size`,
      index === 0 &&
        special.length > 0 &&
        `The face has to have ${list(special.map((letter) => `“${letter}”`))}, as in ${name}${special.some((letter) => !name.includes(letter)) && place ? ` and ${place}` : ''}`,
      index === 0 && needsCyrillic && `Everything of ${name} is set in Latin and in Cyrillic`,
    ),
  }));
}
