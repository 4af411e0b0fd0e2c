import { capital } from '../../pen';
import { answersOf } from '../answers';
import { longDate } from '../dates';
import { quoted, steps } from '../markdown';
import { numberWord, type Plan } from '../plan';
import { sentencesOf } from '../reading/passages';
import { summaryOf } from './told';
import { ANSWER, CONFIRM, NAME, PRICE } from './marks';

const all = (texts: readonly string[]): string => texts.map((text) => quoted(text)).join(' ');

const TERMS =
  /\b(?:pay(?:s|able|ment|ments)?|paid|invoice|instal+ments?|VAT|GST|fixed price|milestones|advance|royalty|half now|days net|netto?)\b/i;

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

/** Everything that a person at the studio still has to put in or to know, in one place. */
export function forTheAuthor(plan: Plan, content: string, isAnsweredInIt: boolean): string {
  const { reading, schedule } = plan;
  const count = (mark: string) => content.split(mark).length - 1;
  const answers = answersOf(plan);
  const unanswered = answers.filter(({ text }) => text === undefined || text.includes(ANSWER));
  const confirm = answers.filter(({ text, isToConfirm }) => text !== undefined && isToConfirm);
  const prices = count(PRICE);
  const offer = reading.days.find(({ role }) => role === 'offer');
  const left = isAnsweredInIt ? [] : summaryOf(plan).left;
  const isThin = reading.letter.passages.length > 6 && reading.asked.length === 1 && reading.request.length > 800;
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
      reading.statements.some(({ group, text }) => group === 'money' && TERMS.test(text)) &&
        'The client’s terms of payment stand under the prices: agree to them or change them.',
      offer && `The client expects this paper by ${longDate(offer.date)}.`,
      schedule.isHopeless &&
        schedule.day &&
        `The day named is too near (${longDate(schedule.day.date)}): telephone before you send this.`,
      reading.asked.length === 0 &&
        reading.request !== '' &&
        'Nothing that is to be made was named: the paper offers three ways to begin.',
      isThin && `Only one thing was read out of a long request: check the scope against it.`,
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
