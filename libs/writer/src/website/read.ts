import { nounSenses } from '@maquette/reading';
import type { StrategyBrand } from '../brief';
import { isForeignBrief, plainOf, proseOf } from '../brief/units';
import { capital, sentence } from '../pen';
import { clauseTalk } from '../brief/talk';
import { audiencesIn } from './audiences';
import { type Audience, audiencesOf } from './gate';
import { bannedWords } from './banned';
import { doubtIn } from './doubts';
import { type Framed, lineIn, unframed } from './framed';
import { asMeant } from './learner';
import { type Form, formOf, hasFinite, isWork, wordsIn } from './forms';
import { isLanguage, isMostly, languageOf } from './languages';
import { joinedAgain, type Piece, isOfPage, piecesOf } from './parts';
import { isHidden } from './hidden';
import { plainly } from './plain';
import type { Kept, Reason } from './note';
import { type Sentence, sentencesOf } from './sentences';
import { asWritten, nameOf } from './spoken';
import { isVerbAbroad } from './subject';
import { isWish } from './wishes';
import { untoldAmong } from './untold';

// A note is read sentence by sentence. Each is for the readers of the page, whole, or without a part that is plainly for somebody else and
// stands at a border; or it is told to whoever edits the page.

/** What readers may read, in the words of the note. */
export interface Said {
  text: string;
  form: Form;
  /** the number of its sentence in the note */
  index: number;
  /** points of one list share its number */
  list?: number;
  /** the line above its list */
  head?: string;
  /** the client says that it is what matters most */
  isFlagged?: boolean;
}

export interface Note {
  name: string;
  isNameOpen: boolean;
  /** as it was read: dictation as its marks */
  text: string;
  all: readonly Sentence[];
  said: Said[];
  /** for whoever edits the page */
  kept: Kept[];
  language: ReturnType<typeof languageOf> | 'en';
  /** what has to stand on every page, word for word */
  lines: string[];
  /** nobody may be able to tell what it is */
  hides: boolean;
}

const SURELY_ENGLISH =
  /\b(?:the|and|of|is|we|with|our|are|that|it|they|have|this|for|you|not|only|orders?|clients?|prices?|delivery|needs?|wants?|says|then)\b/giu;
const WHY: Record<Exclude<Audience, 'readers'>, Reason> = {
  designers: 'wishes for the page',
  colleague: 'said to you',
};
const SPLICE = /^([^,.;:()]+(?:, [^,.;:()]+){0,4}?), (?:and )?((?:they|he|she) (?!also )\p{Ll}+ .+)$/u;
/** 'one palace that may not be named' */
const UNNAMED = /\b(?:may|must|can|should|shall) ?not be (?:named|mentioned|shown|told|published)\b/iu;
const TAKES_BACK =
  /^(?:oh,? )?(?:all right|alright|okay|ok|fine|no,? seriously|seriously|no,? really)(?: then)?[:,] (?=\p{L})/iu;
/** A part that begins so cannot stand without the part before it. */
const HANGS =
  /^(?:which|that|those|these|this|it|them|there|who|because|whose|where|and|or|but|than|as|not|nor|so)(?!\p{L})/iu;
/** Several people, of whom 'they' may be said. */
const CROWD =
  /^(?:the |their |its |most |many )?\p{L}+s (?:\p{L}+ ){0,2}(?:are|worry|think|complain|want|fear|ask|come)(?!\p{L})/iu;
const FACT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred)\b/iu;

