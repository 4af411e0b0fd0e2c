import { clean } from '../clean';
import { takeFacts } from '../facts';
import { hourOf } from '../hours';
import type { Time } from '../lexicon';

const QUOTE = '(?:[“„«‟"][^“”„«»"]{1,600}[”“»"]|(?<![\\p{L}\\d])[\'‘][^\'‘’]{2,200}[\'’](?![\\p{L}\\d]))';
const QUOTES = new RegExp(QUOTE, 'gu');
/** "button 'Find a hut',": what stands after it begins anew */
const LABELLED = new RegExp(
  `,? ?(?:and |with )?(?:the )?(?:headline|button|tagline|title|slogan|caption|subtitle|text|cta):? ?${QUOTE}[,.;]?`,
  'giu',
);
/** Words with a quote, a fact or a name of a type of picture in their place. */
export function describing(prompt: string): { text: string; hour?: Time } {
  const whole = clean(prompt).slice(0, 600);
  const text = whole.replace(LABELLED, '. ').replace(QUOTES, ' , ');
  const { facts, rest } = takeFacts(text);
  return {
    // what stands with a price or a number to ring is an offer; an hour of the day belongs to a scene
    text: rest
      .replace(AFTER, ' ')
      .replace(/\bstorm clouds?\b/giu, 'clouds')
      .replaceAll(
        '¶',
        facts.some(({ kind, text: one }) => OFFERS.test(kind) || (kind === 'date' && /\d/.test(one))) ? '¶' : ',',
      )
      .replace(
        /\b((?:Lake|Lac|Lago|Mount|Monte|Loch|River) \p{Lu}\p{L}+|(?<=\b(?:in|on|at|over|above|across|along|beside|by|near|into) (?:the )?)\p{Lu}\p{L}+ (?:Bay|Sea|Lake|River|Valley|Mountains|Hills|Desert))\b/gu,
        generic,
      )
      // 'at Riverside Park' is an address, and no meadow
      .replace(/(?:\b(?:at|in|near) (?:the )?|, ?)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu, ' , '),
    hour: hourOf(text),
  };
}
/** 'just after rain', 'sleet just cleared': it falls no more. */
const AFTER =
  /\b(?:just |right |shortly )?(?:after|before) (?:the |a )?(?:heavy |light |summer )?(?:rain|storm|thunderstorm|shower|downpour|snow)\b|\b(?:rain|sleet|storm|shower|snow)(?: has)? just (?:stopped|cleared|passed|ended)\b|\bno (?:rain|snow|storm|wind)\b/giu;
const OFFERS = /^(?:price|phone|mail|web|percent|handle)$/;
/** 'Lake Retba' is a lake. */
const generic = (name: string): string => {
  const kind =
    /\b(?:Lake|Lac|Lago|Mount|Monte|Loch|River|Bay|Sea|Valley|Mountains|Hills|Desert)\b/u.exec(name)?.[0] ?? '';
  const plain = { Lac: 'lake', Lago: 'lake', Mount: 'mountain', Monte: 'mountain' }[kind] ?? kind.toLowerCase();
  return `a ${plain}`;
};
