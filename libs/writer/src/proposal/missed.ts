import { capital } from '../pen';
import { hitsIn } from './lexicon';
import { FINITE, joined, nameOf, parted } from './reading/phrases';
import type { Reading } from './reading/request';
import type { Wanted } from './reading/wanted';
import { knownOf } from './tracks';

// What a letter wishes in words of the trade or in a list, and nobody has read yet.

/** Not asked for, or there already. */
const NOT_WISHED =
  /(?<!\p{L})(?:no|not|n['’]t|without|never|have|already|instead of|rather than|like|kein\p{L}*|nicht|ohne|haben|schon|sin|ya|pas|sans|déjà)(?!\p{L})[^,;.]*$/iu;
const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s|n|en)$/u, '');

/** Where a thing begins and ends in a sentence. */
const BEGINS = /[,;:(] ?| (?:and|plus|with|or|also|then|need|want|is|are)(?= )|(?<!\p{L})(?:an?|the|our|some)(?= )/giu;
const ENDS =
  /[,;:.()!?]|,? (?:and|or|plus|which|that|so|because|by|before|until|to be|who|where|but|when|is|are|was|were|has|have|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20))(?!\p{L})/iu;
const LONG = 40;

/** 'Our wish is a campaign: …', 'Needed: …', 'has three things to be done: …' */
const LIST_OF =
  /(?<!\p{L})(?:wish|needed|required|wanted|task|job|scope|things|order|includes?|comprises?|propose|rebuilt|renewed|redone|change that|need|want|would like|looking for)(?!\p{L})[^:.]{0,120}:\s+(.{12,500})$/iu;
/** 'Also …', 'In addition …' */
const ADDED = /^(?:in addition|also|plus|furthermore|besides|moreover)(?!\p{L})/iu;
const MOST = 10;
const WORDS = 9;

/** The parts of a list: behind its colon, or between plus signs. */
function partsIn(text: string): string[] {
  if ((text.match(/ \+ /g) ?? []).length > 1) {
    const [first = '', ...more] = text.split(' + ');
    const last = first.split(/ (?:for|need|want|like|of) /u).at(-1)!;
    return [last, ...more].map((part) => part.split(/[.;!?,]/u)[0]!);
  }
  const list = LIST_OF.exec(text)?.[1]?.split(/(?<!\d)\.(?=\s|$)/u)[0];
  if (!list) return [];
  if (list.includes('; ')) return list.split('; ').map((part) => part.split(', ')[0]!);
  return parted(list).flatMap((part, at, all) => joined(part, at === all.length - 1));
}

/** The things that are wished beside those that are read. */
export function missedIn(
  { wanted, functions, stages, wishes, situation, conditions, money, isForeign }: Reading,
  isWhole: (id: string) => boolean,
): Wanted[] {
  const told = new Set(
    ([...wanted.map(({ name }) => name), ...functions, ...stages].join(' ').match(/\p{L}+/gu) ?? []).map(stem),
  );
  const found: Wanted[] = [];
  const passage = wanted[0]?.passage;
  const kinds = new Set(wanted.map((one) => knownOf(one)?.id));
  const add = (said: string) => {
    const name = capital(said);
    const one: Wanted = {
      name,
      said,
      isListed: true,
      isOpen: /(?<!\p{L})(?:maybe|perhaps)(?!\p{L})/iu.test(said),
      passage: passage ?? { text: said, isItem: false, isOthers: false },
    };
    const of = knownOf(one, isForeign);
    found.push({ ...one, ...(of && { of }) });
    for (const word of said.match(/\p{L}+/gu) ?? []) told.add(stem(word));
  };
  for (const text of [...wishes, ...situation, ...conditions, ...money]) {
    const parts = partsIn(text).map((part) => part.trim().replace(/^(?:and|und|y|et) /u, ''));
    if (parts.length < 3) continue;
    for (const part of parts) {
      const said = nameOf(part.replace(/\?$/u, ''), false, true);
      const noun = stem(
        said
          ?.split(/ (?:for|of|with|in|on|to|about|at|where|which|that) /u)[0]
          ?.match(/\p{L}+/gu)
          ?.at(-1) ?? '',
      );
      if (!said || noun === '' || told.has(noun) || FINITE.test(said) || said.split(' ').length > WORDS) continue;
      const of = hitsIn(said, isForeign).at(-1)?.of.id;
      if (!of || !isWhole(of)) add(said);
    }
  }
  if (isForeign) return found.slice(0, MOST);
  for (const wish of [...wishes, ...situation.filter((text) => ADDED.test(text))])
    for (const { of, isWeak, at, end } of hitsIn(wish)) {
      const noun = stem(
        wish
          .slice(at, end)
          .match(/\p{L}+/gu)!
          .at(-1)!,
      );
      if (isWeak || kinds.has(of.id) || told.has(noun) || isWhole(of.id) || NOT_WISHED.test(wish.slice(0, at)))
        continue;
      const before = [...wish.slice(0, at).matchAll(BEGINS)].at(-1);
      const from = before ? before.index + before[0].length : at;
      const to = end + (ENDS.exec(wish.slice(end))?.index ?? 0);
      kinds.add(of.id);
      add(wish.slice(at - from > LONG ? at : from, Math.min(to, end + LONG)).trim());
    }
  return found.slice(0, MOST);
}
