import { capital, list } from '../pen';
import { addDays, addWorkingDays, longDate } from './dates';
import { plain, points, quote, quoted } from './markdown';
import { lowerName, numberWord, type Phase, type PhaseId, type Plan, type ShownPicture, topicNames } from './plan';
import { type Said, saidBack } from './said';
import type { Topic } from './topics';

/** A price that a person fills in before the proposal is sent. */
export const PRICE = '[price]';
export const NAME = '[name]';

/** Said back to the client, or quoted where that cannot be done. */
export const back = ({ text, isForeign }: Said): string => {
  const said = isForeign ? undefined : saidBack(text);
  return said ? plain(said) : quoted(text);
};

export const backAll = (said: readonly Said[]): string => said.map(back).join(' ');

export const hasCarriers = ({ asked }: Plan): boolean => asked.length > 1;

const DIRECTIONS = (plan: Plan): string =>
  plan.isTight ? 'one direction, with a second in reserve' : 'two directions that differ in idea, not in colour';

/** What is no place where a design is seen. */
const BESIDE = new Set(['prototype', 'structure', 'texts', 'guidelines', 'print', 'naming', 'photo']);

/** What is done in a phase, of this very work. */
export function workOf(id: PhaseId, plan: Plan): string {
  const [main, ...carriers] = plan.asked;
  const what = main ? lowerName(main.name) : 'work';
  switch (id) {
    case 'start':
      return plan.questions.length > 0
        ? `The open questions answered; ${plan.brief.pictures.length > 0 ? 'your pictures and ' : ''}what exists gathered and looked through`
        : 'What exists gathered and looked through; the rules agreed in writing';
    case 'ideas': {
      const shown = carriers.filter(({ id }) => !BESIDE.has(id));
      const prototype = plan.asked.find(({ id }) => id === 'prototype');
      const directions = `${capital(DIRECTIONS(plan))}${shown.length > 0 ? `, shown on ${list(shown.slice(0, 3).map(({ name }) => lowerName(name)))}` : ', shown in use'}`;
      return prototype
        ? `${directions}; the better one built and tested: the ${lowerName(prototype.name)}`
        : directions;
    }
    case 'development':
      return `The chosen direction worked out${plan.asked.length > 1 ? ` for ${topicNames(plan.asked.filter(({ id }) => !BESIDE.has(id)))}` : plan.asked.length === 0 ? ' for everything that you name' : ''}, in ${plan.isTight ? 'one round' : 'two rounds'}`;
    case 'artwork':
      return `Final files of the ${what}${carriers.some(({ id }) => !BESIDE.has(id)) ? ' and of all that carries it' : ''}, checked and handed over`;
    case 'making':
      return 'Samples, orders and making; we look at the first pieces before the rest is made';
  }
}

export const PHASE_NAMES: Record<PhaseId, string> = {
  start: 'Start',
  ideas: 'First ideas',
  development: 'Development',
  artwork: 'Final artwork',
  making: 'Making and delivery',
};

/** What is in the client's hands at the end of a phase. */
export const RESULTS: Record<PhaseId, string> = {
  start: 'an agreed brief, one page',
  ideas: 'a presentation, and a recommendation with reasons',
  development: 'everything at a size at which it can be judged',
  artwork: 'files, and a list of what is in them',
  making: 'the finished pieces',
};

/** How the time that was named is met, in sentences. */
export function timing(plan: Plan): string[] {
  const { end, first, phases, isTight, today } = plan;
  const start = phases[0]?.from;
  const lines: string[] = [];
  if (start && start > addDays(today, 10) && !isTight)
    lines.push(
      `Counted back from ${quoted(end?.text ?? first?.text ?? '')}, work begins on ${longDate(start)} at the latest.`,
    );
  if (isTight)
    lines.push(
      'The days are fewer than such work usually takes. It can be done if answers come within a day and the number of directions stays small; what cannot be finished well by then is named at the start, not at the end.',
    );
  return lines;
}

const PRICE_ASKED = /\b(?:cost|costs|charge|price|prices|how much|quote|rate|rates|fees?|expensive)\b/i;
const TIME_ASKED = /\b(?:how long|when|how soon|how many weeks|deadline)\b/i;
const ONE_COLOUR = /\b(?:black|one colou?r|single colou?r|b\/w|monochrome|black and white)\b/i;
const MAY_WE =
  /\b(?:ok|okay|fine|possible|all right|alright)\b|^(?:can|could|would|will|do|are) you\b|\b(?:can|could|would) you\b/i;

