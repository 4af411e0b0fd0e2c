import { nounSenses, tokensOf } from '@maquette/reading';
import { briefOf, LETTER, type StrategyBrand } from '../brief';
import { rolesOf } from '../brief/roles';
import { isForeignBrief, plainOf } from '../brief/units';
import { capital, sentence } from '../pen';
import { isCalled } from './calls';
import { inEnglish, priced } from './english';
import { forbiddenAmong } from './forbidden';
import { inFull } from './in-full';
import { hasPrice } from './items';
import { type Kind, kindOf, REACHED } from './kinds';
import { foreignKind } from './kinds-abroad';
import { isMostly, languageOf } from './languages';
import { FLAGS, HEADS_TALK, isBan, makersTalk, type Reason, unwrapped, withoutAsides } from './makers';
import { type Line, type Sentence, sentencesOf } from './sentences';

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
}

/** Asks that nobody can tell what it is. */
const HIDES =
  /\b(?:has|have|needs?) to pass for\b|\bmust pass for\b|\b(?:will not|won't|don't|not) (?:get|give|print|publish) (?:you )?our address\b|\b(?:may|can|must) not describe\b|\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b|\b(?:secret|hidden) (?:address|location|place)\b/iu;
/** What was said before is not to be told. */
const NOT_TO_BE_TOLD =
  /\bno need to (?:go on about|mention|dwell on|say) (?:it|that|this)\b|\b(?:do not|don't|never|not|nobody) (?:\p{L}+ ){0,3}(?:mention|tell|say|print|publish|repeat|use|show|write|put|post) (?:that|this|it|the story)\b(?! \p{L}+ \p{L}+ \p{L}+)|\b(?:that|this) (?:stays|is) (?:between us|private|not for)|(?:その|この)(?:話|こと|件).*(?:ください|下さい)|\b(?:das|dies) bitte nicht\b/iu;
const NOT_FOR_THE_PAGE =
  /pas pour le site|nicht für (?:die|unsere) (?:seite|webseite|website|öffentlichkeit)|niet voor de (?:site|website)|no (?:es )?para la (?:web|página)|non per il sito|não (?:é )?para o site|entre nous|unter uns (?:gesagt)?|onder ons|entre nosotros|(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)\b|\bstays? between us\b|\boff the record\b/;
/** Asks for care with what is said around it. */
const CAREFUL =
  /\bwrite (?:this|that|it) carefully\b|\bi(?:'m| am) not against\b|\bbe careful (?:with|about)\b|\bdon't (?:make fun|joke) (?:of|about)\b|\bvorsicht\b/i;
const TO_BE_CHECKED =
  /\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b|\bbefore you (?:say|print|publish|use) (?:that|this|it)\b/u;
const QUOTED_WORD = /["'‘“«„「](?!s\b)(\p{L}[\p{L}\s・-]{1,30}?)[,.]?["'’”»」](?!\p{L})/gu;
const BANS =
  /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b|\bgeen\b|\bsin\b/iu;

const count = (text: string) => text.split(/\s+/).length;
const stems = (plain: string): string[] =>
  (plain.match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !/^(?:about|their|which|would|there|write|every|people|other)$/.test(stem));
const hasWord = (plain: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(plain);
/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');

export function copyOf(brand: StrategyBrand): Copy {
  const description = brand.description ?? '';
  const name = brand.name.trim();
  const { wording, forbidden } = briefOf(brand);
  const other = languageOf(description);
  const first = sentencesOf(description, name, false);
  const isAbroad =
    isForeignBrief(description) ||
    (other !== undefined && isMostly(other, first[0]?.text ?? '', 1) && isMostly(other, description, 1.5)) ||
    (other !== undefined && first[0]?.isForeign === true && isMostly(other, description));
  const all = isAbroad ? first : sentencesOf(description, name, true);
  const isLetter = all.length > LETTER;
  const kept: Kept[] = [];
  const keep = (text: string, why: Reason): Line[] => {
    kept.push({ text, why });
    return [];
  };

  const untold = untoldAmong(all);
  const { told, unnamed } = forbiddenAmong(all);
  for (const index of told.keys()) untold.add(index);
  const isRule = (word: string) =>
    all.some(
      ({ text, plain }) =>
        plain.includes(word) &&
        (isBan(text) ||
          (/\b(?:words?|say|write|call it|use)\b/u.test(plain) && makersTalk(text, !isAbroad) !== undefined)),
    );
  const banned = [...wording.avoided, ...forbidden].map((word) => word.toLowerCase()).filter(isRule);
  const isOwnName = (word: string) => name.toLowerCase().includes(word);
  for (const { text, plain } of all)
    if (BANS.test(plain) && (isBan(text) || makersTalk(text, !isAbroad) !== undefined))
      for (const [, word = ''] of text.matchAll(QUOTED_WORD)) banned.push(plainOf(word.trim()));

  const flagged = new Set<number>();
  for (const { index, text, paragraph } of all)
    if (FLAGS.test(text)) {
      const before = all[index - 1];
      if (before && before.paragraph === paragraph && count(before.text) > 5) flagged.add(before.index);
    }

  let talkedOf = -1;
  const lines = all.flatMap((given): Line[] => {
    const bare = unnamed.get(given.index);
    const whole = bare === undefined ? given : { ...given, text: bare, plain: plainOf(bare) };
    const { text, index, paragraph } = whole;
    if (text.replace(/\.$/, '').toLowerCase() === name.toLowerCase()) return [];
    if (index === all.length - 1 && index > 3 && SIGNED.test(text)) return keep(text, 'said by the way');
    if (untold.has(index)) return keep(text, 'not to be told');
    const isOther =
      isAbroad && other !== undefined && !isMostly(other, text, 1) && (text.match(SURELY_ENGLISH)?.length ?? 0) > 2;
    if (isAbroad ? isOther : whole.isForeign) return keep(text, 'in another language');
    const told = unwrapped(text, !isAbroad);
    const clear = told === undefined ? undefined : withoutAsides(told, !isAbroad);
    if (clear !== undefined && makersTalk(clear, !isAbroad) === undefined)
      return lineOf(whole, sentence(capital(clear)), !/^(?:brief|notes?|text|message|letter) /iu.test(text));
    // how one is reached is for everybody
    const isReach = REACHED.test(text) && !/\b(?:do not|don't|not|never)\b/iu.test(text);
    const said = whole.isForMakers ? 'wishes for the page' : makersTalk(text, !isAbroad);
    const why = isReach && !whole.isForMakers && !(said && withoutTalk(text, !isAbroad)) ? undefined : said;
    if (why === undefined) {
      // 'Oily, quick, bit cheeky.', behind how it is to sound; and all that stands under 'How it should sound.'
      const isUnder = all.some(
        (one) =>
          one.paragraph === paragraph &&
          one.index < index &&
          (HEADS_TALK.test(one.text) || (one.isFirst && one.isForMakers && NOTES.test(one.text))),
      );
      const goesOn =
        talkedOf === index - 1 &&
        all[talkedOf]?.paragraph === paragraph &&
        count(text) < 6 &&
        !/\d/.test(text) &&
        !hasVerb(text);
      // 'Not romantic. No candle, no old glasses.'
      const bansOn =
        talkedOf === index - 1 &&
        all[talkedOf]?.paragraph === paragraph &&
        /^(?:no|not|never|nothing)\b/iu.test(text) &&
        !/\b(?:is|are|we|i|you|have|has|can)\b/iu.test(text) &&
        !/\d/.test(text);
      const kind = isAbroad ? foreignKind(text) : kindOf(whole.plain, new Set(), undefined);
      // 'Don't do the calendar thing. Don't.'
      const isEcho =
        talkedOf !== -1 && all[talkedOf]?.paragraph === paragraph && /^(?:don['’]t|please|never)[.!]$/iu.test(text);
      if ((isUnder && !/^(?:contact|price|hours|guarantee|terms)$/.test(kind)) || goesOn || bansOn || isEcho) {
        if (goesOn || bansOn) talkedOf = index;
        return keep(text, 'wishes for the page');
      }
      return lineOf(whole, text, flagged.has(index));
    }
    talkedOf = index;
    const bracketed = withoutAsides(text, !isAbroad);
    if (
      !whole.isForMakers &&
      !text.startsWith('(') &&
      bracketed !== text &&
      makersTalk(bracketed, !isAbroad) === undefined
    ) {
      for (const [aside] of text.matchAll(/\([^()]*\)/gu))
        if (!bracketed.includes(aside)) kept.push({ text: aside, why });
      return lineOf(whole, bracketed, flagged.has(index));
    }
    // '14 dollars = one repair', in what is asked for
    const equal = /(?:^|[,:;] )([^,:;=]{2,40}) = ([^,:;=]{2,40})\.?$/u.exec(text);
    if (equal?.[1] && equal[2] && hasPrice(equal[0])) {
      kept.push({ text, why });
      return lineOf(whole, sentence(capital(`${equal[1]} = ${equal[2]}`)), false);
    }
    const part = whole.isForMakers || isBan(text) ? undefined : withoutTalk(text, !isAbroad);
    if (!part) return keep(text, why);
    kept.push({ text: part.left, why });
    return lineOf(whole, sentence(part.said), flagged.has(index) || FLAGS.test(part.left));
  });

  function lineOf(unit: Sentence, said: string, isFlagged: boolean): Line[] {
    const text = isAbroad
      ? said.replace(/\bde une(?= )/gu, "d'une")
      : begun(priced(inEnglish(inFull(said)))).replace(THEIRS, (_, owners: string) => `${owners} ${name}`);
    const plain = plainOf(text);
    if (banned.some((word) => !isOwnName(word) && hasWord(refused(plain), word)))
      return keep(text, 'words that are not to be used');
    const line = { ...unit, text, plain };
    const kind = isCalled(text, isAbroad ? other : 'en')
      ? 'hours'
      : isAbroad
        ? (unit.label ?? foreignKind(text))
        : kindHere(line, rolesOf(line, isLetter));
    const parts = all.length < 3 && unit.list === undefined ? partsOf(text) : [text];
    if (parts.length > 1)
      return parts.map((part, at) => {
        const piece = { ...line, text: part, plain: plainOf(part), isFirst: true };
        const own = isAbroad ? foreignKind(part) : kindHere(piece, new Set());
        return { ...piece, kind: at === 0 ? 'what' : /^\d{1,2}[:.]\d\d ?[–-]/u.test(part) ? 'hours' : own, isFlagged };
      });
    return [{ ...line, kind, isFlagged }];
  }
  return {
    lines: isAbroad ? lines : asOurs(lines),
    all,
    kept,
    asksForEnglish:
      !isAbroad &&
      (all.filter(({ text }) => inEnglish(text) !== text).length > 1 ||
        all.some(({ plain }) =>
          /\b(?:correct|fix|improve|polish|check)\b[^.]*\b(?:english|grammar|language|spelling)\b|\b(?:my|our) english\b/.test(
            plain,
          ),
        )),
    language: isAbroad ? other : 'en',
    hides: all.some(({ text }) => HIDES.test(text)),
  };
}

const begun = (text: string) => (/^\S+@/u.test(text) ? text : capital(text));
/** 'Jigs, for the Malonzo family' */
const SIGNED =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:for|from|on behalf of|owner|founder|director|manager|secretary|chair|für|voor|pour|por|per)\b[\p{L} ’']{0,40})?\.$/u;
/** 'Cass and Dom own it': the brand is theirs. */
const THEIRS =
  /^(\p{Lu}\p{L}+(?:(?:,| and|, and) \p{Lu}\p{L}+){0,3}(?: also| still| now)? (?:owns?|runs?|founded|started|began|bought|took over)) it\b/u;

/** What stands for itself behind a comma: a price, a time, a promise, who runs it. */
const APART =
  /^(?:(?:fixed |from |only |ab |desde |vanaf |à partir de )*(?:[€$£]|\d+(?:[.,]\d+)? ?(?:€|zł|kr|euros?))|\d{1,2}[:.]\d\d|(?:open|daily|every|mon|tue|wed|thu|fri|sat|sun)\p{L}*\b|no(?:t)? \p{L}|never |(?:\p{Ll}+ and )?\p{Ll}+ed by \p{Lu}|run by|made by|led by|\d+ \p{Ll}+s\b|[\p{L} ]{2,40} [€$£]\d|since (?:1[5-9]|20)\d\d|seit (?:1[5-9]|20)\d\d|geführt von|tenu par)/iu;
/** A brief of one long sentence without a verb of its own says several things. */
function partsOf(text: string): string[] {
  const segments = segmentsOf(text.replace(/\.$/u, ''));
  if (segments.length < 3 || segments.some(({ mark }) => mark !== ',' && mark !== '')) return [text];
  const parts: string[] = [];
  for (const segment of segments)
    if (
      parts.length > 0 &&
      (!APART.test(segment.text) || (parts.length > 1 && hasPrice(parts.at(-1) ?? '') && hasPrice(segment.text)))
    )
      parts.push(`${parts.pop() ?? ''}, ${segment.text}`);
    else parts.push(segment.text);
  return parts.length < 3 || /\b(?:we|i|they|it|you) \p{Ll}/u.test(parts[0] ?? '')
    ? [text]
    : parts.map((part) => sentence(capital(part)));
}

/** Notes of somebody else, who says 'they': 'They build jeepneys' is 'We build jeepneys'. */
function asOurs(lines: Line[]): Line[] {
  const isTheirs = ({ text }: Line) => /^(?:They|Their)\b/u.test(text) && !/["“”]/u.test(text);
  if (lines.filter(isTheirs).length < 2 || lines.some(({ plain }) => /\b(?:we|our|us|i|my)\b/u.test(plain)))
    return lines;
  return lines.map((line) => {
    if (!isTheirs(line)) return line;
    const text = line.text
      .replace(/\bThey\b/gu, 'We')
      .replace(/\bTheir\b/gu, 'Our')
      .replace(/\bthey\b/gu, 'we')
      .replace(/\btheir\b/gu, 'our');
    return { ...line, text, plain: plainOf(text) };
  });
}

/** What is asked not to be told, by where it stands. */
function untoldAmong(all: readonly Sentence[]): Set<number> {
  const untold = new Set<number>();
  for (const { index, text, plain } of all) {
    const at = NOT_TO_BE_TOLD.exec(text)?.index;
    // what 'that' stands for is said before it in the sentence itself, or else in the one before
    if (at !== undefined) {
      untold.add(index);
      if (!(text.slice(0, at).split(/[\s、,]/).length > 3 || at > 20) && index > 0) untold.add(index - 1);
    }
    if (NOT_FOR_THE_PAGE.test(plain)) untold.add(index);
    if (TO_BE_CHECKED.test(plain)) {
      untold.add(index);
      if (index > 0) untold.add(index - 1);
      if (/^i don't mind\b/.test(all[index - 1]?.plain ?? '') && index > 1) untold.add(index - 2);
    }
    if (CAREFUL.test(text)) {
      untold.add(index);
      for (const near of [all[index - 1], all[index + 1]])
        if (near && near.index > 0 && stems(plain).some((stem) => stems(near.plain).includes(stem)))
          untold.add(near.index);
    }
  }
  return untold;
}

/** Things beside each other are an offer where it is said what is offered; a price stands with the prices. */
function kindHere(line: Sentence, roles: ReturnType<typeof rolesOf>): Kind {
  const kind = kindOf(line.plain, roles, line.label);
  if (/^(?:I'm|I am|My name is|We are|We're) \p{Lu}\p{Ll}+ (?:\p{Lu}|and \p{Lu})/u.test(line.text)) return 'who';
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
  if (/^(?:story|result|step|what)$/.test(kind) && countsPeople(line.text)) return 'who';
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

export const hasVerb = (text: string): boolean =>
  tokensOf(text)
    .flat()
    .some(({ pos }) => pos === 'VERB' || pos === 'AUX');

/** All that its paragraph says is for the makers. */
const NOTES = /^(?:notes?|ps|p\.s|for (?:you|the|whoever))\b/iu;
const SURELY_ENGLISH = /\b(?:the|and|of|is|we|with|our|are|that|it|they|have|this|for|you|not|at)\b/giu;
const LINK = /^(?:and|but|so|or|yet|because|though|en|maar|dus|und|aber|et|mais|y|pero|e|ma|mas)\s+/iu;
const REASON_FOR =
  /^(?:so|therefore|hence|that's why|dus|daarom|also|deshalb|darum|donc|por eso|así que|quindi|perciò|por isso)\b/iu;
/** It is to be told, and how. */
const SAY_IT = /^so (?:please )?(?:say|put|tell|write|mention) (?:it|this|that)\b/iu;
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|once|until|unless|whether|wenn|weil|als|omdat|si|cuando|quand|parce|se|quando)(?!\p{L})/iu;
const LEADS_ON =
  /\b(?:and|or|but|that|which|who|when|where|because|if|so|than|as|not|no|a|an|the|of|to|for|in|with)$/iu;

/** Commas, semicolons and dashes outside of brackets and quotes. */
function segmentsOf(text: string): { text: string; mark: string }[] {
  const parts: { text: string; mark: string }[] = [];
  let from = 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (/["“”«»]/.test(letter)) quoted = letter === '"' ? !quoted : /[“«]/.test(letter);
    const isMark = /[,;:]/.test(letter)
      ? /\s/.test(text.charAt(at + 1))
      : /[–—]/.test(letter) && /\s/.test(text.charAt(at - 1));
    if (depth > 0 || quoted || !isMark) continue;
    parts.push({ text: text.slice(from, at).trim(), mark: letter });
    from = at + 1;
  }
  parts.push({ text: text.slice(from).trim(), mark: '' });
  return parts;
}

/** What a sentence says besides what it asks of the makers, where both are clauses of their own; nothing where the one is the reason of the other. */
function withoutTalk(text: string, isEnglish: boolean): { said: string; left: string } | undefined {
  const parts = segmentsOf(
    text.replace(/[.!]$/, '').replace(/ and (?=(?:i|we) (?:want|would like|['’]d like)\b)/giu, ', and '),
  );
  const isTalk = parts.map(
    (part) =>
      makersTalk(part.text.replace(LINK, ''), isEnglish) !== undefined ||
      makersTalk(part.text, isEnglish) !== undefined,
  );
  const at = isTalk.indexOf(true);
  if (at === -1) return undefined;
  const end = isTalk.lastIndexOf(true) + 1;
  const joined = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map(
        (part, index, some) =>
          part.text + (index < some.length - 1 ? `${/[–—]/.test(part.mark) ? ' ' : ''}${part.mark} ` : ''),
      )
      .join('');
  // 'it depends, but so that people have an idea: a hall …'
  if (at > 0 && end < parts.length)
    return parts[at - 1]?.mark === ',' && parts[end - 1]?.mark === ':' && isTalk.slice(at, end).every(Boolean)
      ? {
          said: `${joined(0, at)}${parts.slice(0, at).some(({ mark }) => mark === ':') ? ' –' : ':'} ${joined(end, parts.length)}`,
          left: joined(at, end),
        }
      : undefined;
  if (at === 0) return undefined;
  const [said, left] = [joined(0, at), joined(at, parts.length)];
  const isWhole =
    (!REASON_FOR.test(left) || SAY_IT.test(left)) &&
    !/^(?:\p{L}+ )?\p{L}+ (?:ainda não|aún no|todavía no|weiß|weet|ne sais|non so)(?!\p{L})/u.test(left) &&
    !/\bso please\b|\binstead\b|\bnot the \p{L}+$/u.test(left) &&
    !/^(?:please no|no thanks|no thank you|no|not|never|please|please not)$/iu.test(left) &&
    (!SUBORDINATE.test(said) || /[,:] /u.test(said)) &&
    !LEADS_ON.test(said) &&
    (isEnglish ? hasVerb(said) || parts.slice(0, at).length > 1 || hasPrice(said) : count(said) > 3) &&
    count(said) > 2 &&
    makersTalk(said, isEnglish) === undefined;
  return isWhole ? { said, left } : undefined;
}
