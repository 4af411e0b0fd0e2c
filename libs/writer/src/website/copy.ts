import { briefOf, LETTER, type StrategyBrand } from '../brief';
import { clausesOf, joinedAgain } from '../brief/clauses';
import { rolesOf } from '../brief/roles';
import { FLAGS, isBan, talkOf } from '../brief/talk';
import { isForeignBrief, plainOf } from '../brief/units';
import { sentence } from '../pen';
import { inOwnVoiceAbroad, partedAbroad } from './abroad';
import { isCalled } from './calls';
import { type Reason, reasonOf, withoutAsides, withoutTalk } from './cut';
import { isOfBrand } from './commission';
import { doubtIn } from './doubts';
import { inEnglish } from './english';
import { hasPrice } from './items';
import { REACHED } from './kinds';
import { foreignKind } from './kinds-abroad';
import { isLanguage, isMostly, languageOf } from './languages';
import { asCopy, kindHere, partsOf } from './line';
import { type Line, type Sentence, sentencesOf } from './sentences';
import { talkAmong } from './talk-among';
import { isCauseOnly, partedFrom } from './to-us';
import { topicOf } from './topics';
import { untoldAmong } from './untold';
import { unwrapped } from './unwrapped';
import { inOwnVoice, type Voice, voiceOf } from './voice';

// Each part of a description is sorted once, before anything is placed: it is copy, or it is told to whoever edits the page, with the reason.
// What is copy is then said in the brand's own voice.

export interface Kept {
  text: string;
  why: Reason;
}

export interface Copy {
  lines: Line[];
  /** every sentence of the brief, those at a semicolon apart */
  all: readonly Sentence[];
  /** what is kept from the page, for whoever edits it */
  kept: Kept[];
  /** the client's English is not quite English */
  asksForEnglish: boolean;
  /** of a brief that is not in English; undefined where its page's words are not known */
  language: ReturnType<typeof languageOf> | 'en';
  /** nobody may be able to tell what it is */
  hides: boolean;
  /** who speaks on the page */
  voice: Voice;
}

/** A part that is copy, in the client's words. */
interface Said {
  part: Part;
  text: string;
  isFlagged: boolean;
}
/** A sentence, or what stands of it before or after a semicolon. */
interface Part extends Sentence {
  /** which sentence it is of */
  whole: number;
  /** goes on after a semicolon, with this letter */
  goesOn?: string;
}

/** Asks that nobody can tell what it is. */
const HIDES =
  /\b(?:has|have|needs?) to pass for\b|\bmust pass for\b|\b(?:will not|won't|don't|not) (?:get|give|print|publish) (?:you )?our address\b|\b(?:may|can|must) not describe\b|\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b|\b(?:secret|hidden) (?:address|location|place)\b/iu;

/** 'The owner insists neither half is the gimmick: pensioners come in the morning' */
const CLAIMS =
  /^(?:the |our )?(?:owners?|founders?|boss|director|couple|sisters|brothers|they|he|she|\p{Lu}\p{Ll}+) (?:insists?|says?|swears?|maintains?|believes?|knows?)\b[^:]{3,80}: /iu;

/** The parts at the semicolons of each sentence: what is asked in one is not asked in the other. */
function partsAt(sentences: readonly Sentence[]): Part[] {
  const parts: Part[] = [];
  for (const one of sentences) {
    const isClaim = CLAIMS.test(one.text);
    const clauses = one.list === undefined && (isClaim || one.text.includes('; ')) ? clausesOf(one.text) : [];
    let from = 0;
    clauses.forEach(({ mark }, at) => {
      const isEnd = mark === ';' || at === clauses.length - 1 || (isClaim && mark === ':' && from === 0);
      if (!isEnd) return;
      const raw = joinedAgain(clauses.slice(from, at + 1)).replace(/[;:]$/u, '');
      const text = sentence(raw);
      parts.push({
        ...one,
        index: parts.length,
        whole: one.index,
        text,
        plain: plainOf(text),
        ...(from > 0 && { isFirst: false, ...(!isClaim && { goesOn: raw.charAt(0) }) }),
      });
      from = at + 1;
    });
    if (clauses.length === 0) parts.push({ ...one, index: parts.length, whole: one.index });
  }
  return parts;
}

/** Copy of one sentence that stands on both sides of a semicolon is one again. */
function joinedParts(said: readonly Said[]): Said[] {
  const out: Said[] = [];
  for (const one of said) {
    const last = out.at(-1);
    const isNext = last?.part.whole === one.part.whole && one.part.goesOn !== undefined;
    if (!isNext) out.push({ ...one });
    else {
      last.text = `${last.text.replace(/\.$/u, '')}; ${one.part.goesOn ?? ''}${one.text.slice(1)}`;
      last.isFlagged ||= one.isFlagged;
    }
  }
  return out;
}

