import { list } from '../../pen';
import { blocks, plain, points, table } from '../markdown';
import { namesOf, numberWord, type Plan } from '../plan';
import type { Unfit } from '../reading/said';
import type { Thing } from '../reading/scope';
import { PRICE } from './marks';
import { terms, told } from './told';

/** A line of the scope. */
export interface Line {
  name: string;
  /** sizes and numbers, as the client gives them */
  detail: string;
  gives: string;
}

/** Where nothing is named that is to be made: three ways to begin. */
const FIRST_STEPS: readonly Line[] = [
  {
    name: 'A look at what there is',
    detail: 'about a week',
    gives:
      'everything you use today on one wall, what works and what does not, and what we would do first, talked through in an hour',
  },
  {
    name: 'Fresh, with what you have',
    detail: 'about three weeks',
    gives: 'logo and colours kept, type, layout and pictures reworked, shown on two pieces that people meet first',
  },
  {
    name: 'New from the ground',
    detail: 'about six weeks',
    gives: 'logo, colours, typefaces and the rules for them, in two directions, of which one is worked out',
  },
];

export function linesOf(plan: Plan): Line[] {
  const { reading, brief } = plan;
  if (reading.asked.length > 0) return reading.asked.map(lineOf);
  return brief.pictures.length > 0
    ? [
        {
          name: 'A design in the direction of the pictures',
          detail: '',
          gives: 'what it is for is the first question below',
        },
      ]
    : [...FIRST_STEPS];
}

const lineOf = (thing: Thing): Line => ({
  name: `${thing.passage.mark ? `${thing.passage.mark}) ` : ''}${plain(thing.name)}`,
  detail: plain(thing.detail.join(', ')),
  gives: thing.of.gives,
});

/** 'a logo, labels and a menu': what is asked, in a sentence. */
export const thingsAsked = ({ reading: { asked, isForeign } }: Plan): string =>
  asked.length === 0 ? '' : plain(namesOf(asked, isForeign));

/** The scope with a price for each line. */
export function scopeTable(plan: Plan, head: readonly [string, string, string, string]): string {
  const lines = linesOf(plan);
  // a column that is mostly empty is none
  const hasDetail = lines.filter(({ detail }) => detail !== '').length * 2 > lines.length;
  const rows = lines.map(({ name, detail, gives }) => [
    `**${name}**${!hasDetail && detail ? `, ${detail}` : ''}`,
    ...(hasDetail ? [detail || '–'] : []),
    gives,
    PRICE,
  ]);
  if (rows.length > 1 && plan.reading.asked.length > 0)
    rows.push([
      `**${rows.length === 2 ? 'Both' : `All ${numberWord(rows.length)}`} together**`,
      ...(hasDetail ? ['–'] : []),
      'ordered at once',
      PRICE,
    ]);
  return table(hasDetail ? head : [head[0], head[2], head[3]], rows);
}

export const scopePoints = (plan: Plan): string =>
  points(
    linesOf(plan).map(({ name, detail, gives }) => `**${name}**${detail ? `, ${detail}` : ''}: ${gives}. ${PRICE}`),
  );

/** What is not part of it: said to be so by the client, or left to others. */
const NOT_OURS: Record<Unfit, string> = {
  copy: 'What we draw is your own: we do not take over the design of another brand.',
  claim: 'What is claimed on it is printed when it is proven; until then we leave it out.',
  review: 'Reviews are written by people who were there: we do not write them.',
};

export function besides({ reading }: Plan): string | undefined {
  const { maybe, asked, named, isProductionAsked, isForeign } = reading;
  const isMade = asked.some(({ of }) => of.isMade);
  const making = isProductionAsked || reading.sums.some(({ role, withMaking }) => role === 'budget' && withMaking);
  const without = [
    ...new Set(asked.flatMap(({ of }) => (of.without ? of.without.split(/, (?:and )?| and /) : []))),
  ].filter((one) => !/^(?:printing|making|fitting|building|unless)/.test(one) && !one.includes('unless'));
  return (
    blocks(
      named.length > 0 &&
        `Also named in your letter, and not yet in these lines: ${plain(list(named))}. Tell us what is meant, and each gets a line and a price.`,
      maybe.length > 0 &&
        `Later, or only perhaps: ${plain(namesOf(maybe, isForeign))}. ${maybe.length === 1 ? 'It has' : 'They have'} a price apart, ${PRICE}, and ${maybe.length === 1 ? 'is' : 'are'} not counted above.`,
      reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => NOT_OURS[kind]))].join(' '),
      isMade &&
        (making
          ? `Making is part of the sum. It stands on a line of its own, after quotes that you have seen: ${PRICE}.`
          : 'Printing and making are not in these prices; whoever makes it gets files that are ready, and bills you.'),
      without.length > 0 && `Not in these prices, unless you order it: ${plain(list(without.slice(0, 6)))}.`,
    ) || undefined
  );
}

/** Of a sentence that asks for things, the part that names the sum. */
function sumOf({ reading: { asked, sums } }: Plan, text: string): string {
  if (!asked.some(({ passage }) => passage.text === text)) return text;
  const amount = sums.find(({ passage }) => passage.text === text)?.text;
  return text.split(/(?<=[^\d]), |; | [–—] /).find((part) => amount !== undefined && part.includes(amount)) ?? text;
}

/** The client's sums beside ours: nothing is promised that nobody has calculated. */
export function budget(plan: Plan): string | undefined {
  const { reading } = plan;
  const ceilings = reading.sums.filter(
    ({ role, passage }) => role === 'budget' && ![...reading.confidential, ...reading.delicate].includes(passage.text),
  );
  const threshold = reading.sums.find(({ role }) => role === 'threshold');
  const passages = [...new Set(ceilings.map(({ passage }) => passage.text))];
  const said =
    passages.length === 0
      ? undefined
      : passages.join('').length < 330
        ? passages.map((text) => told(plan, sumOf(plan, text).replace(/\?+$/, ''))).join(' ')
        : `Your frame: ${plain(ceilings[0]!.text)}.`;
  const isPaidFromIt = ceilings.some(({ withMaking }) => withMaking);
  return (
    blocks(
      said &&
        `${said} ${isPaidFromIt ? `Making is paid from it, too: ${PRICE} for making, ${PRICE} for what we do.` : `All our lines together: ${PRICE}. Where that is more, we say which line to leave out or make smaller.`}`,
      threshold && `${told(plan, threshold.passage.text)} All our lines together: ${PRICE}.`,
      terms(plan),
    ) || undefined
  );
}
