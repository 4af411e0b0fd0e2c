import { briefOf, LETTER, type StrategyBrand } from '../brief';
import { rolesOf } from '../brief/roles';
import { FLAGS, isBan, talkOf } from '../brief/talk';
import { isForeignBrief, plainOf } from '../brief/units';
import { capital, sentence } from '../pen';
import { inOwnVoiceAbroad, partedAbroad } from './abroad';
import { isCalled } from './calls';
import { type Reason, reasonOf, withoutAsides, withoutTalk } from './cut';
import { inEnglish } from './english';
import { hasPrice } from './items';
import { REACHED } from './kinds';
import { foreignKind } from './kinds-abroad';
import { isLanguage, isMostly, languageOf } from './languages';
import { asCopy, kindHere, partsOf } from './line';
import { type Line, type Sentence, sentencesOf } from './sentences';
import { talkAmong } from './talk-among';
import { partedFrom } from './to-us';
import { untoldAmong } from './untold';
import { unwrapped } from './unwrapped';
import { inOwnVoice, type Voice, voiceOf } from './voice';

// Each sentence of a brief is classed once: it is copy, whole, or it is told to whoever edits the page, whole.

export interface Kept {
  text: string;
  why: Reason;
}

export interface Copy {
  lines: Line[];
  /** every sentence of the brief */
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

/** Asks that nobody can tell what it is. */
const HIDES =
  /\b(?:has|have|needs?) to pass for\b|\bmust pass for\b|\b(?:will not|won't|don't|not) (?:get|give|print|publish) (?:you )?our address\b|\b(?:may|can|must) not describe\b|\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b|\b(?:secret|hidden) (?:address|location|place)\b/iu;
const QUOTED_WORD = /["'‘“«„「](?!s\b)(\p{L}[\p{L}\s・-]{1,30}?)[,.]?["'’”»」](?!\p{L})/gu;
const BANS =
  /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b|\bgeen\b|\bsin\b/iu;

const count = (text: string) => text.split(/\s+/).length;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasWord = (plain: string, word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'u').test(plain);
/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');

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
  const all = isAbroad ? first : sentencesOf(description, name, true);
  const kept: Kept[] = [];
  const keep = (text: string, why: Reason): Line[] => {
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

  /** It is copy: in the words of the page, unless they are among those that are not to be used. */
  const put = (unit: Sentence, given: string, isFlagged: boolean): Line[] => {
    const { said, left } = isEnglish
      ? partedFrom(given, { isFirst: unit.index === 0, isShop })
      : abroad && unit.index > 0
        ? partedAbroad(given, abroad)
        : { said: given, left: '' };
    if (left !== '') kept.push({ text: left, why: 'said to you' });
    if (said === '') return [];
    const spoken = asCopy(said.replace(STRESSED, ''), name, isEnglish);
    const text = isEnglish
      ? inOwnVoice(spoken.replace(OWN_LINE, '$1'), voice)
      : abroad
        ? inOwnVoiceAbroad(spoken, abroad, name)
        : spoken;
    if (isBanned(text)) return keep(text, 'words that are not to be used');
    const line = { ...unit, text, plain: plainOf(text), isFlagged };
    if (isCalled(text, isAbroad ? other : 'en') && !(isAbroad && /@\S+\./.test(text)))
      return [{ ...line, kind: 'hours' }];
    const kindOfIt = (one: Sentence, roles = rolesOf(one, all.length > LETTER)) =>
      isAbroad ? foreignKind(one.text) : kindHere(one, roles);
    const parts =
      all.length < 3 && unit.list === undefined && (isAbroad || /^(?:We|I) /u.test(text)) ? partsOf(text) : [text];
    if (parts.length < 2) return [{ ...line, kind: (isAbroad && unit.label) || kindOfIt(line) }];
    return parts.map((part, at) => {
      const piece = { ...line, text: part, plain: plainOf(part), isFirst: true };
      return {
        ...piece,
        kind: at === 0 ? 'what' : hasPrice(part) ? 'price' : IS_HOURS.test(part) ? 'hours' : kindOfIt(piece, new Set()),
      };
    });
  };

  const voice = voiceOf(all, name);
  const isShop = IS_SHOP.test(all[0]?.plain ?? '');

  const lines = all.flatMap((given): Line[] => {
    const { index } = given;
    if (isOnlyName(given.text, name)) return [];
    if (index === all.length - 1 && index > 3 && SIGNED.test(given.text)) return keep(given.text, 'said to you');
    if (untold.whole.has(index)) return keep(given.text, 'not to be published');
    const isOther =
      isAbroad &&
      other !== undefined &&
      !isMostly(other, given.text, 1) &&
      (given.text.match(SURELY_ENGLISH)?.length ?? 0) > 2;
    if (isAbroad ? isOther : given.isForeign) return keep(given.text, 'in another language');
    const text = untold.shorter.get(index) ?? given.text;
    const whole = { ...given, text, plain: plainOf(text) };
    if (text !== given.text) kept.push({ text: given.text, why: 'not to be published' });

    // 'I want people to know that …'
    const told = unwrapped(text, isEnglish);
    const clear = told === undefined ? undefined : withoutAsides(told, isEnglish);
    if (clear !== undefined && reasonOf(clear, isEnglish) === undefined)
      return put(
        whole,
        sentence(capital(clear)),
        !/^(?:please )?(?:brief|notes?|text|message|letter|write|mention|say|tell|stress) /iu.test(text),
      );

    const why = talked.get(index);
    const cut = why && !whole.isForMakers && !isBan(text) ? withoutTalk(text, isEnglish) : undefined;
    // 'Never give the address, never show faces': an order goes on with orders
    const part = cut && !/^(?:never|don['’]t|do not|no|not|avoid|please)\b/iu.test(cut.said) ? cut : undefined;
    // how one is reached is for everybody
    const isReach = REACHED.test(text) && !/\b(?:do not|don't|not|never)\b/iu.test(text);
    const bracketed = withoutAsides(text, isEnglish);
    const asides = [...text.matchAll(/\([^()]*\)/gu)]
      .map(([aside]) => aside)
      .filter((aside) => !bracketed.includes(aside));
    if (why === undefined || (isReach && !whole.isForMakers && !part)) {
      for (const aside of asides) kept.push({ text: aside, why: 'wishes for the page' });
      return put(whole, text.startsWith('(') ? text : bracketed, flagged.has(index));
    }
    if (part) {
      kept.push({ text: part.left, why });
      return put(whole, sentence(capital(part.said)), flagged.has(index) || FLAGS.test(part.left));
    }
    const isAside = !whole.isForMakers && !text.startsWith('(') && bracketed !== text;
    if (isAside && reasonOf(bracketed, isEnglish) === undefined) {
      kept.push(...asides.map((aside) => ({ text: aside, why })));
      return put(whole, bracketed, flagged.has(index));
    }
    // '14 dollars = one repair', in what is asked for
    const equal = /(?:^|[,:;] )((?:[^,:;=]|,(?=\d)){2,40}) = ([^,:;=]{2,40})\.?$/u.exec(text);
    if (equal?.[1] && equal[2] && hasPrice(equal[0])) {
      kept.push({ text: text.slice(0, equal.index), why });
      return put(whole, sentence(capital(`${equal[1]} = ${equal[2]}`)), false);
    }
    return keep(text, why);
  });

  return {
    lines,
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

/** 'Wichtig: …' */
const STRESSED =
  /^(?:(?:Very )?[Ii]mportant(?: too)?|Note|(?:Sehr )?[Ww]ichtig|Importante?|Belangrijk|À noter|Nota) ?: (?=\S)/u;
/** What the brand says of itself, in quotes. */
const OWN_LINE = /^["“]((?:We|Our|I) [^"“”]+[.!?])["”]\.?$/u;
/** One comes to it, and it works for nobody. */
const IS_SHOP =
  /\b(?:shop|bookshop|store|caf[eé]|bar|pub|restaurant|bistro|bakery|hotel|hostel|guest ?house|gym|museum|cinema|theatre|school|kindergarten|market|library|brewery|winery|gallery|umbrellas|festival)\b/u;
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

/** 'Jigs, for the Malonzo family' */
const SIGNED =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:for|from|on behalf of|owner|founder|director|manager|secretary|chair|für|voor|pour|por|per)\b[\p{L} ’']{0,40})?\.$/u;
const SURELY_ENGLISH = /\b(?:the|and|of|is|we|with|our|are|that|it|they|have|this|for|you|not|at)\b/giu;