export function copyOf(brand: StrategyBrand): Copy {
  const description = brand.description ?? '';
  const name = brand.name.trim();
  const other = languageOf(description);
  const first = sentencesOf(description, name, false);
  const isAbroad =
    isForeignBrief(description) ||
    (other !== undefined && isMostly(other, first[0]?.text ?? '', 1) && isMostly(other, description, 1.5)) ||
    (other !== undefined && first[0]?.isForeign === true && isMostly(other, description));
  const isEnglish = !isAbroad;
  const abroad = isAbroad && isLanguage(other) ? other : undefined;
  const all = partsAt(isAbroad ? first : sentencesOf(description, name, true));
  const kept: Kept[] = [];
  const keep = (text: string, why: Reason): [] => {
    kept.push({ text, why });
    return [];
  };
  const untold = untoldAmong(all);
  const isBanned = bannedWords(brand, all, isEnglish);
  const flagged = flaggedAmong(all);
  const talked = talkAmong(
    all.map((one) => {
      const text = untold.shorter.get(one.index);
      return text === undefined ? one : { ...one, text, plain: plainOf(text) };
    }),
    isEnglish,
  );

  /** sentences that begin with what is asked; what is said behind a semicolon of them is the reason for it */
  const asking = new Set<number>();
  /** What of it is for readers. */
  const take = (part: Part, given: string, isFlagged: boolean): Said[] => {
    const { said, left, why } = isEnglish
      ? partedFrom(given, part.index === 0)
      : abroad && part.index > 0
        ? partedAbroad(given, abroad)
        : { said: given, left: '', why: 'said to you' as const };
    if (left !== '') keep(left, why);
    if (said === '') asking.add(part.whole);
    return said === '' ? [] : [{ part, text: said, isFlagged }];
  };

  const sort = (part: Part): Said[] => {
    const { index } = part;
    const leansOnAsked =
      part.goesOn !== undefined &&
      asking.has(part.whole) &&
      (LEANS.test(part.text) || !/\d|(?<!\p{L})(?:we|our|I|my)(?!\p{L})/u.test(part.text));
    if (leansOnAsked) return keep(part.text, kept.at(-1)?.why ?? 'wishes for the page');
    if (isOnlyName(part.text, name)) return [];
    if (untold.whole.has(index)) return keep(part.text, 'not to be published');
    const isOther =
      isAbroad &&
      other !== undefined &&
      !isMostly(other, part.text, 1) &&
      (part.text.match(SURELY_ENGLISH)?.length ?? 0) > 2;
    if (isAbroad ? isOther : part.isForeign) return keep(part.text, 'in another language');
    const isAnswered = ANSWERS.test(all[index + 1]?.text ?? '');
    const doubt = isAnswered || part.isForMakers ? undefined : doubtIn(part.text, index === 0);
    if (doubt) keep(doubt.asked, doubt.why);
    if (doubt?.said === '') return [];
    const text = untold.shorter.get(index) ?? doubt?.said ?? part.text;
    if (text !== part.text && !doubt) keep(part.text, 'not to be published');

    // 'I want people to know that …'
    const told = unwrapped(text, isEnglish)?.map((one) => withoutAsides(one, isEnglish));
    if (told?.every((one) => reasonOf(one, isEnglish) === undefined))
      return told.flatMap((one) =>
        // who 'she' is, is not said there
        /^(?:He|She|His|Her)\b/u.test(one)
          ? keep(one, 'not placed')
          : take({ ...part, goesOn: undefined }, one, COUNTS_MOST.test(text)),
      );

    const why = talked.get(index);
    const isReach = REACHED.test(text) && !/\b(?:do not|don't|not|never)\b/iu.test(text);
    const bracketed = withoutAsides(text, isEnglish);
    const asides = [...text.matchAll(/\([^()]*\)/gu)]
      .map(([aside]) => aside)
      .filter((aside) => !bracketed.includes(aside));
    const cut = why && !part.isForMakers && !isBan(text) ? withoutTalk(text, isEnglish) : undefined;
    // 'Never give the address, never show faces': an order goes on with orders
    // 'The shelf is full of blue, so they want …': the cause goes with the wish
    const rest =
      cut && !isCauseOnly(cut.said, cut.left) && !/^(?:never|don['’]t|do not|no|not|avoid|please)\b/iu.test(cut.said)
        ? cut
        : undefined;
    if (why === undefined || (isReach && !part.isForMakers && !rest)) {
      for (const aside of asides) keep(aside, 'wishes for the page');
      return take(part, text.startsWith('(') ? text : bracketed, flagged.has(index));
    }
    if (rest) {
      const before = kept.length;
      const said = take(part, sentence(rest.said), flagged.has(index) || FLAGS.test(rest.left));
      if (said.length > 0) keep(rest.left, why);
      // nothing of it is for readers: it is told whole
      else kept.splice(before, kept.length, { text, why });
      return said;
    }
    const isAside = !part.isForMakers && !text.startsWith('(') && bracketed !== text;
    if (isAside && reasonOf(bracketed, isEnglish) === undefined) {
      for (const aside of asides) keep(aside, why);
      return take(part, bracketed, flagged.has(index));
    }
    if (part.goesOn === undefined) asking.add(part.whole);
    return keep(text, why);
  };

  const said = joinedParts(all.flatMap(sort));
  const wishes = new Set(kept.filter(({ why }) => why === 'wishes for the page').map(({ text }) => text));
  const wishesFrom = all.find(({ text }) => wishes.has(text))?.index ?? all.length;
  const voice = voiceOf(
    // 'Clients are …' tells not who speaks
    said.map(({ part, text }) => (/\bour\b/iu.test(part.text) ? text : text.replace(/^Our /u, ''))),
    name,
  );

  // 'Her patients are …', left out, is not what the next 'She' leans on
  const told = new Set(said.map(({ part }) => part.whole));
  const skipped = all.filter(({ whole, text }) => !told.has(whole) && LEANS.test(text)).map(({ whole }) => whole);
  const placeOf = (whole: number) => whole - new Set(skipped.filter((one) => one < whole)).size;

  /** In the words of the page, unless they are among those that are not to be used. */
  const put = ({ part, text: given, isFlagged }: Said): Line[] => {
    const spoken = asCopy(given.replace(STRESSED, ''), name, isEnglish);
    const text = isEnglish
      ? inOwnVoice(spoken.replace(OWN_LINE, '$1'), voice).replace(voice.isOne ? /^Our(?= )/u : /^$/u, 'My')
      : abroad
        ? inOwnVoiceAbroad(spoken, abroad, name)
        : spoken;
    if (isBanned(text)) return keep(text, 'words that are not to be used');
    const line = { ...part, index: placeOf(part.whole), text, plain: plainOf(text), isFlagged };
    if (isCalled(text, isAbroad ? other : 'en') && !(isAbroad && /@\S+\./.test(text)))
      return [{ ...line, kind: 'hours' }];
    const kindOfIt = (one: Sentence, roles = rolesOf(one, all.length > LETTER)) =>
      isAbroad ? foreignKind(one.text) : kindHere(one, roles);
    const parts =
      all.length < 3 && part.list === undefined && (isAbroad || /^(?:We|I) /u.test(text)) ? partsOf(text) : [text];
    if (parts.length < 2) {
      const kind = (isAbroad && part.label) || kindOfIt(line);
      // among the wishes at the end, only what is plainly of the brand is its readers'
      const isAmongWishes = part.index > 1 && (part.index === all.length - 1 || part.index > wishesFrom);
      const isUnsure =
        isAmongWishes &&
        isEnglish &&
        part.list === undefined &&
        part.label === undefined &&
        !(LEANS.test(text) && told.has(part.whole - 1)) &&
        /^(?:other|work|whom|record)$/.test(topicOf({ text, kind }, isEnglish)) &&
        !isOfBrand(text);
      return isUnsure ? keep(part.text, 'not sure that it is for readers') : [{ ...line, kind }];
    }
    return parts.map((one, at) => {
      const piece = { ...line, text: one, plain: plainOf(one), isFirst: true };
      return {
        ...piece,
        kind: at === 0 ? 'what' : hasPrice(one) ? 'price' : IS_HOURS.test(one) ? 'hours' : kindOfIt(piece, new Set()),
      };
    });
  };

  return {
    lines: said.flatMap(put),
    all,
    kept,
    asksForEnglish:
      isEnglish &&
      (all.filter(({ text }) => inEnglish(text) !== text).length > 1 ||
        all.some(({ plain }) => ASKS_FOR_ENGLISH.test(plain))),
    language: isAbroad ? other : 'en',
    hides: all.some(({ text }) => HIDES.test(text)),
    voice,
  };
}

/** 'Classes? No, she does not teach.' */
const ANSWERS = /^(?:No|Yes|Nein|Ja|Non|Oui|Sí|Não|Sim|Nee)(?!\p{L})/u;
const COUNTS_MOST = /\b(?:most important|main|know first|above all|must know|need to know)\b|\bknow (?:that|first)\b/iu;
const LEANS = /^(?:ours|theirs|their|they|it|its|that|this|these|those|both|he|his|she|her)\b/iu;
const QUOTED_WORD = /["'‘“«„「](?!s\b)(\p{L}[\p{L}\s・-]{1,30}?)[,.]?["'’”»」](?!\p{L})/gu;
const BANS =
  /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b|\bgeen\b|\bsin\b/iu;

const count = (text: string) => text.split(/\s+/).length;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasWord = (plain: string, word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'u').test(plain);
/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');

/** 'Wichtig: …' */
const STRESSED =
  /^(?:(?:Very )?[Ii]mportant(?: too)?|Note|(?:Sehr )?[Ww]ichtig|Importante?|Belangrijk|À noter|Nota) ?: (?=\S)/u;
/** What the brand says of itself, in quotes. */
const OWN_LINE = /^["“]((?:We|Our|I) [^"“”]+[.!?])["”]\.?$/u;
/** 'Rosa's!', by Rosa's Empanadas */
const isOnlyName = (text: string, name: string): boolean => {
  const said = text.replace(/[.!?]+$/, '').toLowerCase();
  return said === name.toLowerCase() || (count(said) < 3 && name.toLowerCase().startsWith(`${said} `));
};
const IS_HOURS = /^\d{1,2}[:.]\d\d ?[–-]/u;
const ASKS_FOR_ENGLISH =
  /\b(?:correct|fix|improve|polish|check)\b[^.]*\b(?:english|grammar|language|spelling)\b|\b(?:my|our) english\b/;

/** Whether a text has one of the words that the brief does not want. */
function bannedWords(brand: StrategyBrand, all: readonly Sentence[], isEnglish: boolean): (text: string) => boolean {
  const { wording, forbidden } = briefOf(brand);
  const isAsked = ({ text }: Sentence) => isBan(text) || talkOf(text, isEnglish) !== undefined;
  const asking = all.filter(isAsked);
  const banned = [...wording.avoided, ...forbidden]
    .map((word) => word.toLowerCase())
    .filter((word) => asking.some(({ text, plain }) => plain.includes(word) && (isBan(text) || OF_WORDS.test(plain))));
  for (const { text, plain } of asking)
    if (BANS.test(plain))
      // 'Say 'strip' not 'airfield''
      for (const { 1: word = '', index } of text.matchAll(QUOTED_WORD))
        if (BANS.test(text.slice(0, index))) banned.push(plainOf(word.trim()));
  // 'no words like cure, guaranteed or proven', 'to use the word bulletproof'
  for (const { text, plain } of asking)
    if (BANS.test(plain) || FORBIDS.test(plain))
      for (const [, list = ''] of text.matchAll(NAMED_WORDS))
        banned.push(
          ...list
            .toLowerCase()
            .split(/, (?:or |and )?| or | and /u)
            .filter((word) => word.length > 3),
        );
  // of 'g'day' the second half is no word
  const isHalf = (word: string) => asking.some(({ plain }) => new RegExp(`\\p{L}'${escaped(word)}`, 'u').test(plain));
  const others = banned.filter((word) => !brand.name.toLowerCase().includes(word) && !isHalf(word));
  return (text) => {
    const plain = refused(plainOf(text));
    return others.some((word) => hasWord(plain, word));
  };
}
const FORBIDS = /\b(?:forbidden|prohibited|banned|not allowed)\b/u;
const NAMED_WORDS =
  /\bwords? (?:like |such as )?((?:[\p{L}-]+(?:, (?:or |and )?| or | and )){0,8}[\p{L}-]+)(?=[,.;:]| or | to |$)/giu;
const OF_WORDS = /\b(?:words?|say|write|call it|use)\b/u;

/** What the client says of the sentence before: that it counts most. */
function flaggedAmong(all: readonly Sentence[]): Set<number> {
  const flagged = new Set<number>();
  for (const { index, text, paragraph, isMarked } of all) {
    if (isMarked) flagged.add(index);
    const before = all[index - 1];
    if (FLAGS.test(text) && before?.paragraph === paragraph && count(before.text) > 5) flagged.add(before.index);
  }
  return flagged;
}

const SURELY_ENGLISH = /\b(?:the|and|of|is|we|with|our|are|that|it|they|have|this|for|you|not|at)\b/giu;
