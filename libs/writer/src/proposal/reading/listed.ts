import { hitsIn, OTHER } from '../lexicon';
import { WISH } from './job';
import type { Passage } from './passages';
import { isClause } from './stance';
import { capital, type Thing } from './things';

/** What people do, and what there is, is no piece: 'write', 'presently Koha', 'family to be able to …' */
export const NO_NAME =
  /(?:excluded|not included|out of scope|separately)$|^(?:presently|currently|now|already)(?!\p{L})| to be able(?!\p{L})|^(?:write|carve|tie|paint|draw|read|sing|cook|eat|drink|play|touch|smell|hear|see|feel|sit|stand|walk|work|learn|buy|sell|pay|order|book|come|go|know|do|make|be|have|talk|listen|sleep|rest|wait)$/iu;

const ORDER =
  /(?:^|(?<=[\s,:;(]))(?:(?:we|i|they|you(?:['’]ll)?) (?:need|want|would like|['’]d like|require)|we['’]d like|i['’]d like|(?:what (?:we|i)(?:['’]d like| need| want) is)|need(?:ed)?|want(?:ed)?|looking for|needs|deliverables?|scope|elements|items|please (?:re-?design|design|make|draw)|(?:re-?design|wir brauchen|ich brauche|gebraucht|gesucht|umfang|necesitamos|queremos|buscamos|se necesita|il nous faut|nous (?:cherchons|voudrions)|besoin de))(?:\s+(?:from you|is|are|includes?|now|also))?\s*:?\s+(?!to\b|(?:the|our|my|their) \p{L}+ to\b|you to\b|people\b|somebody\b|someone\b|young\b|more\b|it\b|that\b)(?=\p{L}|\d)/iu;
const ALSO =
  /^(?:and |plus |then )?also,? ((?!(?:we|i|it|they|he|she|please|don|do|no|not|if|when|in|on|at|can|could|have|is|are|there|to|this|that)\b)[^,.;:]{3,70})(?=[,.;:]|$)/i;
const LEAD =
  /^(?:(?:and|or|plus|with|also|más|además|auch|aussi|maybe|an?|the|our|my|some|new|one|please|then|und|ein\w*|neue\w*|un|une|una|des|los|las|les|la|le|el|y|et)\s+)+/iu;
const NO_ITEM =
  /(?<!\p{L})(?:sollen|soll|können|kann|muss|müssen|wir|ich|queremos|nous)(?!\p{L})|^(?:by|in|on|at|for|with|from|of|to|as|all|etc|but|so|because|who|which|that|if|not|no|within|before|until|help|advice|somebody|someone|people|it|them|this|please|ideally|preferably|thanks|excl|incl|including)(?!\p{L})|[€$£]|^\d[\d.,]*$/iu;

/** The whole work under another name. */
const GENERAL =
  /^(?:(?:concept|design|layout|proposal|project|konzept|entwurf|gestaltung|concepto|diseño|proyecto|conception|projet)(?: (?:and|und|y|et) (?:the |el |la |le )?(?:concept|design|layout|konzept|entwurf|gestaltung|diseño|concepto|conception))?)$/iu;

/** Somebody who is to do something is no piece: 'the whole city to know', 'old heads who skated there'. */
const PEOPLE =
  /^(?!something|somewhere|a (?:way|place|page)|way|place|page|tool|button|form).* to (?:know|come|see|buy|join|vote|give|feel|understand|believe|love|try|stop|think|say)(?!\p{L})(?!.*,)|(?:people|heads|kids|families|guests|women|men|customers|visitors|donors|members)$/iu;
const MOST_NAME = 64;
/** 'Page a frightened volunteer can read at night and think …' */
const shortened = (name: string): string => {
  const own = name.replace(/ (?:and (?:think|say|feel|know)|so that|because)(?!\p{L}).*$/iu, '');
  return own.length <= MOST_NAME ? own : own.slice(0, MOST_NAME).replace(/\s+\S*$/, '');
};

/** At commas and joints outside of brackets. */
function itemsOf(text: string): string[] {
  const items: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const joint =
      /^(?:[,;]\s|\s\+\s|\s(?:and|und|y|et)\s(?=(?:an?|the|some|something|our|\d+|ein\w*|un|une|una|des|unos|unas)\s|\p{L}+$))/iu.exec(
        text.slice(at, at + 40),
      );
    if (!joint) continue;
    items.push(text.slice(from, at));
    from = at + joint[0].length;
  }
  items.push(text.slice(from));
  return items.map((item) => item.trim().replace(/[.,;!]+$/, '')).filter((item) => item !== '');
}

const headOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/\(.*$/, '')
      .replace(/ (?:for|of|on|in|to|with|that|which|we|um|für|para|de|pour)(?!\p{L}).*$/iu, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? ''
  ).replace(/(?:es|s|n)$/, '');

/** Every thing of a list that is asked for in so many words, and has no row yet. */
export function listedIn(passages: readonly Passage[], known: readonly Thing[], isForeign: boolean): Thing[] {
  const found: Thing[] = [];
  let hasAsked = false;
  for (const passage of passages) {
    if (passage.isOthers || passage.text.length > 900) continue;
    const order = ORDER.exec(passage.text);
    const also = hasAsked ? ALSO.exec(passage.text)?.[1] : undefined;
    if (
      !order &&
      !also &&
      !(WISH.test(passage.text) && passage.text.includes(': ')) &&
      !(/\s\(2\)\s/.test(passage.text) && WISH.test(passage.text))
    )
      continue;
    hasAsked = true;
    // 'members need to (1) search the catalogue; (2) reserve a room'
    const counted = passage.text.split(/(?:^|\s)\(\d\)\s+/).slice(1);
    if (counted.length > 1) {
      for (const one of counted) {
        const name = (one.split(/[,;.]/)[0] ?? '').trim();
        if (name.length > 3 && name.length < 70 && !/^(?:we|i|my|our|they)\b/i.test(name))
          found.push({ of: OTHER, name: capital(name), detail: [], stance: 'wanted', passage, isWeak: false });
      }
      continue;
    }
    // 'a place to sit in: a corner, a wall, better light and a sign'
    const [, afterColon] = !order && WISH.test(passage.text) ? (/^[^:]{12,}:\s(.+)$/.exec(passage.text) ?? []) : [];
    if (afterColon && itemsOf(afterColon).length < 3) continue;
    const items = afterColon
      ? itemsOf(afterColon)
      : order
        ? itemsOf(passage.text.slice(order.index + order[0].length))
        : [also ?? ''];
    if (order && items.length < 2) continue;
    for (const item of items) {
      const bare = item.replace(LEAD, '');
      const beside = /\(([^()]*)\)/.exec(bare)?.[1];
      const name = bare
        .replace(/\s*\([^()]*\)/, '')
        .replace(/,? (?:that|which|who|so that|because|where|we can|die|der|das|que|qui)(?!\p{L}).*$/iu, '')
        .replace(/\s+(?:para|de|für|pour|to|for|of|with|mit|con|avec|in|en)$/iu, '');
      // what tells of the item before it ends the list
      if (NO_ITEM.test(name) || PEOPLE.test(name) || NO_NAME.test(name)) break;
      // 'the current one is …' tells of the thing before it
      if (/^(?:presently|currently|now|already|today|which|who|the (?:current|present|old) one)\b/i.test(name))
        continue;
      const isDetermined = /^(?:an?|the|some|something|ein\w*|un|une|una)\s/i.test(
        item.replace(/^(?:and|und|y|et)\s/i, ''),
      );
      if ((name.split(' ').length > 9 || (isClause(name) && !/^something\b/i.test(name))) && !isDetermined) break;
      if (name.length < 3 || GENERAL.test(name)) continue;
      const head = headOf(name);
      // 'social' was read, and 'social assets' is meant
      const begun = known.find(
        (one) => one.passage === passage && name.toLowerCase().startsWith(`${one.name.toLowerCase()} `),
      );
      if (begun) {
        begun.name = capital(name);
        continue;
      }
      if (
        [...known, ...found].some(
          (one) => headOf(one.name) === head || one.name.toLowerCase().includes(name.toLowerCase()),
        )
      )
        continue;
      const [hit] = hitsIn(name, isForeign);
      found.push({
        of:
          hit && (hit.at === 0 || headOf(name.slice(0, hit.end)) === head) && !/^something\b/i.test(name)
            ? hit.of
            : OTHER,
        name: capital(shortened(name)),
        detail: beside && beside.length < 60 ? [beside] : [],
        stance: 'wanted',
        passage,
        isWeak: false,
      });
    }
  }
  return found;
}
