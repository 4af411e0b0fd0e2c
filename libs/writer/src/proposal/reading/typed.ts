import { corrected as spelled } from '../../brief/spelling';
import { isForeignBrief } from '../../brief/units';

/** 'logo + menu + 2 decals': what is added up is listed. A number before or after it is a sum. */
const ADDED = /(?<=[\p{L})] ?) ?\+ ?(?=(?:an? |the |\d+ )?\p{L})/gu;
const WITH_SUM = /[^.!?\n]*[\p{L})] ?\+ ?(?:an? |the |\d+ )?\p{L}[^.!?\n]*/gu;
/** '(1) a newsletter, (2) a template, and (3) a header', within a sentence. */
const COUNTED =
  /(?<=[\p{L}:,] )\(?(?:1|a|i)\) (?=\p{L})[^\n]*?[,;](?: and| und| y| et)? \(?(?:2|b|ii)\) (?=\p{L})[^\n]*?(?:\.(?= |\n|$)|\n|$)/gu;
/** 'We need: 1. Logo. 2. Sign. 3. Price list.', and what is said behind it. */
const NUMBERED = /(?<=[:.] )1[.)] (?=\p{L})[^\n]*? 2[.)] (?=\p{L})[^\n]*/gu;
const NUMBER = /[,;.]? (?=\d{1,2}[.)] \p{L})/gu;
const MARK = /[,;]?(?: and| und| y| et)? ?\(?(?:\d|[a-h]|i{1,3}|iv|vi{0,3})\) (?=\p{L})/gu;
const WORK = /^the (?=(?:re-?)?(?:design|development|production|creation|layout|revision|printing|writing)(?!\p{L}))/iu;
/** 'do you do the wrap or should I ask somebody else.': a question without its mark. */
const ASKED =
  /(?<=^|[.!?] |\n)((?:(?:also|and|oh|btw|ps|so),? )*(?:do|does|can|could|would|is|are|should|will) (?:you|we|I|it|they|there)(?!\p{L})[^.!?\n]{4,160})(?:\.(?= |\n|$)|(?=\n|$))/giu;
/** 'purple maybe??': a wish, and no question. */
const MAYBE = /(\b(?:maybe|perhaps))\?+/giu;

/** 'maybe a template?? and stickers': of a list that goes on. */
const GOES_ON = /\?+(?= (?:and|plus) )/giu;

/** 'invites tenders for (1) … (2) …' as its lead and the lines of a list. */
const asLines = (counted: string): string =>
  counted
    .replace(/\.?\n?$/u, '')
    .split(MARK)
    .map((item) => item.trim())
    .filter(Boolean)
    // the design of something that is there is a piece of work
    .map((item) => `\n- ${item.replace(WORK, '')}`)
    .join('')
    .concat('\n');

/** The items of a numbered list, of the last its first sentence; what follows it is on a line of its own. */
function numbered(list: string): string {
  const items = list.split(NUMBER).map((item) => item.replace(/^\d{1,2}[.)] /u, ''));
  const [, last = '', rest = ''] = /^(.*?[.!?])(?: (?=\p{Lu})(.*))?$/su.exec(items.at(-1)!) ?? [];
  const lines = [...items.slice(0, -1), last || items.at(-1)!].map((item) => `\n- ${item.replace(/\.$/u, '')}`);
  return `${lines.join('')}\n${rest}`;
}

/**
 * A letter as its writer would have typed it at a desk: slips that can mean only one word, the short words of chats and questions without
 * their mark are put right, and sums and counted things stand as lists.
 */
export function typedOut(letter: string): string {
  const listed = letter
    .replace(COUNTED, asLines)
    .replace(NUMBERED, numbered)
    .replace(WITH_SUM, (sentence) => {
      const count = sentence.match(ADDED)?.length ?? 0;
      let at = 0;
      return sentence.replace(ADDED, () => (++at === count ? ' and ' : ', '));
    })
    .replace(/(?<=\p{L}) \n- /gu, ':\n- ')
    .replace(/(?<=:) \n- /gu, '\n- ');
  if (isForeignBrief(letter)) return listed;
  const right = listed
    .split('\n')
    .map((line) => spelled(line))
    .join('\n');
  return right.replace(GOES_ON, '').replace(MAYBE, '$1.').replace(ASKED, '$1?');
}
