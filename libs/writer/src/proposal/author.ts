import { capital } from '../pen';
import { numberWord } from './counts';
import { quoted, steps } from './markdown';
import { ANSWER, CONFIRM, NAME, PRICE } from './marks';
import { longDate } from './dates';
import type { Plan } from './proposal';

const all = (texts: readonly string[]): string => texts.map((text) => quoted(text)).join(' ');

/** 'Price 40 %, concept 30 %, media plan 20 %, team 15 %' */
const tooMuch = (request: string): boolean =>
  request.split(/\n|(?<=[.!?])\s/).some((line) => {
    const shares = [...line.matchAll(/(?<=[\p{L})]:? )(\d{1,2}) ?%/gu)].map((match) => Number(match[1]));
    const sum = shares.reduce((all, one) => all + one, 0);
    return shares.length > 2 && sum > 100 && sum < 140;
  });

/** Everything that a person at the studio still has to put in or to know, in one place. */
export function forTheAuthor({ reading, schedule, told, language }: Plan, content: string): string {
  const count = (mark: string) => content.split(mark).length - 1;
  const prices = count(PRICE);
  const offer = reading.days
    .filter(({ role, isVague }) => role === 'offer' && !isVague)
    .sort((one, other) => +one.date - +other.date)[0];
  return steps(
    [
      reading.unfit.length > 0 &&
        `${reading.unfit.some(({ kind }) => kind === 'safety') ? 'Against the law or the licence, and not taken on: telephone before you send this. ' : ''}Not taken on (escape routes, the design of another brand, claims that are not proven, reviews), and not repeated: tell the client so before you send this. ${all(reading.unfit.map(({ text }) => text))}`,
      tooMuch(reading.request) && 'The shares named in the letter add up to more than 100 %: ask which is right.',
      prices > 0 &&
        `${prices === 1 ? 'One price, marked' : `${capital(numberWord(prices))} prices, each marked`} ${PRICE}.`,
      count(NAME) > 0 && `Names, marked ${NAME}.`,
      count(ANSWER) > 0 && `Yours to answer, marked ${ANSWER}. ${all(reading.questions)}`,
      count(CONFIRM) > 0 && `The client’s terms, marked ${CONFIRM}: agree to them or change them.`,
      offer && `The client expects this paper by ${longDate(offer.date)}.`,
      schedule.isTooNear &&
        schedule.day &&
        `The day named is too near (${longDate(schedule.day.date)}): telephone before you send this.`,
      reading.wanted.length === 0 &&
        'No single thing to be made was read for certain, so the price stands at four steps: put the things in where you see them.',
      reading.confidential.length > 0 &&
        `Kept out of this paper because it is not for every eye: ${all(reading.confidential)}`,
      reading.blame.length > 0 && `Not repeated, because it is about somebody else’s work: ${all(reading.blame)}`,
      reading.delicate.length > 0 &&
        `Not repeated, because it is about people or other studios: ${all(reading.delicate)}`,
      told.left.length > 0 && `Said in the letter and not told in this paper: ${all(told.left)}`,
      reading.notes !== '' && `Your notes, which the client does not see: ${quoted(reading.notes)}`,
      reading.letter.passages.some(({ isOthers }) => isOthers) &&
        'The request holds earlier mails of other people: check whose words are quoted.',
      reading.isForeign &&
        language.locale === 'en-GB' &&
        'The request is not in English: this paper quotes it in its own language and is otherwise in English.',
    ].filter((line): line is string => typeof line === 'string'),
  );
}
