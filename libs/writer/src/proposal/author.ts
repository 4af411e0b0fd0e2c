import { capital } from '../pen';
import { numberWord } from './counts';
import { quoted, steps } from './markdown';
import { ANSWER, CONFIRM, NAME, PRICE } from './marks';
import { isOfItsForm, isOfPaper } from './order/telling';
import { longDate } from './calendar';
import type { Plan } from './proposal';

const all = (texts: readonly string[]): string => texts.map((text) => quoted(text)).join(' ');

/** Everything that a person at the studio still has to put in or to know, in one place. */
export function forTheAuthor({ reading, order, schedule, language }: Plan, content: string): string {
  const count = (mark: string) => content.split(mark).length - 1;
  const prices = count(PRICE);
  const offer = reading.days
    .filter(({ role, isVague }) => role === 'offer' && !isVague)
    .sort((one, other) => +one.date - +other.date)[0];
  const toAnswer = [
    ...reading.asks,
    ...reading.sentences.filter(({ text, place }) => place !== 'ask' && isOfPaper(text)),
  ]
    .map(({ text }) => text)
    .filter((text) =>
      content.split('\n').some((line) => line.includes(ANSWER) && line.includes(quoted(text).slice(2, -1))),
    );
  const ofItsForm = reading.sentences.map(({ text }) => text).filter((text) => isOfPaper(text) && isOfItsForm(text));
  return steps(
    [
      reading.unfit.length > 0 &&
        `${reading.unfit.some(({ kind }) => kind === 'safety') ? 'Against the law or the licence, and not taken on: telephone before you send this. ' : ''}Not taken on (escape routes, the design of another brand, claims that are not proven, reviews and pictures of results that are made up), and not repeated: tell the client so before you send this. ${all(reading.unfit.map(({ text }) => text))}`,
      prices > 0 &&
        `${prices === 1 ? 'One price, marked' : `${capital(numberWord(prices))} prices, each marked`} ${PRICE}.`,
      count(NAME) > 0 && `Names, marked ${NAME}.`,
      count(CONFIRM) > 0 && `To be confirmed by whoever signs, marked ${CONFIRM}.`,
      count(ANSWER) > 0 && `Yours to answer, marked ${ANSWER}. ${all(toAnswer)}`,
      reading.figures.length > 0 && 'Figures in the letter do not agree: they stand first among the questions.',
      ofItsForm.length > 0 && `Asked of this paper itself: ${all(ofItsForm)}`,
      offer && `The client expects this paper by ${longDate(offer.date)}.`,
      schedule.tight?.isTooNear &&
        schedule.deadline &&
        `The day named is too near (${longDate(schedule.deadline.date)}): telephone before you send this.`,
      order.things.length === 0 &&
        reading.stages.length === 0 &&
        'The letter names no single thing to be made: the price list is that of such work in general.',
      reading.isNoted &&
        'Written from a colleague’s note, as if the client had written it: check the name and the tone.',
      reading.kept.length > 0 && `Kept out of this paper because it is not for every eye: ${all(reading.kept)}`,
      reading.notes !== '' && `Your notes, which the client does not see: ${quoted(reading.notes)}`,
      reading.letter.passages.some(({ isOthers }) => isOthers) &&
        'The request holds earlier mails of other people: check what of them belongs in.',
      reading.isForeign &&
        language.locale === 'en-GB' &&
        'The request is not in English: this paper quotes it in its own language and is otherwise in English.',
    ].filter((line): line is string => typeof line === 'string'),
  );
}