export function read(brand: StrategyBrand): Note {
  const { name, isOpen } = nameOf(brand.name);
  const text = asWritten(brand.description ?? '');
  const prose = proseOf(text);
  const other = languageOf(prose) ?? languageOf(text);
  const first = sentencesOf(text, name, false);
  const isAbroad =
    isForeignBrief(text) ||
    (other !== undefined && isMostly(other, proseOf(first[0]?.text ?? ''), 1) && isMostly(other, prose, 1.5)) ||
    (other !== undefined && first[0]?.isForeign === true && isMostly(other, prose));
  const isEnglish = !isAbroad;
  const written = isAbroad ? first : sentencesOf(asMeant(text), name, true);
  const lines = written.flatMap((one) => lineIn(one.text) ?? []);
  const all: Framed[] = written
    .filter((one) => lineIn(one.text) === undefined)
    .map((one) => (isAbroad ? one : unframed(one)));
  const flagged = new Set(all.filter(({ isFlagged }) => isFlagged).map(({ index }) => index));
  const kept: Kept[] = [];
  const keep = (said: string, why: Reason) => void kept.push({ text: said, why });
  const untold = untoldAmong(all);
  const isBanned = bannedWords(brand, all, isEnglish);

  /** 'Oh all right: a choir': what was said before it was not meant. */
  function takenBack(sentences: readonly Sentence[]): Sentence[] {
    const at = sentences.findIndex((one, index) => index > 0 && TAKES_BACK.test(one.text));
    if (at < 0) return [...sentences];
    for (const one of sentences.slice(0, at)) keep(one.text, 'said to you');
    return sentences
      .slice(at)
      .map((one, index) => (index > 0 ? one : { ...one, text: capital(one.text.replace(TAKES_BACK, '')) }));
  }
  /** 'Sound lab, Brussels, they measure noise': what it is, and what they do. */
  function spliced(one: Sentence): Sentence[] {
    const found = isEnglish && one.list === undefined ? SPLICE.exec(one.text) : null;
    if (
      !found ||
      hasFinite(found[1] ?? '') ||
      /^(?:if|when|while|once|after|before|for|in|at|on|since|because|as|with|to|from(?! [€£$\d]))(?!\p{L})/iu.test(
        one.text,
      )
    )
      return [one];
    return [
      { ...one, text: sentence(found[1] ?? '') },
      { ...one, text: sentence(capital(found[2] ?? '')) },
    ];
  }
  /** Between facts of the client, and not among the wishes at the end. */
  const isAmid = (one: Sentence): boolean => {
    const at = all.findIndex(({ index }) => index === one.index);
    const beside = [all[at - 1], all[at + 1]];
    return beside.every(
      (other) =>
        other !== undefined &&
        other.paragraph === one.paragraph &&
        !other.isForMakers &&
        plainly(other.text) === undefined &&
        !isOfPage(other.text),
    );
  };
  /** What of a sentence may be judged at all; '' for nothing. */
  const toBeJudged = (one: Sentence): string => {
    const isOther =
      isAbroad &&
      other !== undefined &&
      !isMostly(other, one.text, 1) &&
      (one.text.match(SURELY_ENGLISH)?.length ?? 0) > 1;
    const why: Reason | undefined =
      untold.whole.has(one.index) || clauseTalk(one.text, isEnglish) === 'secret'
        ? 'not to be published'
        : (isAbroad ? isOther : one.isForeign)
          ? 'in another language'
          : one.isForMakers
            ? 'wishes for the page'
            : undefined;
    if (why) {
      keep(one.text, why);
      return '';
    }
    if (/^(?:1[5-9]|20)\d\d[.!]?$/u.test(one.text)) {
      keep(one.text, 'please ask: what the year stands for');
      return '';
    }
    if (UNNAMED.test(one.text)) {
      keep(one.text, 'not to be published');
      const rest = one.text.split(/, (?:and )?/u).filter((part) => !UNNAMED.test(part));
      return rest.length > 0 && !hasFinite(one.text.replace(UNNAMED, '')) ? sentence(rest.join(', ')) : '';
    }
    const shorter = untold.shorter.get(one.index);
    if (shorter !== undefined) keep(one.text, 'not to be published');
    const doubt = shorter === undefined ? doubtIn(one.text, one.index === 0, isAmid(one)) : undefined;
    if (doubt) keep(doubt.asked, doubt.why);
    return shorter ?? doubt?.said ?? one.text;
  };
  const judged = takenBack(all)
    .flatMap(spliced)
    .map((one) => ({ one, text: toBeJudged(one) }))
    .filter((each) => each.text !== '')
    .map((each) => ({
      ...each,
      pieces: each.one.list === undefined ? piecesOf(each.text) : [{ text: each.text, mark: '', isAside: false }],
    }));
  const audiences = audiencesIn(
    judged.flatMap(({ pieces }) =>
      pieces.map((piece, at) => ({ text: sentence(piece.text), isNewSentence: at === 0 })),
    ),
    name,
  );
  let at = 0;
  const said: Said[] = [];
  for (const { one, text: whole, pieces } of judged) {
    // what the client calls the pride of the house is for readers, whatever it sounds like
    const given = pieces.map(({ text }) => {
      const audience = audiences[at++] ?? 'readers';
      return flagged.has(one.index) && !isWish(text) ? 'readers' : audience;
    });
    const stays = whatStays(pieces, given, isEnglish);
    // what is only listed is judged thing by thing, where the whole is not for readers
    const parts = stays.some(Boolean) || pieces.length > 1 ? [] : listedIn(whole);
    const joined = stays.every(Boolean) ? whole : parts.length > 0 ? ofReaders(parts) : joinedAgain(pieces, stays);
    // 'Yes, single.' tells nothing
    const isTrade =
      one.index === 0 &&
      wordsIn(joined).length === 1 &&
      nounSenses(joined.replace(/\.$/u, '').toLowerCase()).length > 0;
    const left = one.list === undefined && !isTrade && isEmpty(joined) ? '' : joined;
    const whyOf = (audience: Audience | undefined): Reason =>
      audience === undefined || audience === 'readers' ? 'not placed' : WHY[audience];
    if (left === '') keep(one.text, whyOf(given.find((audience) => audience !== 'readers')));
    else if (parts.length > 0)
      parts.filter((part) => !left.includes(part)).forEach((part) => keep(part, whyOf(given[0])));
    else pieces.forEach((piece, index) => stays[index] === true || keep(piece.text.trim(), whyOf(given[index])));
    if (left === '') continue;
    if (isBanned(left)) {
      keep(left, 'words that are not to be used');
      continue;
    }
    if (isOnlyName(left, name)) continue;
    const form = isEnglish
      ? formOf(left, said.length === 0, true)
      : isLanguage(other) && isVerbAbroad(left, other)
        ? 'verb'
        : formOf(left, false, false);
    // who writes all of it in points lists no things
    const isNote =
      one.list !== undefined &&
      one.head === undefined &&
      2 * all.filter(({ list }) => list === one.list).length > all.length;
    said.push({
      text: left,
      form,
      index: one.index,
      ...(one.list !== undefined && !isNote && { list: one.list }),
      ...(one.head !== undefined && { head: one.head }),
      ...(flagged.has(one.index) && { isFlagged: true }),
    });
  }
  function ofReaders(parts: readonly string[]): string {
    const given = audiencesOf(
      [{ text: name, isNewSentence: true }, ...parts.map((part) => ({ text: sentence(part), isNewSentence: true }))],
      name,
    ).slice(1);
    const left = parts.filter((_, index) => given[index] === 'readers');
    return left.some((part) => FACT.test(part)) ? sentence(left.join(', ')) : '';
  }
  return {
    name,
    isNameOpen: isOpen,
    text,
    all,
    said,
    kept,
    lines,
    language: isAbroad ? other : 'en',
    hides: isHidden(`${brand.name}\n${text}`),
  };
}

