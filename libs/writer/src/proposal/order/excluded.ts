import type { Passage } from '../reading/passages';
import { joined, parted } from '../reading/phrases';
import { firstPhrase } from './kinds';

// What a letter does not want, or pays nothing for: no line of ours, however plainly it is named elsewhere.

/** Behind these stands a list. */
const LISTED =
  /(?<!\p{L})(?:not in (?:the )?scope|out of scope|not included|excluded(?= from (?:the )?scope|:)|not wanted|nicht (?:im umfang|enthalten|gewünscht)|nicht gewollt|fuera del? alcance|no incluye|hors (?:périmètre|mission)|exclu(?:s|es)?)\s?:?\s+([^.!?]{3,200})/giu;
/** Behind these a thing or two. */
const DENIED =
  /(?<!\p{L})(?:(?:do not|don['’]t|does not|doesn['’]t|won['’]t) (?:want|need)|no need for|nothing for|forget(?: about)?|(?:wir |ich )?(?:brauchen|wollen|möchten) kein\p{L}*|nichts für|(?:no (?:queremos|necesitamos|hace falta)|nada para)|(?:pas besoin d(?:e|['’])|(?:ne voulons|voulons) pas d(?:e|['’])|rien pour))\s+([^.!?;:]{3,120})/giu;
/** 'My colleague thinks we need an app. We do not.' */
const WISHED_BY_SOME =
  /(?<!\p{L})(?:thinks?|wants?|believes?|says?|meint|will|quiere|dice|veut|pense)(?!\p{L})[^.!?]{0,40} (?:an?|eine?n?|una?|une?) ([\p{L} -]{3,40})[^.!?]*[.!]$/iu;
const NOT_BY_US =
  /^(?:we|i) (?:do not|don['’]t|disagree)[.!]?$|^(?:no|not us|wir nicht|ich nicht|nosotros no|pas nous)[.!]?$/iu;
/** 'My cousin says I need a website, but I don't think so.' */
const WISHED_AND_DENIED =
  /(?<!\p{L})(?:thinks?|wants?|believes?|says?|reckons?) (?:that )?(?:we|I|us|me) (?:also )?(?:to have|to get|need|should (?:have|get)|must have)(?: also)? (?:an? |the )?([\p{L} -]{3,40}?)(?: too| as well)?[,;–-]+ ?(?:but )?(?:we |I )?(?:don['’]t think so|do not think so|don['’]t|do not|disagree|doubt it)(?!\p{L})/iu;

/** 'Keine Website.', 'No website, please.' */
const ALONE = /^(?:(?:no|kein\p{L}*|ninguna?)(?!\p{L})|pas d(?:e |['’]))\s*([^.!?;:]{3,80})/iu;

/** 'Maybe not app', 'forget the poster': what was asked for and is taken back. */
const TAKEN_BACK =
  /(?<!\p{L})(?:(?:maybe|perhaps|actually|really|rather|probably) not (?:an? |the )?|(?:forget|scratch|drop|cancel|ignore|skip) (?:about )?(?:the |that |an? )?|(?:do not|don['’]t) (?:want|need) (?:an? |the |any )?|(?:doch )?(?:kein(?:e[nr]?)?|nicht) |(?:mejor )?(?:sin|ningún|ninguna) |pas (?:de |d['’]))(\p{L}+)(?=[.,;!?]|$| (?:after|then|at) all)/giu;

const stems = (text: string): string[] => (text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []).map(stemOf);
const stemOf = (word: string): string => word.replace(/(?:es|s|en|n|e|x)$/u, '');
/** The noun of a name, without its plural. */
export const headOf = (name: string): string => stems(firstPhrase(name)).at(-1) ?? '';

export interface Excluded {
  heads: ReadonlySet<string>;
  /** the sentences that say so, whole */
  texts: string[];
}

/** @param asked the nouns of what is asked for: what is denied of them is told */
export function excludedIn(passages: readonly Passage[], asked: ReadonlySet<string>): Excluded {
  const heads = new Set<string>();
  const texts: string[] = [];
  for (const [at, { text, isOthers }] of passages.entries()) {
    if (isOthers) continue;
    const denied = NOT_BY_US.test(text) ? WISHED_BY_SOME.exec(passages[at - 1]?.text ?? '')?.[1] : undefined;
    if (denied) {
      heads.add(headOf(denied));
      texts.push(`${passages[at - 1]!.text} ${text}`);
    }
    const doubted = WISHED_AND_DENIED.exec(text)?.[1];
    if (doubted) {
      heads.add(headOf(doubted));
      texts.push(text);
    }
    const lists = [...text.matchAll(LISTED)].map((match) => match[1]!);
    const single = [...text.matchAll(DENIED), ...[ALONE.exec(text)].filter((one) => one !== null)].map(
      (match) => match[1]!,
    );
    const found = [
      ...lists.flatMap((list) => parted(list).flatMap((part) => joined(part, true))),
      ...single
        .flatMap((list) => list.split(/,| or | oder | ni | ou | nor /u))
        // 'no logo on the front' is how it is to be
        .filter((part) => part.trim().split(' ').length < 4),
    ]
      .map((part) => headOf(part.trim()))
      .filter((head) => head !== '');
    for (const [, noun] of text.matchAll(TAKEN_BACK)) heads.add(headOf(noun!));
    if (found.length === 0) continue;
    for (const head of found) heads.add(head);
    if (lists.length > 0) texts.push(text);
    else if (found.some((head) => asked.has(head))) texts.push(text);
  }
  return { heads, texts };
}
