import { WISH } from '../reading/wanted';
import { FINITE, isUnsure } from '../reading/phrases';
import type { Passage } from '../reading/passages';
import { isSocial } from '../reading/said';
import { headOf } from './excluded';
import { firstPhrase, kindOf } from './kinds';
import { isStruck } from './struck';

// What a sentence of wishes names of things that are made: read by the nouns, whatever stands between them.

/** Says that something is wanted, in more ways than a wish: behind it the things stand. */
const CUE =
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:need(?:s|ed)?(?! (?:people|them|everybody|everyone|him|her))|want(?:s|ed)?(?! (?:people|them|everybody|everyone|him|her|that))|would (?:like|love)|would be (?:nice|good)|(?:have|had) in mind|looking for|look(?:s)? for|after|plan(?:ning|s)?|ask(?:s|ing)? (?:you |us )?for|seek(?:s|ing)?|thought of|think(?:ing)? of|wish(?:es)?(?: for)?|quote (?:us |me )?for|propose|(?:please|kindly) (?:design|make|do)|missing|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|such\p{L}*|möcht\p{L}*|wünsch\p{L}*|hätten? gern\p{L}*|planen|plant|fehl(?:t|en)|queremos|quiero|necesit\p{L}+|busc\p{L}+|quisi\p{L}+|hac(?:e|en) falta|nos falta|planeamos|preparamos|(?:il (?:me |nous )?faut)|cherch\p{L}+|voudr\p{L}+|voul\p{L}+|souhait\p{L}+|aimer(?:ions|ais)|besoin d[e’']|prépar\p{L}+|projet d[e’'])(?!\p{L})/giu;
const NOT_WISHED =
  /(?<!\p{L})(?:no|not|n['’]t|dont|never|without|nobody|have|has|already|instead of|rather than|like|kein\p{L}*|nicht|ohne|haben|hat|schon|sin|ya|tenemos|pas|sans|avons|déjà|whether|if)(?!\p{L})[^,;.]*$/iu;
/** 'They need artwork ten weeks before': nobody of ours wishes it. */
const OF_OTHERS =
  /(?<!\p{L})(?:they|he|she|who|which|that|it|people|customers|members|guests|visitors|users|printers?|suppliers?|makers?|buyers?|staff|couriers?|students|parents|children|sie(?= brauch)|er|ellos|ellas|ils|elles)\s+(?:\p{L}+ly |also |will |would )?$/iu;
/** Where one thing ends and the next begins; what stands in brackets is masked before. */
const BETWEEN =
  /[,;:]\s+(?:(?:and|und|y|et|plus|also|then|dazu|también|aussi|maybe|perhaps|vielleicht) )*|\.\s+| (?:and|und|y|e|et|plus|as well as|sowie|together with|along with|ainsi que|así como) (?!\d[\d.,]*(?:[,.;]|$))/giu;
/** 'you to redesign the labels, do a gift box': what is done to the thing is no part of its name. */
const DONE =
  /^(?:(?:you|us|someone|somebody|a studio|an agency) )?(?:(?:to|who (?:can|could|will|would)) )?(?:please )?(?:re-?design|do|make|create|develop|draw|produce|write|build|renew|redo|refresh|update|plan|propose|publish|have|get|prepare|print)s? (?=(?:an?|the|our|all|new|some|two|three|four|five|\d[\d.,]*)(?!\p{L}))/iu;
const ARTICLE =
  /^(?:(?:also|maybe|perhaps|just|only|some kind of|plus|then|first|vielleicht|noch|auch|dazu|también|aussi|peut-être) )*(?:(?:an?|the|our|my|some|eine?n?|die|der|das|unsere?n?|una?|unos|unas|el|la|los|las|nuestr\p{L}+|une?|le|les|des|du|notre|nos) |[ld]['’])/iu;
/** Up to where a thing goes on being told of. */
const TAIL =
  /,? (?:that|which|who|where|whose|so that|because|but|before|until|by (?=\d|the end|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)|to be|is|are|was|were|has|have|must|should|can|will|needs?|(?:people|customers|guests|visitors|everybody|members|staff|(?:our|my|your) \p{L}+) (?:can|could|will|would|want|may|must|should)|please|pls|qui|que|où|dont|mais|avant|donde|pero|antes|bis|aber|weil|damit|bitte|por favor)(?!\p{L}).*$/iu;
const LONG = 80;
const MOST_PARTS = 40;

export interface Scanned {
  said: string;
  passage: Passage;
  isOpen: boolean;
  /** told behind the colon of a site */
  isPage?: true;
}

/** Whether a sentence is nothing but its things: 'New label for three gins and a neck tag please'. */
const isFragment = (text: string, isForeign: boolean, isNounFirst: boolean): boolean => {
  const bare = text
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/,? (?:that|which|who|where|so that|qui|que|où|donde|(?<=, )(?:die|der|das)) .*$/iu, '');
  const [first = ''] = bare.split(/[,;:] | (?:and|und|y|et) /u);
  const noun = first.replace(ARTICLE, '');
  return (
    !FINITE.test(bare) &&
    noun.length < LONG &&
    !isStruck(noun) &&
    !VERBAL.test(noun) &&
    kindOf(noun, undefined, isForeign, isNounFirst) !== undefined
  );
};

const OF_SOMETHING = / (?:for|of|with|in|on|at|about|für|von|mit|im|auf|para|de|con|en|pour|avec|sur) /iu;
/** 'Curator writes the texts': an article within says that a verb stands before it. */
const VERBAL = /^[^,(]{2,40} (?:the|los|las|les|die|das|den|it|its) /iu;

function partsIn(text: string, from: number, passage: Passage, isForeign: boolean, isNounFirst: boolean): Scanned[] {
  const masked = text.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  const cuts = [...masked.slice(from).matchAll(BETWEEN)].slice(0, MOST_PARTS);
  const starts = [from, ...cuts.map(({ index, 0: joint }) => from + index + joint.length)];
  const ends = [...cuts.map(({ index }) => from + index), text.length];
  let isOfPages = false;
  const read = starts.flatMap((start, at): (Scanned & { isKnown: boolean })[] => {
    const part = text.slice(start, ends[at]);
    const end = TAIL.exec(masked.slice(start, ends[at]))?.index ?? part.length;
    const said = part
      .slice(0, end)
      .replace(/\s*\([^()]{29,}\)/gu, '')
      .trim()
      .replace(/[\s.!?]+$/u, '')
      .replace(DONE, '')
      .replace(ARTICLE, '')
      .replace(ARTICLE, '');
    if (said === '' || said.length > LONG || NOT_WISHED.test(text.slice(from, start))) return [];
    // 'a site: opening hours, what a repair costs': what stands on its pages
    if (isOfPages)
      return said.split(' ').length < 9
        ? [
            {
              said: part
                .slice(0, end)
                .replace(/[\s.!?]+$/u, '')
                .replace(ARTICLE, ''),
              passage,
              isOpen: isUnsure(part),
              isPage: true,
              isKnown: true,
            },
          ]
        : [];
    const kind = kindOf(said, undefined, isForeign, isNounFirst);
    // 'in tiendas de Madrid y Barcelona', 'empezar a vender': a place, a verb
    if (
      isNounFirst &&
      (/^\p{Lu}[\p{L}-]+$/u.test(said) || /^\p{L}+(?:ar|er|ir)(?:nos|se)? (?:a|con|en|de|à|avec|de) /iu.test(said))
    )
      return [];
    if (isStruck(said) || VERBAL.test(firstPhrase(said))) return [];
    if (kind === undefined) {
      // 'a leaflet for surgeries and clinics' is one
      const joint = text.slice(ends[at - 1] ?? start, start);
      const before = text.slice(starts[at - 1] ?? start, ends[at - 1] ?? start);
      if (/^ /u.test(joint) && OF_SOMETHING.test(before)) return [];
      if (FINITE.test(said) || said.split(' ').length > 5) return [];
    }
    isOfPages = (kind === 'web' || kind === 'app') && /^:/u.test(text.slice(ends[at]));
    // 'for the shop': for whom or where it is
    if (/^\s*(?:for|in|on|at|to|of|from|by|für|auf|para|en|de|pour|dans|sur|à)(?!\p{L})/iu.test(part)) return [];
    return [
      {
        said: said.replace(/ (?:in|auf|en) \p{Lu}\p{L}+$/u, ''),
        passage,
        isOpen: isUnsure(part),
        isKnown: kind !== undefined,
      },
    ];
  });
  // what no word of the trade tells is a thing where it stands among others: 'a logo, room keys and a menu'
  const [first, last] = [read.findIndex(({ isKnown }) => isKnown), read.findLastIndex(({ isKnown }) => isKnown)];
  return first < 0 ? [] : read.slice(first, last + 1);
}

const NEGATED = /(?<!\p{L})(?:not|don['’]?t|never|avoid|no|hate|kein\p{L}*|nicht|nada|nunca|pas|jamais)(?!\p{L})/iu;

/** The things that the wishes of a letter name by words of the trade. */
export function scannedIn(passages: readonly Passage[], isForeign: boolean, locale: string): Scanned[] {
  const isNounFirst = isForeign && locale !== 'de-DE';
  return passages.flatMap((passage, index): Scanned[] => {
    const { text, isOthers } = passage;
    // 'Please do not:' and what stands under it
    if (passage.isItem && NEGATED.test(passage.header ?? '')) return [];
    if (isOthers || text.includes('?') || text.length > 900 || isSocial(text)) return [];
    const cue = [...text.matchAll(CUE)].find(
      ({ index: at }) => !NOT_WISHED.test(text.slice(0, at)) && !OF_OTHERS.test(text.slice(0, at)),
    );
    if (cue) return partsIn(text, cue.index + cue[0].length, passage, isForeign, isNounFirst);
    const before = passages[index - 1]?.text ?? '';
    return isFragment(text, isForeign, isNounFirst) &&
      (index < 2 || WISH.test(before) || /^(?:new|neue?\p{L}*|also|plus|nuev\p{L}+|nouve\p{L}+|an? )/iu.test(text))
      ? partsIn(text, 0, passage, isForeign, isNounFirst)
      : [];
  });
}

/** The same thing, named twice: the noun is the same, or one name holds the other. */
export const isSameThing = (one: string, other: string): boolean => {
  const [first, second] = [firstPhrase(one).toLowerCase(), firstPhrase(other).toLowerCase()];
  return (
    first === second ||
    (!second.includes(' ') && headOf(one) === headOf(other)) ||
    first.endsWith(` ${second}`) ||
    second.endsWith(` ${first}`) ||
    one.toLowerCase().includes(second)
  );
};
