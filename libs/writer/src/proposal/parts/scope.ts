import { capital, list } from '../../pen';
import { ENGLISH } from '../jobs/english';
import { OTHER } from '../lexicon';
import { blocks, plain, points, table } from '../markdown';
import { numberWord } from '../counts';
import { namesOf, type Plan } from '../plan';
import type { Unfit } from '../reading/said';
import type { Thing } from '../reading/scope';
import { jobNoun, statementOf, wanted } from '../statement';
import { isMakingInside, isUnpaid } from './frame';
import { PRICE } from './marks';

/** A line of the scope. */
export interface Line {
  name: string;
  /** sizes and numbers, as the client gives them */
  detail: string;
  gives: string;
}

/** The whole work in its stages, where it is more than pieces; then each piece that is named. */
export function linesOf(plan: Plan): Line[] {
  const { brief, pieces, reading } = plan;
  if (plan.isSilent || (reading.request === '' && brief.pictures.length > 0))
    return [
      {
        name: 'A design in the direction of the pictures',
        detail: '',
        gives: 'what it is for is the first question below',
      },
    ];
  const noun = capital(plain(jobNoun(plan)));
  const stages = pieces.isStaged
    ? ENGLISH[reading.job.id].stages.map(([name, gives]) => ({
        name: reading.job.id === 'pieces' ? name : `${noun}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
        detail: '',
        gives,
      }))
    : [];
  return [...stages, ...pieces.rows.map((thing) => lineOf(thing, plan))];
}

/** What a page or a service does is no object that is drawn and made. */
const OF_ALL_STAGES =
  'part of each stage above: planned in the structure, drawn, built, and tried with those it is for';
export const isDigital = ({ reading: { job } }: Plan): boolean => ['website', 'app', 'service'].includes(job.id);

const lineOf = (thing: Thing, plan: Plan): Line => ({
  name: `${thing.passage.mark ? `${thing.passage.mark}) ` : ''}${plain(thing.name)}`,
  // what it costs them or what they shout is no measure of it
  detail: plain(
    thing.detail
      .filter((one) => !/[€$£!]/.test(one) && !thing.name.toLowerCase().includes(one.toLowerCase()))
      .join(', '),
  ),
  gives: thing.of === OTHER && plan.pieces.isStaged && isDigital(plan) ? OF_ALL_STAGES : thing.of.gives,
});

/** 'a logo, labels and a menu', 'the website': what is asked, in a sentence. */
export const thingsAsked = (plan: Plan): string => {
  const isPart = plan.pieces.isStaged && isDigital(plan);
  const rows = isPart ? plan.pieces.rows.filter(({ of }) => of !== OTHER) : plan.pieces.rows;
  const names = plain(namesOf(rows, plan.reading.isForeign));
  return plan.pieces.isStaged ? [wanted(plan), names].filter(Boolean).join(', with ') : names;
};

/** The scope with a price for each line. */
export function scopeTable(plan: Plan, head: readonly [string, string, string, string]): string {
  const lines = linesOf(plan);
  const isFree = isUnpaid(plan);
  // a column that is mostly empty is none
  const hasDetail = lines.filter(({ detail }) => detail !== '').length * 2 > lines.length;
  const rows = lines.map(({ name, detail, gives }) => [
    `**${name}**${!hasDetail && detail ? `, ${detail}` : ''}`,
    ...(hasDetail ? [detail || '–'] : []),
    gives,
    ...(isFree ? [] : [PRICE]),
  ]);
  if (rows.length > 1 && !isFree)
    rows.push([
      `**${rows.length === 2 ? 'Both' : `All ${numberWord(rows.length)}`} together**`,
      ...(hasDetail ? ['–'] : []),
      'ordered at once',
      PRICE,
    ]);
  const columns = hasDetail ? head : [head[0], head[2], head[3]];
  return table(isFree ? columns.slice(0, -1) : columns, rows);
}

export const scopePoints = (plan: Plan): string =>
  points(
    linesOf(plan).map(
      ({ name, detail, gives }) =>
        `**${name}**${detail ? `, ${detail}` : ''}: ${gives}.${isUnpaid(plan) ? '' : ` ${PRICE}`}`,
    ),
  );

/** What the client wishes of it beside its pieces, each in their words. @param used is told already */
export function wishTexts({ reading, pieces: { rows } }: Plan, used: readonly string[]): string[] {
  const all = reading.sayings.filter(
    ({ kind, text, passage }) =>
      kind === 'wish' &&
      text.split(' ').length > 3 &&
      !used.includes(text) &&
      !reading.sums.some((one) => one.role === 'budget' && one.passage === passage && text.includes(one.text)) &&
      rows.filter((thing) => thing.passage === passage).length < 2 &&
      !(rows.some((thing) => thing.passage === passage) && text.length < 70),
  );
  return [...new Set(all.map(({ text }) => plain(text)))];
}

export function wishes(plan: Plan): string | undefined {
  const all = wishTexts(plan, statementOf(plan).used);
  return all.length > 0 ? blocks('It has to do what you ask of it, in your words:', points(all)) : undefined;
}

/** What is not part of it: said to be so by the client, or left to others. */
const NOT_OURS: Record<Unfit, string> = {
  copy: 'What we draw is your own: we do not take over the design of another brand.',
  claim: 'What is claimed on it is printed when it is proven; until then we leave it out.',
  review: 'Reviews are written by people who were there: we do not write them.',
};

export function besides(plan: Plan): string | undefined {
  const { reading, pieces } = plan;
  const { maybe, isForeign } = reading;
  const words = ENGLISH[reading.job.id];
  const isMade = pieces.isStaged
    ? words.making !== undefined && reading.job.id !== 'website'
    : pieces.rows.some(({ of }) => of.isMade);
  const without = [
    ...new Set(pieces.rows.flatMap(({ of }) => (of.without ? of.without.split(/, (?:and )?| and /) : []))),
  ].filter((one) => !/^(?:printing|making|fitting|building|programming|unless)/.test(one) && !one.includes('unless'));
  const built = (words.making?.[0] ?? 'Making').toLowerCase();
  return (
    blocks(
      maybe.length > 0 &&
        `Later, or only perhaps: ${plain(namesOf(maybe, isForeign))}. ${maybe.length === 1 ? 'It has' : 'They have'} a price apart, ${PRICE}, and ${maybe.length === 1 ? 'is' : 'are'} not counted above.`,
      reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => NOT_OURS[kind]))].join(' '),
      isMade &&
        !isUnpaid(plan) &&
        !isMakingInside(plan) &&
        `${capital(built)} ${/ and /.test(built) ? 'are' : 'is'} not in these prices; whoever does it gets files that are ready, and bills you.`,
      without.length > 0 &&
        !isMakingInside(plan) &&
        `Not in these prices, unless you order it: ${plain(list(without.slice(0, 5)))}.`,
    ) || undefined
  );
}