/** An answer to a question of the client's; what only a person can answer is left to one, and marked. */
export function answerTo({ text, dates }: Said, plan: Plan): string {
  const ideas = plan.phases.find(({ id }) => id === 'ideas');
  const last = plan.phases.at(-1);
  if (dates.some(({ isFirst }) => isFirst) && ideas?.to)
    return `Yes: first ideas are with you on ${longDate(ideas.to)}${plan.isTight ? ', if the open questions are answered at once' : ''}.`;
  if (dates.length > 0 && last?.to) return `The schedule ends on ${longDate(last.to)}, counted back from that.`;
  if (PRICE_ASKED.test(text))
    return 'The options say what is in each price; the prices themselves are placeholders until they are calculated.';
  if (TIME_ASKED.test(text)) return 'The schedule answers it, phase by phase.';
  if (ONE_COLOUR.test(text) && MAY_WE.test(text))
    return 'Yes. What works in one colour works everywhere; colour can be added later, and need not be.';
  if (MAY_WE.test(text) && plan.asked.some(({ pattern }) => pattern.test(text)))
    return 'Yes: it is part of the work proposed here.';
  return '[our answer, before this is sent]';
}

/** What forgives least comes first. */
const HARDEST =
  'textile packaging label wayfinding vehicle app form book booklet website shop exhibition map poster'.split(' ');
const hardness = (id: string) => (HARDEST.includes(id) ? HARDEST.indexOf(id) : HARDEST.length);

/** How each thing is tried where it lives, the hardest first. */
export const proofs = ({ asked }: Plan): { name: string; proof: string }[] =>
  [...asked]
    .sort((one, other) => hardness(one.id) - hardness(other.id))
    .flatMap(({ name, proof }) => (proof ? [{ name, proof }] : []));

export const trialsOf = (plan: Plan, most: number): string =>
  proofs(plan)
    .slice(0, most)
    .map(({ name, proof }) => `We try the ${lowerName(name)} ${proof}.`)
    .join(' ');

/** Up to where a client may go without owing the rest. */
export const stopLine = ({ mayStop, asked }: Plan): string | undefined => {
  const prototype = asked.find(({ id }) => id === 'prototype');
  return mayStop
    ? `After the ${prototype ? lowerName(prototype.name) : 'first ideas'} you can stop; nothing beyond them is then owed.`
    : undefined;
};

/** The request itself, where it is so short. */
export const whole = ({ brief, isShort }: Plan): string | undefined =>
  isShort ? quote(plain(brief.request)) : undefined;

/** When the work begins: a date to keep where it is counted back. */
export const beginning = ({ phases, today, isTight }: Plan): string => {
  const start = phases[0]?.from;
  return start && start > addDays(today, 10) && !isTight
    ? `We can begin next week; ${longDate(start)} is the last day on which beginning keeps your dates.`
    : `We begin on ${longDate(start && start > today ? start : addWorkingDays(today, 1))}.`;
};

export const deliverables = ({ asked }: Plan): { name: string; gives: string }[] =>
  asked.length > 0
    ? asked.map(({ name, gives }) => ({ name, gives }))
    : [
        { name: 'Directions', gives: 'two, shown in use, with a recommendation' },
        { name: 'The chosen one', gives: 'worked out for each place where it will be seen' },
        { name: 'Final files', gives: 'for whoever prints, builds or publishes them' },
      ];

/** Who works on it here; a person's name is filled in. */
export function ourRoles({ asked, isMade }: Plan): [string, string][] {
  const ids = new Set(asked.map(({ id }) => id));
  const digital = ['website', 'shop', 'app', 'newsletter'].some((id) => ids.has(id));
  return [
    [`${NAME}, design lead`, 'Your one contact; answers for idea, quality and dates'],
    [`${NAME}, designer`, asked.length > 0 ? `Draws and sets: ${topicNames(asked)}` : 'Draws and sets'],
    ...(digital
      ? ([[`${NAME}, digital designer`, 'Screens and their states; talks to whoever builds them']] as [
          string,
          string,
        ][])
      : []),
    ...(isMade
      ? ([[`${NAME}, production`, 'Makers, samples, quotes and the first pieces']] as [string, string][])
      : []),
  ];
}

export interface Offer {
  name: string;
  contains: string;
  time: string;
}