/** Which pieces of a sentence stay: those for readers, where what stays is whole. */
function whatStays(pieces: readonly Piece[], given: readonly Audience[], isEnglish: boolean): boolean[] {
  const stays = given.map((audience) => audience === 'readers');
  // 'Piotr – no, it was Ana – did it': what is put right stays with what puts it right
  if (pieces.some(({ text }, at) => at > 0 && /^(?:no|nein|non|nee|sorry),? /iu.test(text)) && !stays.every(Boolean))
    return stays.map(() => false);
  // what stands before and behind a bracket is one clause
  pieces.forEach(({ mark }, at) => {
    const main = pieces.findLastIndex(({ isAside }, index) => index < at && !isAside);
    if (mark !== ')' || main < 0) return;
    const both = stays[at] === true && stays[main] === true;
    stays[at] = both;
    stays[main] = both;
  });
  pieces.forEach(({ text, mark, isAside }, at) => {
    const before = pieces[at - 1];
    if (at === 0 || !before) return;
    // the cause goes with its wish: 'The shelf is full of blue, so they want …'
    if (stays[at] === false && /^, so/iu.test(mark) && stays[at - 1] === true && !FACT.test(before.text))
      stays[at - 1] = false;
    if (isAside) {
      if (stays[at - 1] === false) stays[at] = false;
      return;
    }
    // 'only facts allowed – origin, grapes': what is listed goes with what lists it
    if (stays[at - 1] === false && /[–—-]/u.test(mark) && !hasFinite(text) && !/\d/u.test(text)) stays[at] = false;
    if (stays[at] === false || mark === ')' || stays.slice(0, at).some(Boolean)) return;
    // nothing before it stays: it has to stand alone
    const isOfThem = /^they(?!\p{L})/iu.test(text) && CROWD.test(before.text);
    const stands = isEnglish
      ? hasFinite(text) || FACT.test(text) || wordsIn(text).length > 3
      : wordsIn(text).length > 2;
    // 'he refuses two': of what, is gone
    const isOfGone =
      isEnglish &&
      /^(?:he|she|they)(?!\p{L})/iu.test(text) &&
      !isWork(text) &&
      !/\d/.test(text) &&
      wordsIn(text).length < 5;
    if (HANGS.test(text) || isOfThem || isOfGone || !stands) stays[at] = false;
  });
  return stays;
}

/** The things of a list: 'Donegal and Derry, €85 a stone, and they send a photo' */
function listedIn(text: string): string[] {
  const parts = text.replace(/[.!]$/u, '').split(/, (?:and (?=(?:they|he|she|we|it)(?!\p{L})))?/u);
  return parts.length > 1 &&
    FACT.test(text) &&
    plainly(text) === undefined &&
    parts.every((part) => !hasFinite(part) || /^(?:they|he|she|we|it)(?!\p{L})/u.test(part))
    ? parts
    : [];
}
const isEmpty = (text: string): boolean =>
  !/\d/.test(text) &&
  (wordsIn(text).length < 2 ||
    /^(?:ok(?:ay)?[, ]*)?(?:so[, ]*)?(?:here (?:goes|we go|it is|it comes)|let['’]s go|right|well)[.!:]*$/iu.test(
      text,
    ) ||
    (wordsIn(text).length < 4 && /^(?:yes|or|and|but|ja|oui|sí|really|honestly)(?!\p{L})/iu.test(text)));

/** 'Rosa's!', by Rosa's Empanadas */
const isOnlyName = (text: string, name: string): boolean => {
  const bare = plainOf(text.replace(/[.!?]+$/u, ''));
  return bare === plainOf(name) || (wordsIn(bare).length < 3 && plainOf(name).startsWith(`${bare} `));
};
