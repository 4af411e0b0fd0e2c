import { list } from '../../pen';
import { plain, points } from '../markdown';
import { withinSentence } from '../order/lines';
import type { Plan } from '../proposal';

const MOST = 6;

/** Who they are, how it is and what they want. */
export function understanding({ telling, order, reading, language }: Plan): string | undefined {
  const told = telling.understanding;
  // what is wanted stands in it even where the sentence that says so is told elsewhere
  const things = order.things.filter(({ isOpen, isQuoted }) => !isOpen && !isQuoted);
  const all = told.join(' ').toLowerCase();
  const isTold = things.some(({ said }) => all.includes(said.toLowerCase().split(' ').slice(0, 3).join(' ')));
  const wanted =
    things.length > 0 && !isTold && !reading.isNoted
      ? language.pieces(
          list(
            // in German an article would stand in another case
            things
              .slice(0, MOST)
              .map(({ full, name }) => plain(withinSentence(language.locale === 'de-DE' ? name : full, language))),
            language.and,
          ),
        )
      : undefined;
  if (told.length === 0) return wanted;
  if (reading.isNoted) return points(told);
  const said = told.every((text) => /^[“„«]/u.test(text))
    ? `${language.inYourWords} ${told.join(' ')}`
    : told.join(' ');
  return [said, wanted].filter(Boolean).join(' ');
}
