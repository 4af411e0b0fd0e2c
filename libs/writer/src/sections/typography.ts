import { type Pairing, PAIRINGS } from '../knowledge/pairings';
import { Draw, sentences, small } from '../pen';
import type { Plan } from '../plan';

const SIZES: Record<string, number[]> = {
  bold: [4, 2.75, 1.75, 1.25],
  tech: [3, 2.25, 1.5, 1.125],
  natural: [3.5, 2.5, 1.625, 1.25],
  calm: [3.25, 2.25, 1.5, 1.125],
  minimal: [3, 2, 1.375, 1.125],
  modern: [3.5, 2.375, 1.5, 1.125],
};

const eighth = (size: number): number => Math.round(size * 8) / 8;
const titleOf = (id: string): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());
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

/** Three pairs of typefaces that can be served freely: one that fits the trade, one that argues with it, one plain. */
export function typographyOptions(plan: Plan) {
  const { trade, name, seed, noun, offer } = plan;
  const mood = trade.lines('type')[0] ?? 'natural';
  const order = new Draw(
    PAIRINGS.map(({ title }) => title),
    seed,
  ).take(PAIRINGS.length);
  const rank = ({ title, moods }: Pairing) =>
    (moods[0] === mood ? 0 : moods.includes(mood) ? 1 : 2) * 100 + order.indexOf(title);
  const needsCyrillic = /\bcyrillic\b/i.test(plan.reading.text);
  const served = needsCyrillic
    ? PAIRINGS.filter(({ heading, body }) => CYRILLIC.includes(heading) && CYRILLIC.includes(body))
    : PAIRINGS;
  const sorted = [...served].sort((one, other) => rank(one) - rank(other));
  const fitting = sorted[0] as Pairing;
  const near = sorted.slice(1).find(({ heading }) => heading !== fitting.heading) as Pairing;
  const against =
    sorted
      .slice(2)
      .find(({ moods, heading, body }) => !moods.includes(mood) && heading !== near.heading && body !== fitting.body) ??
    near;
  const sizes = SIZES[mood] ?? [3, 2.25, 1.5, 1.125];
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const reasons = [
    `Fits the ${noun}: ${trade.lines('mood')[0] ?? ''}, and the ${titleOf(plan.primary.id)} who speaks in it`,
    `The quieter alternative if “${fitting.title}” feels too near to others in the field; it leans to the ${titleOf(plan.secondary.id)}`,
    `A deliberate contradiction: takes ${name} away from what the trade looks like; choose it only with the picture style at its plainest`,
  ];
  return [fitting, near, against].map((pairing, index) => ({
    name: `${pairing.heading}${pairing.body === pairing.heading ? '' : ` with ${pairing.body}`}`,
    strategicName: pairing.title,
    rationale: sentences(reasons[index]),
    HeadingPrimary: {
      Font: pairing.heading,
      Weights: pairing.headingWeights,
      SizesRem: sizes.map((size) => eighth(size * (index === 2 ? 0.875 : 1))),
      Rationale: sentences(
        index === 0 ? pairing.headingWhy : `${pairing.headingWhy}; tried with “${name}”`,
        index === 0
          ? `“${name}” ${longest > 11 ? `has a word of ${longest} letters: check it at 390 pixels before it is approved` : 'stays on one line on a phone at the largest size'}`
          : undefined,
      ),
    },
    HeadingSecondary: {
      Font: index === 1 ? pairing.heading : pairing.body,
      Weights: [index === 1 ? (pairing.headingWeights[0] ?? 600) : (pairing.bodyWeights.at(-1) ?? 600)],
      Usage: USES[(seed + index) % USES.length]?.replace('{name}', name),
    },
    Body: {
      Font: pairing.body,
      Weights: pairing.bodyWeights,
      LineHeight: pairing.lineHeight,
      Rationale: sentences(
        `${pairing.bodyWhy}; enough for ${index === 0 ? `everything ${name} has to explain` : index === 1 ? `prices, terms and hours` : `long texts of ${name}`}`,
      ),
    },
    PairingRationale: sentences(
      `${pairing.together}: ${small(pairing.heading)} for what ${name} claims, ${small(pairing.body)} for what it explains`,
    ),
    SpacingNotes: sentences(`${pairing.spacing}; around “${name}” as a wordmark at least the height of its capital`),
    hierarchyNotes: sentences(
      `The first size is for one statement a page, as in ${plan.arguments[index] ? small(plan.arguments[index].value) : offer}`,
      `Four sizes do for ${name}`,
    ),
    responsiveNotes: sentences(
      `On phones the first size falls to ${eighth((sizes[0] ?? 3) * 0.625)} rem and the second to ${eighth((sizes[1] ?? 2) * 0.75)} rem; text stays at one rem with a line height of ${pairing.lineHeight}`,
    ),
  }));
}

const USES = [
  'Titles of sections and of what “{name}” offers, in one line',
  'Names of products and people at “{name}”, never a whole sentence',
  'Questions that “{name}” answers, and captions longer than a line',
  'Dates and prices of “{name}”, and the line under a headline',
];
