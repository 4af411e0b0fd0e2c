import { addressesIn } from './calls';
import { factOf, isRange, partsOfList, thingsOf } from './facts';
import { hasFinite, isWork, wordsIn } from './forms';
import { headingFrom, identityIn, shorterOf, thingAt, withPlace, withProduct } from './hero';
import { hasPrice, type Item } from './items';
import { REACHED } from './kinds';
import { isPlaceAlone, type Place } from './place';
import type { Note, Said } from './read';
import { asHolding, asIdentity, fromPronoun, headingAbroad, withSubject, withSubjectAbroad } from './subject';
import { capital, sentence } from '../pen';

// What stands where: the trade above everything, one good sentence under it, then what is told in the order of the note, what is only listed
// as a list, and how one is reached at the end.

export interface Laid {
  heading: string;
  lead: string;
  about: string[];
  range: string[];
  facts: Item[];
  contact: string[];
  voices: string[];
  /** whole sentences of the page, in the order of the note */
  sentences: string[];
}

/** Says what somebody else has said of it. */
const VOICE =
  /\b(?:review(?:s|er)?|customers?|guests?|parents|patients?|visitors?|readers?|clients?)\b[^.]{0,30}\b(?:says?|said|wrote|writes|told us|call(?:ed)? (?:it|us))\b[^.]*["'‘“«]/iu;

const HOURS =
  /^(?:(?:\p{L}+ is |(?:opening )?hours:? )?open(?:ing hours)?:? (?!source|since|to (?:all|every)).*(?:\d|day|daily|night|appointment|dawn|dusk)|(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?s?(?: to|,| and|[–-]).*\d|(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L}).*\d|(?:ge?öffnet|offen|ouvert|abierto|aperto|aberto)(?!\p{L}).*\d)/iu;
const LEANS =
  /^(?:They|It|He|She|His|Her|Their|Its|This|That|These|Those|Both|There|Then|Also|And|But|So|The (?:rest|other|same)|Half|Each|Some|Most|Sie|Er|Es|Ils?|Elles?|Ce|Cette|Son|Sa|Ses|Su|Sus)(?!\p{L})/u;
const IS_ABROAD =
  /(?<!\p{L})(?:kostet|kosten|coûte|coûtent|cuesta|cuestan|costa|costano|custa|custam|kost|ist|sind|war|waren|hat|haben|kann|können|wissen|kommen|kommt|gibt|geht|steht|liegt|wollen|will|muss|est|sont|ont|a|peut|vient|viennent|tiene|tienen|puede|viene|vienen|es|son|è|sono|é|são|wird|werden)(?!\p{L})/iu;
/** It has a word for what was said just before it. */
const LEANS_ON =
  /^(?:She|He|They|It|That|This|So|Then|Not (?:to|in|for)|There)(?!\p{L})| (?:for|from|of|with|on|at) (?:that|this|it|them)(?=[ ,.;])/u;
/** What goes on with what was said before it. */
const REFERS = /^(?:Now|Today|Then|Later|Since then|Still|By now|Before|After|Not|Only|Mostly|Usually)(?!\p{L})/u;
const LONGEST_LEAD = 260;

interface Told {
  text: string;
  /** it begins with the name */
  isNamed: boolean;
}

export function lay({ said, name, language }: Note, place: Place | undefined): Laid {
  const isEnglish = language === 'en';
  const isOwn = said.some(({ text }) => /^(?:We|I|Our|My)(?!\p{L})/u.test(text));
  const out: Laid = { heading: '', lead: '', about: [], range: [], facts: [], contact: [], voices: [], sentences: [] };
  const told: Told[] = [];
  const { heading, of, isWhole } = heroOf();
  out.heading = heading;
  let last = false;
  const tell = (text: string, isNamed: boolean) => {
    told.push({ text, isNamed });
    last = isNamed;
  };
  const list = (texts: readonly string[]) => {
    // what is as long as a sentence is told as one
    for (const text of texts)
      if (wordsIn(text).length > 14)
        tell(
          (isEnglish && !isOwn ? asHolding(text, last ? 'It' : name) : undefined) ?? sentence(capital(text)),
          isEnglish && !isOwn && asHolding(text, name) !== undefined,
        );
      else out.facts.push(factOf(text));
  };

  for (const [at, one] of said.entries()) put(one, said[at + 1]);
  layTold();
  return out;

  function put(given: Said, next: Said | undefined) {
    const one = { ...given, text: given.text.replace(/^(?:The |Our )?[Cc]lient (?=is )/u, `${name} `) };
    const isHero = given === of;
    const { text, form } = one;
    const bare = text.replace(/[.!]$/u, '');
    if (one.list !== undefined) {
      if (hasPrice(text) || one.head !== undefined) out.facts.push(factOf(bare));
      else out.range.push(capital(bare));
      return;
    }
    if (VOICE.test(text)) return void out.voices.push(text);
    if (HOURS.test(bare) || (addressesIn(text).length > 0 && REACHED.test(text))) return void out.contact.push(text);
    if (isHero && isWhole) return;
    // the foot of the page says where
    if (form === 'phrase' && !isHero && isPlaceAlone(text)) return;
    // what the next sentence leans on is told before it
    const isLeantOn = isEnglish && !isHero && next !== undefined && next.list === undefined && LEANS_ON.test(next.text);
    if (isLeantOn && (form === 'label' || form === 'phrase')) return tell(text, false);
    if (form === 'label') {
      const fact = factOf(bare);
      // 'Hammam products: clay, soap and gloves'
      const things = thingsOf(fact.text);
      if (isHero && things.length > 2) return void out.range.push(...things);
      if (one.index === 0 && fact.title === '') return tell(text, false);
      return void out.facts.push(fact);
    }
    if (!isEnglish) return phraseAbroad(one, bare, isHero);
    if (form === 'phrase' && isOwn && !isHero && (!/\d/.test(bare) || REFERS.test(bare))) return tell(text, false);
    if (form === 'phrase') return phrase(bare, isHero);
    // among sentences that say 'we' a fragment stays as it stands
    if (isOwn && (form === 'verb' || form === 'state')) return tell(text, false);
    const parts = form === 'verb' || form === 'state' ? partsOfList(bare) : [];
    // 'Retreads truck tyres, Darkhan, minus 40 to plus 35': a sentence, and what is only listed behind it
    const tail = parts.slice(1);
    const isApart = (part: string) =>
      /\d|^\p{Lu}|^(?:open|closed|pay|bring|book|call|order|minimum|min|by appointment|free)(?!\p{L})/u.test(part);
    const isTelegram =
      form === 'verb' &&
      tail.length > 0 &&
      tail.every(
        (part) =>
          !/^(?:and|or|but) /u.test(part) &&
          isApart(part) &&
          !hasFinite(part) &&
          !/ (?:and|or) /u.test(part.replace(/^(?:pay|bring|book|call|order) .*$/u, '')),
      );
    const subject = last ? 'It' : name;
    if (isTelegram) {
      // 'near Sarnia, Ontario'
      const [first = '', ...rest] = parts;
      const isTown = / (?:in|near|at) \p{Lu}[\p{L}'’-]+$/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(rest[0] ?? '');
      const whole = withSubject(
        sentence(isTown ? `${first}, ${rest[0] ?? ''}` : first),
        form,
        subject,
        given === said[0],
      );
      if (whole) tell(whole, true);
      return list(tail.filter((part) => !(place && place.name.split(', ').includes(part))));
    }
    if (form === 'state' && hasPrice(bare)) return list(partsOfList(bare));
    // 'It's basically a rope course' tells what it is
    const identity = form === 'whole' && /^(?:It|This|They)['’ ]/u.test(text) ? identityIn(bare, name) : undefined;
    const whole =
      identity !== undefined &&
      /^(?:It|This)/u.test(text) &&
      /['’]s|basically|essentially|really|actually|just/u.test(text.slice(0, 24))
        ? sentence(`${name} is ${identity}`)
        : withSubject(text, form, subject, given === said[0]);
    if (whole === undefined) return list([bare]);
    tell(whole, whole.startsWith(`${name} `) || (last && /^It /u.test(whole)));
  }

  /** What has no verb: what it is, or what is only listed. */
  function phrase(bare: string, isHero: boolean) {
    const parts = partsOfList(bare);
    if (isHero) {
      // the heading has the first of it
      const rest = parts.filter(
        (part) => !heading.toLowerCase().includes(part.toLowerCase().replace(/^(?:an?|the) /u, '')),
      );
      const [first = ''] = parts;
      const isTelegram = parts.length > 2;
      const [, things = ''] = bare.split(': ');
      if (things !== '' && thingsOf(things).length > 2 && asIdentity(bare, name) === undefined) {
        if (isRange(thingsOf(things))) return void out.range.push(...thingsOf(things));
        return list(thingsOf(things));
      }
      const sentenceOf = asIdentity(isTelegram ? first : bare, name);
      if (sentenceOf && (!isTelegram || rest.includes(first)) && !heading.includes(bare))
        tell(sentence(sentenceOf), true);
      else if (!isTelegram && !sentenceOf)
        tell(
          sentence(isOwn || /^\d/.test(bare) ? bare : `${name} offers ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`),
          !isOwn,
        );
      if (isTelegram) list(rest.filter((part) => part !== first));
      return;
    }
    if (/^(?:\p{Lu}\p{Ll}+ed|Made|Sold|Built|Grown|Sewn|Cut|Woven|Spun|Knit|Bred|Drawn) /u.test(bare))
      return list([bare]);
    const things = thingsOf(bare);
    // 'Delivered to Eldoret, Nakuru or Kampala' is one thing
    if (TO_PLACES.test(bare)) return list([bare]);
    if (out.range.length === 0 && isRange(things) && !CREDENTIAL.test(bare)) return void out.range.push(...things);
    // 'in the van, most do': what is no thing of its own stays with the one before it
    const isOfFirst = (part: string) => hasFinite(part) || isCrumb(part) || (!COUNTED.test(bare) && isAmount(part));
    list(parts.slice(1).some(isOfFirst) ? [bare] : parts);
  }
  function phraseAbroad(one: Said, bare: string, isHero: boolean) {
    if (/^\d/.test(bare) && partsOfList(bare).length > 1) return list(partsOfList(bare));
    const pieces = partsOfList(bare);
    if (
      one.form === 'whole' &&
      pieces.length > 2 &&
      pieces.every((part) => wordsIn(part).length < 5) &&
      !IS_ABROAD.test(bare)
    )
      return list(pieces);
    const text = withSubjectAbroad(one.text, language ?? '', name);
    if (isHero && one.form !== 'verb') {
      const parts = partsOfList(bare);
      if (parts.length > 2)
        return isRange(parts.slice(1)) ? void out.range.push(...parts.slice(1).map(capital)) : list(parts.slice(1));
      return tell(text, false);
    }
    const parts = partsOfList(bare);
    // a list of short things has no verb
    if (
      parts.length > 1 &&
      parts.every((part) => wordsIn(part).length < 6 && /\d|^\p{Lu}?\p{L}+(?: \p{L}+){0,2}$/u.test(part)) &&
      /\d/.test(bare) &&
      !IS_ABROAD.test(bare)
    )
      return list(parts);
    tell(text, text.startsWith(`${name} `));
  }

  /** One good sentence under the heading, the others in the order of the note. */
  function layTold() {
    out.sentences = told.map(({ text }) => text);
    const texts = told.map(({ text }) => text);
    const [first] = texts;
    if (first === undefined) return;
    // what the heading says already
    const [, second] = texts;
    if (
      second !== undefined &&
      (!LEANS.test(second) || (fromPronoun(second, name) !== undefined && !/ (?:it|them)(?!\p{L})/u.test(second))) &&
      isSaidIn(first, `${name} ${heading}`)
    )
      texts.shift();
    // a price is no beginning, where something else can begin
    const [priced = '', other, third] = texts;
    if (
      hasPrice(priced) &&
      other !== undefined &&
      wordsIn(other).length > 4 &&
      !hasPrice(other) &&
      !LEANS.test(other) &&
      !(third !== undefined && LEANS.test(third))
    )
      texts.splice(0, 2, other, priced);
    texts[0] = fromPronoun(texts[0] ?? '', name) ?? texts[0] ?? '';
    out.sentences = texts.map((text) => fromPronoun(text, name) ?? text).filter((text) => !LEANS.test(text));
    let end = 1;
    // what leans on it stays with it
    const next = texts[1];
    if (next !== undefined && LEANS.test(next)) {
      const own = fromPronoun(next, name);
      if (own !== undefined) texts[1] = own;
      else if (texts[0].length + next.length < LONGEST_LEAD) end = 2;
    }
    // no fragment stands alone under the heading
    if (end === 1 && wordsIn(texts[0]).length < 6 && texts.length > 1) end = 2;
    if (texts[0].length > LONGEST_LEAD) end = 0;
    out.lead = texts.slice(0, end).join(' ');
    // the sentence that the heading is the beginning of says it once
    if (isEnglish && isBeginningOf(out.heading, texts[0])) out.heading = withPlace(name, place, name, isEnglish);
    // nothing is said twice: the sentence has it all, the heading the first of it
    if (out.lead !== '' && isSaidIn(out.lead, `${name} ${heading}`)) {
      const short = shorterOf(heading)
        .slice(1)
        .map((text) => withPlace(text, place, name, isEnglish))
        .filter((text) => wordsIn(text).length + 1 < wordsIn(heading).length)
        .at(-1);
      if (short !== undefined) out.heading = short;
    }
    out.about = texts.slice(end);
  }

  function heroOf(): { heading: string; of: Said | undefined; isWhole: boolean } {
    const texts = said.map(({ text }) => text);
    for (const one of ranked()) {
      if (one.list !== undefined) continue;
      const found = heroFrom(one);
      if (found === undefined || wordsIn(found).length < 2 || found === name) continue;
      const full = withPlace(withProduct(found, texts), place, name, isEnglish);
      const bare = one.text.replace(/^(?:an?|the) (?=\p{L})/iu, '').replace(/[.!]$/u, '');
      return {
        heading: full,
        of: one,
        isWhole: one.form === 'phrase' ? found === capital(bare) : one.form === 'whole' && full === capital(bare),
      };
    }
    const thing = isEnglish ? thingAt(texts, place) : undefined;
    if (thing !== undefined) return { heading: thing, of: undefined, isWhole: false };
    return { heading: withPlace(name, place, name, isEnglish), of: undefined, isWhole: false };
  }
  /** What it is or does before what somebody does, and that before what only has a pronoun. */
  function ranked(): Said[] {
    const rank = (one: Said) => {
      const { form, text } = one;
      if (/^(?:They|It|He|She) (?!is an? |are |is the |['’])/u.test(text)) return isWork(text) ? 1 : 3;
      const isOfOthers =
        form === 'whole' &&
        isEnglish &&
        !/^(?:We|I) /u.test(text) &&
        identityIn(text, name) === undefined &&
        !text.startsWith(`${name} `);
      return isOfOthers && one !== said[0] ? 2 : 0;
    };
    return [...said].sort((one, other) => rank(one) - rank(other));
  }
  function heroFrom(one: Said): string | undefined {
    if (isEnglish && one.form === 'label') {
      // 'Hammam products from the Middle Atlas: clay, soap and gloves'
      const [before = ''] = one.text.split(': ');
      return one.index === said[0]?.index && wordsIn(before).length > 1
        ? headingFrom({ text: before, form: 'phrase' }, name, place, true)
        : undefined;
    }
    if (isEnglish) return headingFrom(one, name, place, one === said[0]);
    if (one.form === 'label') return undefined;
    const bare = one.text
      .replace(/[.!]$/u, '')
      .replace(/ ?\([^()]*\)/gu, '')
      .replace(one.form === 'verb' ? /^.*$/u : /^$/u, () =>
        one.form === 'verb' ? headingAbroad(one.text, language ?? '', name) : '',
      );
    const parts = partsOfList(bare);
    const [first = ''] = parts;
    const isListed = parts.length > 2 && parts.slice(1).some((part) => /^\d/.test(part));
    return headingFrom(
      { text: capital(one.form === 'verb' || (wordsIn(bare).length < 13 && !isListed) ? bare : first), form: 'whole' },
      name,
      place,
      false,
      language ?? '',
    );
  }
}

/** Who vouches for it; nobody sells that. */
const CREDENTIAL =
  /\b(?:registered|certified|certificates?|accredited|licen[sc]ed|insured|bonded|guild|members? of|ISO|custody)\b/iu;
/** Places in a row behind one preposition. */
const TO_PLACES = /(?<!\p{L})(?:to|in|from|at|across) \p{Lu}[\p{L}'’-]+, \p{Lu}/u;
/** It has the first words of a sentence, and no others than that. */
const isBeginningOf = (heading: string, text: string): boolean => {
  const [one = '', other = ''] = wordsIn(heading);
  return text.startsWith(`${one} ${other}`) && isSaidIn(heading, text);
};
/** 'most do', 'a goalkeeper'; 'nine keepers' and 'no contract' are facts */
const isCrumb = (part: string): boolean =>
  wordsIn(part).length < 3 &&
  !/\d|^(?:no|free|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) \p{L}/iu.test(part);
/** '18 cows, 30 sheep' are things of one kind. */
const COUNTED = /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) )/iu;
/** '2 hours', 'max 5 people', '$28 a window': of what stands before it. */
const isAmount = (part: string): boolean =>
  /^(?:max(?:imum)?\.? |min(?:imum)?\.? |about |up to )?(?:\d[\d.,]* ?(?:hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|persons?|people|pax|yen|euros?|pounds?|dollars?|kr|€|£|%)|[€£$¥]\d[\d.,]*)(?: (?:an?|per|each) ?\p{L}*)?$/iu.test(
    part,
  );

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) =>
    word.replace(/(?:ing|ies|es|s|ed|e)$/u, '').slice(0, 5),
  );
/** They say no more than the thing that is made. */
const LIGHT =
  /(?<!\p{L})(?:makes?|sells?|offers?|provides?|supplies|supply|builds?|produces?|is|are|macht|baut|verkauft|fertigt|fabrique|vend|propose|hace|vende|fabrica|ofrece)(?!\p{L})/giu;
const isSaidIn = (text: string, heading: string): boolean => {
  const there = new Set(stemsOf(heading));
  return stemsOf(text.replace(LIGHT, ' ')).every((stem) => there.has(stem));
};
export { identityIn };