/** Less than what was asked for, just that, and more. */
export function offers(plan: Plan): Offer[] {
  const { asked, phases, isMade, mayStop } = plan;
  const [main, ...rest] = asked;
  const until = (id: PhaseId) => phases.find((phase) => phase.id === id) ?? phases.at(-1);
  const time = (phase: Phase | undefined) =>
    phase?.to
      ? `by ${phase.to.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`
      : `${phase?.weeks.replace(/^Weeks? (?:\d+–)?/, 'week ') ?? ''} from the order`;
  const all = asked.length > 0 ? topicNames(asked) : 'all phases above';
  const smaller: Offer = mayStop
    ? {
        name: 'To the point where you can stop',
        contains: asked.some(({ id }) => id === 'prototype')
          ? 'Start, first ideas and the prototypes, built and tested'
          : 'Start and first ideas, with a recommendation',
        time: time(until('ideas')),
      }
    : rest.length > 0
      ? {
          name: 'The core',
          contains: `${main!.name} alone, with final files; ${topicNames(rest)} later or by others`,
          time: time(until('artwork')),
        }
      : {
          name: 'The core',
          contains: 'One direction, worked out in one round, with final files',
          time: time(until('artwork')),
        };
  const both = [
    smaller,
    {
      name: 'As you asked',
      contains: capital(all) + (isMade ? ', up to files that can be ordered' : ', with final files'),
      time: time(until('artwork')),
    },
  ];
  // with one thing and a few days there is nothing more to offer
  if (plan.isTight && rest.length === 0) return both;
  return [
    ...both,
    {
      name: 'As you asked, and accompanied',
      contains: isMade
        ? 'The same, with quotes, samples and our eyes on the first pieces'
        : 'The same, with a short guide and three months in which your people can ask',
      time: time(phases.at(-1)),
    },
  ];
}

/** The sum in sentences: what it decides. */
export function budgetLine({ budget, prices }: Plan): string | undefined {
  const price =
    prices.length > 0
      ? ` ${capital(list(prices.map(({ text }) => quoted(text))))} ${prices.length === 1 ? 'is' : 'are'} taken as ${prices.length === 1 ? 'a condition' : 'conditions'} for what we design, not as our fee.`
      : '';
  if (!budget) return price ? price.trim() : undefined;
  return `Your sum, ${quoted(budget.text)}, is the ceiling: whatever is chosen has to stay within it.${price}`;
}

export const percent = (share: number): string => (share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What was measured in a picture, in sentences. */
export function pictureLines({ width, height, facts, description }: ShownPicture): string[] {
  const { palette = [], lines = [], composition } = facts;
  const colours = palette.slice(0, 5).map(({ name, hex, share }) => `${lower(name)} ${hex} (${percent(share)})`);
  const words = lines.slice(0, 8).map(({ text }) => quoted(text));
  const faint = lines.filter(({ contrast, isLarge }) => contrast < (isLarge ? 3 : 4.5)).slice(0, 3);
  const light =
    composition &&
    (composition.brightness >= 0.74
      ? 'It is light'
      : composition.brightness <= 0.42
        ? 'It is dark'
        : 'It is of middle brightness');
  const space =
    composition &&
    (composition.quietSpace >= 0.6
      ? 'with much empty space'
      : composition.quietSpace <= 0.15
        ? 'with hardly any empty space'
        : 'with some empty space');
  return [
    ...(description ? [plain(description)] : []),
    `${width} × ${height} pixels.`,
    ...(colours.length > 0 ? [`Its colours are ${list(colours)}.`] : []),
    ...(light ? [`${light}, ${space}.`] : []),
    ...(words.length > 0 ? [`It reads ${list(words)}.`] : ['No words were read in it.']),
    ...faint.map(
      ({ text, contrast, isLarge }) =>
        `${quoted(text)} stands at a contrast of ${contrast.toFixed(1)}:1, where ${isLarge ? '3' : '4.5'}:1 is needed to be read easily.`,
    ),
  ];
}

/** A paragraph or a list of pictures, numbered where there are several. */
export const picturesText = ({ brief: { pictures } }: Plan): string =>
  pictures.length === 1 && pictures[0]
    ? pictureLines(pictures[0]).join(' ')
    : points(pictures.map((picture, index) => `**Picture ${index + 1}.** ${pictureLines(picture).join(' ')}`));

export const inAll = (count: number): string => capital(numberWord(count));

export const topicsIn = ({ text }: Said, asked: readonly Topic[]): Topic[] =>
  asked.filter(({ pattern }) => pattern.test(text));
