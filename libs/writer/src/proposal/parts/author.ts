import { capital, list } from '../../pen';
import { ENGLISH } from '../jobs/english';
import { jobNoun, statementOf, withArticle } from '../statement';
import { answersOf } from '../answers';
import { longDate } from '../dates';
import { quoted, steps } from '../markdown';
import { numberWord } from '../counts';
import type { Plan } from '../plan';
import { sentencesOf } from '../reading/passages';
import { ANSWER, CONFIRM, NAME, PRICE } from './marks';

const all = (texts: readonly string[]): string => texts.map((text) => quoted(text)).join(' ');

/** What a note of the studio means for this paper. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:would need|need|needs|wanted) (?:an? |to find )/i, 'put in who it is'],
  [
    /\b(?:not available|unavailable|away|on leave|free from|is free|leaves us|would take over)\b/i,
    'check names and dates against it',
  ],
  [
    /\b(?:papers?|documents?|everything|offers?) .{0,20}\bin (?:French|German|English|Spanish|Italian|Dutch)\b/i,
    'have it translated before it goes out',
  ],
  [/\b(?:has(?:n['’]t| not)|not) (?:yet )?asked\b/i, 'offer it on purpose, or leave it'],
  [/\b(?:never done|don['’]t do|can['’]t do)\b/i, 'say who does it with you'],
  [/\b(?:travel|site visits?|trips?|overtime)\b/i, 'set it against the price'],
  [/\b(?:he|she|they) (?:also )?(?:wants?|asked for|would like)\b/i, 'put it in where the client may read it'],
  [/\b(?:careful|legal matter|lawyer)\b/i, 'read each line for it'],
];
const withHint = (note: string): string => {
  const hint = HINTS.find(([pattern]) => pattern.test(note))?.[1];
  return hint ? `${quoted(note)} (${hint})` : quoted(note);
};

/** A feast and a day in brackets that is another one. */
function twoDays({ reading: { days } }: Plan): string | undefined {
  const pair = days
    .flatMap((one) =>
      days.filter((other) => other.passage === one.passage && other.at > one.at).map((other) => [one, other] as const),
    )
    .find(
      ([one, other]) => /\(\s*$/.test(one.passage.text.slice(0, other.at)) && +one.date !== +other.date && !one.isVague,
    );
  return (
    pair &&
    `Two days are named for one: ${quoted(pair[0].text)} is ${longDate(pair[0].date)}, and ${quoted(pair[1].text)} stands beside it. Ask which is right.`
  );
}

/** Sums that do not add up to the whole that is named. */
function tooMany({ reading: { sums } }: Plan): string | undefined {
  const values = sums.map(
    ({ text }) =>
      Number(
        /\d[\d.,]*/
          .exec(text)?.[0]
          .replace(/[.,](?=\d{3}\b)/g, '')
          .replace(',', '.') ?? 0,
      ) * (/\dk\b/i.test(text) ? 1000 : 1),
  );
  const most = Math.max(0, ...values);
  const rest = values.reduce((sum, value) => sum + value, 0) - most;
  return values.length > 3 && rest !== most && rest > most * 0.7 && rest < most * 1.5
    ? `The sums in the letter come to ${rest.toLocaleString('en-GB')}, and ${most.toLocaleString('en-GB')} is named as the whole: ask which is right.`
    : undefined;
}

/** Everything that a person at the studio still has to put in or to know, in one place. */
export function forTheAuthor(plan: Plan, content: string, isAnsweredInIt: boolean): string {
  const { reading, schedule } = plan;
  const count = (mark: string) => content.split(mark).length - 1;
  const answers = answersOf(plan);
  const unanswered = answers.filter(({ text }) => text === undefined || text.includes(ANSWER));
  const confirm = answers.filter(({ text, isToConfirm }) => text !== undefined && isToConfirm);
  const prices = count(PRICE);
  const offer = reading.days
    .filter(({ role, isVague }) => role === 'offer' && !isVague)
    .sort((one, other) => +one.date - +other.date)[0];
  const { used } = statementOf(plan);
  const left = reading.sayings
    .filter(({ kind, text }) => kind === 'aside' && !used.includes(text))
    .map(({ text }) => text);
  const { doubted } = plan.pieces;
  return steps(
    [
      reading.unfit.length > 0 &&
        `Not taken on (the design of another brand, claims that are not proven, reviews), and not repeated: tell the client so before you send this. ${all(reading.unfit.map(({ text }) => text))}`,
      prices > 0 &&
        `${prices === 1 ? 'One price, marked' : `${capital(numberWord(prices))} prices, each marked`} ${PRICE}.`,
      count(NAME) > 0 && `${count(NAME) === 1 ? 'A name, marked' : 'Names, marked'} ${NAME}.`,
      unanswered.length > 0 && `Yours to answer, marked ${ANSWER}: ${all(unanswered.map(({ question }) => question))}`,
      confirm.length > 0 &&
        `Answered for you and binding once sent, marked ${CONFIRM}: ${all(confirm.map(({ question }) => question))}`,
      content.includes('Payment as you put it') &&
        'The client’s terms of payment stand under the prices: agree to them or change them.',
      offer && `The client expects this paper by ${longDate(offer.date)}.`,
      schedule.isHopeless &&
        schedule.day &&
        `The day named is too near (${longDate(schedule.day.date)}): telephone before you send this.`,
      reading.request !== '' &&
        `Read as: ${withArticle(jobNoun(plan))}${plan.pieces.isStaged ? ', in stages' : ''}. If the letter is about something else, start again from the scope.`,
      reading.job.rival &&
        `The letter speaks of a second work nearly as much (${ENGLISH[reading.job.rival].noun}): is it one order or two, and is this the right studio for it?`,
      doubted.length > 0 &&
        `Named in the letter and not taken as a piece to be made: ${list(doubted.map(({ name }) => quoted(name)))}. Add a line where that is wrong.`,
      twoDays(plan),
      tooMany(plan),
      reading.confidential.length > 0 &&
        `Kept out of this paper because it is not for every eye: ${all(reading.confidential)}`,
      reading.blame.length > 0 && `Not repeated, because it is about somebody else’s work: ${all(reading.blame)}`,
      reading.delicate.length > 0 &&
        `Not repeated, because it is about people or other studios: ${all(reading.delicate)}`,
      left.length > 0 && `Said in the letter and not told in this paper: ${all(left)}`,
      reading.notes !== '' &&
        `Your notes, which the client does not see: ${sentencesOf(reading.notes.replace(/\s+/g, ' ')).map(withHint).join(' ')}`,
      reading.isAngry && 'The client is angry: the paper is kept to what was asked. Telephone before it arrives.',
      reading.letter.passages.some(({ isOthers }) => isOthers) &&
        'The request holds earlier mails of other people; their words are told as they stand there.',
      reading.isForeign &&
        !isAnsweredInIt &&
        'The request is not in English: this paper quotes it in its own language and is otherwise in English.',
    ].filter((line): line is string => typeof line === 'string'),
  );
}
