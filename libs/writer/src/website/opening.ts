import { nounSenses } from '@maquette/reading';
import { capital, sentence } from '../pen';
import { hasFinite, isIdentity, verbAt, wordsIn } from './forms';
import { headingFrom, identityIn, isGeneral, withProduct } from './hero';
import { hasPrice } from './items';
import { partsOf } from './opened';
import { isRegion, type Place } from './place';
import { thingAt, withPlace } from './placed';
import type { Note, Said } from './read';
import { headingAbroad } from './subject';

// What stands above everything: what the client is. It is the beginning of the sentence that says so; what that sentence says besides is told
// further down.

export interface Hero {
  heading: string;
  /** the sentence it is of */
  of: Said | undefined;
  /** what of it is to be told yet */
  rest: string[];
  /** that is the whole sentence */
  isTold: boolean;
}

/** In words. */
const MOST = 13;
const MOST_OF_LIST = 20;
/** The last of a list */
const CLOSES = /^\p{Ll}[^,]* (?:and|or|und|et|y|e|en) /u;
/** It tells of one of its nouns what that does. */
const TELLS = / (?:that|who|which|where|whose) \p{L}/u;
/** Says how many, since when, for how much, or how one comes: no part of what it is. */
const NO_PART =
  /^(?:(?:about|over|some|only|nearly|from|around|up to|since|for) )?(?:[€£$]|\d[\d.,]*(?! (?:and|or|to|und|et|y) \d|$)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)(?!\p{L}))|^(?:since|seit|depuis|desde|dal|sinds|founded|established|est\.?|open|closed|book|booking|by appointment|no|also|yes|(?:second|third|fourth|fifth|sixth|seventh)(?: generation)?|family[- ](?:run|owned|business)|me|run by|led by|owned by|near|opposite|behind)(?!\p{L})|(?<!\p{L})(?:if|who|which|they|we|he|she|it|my|our|(?:his|her|their) (?:sons?|daughters?|wife|husband|brothers?|sisters?|father|mother|partner|family))(?!\p{L})/iu;
/** 'covers the Solent': what it does, and not what it is */
const isDoing = (part: string): boolean => /^\p{Ll}/u.test(part) && verbAt(`${capital(part)}.`, false) !== undefined;
/** 'Boat surveyor, Peter Tarnock, covers the Solent': what it is stands by itself before its first comma. */
const isTelegraphed = (text: string): boolean => {
  const [first = '', second = ''] = partsOf(text.replace(/[.!]$/u, ''));
  return (
    second !== '' &&
    wordsIn(first).length > 1 &&
    !/^(?:we|i|our|my|if|when|for|in|at|since|after|every|all|most|the|two|three|four|\d\S*)(?!\p{L})/iu.test(first) &&
    !hasFinite(first) &&
    isIdentity(first)
  );
};
/** 'Peter Tarnock' */
const IS_PERSON = /^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

