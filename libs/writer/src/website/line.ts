import { nounSenses, tokensOf } from '@maquette/reading';
import { clausesOf } from '../brief/clauses';
import type { rolesOf } from '../brief/roles';
import { capital, sentence } from '../pen';
import { inEnglish, priced } from './english';
import { inFull } from './in-full';
import { hasPrice } from './items';
import { type Kind, kindOf } from './kinds';
import type { Sentence } from './sentences';

// A sentence of copy as it stands on the page, and of what kind it is there.

const begun = (text: string) => (/^\S+@/u.test(text) ? text : capital(text));
/** 'Cass and Dom own it': the brand is theirs. */
const THEIRS =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:(?:,| and|, and) \p{Lu}\p{L}+){0,3}(?: also| still| now)? (?:owns?|runs?|opened|set up|built|founded|started|began|bought|took over)) it\b/u;

/** With its slips put right, its short forms in full, and the brand named where it is 'it'. */
export const asCopy = (said: string, name: string, isEnglish: boolean): string =>
  isEnglish
    ? begun(priced(inEnglish(inFull(said)))).replace(THEIRS, (_, owners: string) => `${owners} ${name}`)
    : said.replace(/\bde une(?= )/gu, "d'une");

/** What stands for itself behind a comma: a price, a time, a promise, who runs it. */
const APART =
  /^(?:(?:and |but )?(?:we|i) (?:will |do |don['’]t |never |only |also |can |won['’]t )|\d+ hours?\b|24\/7|day and night|by appointment|(?:fixed |from |only |ab |desde |vanaf |à partir de )*(?:[€$£]|\d[\d.,]* ?(?:€|zł|kr|euros?|\p{Lu}{3}\b))|\d{1,2}[:.]\d\d|(?:open|daily|every|mon|tue|wed|thu|fri|sat|sun)\p{L}*\b|no(?:t)? \p{L}|never |(?:\p{Ll}+ ){0,3}?(?:\p{Ll}+ and )?\p{Ll}+ed (?:\p{Ll}+ )?by \p{Lu}|[^\p{L}\d\s"'(]\s?\d|run by|made by|led by|\d+ \p{Ll}+s\b|[\p{L} ]{2,40} [€$£]\d|since (?:1[5-9]|20)\d\d|seit (?:1[5-9]|20)\d\d|geführt von|tenu par)/iu;
/** A brief of one long sentence says several things: what is done, when, for how much, and on what terms. */
export function partsOf(text: string): string[] {
  const clauses = clausesOf(text.replace(/\.$/u, ''));
  if (clauses.length < 3 || clauses.some(({ mark }) => mark === ':')) return [text];
  const parts: string[] = [];
  for (const { text: clause } of clauses) {
    const last = parts.at(-1);
    const isApart = APART.test(clause) && !(hasPrice(last ?? '') && hasPrice(clause) && parts.length > 1);
    if (last === undefined || isApart)
      parts.push(clause.replace(parts.length > 0 ? /^(?:and|but) (?=(?:we|i|you|nobody|there) )/iu : /^$/u, ''));
    else parts[parts.length - 1] = `${last}, ${clause}`;
  }
  return parts.length < 3 ? [text] : parts.map((part) => sentence(capital(part)));
}

/** Things beside each other are an offer where it is said what is offered; a price stands with the prices. */
export function kindHere(line: Sentence, roles: ReturnType<typeof rolesOf>): Kind {
  const kind = kindOf(line.plain, roles, line.label);
  if (/^(?:I'm|I am|My name is|We are|We're) \p{Lu}\p{Ll}+ (?:\p{Lu}|and \p{Lu})/u.test(line.text)) return 'who';
  if (
    /^(?:drivers?|team|crew|staff|our people|owners?|pilots?|captain|teachers?|founders?|director|led by)\s?:/u.test(
      line.plain,
    )
  )
    return 'who';
  // 'Gunnel Åström, 61, former archivist'
  if (
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+(?:, (?:aged )?\d\d)?, (?:former|formerly|ex|retired|once|the|an?|\d\d|our|my|who|joiner|master)\b/u.test(
      line.text,
    )
  )
    return 'who';
  // 'Lids opened and closed daily by Bok-sun'
  if (kind === 'hours' && /\p{Ll}+ed (?:\p{Ll}+ )?by \p{Lu}/u.test(line.text)) return 'who';
  // 'Head of workshop: Beatrice Akinyi', 'Charity (registered 2016)'
  if (/^[\p{L} ]{3,30}: (?:(?:Ms|Mr|Mrs|Dr)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+/u.test(line.text) && kind !== 'price')
    return 'who';
  if (
    /^(?:an? )?(?:registered )?(?:charity|ngo|non-?profit|foundation|co-?operative|company)\b/u.test(line.plain) &&
    !/\b(?:is|are|we|i|has|have|that|which|for|giving|helping)\b/u.test(line.plain)
  )
    return 'who';
  if (/^(?:where|what|whom|story)$/.test(kind) && /\b(?:run|owned|led) by\b/u.test(line.plain)) return 'who';
  if (/^[\p{L} ]{3,20}: (?:yes|no)\b/iu.test(line.text)) return 'terms';
  // 'Please send: the distance from eye to hand'
  if (kind === 'story' && /^(?:please )?(?:send|bring|ask|tell|text|show|choose|measure)\b/u.test(line.plain))
    return 'step';
  if (
    /^(?:story|result|step|what)$/.test(kind) &&
    !/^(?:up to|at least|no more than)\b/iu.test(line.text) &&
    countsPeople(line.text)
  )
    return 'who';
  if (
    kind === 'who' &&
    line.index === 0 &&
    !/\b(?:run|owned|led|founded|since|established|started|born|me|my|years|brothers|sisters|family)\b|\b(?:19|20)\d\d\b/u.test(
      line.plain,
    )
  )
    return 'what';
  if (kind === 'hours' && line.index === 0 && !/\b(?:open|closed)\b/.test(line.plain)) return 'what';
  if (hasPrice(line.text) && /^(?:what|whom|where|step|who|story|result)$/.test(kind)) return 'price';
  if (hasPrice(line.text) && kind === 'hours' && !/\b(?:open|closed|shut)\b/u.test(line.plain)) return 'price';
  return kind;
}

/** 'Four joiners and one apprentice work with him' */
const countsPeople = (text: string): boolean => {
  const [count, noun] = tokensOf(text).flat();
  return (
    count?.pos === 'NUM' &&
    /s$|men$/.test(noun?.lower ?? '') &&
    !/^(?:customers|clients|users|patients|guests|pupils|students|visitors|members|families)$/.test(
      noun?.lower ?? '',
    ) &&
    nounSenses(noun?.lemma ?? '')[0]?.class === 'person'
  );
};