export function heroOf(note: Note, place: Place | undefined): Hero {
  const { said, name, language } = note;
  const isEnglish = language === 'en';
  const texts = said.map(({ text }) => text);
  for (const one of ranked(note)) {
    if (one.list !== undefined) continue;
    const hero = fromPhrase(one) ?? fromSentence(one);
    if (
      hero &&
      (wordsIn(hero.heading).length > 1 || isTrade(hero.heading)) &&
      (hero.heading !== name || (isEnglish && one === said[0] && hero.isTold))
    )
      return hero;
  }
  const thing = isEnglish ? thingAt(texts, place) : undefined;
  return { heading: thing ?? withPlace(name, place, name, isEnglish), of: undefined, rest: [], isTold: false };

  function fromPhrase(one: Said): Hero | undefined {
    const isOpening = one === said[0];
    if (
      !isOpening ||
      !(
        one.form === 'phrase' ||
        one.form === 'label' ||
        (isEnglish && one.form === 'whole' && isTelegraphed(one.text)) ||
        (!isEnglish && one.form === 'whole' && !hasVerbAbroad(one.text))
      )
    )
      return undefined;
    const bare = one.text.replace(/[.!]$/u, '').replace(/^(?:an?|the) (?=\p{L})/iu, '');
    const [, label = '', after = ''] = /^([^:]{6,}?): (.+)$/u.exec(bare) ?? [];
    const parts = named(partsOf(label === '' ? bare : label));
    const [first = ''] = parts;
    if (
      /^(?:[€£$]|from |about |over |no |not )/iu.test(first) ||
      hasPrice(first) ||
      wordsIn(first).length < (parts.length > 1 || isTrade(first) ? 1 : 2)
    )
      return undefined;
    if (wordsIn(first).length > (TELLS.test(first) ? MOST_OF_LIST : MOST)) return undefined;
    let to = 1;
    while (
      to < parts.length &&
      !NO_PART.test(parts[to] ?? '') &&
      !isDoing(parts[to] ?? '') &&
      !hasPrice(parts[to] ?? '') &&
      wordsIn(parts.slice(0, to + 1).join(' ')).length <= MOST
    )
      to++;
    // a list is not parted: 'for care homes, schools and hotels'
    const closes = parts.findIndex((part, at) => at >= to && CLOSES.test(part));
    const isOpen =
      closes >= 0 &&
      parts.slice(to, closes + 1).every((part) => /^\p{Ll}/u.test(part) && !NO_PART.test(part) && !hasPrice(part));
    if (isOpen) {
      if (wordsIn(parts.slice(0, closes + 1).join(' ')).length > MOST_OF_LIST) return undefined;
      to = closes + 1;
    } else if (
      to < parts.length &&
      to > 1 &&
      !NO_PART.test(parts[to] ?? '') &&
      !isNamed(parts[to - 1] ?? '') &&
      !CLOSES.test(parts[to - 1] ?? '')
    )
      to = 1;
    const rest = [
      parts
        .slice(to)
        .filter(
          (part) =>
            !/^(?:yes|no|really|seriously)(?: \p{Ll}+)?$/iu.test(part) &&
            place?.name.split(', ').includes(part) !== true,
        )
        .join(', '),
      after,
    ].filter((text) => text !== '');
    const [, second = ''] = parts;
    const isTown =
      to > 1 &&
      isNamed(second) &&
      /^\p{Lu}/u.test(second) &&
      !/(?<!\p{L})(?:in|near|at|from|of|on|im|à|en|outside) (?:the )?\p{Lu}/u.test(first) &&
      isEnglish;
    const joined =
      isTown && !TELLS.test(first)
        ? `${first} in ${parts.slice(1, to).join(', ').replace(/ \+ /gu, ' and ')}`
        : to > 1 &&
            isGeneral(first) &&
            !/ (?:for|who|that|which|with|to|of) /u.test(first) &&
            !isNamed(second) &&
            !/\d/.test(second)
          ? `${first}: ${parts.slice(1, to).join(', ')}`
          : parts.slice(0, to).join(', ');
    return {
      heading: placed(withProduct(capital(joined), texts)),
      of: one,
      rest: rest.map((text) => sentence(capital(text))),
      isTold: false,
    };
  }

  function fromSentence(one: Said): Hero | undefined {
    const isOpening = one === said[0];
    const found = isEnglish
      ? one.form === 'label'
        ? undefined
        : headingFrom(one, name, place, isOpening)
      : one.form === 'label'
        ? undefined
        : abroad(one);
    if (found === undefined || found === name) return undefined;
    // what somebody says of themselves stands under the name
    if (isEnglish && /^(?:We|I)(?:['’]| )/u.test(found))
      return {
        heading: doneAt(one.text) ?? withPlace(name, place, name, isEnglish),
        of: one,
        rest: [one.text],
        isTold: true,
      };
    const heading = placed(withProduct(found, texts));
    const isSaid = isSaidIn(
      one.text.replace(identityIn(one.text, name) === undefined ? /^$/u : /^.*? (?:is|are) |^\p{L}+['’](?:s|re) /u, ''),
      `${name} ${found}`,
    );
    if (isSaid) return { heading, of: one, rest: [], isTold: false };
    // the same words are not said above each other
    const isBeginning =
      isEnglish && one.text.toLowerCase().startsWith(wordsIn(found).slice(0, 3).join(' ').toLowerCase());
    return {
      heading: isBeginning ? (doneAt(one.text) ?? withPlace(name, place, name, isEnglish)) : heading,
      of: one,
      rest: [one.text],
      isTold: true,
    };
  }

  /** 'Surveyor, Peter Tarnock, covers the Solent': who does it is no part of what it is; 'Camp Zagora, Morocco' is a camp there */
  function named(parts: readonly string[]): string[] {
    const out: string[] = [];
    for (const part of parts) {
      const before = out.at(-1) ?? '';
      if (out.length > 1 && IS_PERSON.test(before) && isDoing(part)) out[out.length - 1] = `${before} ${part}`;
      else out.push(part);
    }
    const [first = '', second = ''] = out;
    const [, thing = '', town = ''] = /^(.+ \p{Ll}{3,}) (\p{Lu}[\p{L}'’-]+)$/u.exec(first) ?? [];
    if (
      isEnglish &&
      (isRegion(second) || isRegion(second.split(' ').at(-1) ?? '')) &&
      thing !== '' &&
      !/ (?:in|near|at|from|of|on|for|by|to|and|the|with|outside|around|between|san|santa|new|el|la|de)$/iu.test(thing)
    )
      out.splice(0, 2, `${thing} in ${town}`, isRegion(second) ? second : second.replace(/ (?=\S+$)/u, ', '));
    return out;
  }
  /** 'We do renovation in Reykjavik' */
  function doneAt(text: string): string | undefined {
    const town = place?.name.split(/,| \(/u)[0] ?? '';
    const [, thing = '', at = ''] =
      /(?<!\p{L})(?:do|doing|offer|offering|provide|providing|make|making|sell|selling) ((?:\p{Ll}+ ){0,2}\p{Ll}+) (in|near) (?=\p{Lu})/u.exec(
        text,
      ) ?? [];
    return thing !== '' &&
      town !== '' &&
      !/^(?:it|this|that|them|so|business|a|an|the|our|my)(?!\p{L})/u.test(thing) &&
      text.includes(`${thing} ${at} ${town}`)
      ? `${capital(thing)} ${at} ${place?.name ?? ''}`
      : undefined;
  }
  function abroad(one: Said): string | undefined {
    const bare =
      one.form === 'verb'
        ? headingAbroad(one.text, language ?? '', name)
        : one.text.replace(/[.!]$/u, '').replace(/ ?\([^()]*\)/gu, '');
    return headingFrom({ text: capital(bare), form: 'whole' }, name, place, false, language ?? '');
  }
  function placed(heading: string): string {
    return wordsIn(heading).length < 6 || !isEnglish ? withPlace(heading, place, name, isEnglish) : heading;
  }
}

/** What it is or does before what somebody does, and that before what only has a pronoun. */
function ranked({ said, name, language }: Note): Said[] {
  const rank = (one: Said) => {
    const { form, text } = one;
    if (language === 'en' && identityIn(text, name) !== undefined) return -1;
    if (/^(?:They|It|He|She) (?!is an? |are |is the |['’])/u.test(text)) return 3;
    const isOfOthers =
      form === 'whole' &&
      language === 'en' &&
      !/^(?:We|I) /u.test(text) &&
      identityIn(text, name) === undefined &&
      !text.startsWith(`${name} `);
    return isOfOthers && one !== said[0] ? 2 : 0;
  };
  return [...said].sort((one, other) => rank(one) - rank(other));
}

/** 'Farrier' */
const isTrade = (text: string): boolean =>
  nounSenses(text.toLowerCase()).some(({ class: one }) => /^(?:person|place|building|group)$/.test(one));
/** A town, a region, a quarter: 'Kazimierz', 'Tucson and Oro Valley', 'northern Sweden' */
const isNamed = (text: string): boolean =>
  isRegion(text) ||
  /^(?:(?:in|near|at|im|in der|à|en|bei) )?(?:\p{Ll}+ )?\p{Lu}[\p{L}'’-]+(?: (?:and |& |\+ |de |la |of )?\p{Lu}[\p{L}'’-]+)*$/u.test(
    text,
  );
const VERB_ABROAD =
  /(?<!\p{L})(?:ist|sind|hat|haben|macht|machen|bietet|bieten|wird|werden|kann|est|sont|ont|fait|fabrique|propose|es|son|tiene|hace|vende|è|sono|ha|fa|é|são|tem|faz|zijn|heeft|maakt|wir|ich|nous|je|somos|siamo|wij)(?!\p{L})/iu;
const hasVerbAbroad = (text: string): boolean => VERB_ABROAD.test(text);

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) =>
    word.replace(/(?:ing|ies|es|s|ed|e)$/u, '').slice(0, 5),
  );
/** They say no more than the thing that is made. */
const LIGHT =
  /(?<!\p{L})(?:makes?|sells?|offers?|provides?|supplies|supply|builds?|produces?|is|are|we|the|and|macht|baut|verkauft|fertigt|fabrique|vend|propose|hace|vende|fabrica|ofrece)(?!\p{L})/giu;
const isSaidIn = (text: string, heading: string): boolean => {
  const there = new Set(stemsOf(heading));
  return stemsOf(text.replace(LIGHT, ' ')).every((stem) => there.has(stem));
};
