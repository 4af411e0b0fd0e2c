import { briefOf, LETTER, type Role, type StrategyBrand } from '../brief';
import { rolesOf } from '../brief/roles';
import { plainOf, split } from '../brief/units';
import { apart, HAS_VERB, inFull, madeWhole, sentencesIn } from './edit';
import { forbiddenAmong } from './forbidden';
import { type Kind, kindOf } from './kinds';
import { foreignKind } from './kinds-abroad';
import { hasPrice, pricedItems } from './offers';
import {
  AIM,
  ASKS,
  BEHIND,
  fitOf,
  isAsked,
  isBan,
  isTalk,
  OF_THE_BRAND,
  RIVALS,
  TO_MAKERS,
  unflagged,
} from './remarks';
import { count, addressed, inEnglish, smoothed, tidied, withCapitals } from './slips';

import { isMostly, languageOf } from './languages';
import type { Line } from './line';
import { isPlaceAlone } from './place';
import { layoutOf, type Piece } from './read';

// Which sentences of a brief a stranger may read. A brief speaks to whoever makes the brand; what it says to them, of them, or behind the
// customers' backs is no copy, and a half of a sentence that does goes without the other half.

/** Asks for care with what is said around it. */
const CAREFUL =
  /\bwrite (?:this|that|it) carefully\b|\bnot against\b|\b(?:main|whole|real) problem\b|\bbe careful (?:with|about)\b|\bdon't (?:make fun|joke) (?:of|about)\b|\bvorsicht\b/i;
/** Asks that nobody can tell what it is. */
const HIDES =
  /\b(?:has|have|needs?) to pass for\b|\bmust pass for\b|\b(?:will not|won't|don't|not) (?:get|give|print|publish) (?:you )?our address\b|\b(?:may|can|must) not describe\b|\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b|\b(?:secret|hidden) (?:address|location|place)\b/iu;

/** The same of other languages, as far as it is asked for with the usual words. */
const ASKS_ELSEWHERE =
  /(?<!\p{L})(?:bitte|kein(?:e|en)?(?= \p{Lu}\p{L}+,? (?:kein|und kein|mit))|wir (?:wollen|möchten|wünschen)|umbenennen|der name|das logo|s'il (?:vous|te) pla[iî]t|merci (?:de |d['’]\p{L}+)|(?:pas|sans|aucune?|no|sin|keine?|geen|nessuna|non|sem|não)(?: \p{L}+){0,4} (?:photos?|fotos?|foto|bilder)|sprüche|nous (?:voulons|ne voulons)|on ne veut|pas de (?!vente|livraison|carte|réserv|chien|commande|gluten|service)|le nom|por favor|queremos|no queremos|quisi[eé]ramos|el nombre|el logo|per favore|vogliamo|non vogliamo|il nome|por favor|queremos|não queremos|o nome|graag|wij willen|we willen|de naam|markenname|website|webseite|agentur|logo|zerstochen|beschmier\p{L}*|beschimpf\p{L}*|gratulieren|verwechsel\p{L}*|peinlich)(?!\p{L})|ください|下さい|たくありません|したくない|てほしい|欲しい|ロゴ|請|请|不要|부탁|주세요/iu;
/** What was said before is not to be told. */
const NOT_TO_BE_TOLD =
  /\bno need to (?:go on about|mention|dwell on|say) (?:it|that|this)\b|\b(?:do not|don't|never|not|nobody) (?:\p{L}+ ){0,3}(?:mention|tell|say|print|publish|repeat|use|show|write|put|post) (?:that|this|it|the story)\b(?! \p{L}+ \p{L}+ \p{L}+)|\bwon't let you (?:use|have|print)\b|\b(?:that|this) (?:stays|is) (?:between us|private|not for)|(?:その|この)(?:話|こと|件).*(?:ください|下さい)|\b(?:das|dies) bitte nicht\b/iu;
/** 'Don't put us against solar': what it is not to be held beside. */
const NOT_BESIDE =
  /\b(?:don't|do not|never) (?:(?:put|set|compare|pit) (?:us|it) (?:against|with|to|beside|next to)|(?:name|speak of|talk about)) (?:the )?(\p{L}{4,})/u;
const QUOTED_WORD = /["'‘“「](?!s\b)([\p{L}][\p{L}\s・-]{1,30}?)[,.]?["'’”」](?!\p{L})/gu;
const BANS = /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b/iu;

/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');
const hasWord = (plain: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(plain);

/** The beginnings of its longer words, by which 'drone' and 'drones' are one. */
const stems = (plain: string): string[] =>
  (plain.match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !/^(?:about|their|which|would|there|write|every|people|other|people)$/.test(stem));

/** Why something of the brief is not on its page. */
export type Reason =
  | 'wishes for the page'
  | 'not to be told'
  | 'about the brand and its name'
  | 'said behind the counter'
  | 'about others of the trade'
  | 'plans and wishes, not yet so'
  | 'in another language'
  | 'words that are not to be used'
  | 'cannot stand alone'
  | 'remarks by the way'
  | 'no place found for it';
export interface Kept {
  text: string;
  why: Reason;
}

/** What a page is made of, and what is not on it. */
export interface Told {
  lines: Line[];
  /** every sentence of the brief, but greetings */
  given: string[];
  /** 'only "Deventer, harbour area"': what of its address may be told */
  onlyPlace: string | undefined;
  /** the client asks that the English be put right */
  asksForEnglish: boolean;
  /** what is kept from the page, for whoever edits it */
  kept: Kept[];
  /** of a brief that is not in English; undefined where its page's words are not known */
  language: ReturnType<typeof languageOf> | 'en';
  hides: boolean;
}

/** Why a sentence is for no reader. */
const whyNot = (plain: string, roles: ReadonlySet<Role>): Reason =>
  TO_MAKERS.test(plain) || ASKS.test(plain) || roles.has('look') || roles.has('words')
    ? 'wishes for the page'
    : OF_THE_BRAND.test(plain) || roles.has('name')
      ? 'about the brand and its name'
      : RIVALS.test(plain)
        ? 'about others of the trade'
        : AIM.test(plain)
          ? 'plans and wishes, not yet so'
          : BEHIND.test(plain)
            ? 'said behind the counter'
            : 'remarks by the way';

/** The lines of a brief that can stand on its page, in their order, and the language that they are in. */
export function linesOf(brand: StrategyBrand): Told {
  const { units, wording, forbidden } = briefOf(brand);
  const name = brand.name.trim();
  const all = layoutOf(brand.description ?? '', name);
  // a brief of two languages is in the one that it begins with
  const wholly = units.length > 0 && units.every((unit) => unit.isForeign);
  const other = languageOf(brand.description ?? '');
  const isForeign =
    wholly ||
    (other !== undefined && isMostly(other, all[0]?.text ?? '', 1) && isMostly(other, brand.description ?? '', 1.5)) ||
    (units[0]?.isForeign === true && other !== undefined && isMostly(other, brand.description ?? ''));
  const isOther = (unit: Piece) => wholly || (isForeign && other !== undefined && isMostly(other, unit.text, 1));
  const isLetter = units.length > LETTER;
  const banned = [...wording.avoided, ...forbidden].map((word) => word.toLowerCase());
  for (const { plain, text } of all) {
    const beside = NOT_BESIDE.exec(plain)?.[1];
    if (beside && !/^(?:anything|everything|about|them|that|this)$/.test(beside)) banned.push(beside);
    if ((isBan(text) || ASKS.test(plain) || OF_THE_BRAND.test(plain) || ASKS_ELSEWHERE.test(text)) && BANS.test(plain))
      for (const [, word = ''] of text.matchAll(QUOTED_WORD)) banned.push(plainOf(word.trim()));
  }
  const own = brand.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const untold = new Set(
    all.flatMap(({ index, text }) => {
      const at = NOT_TO_BE_TOLD.exec(text)?.index;
      if (at === undefined) return [];
      // what 'that' stands for is said before it in the sentence itself, or else in the one before
      return text.slice(0, at).split(/[\s、,]/).length > 3 || at > 20 ? [index] : [index, index - 1];
    }),
  );
  for (const { index, plain } of all) if (NOT_FOR_THE_PAGE.test(plain)) untold.add(index);
  const { told: banning, unnamed } = forbiddenAmong(all);
  for (const index of banning.keys()) untold.add(index);
  // what is near to a thing that is to be handled with care, and of it
  for (const { index, plain } of all.filter(({ text }) => CAREFUL.test(text)))
    for (const near of all.filter((one) => Math.abs(one.index - index) === 1 && one.index > 0))
      if (stems(plain).some((stem) => stems(near.plain).includes(stem))) untold.add(near.index);
  // 'check with Moira before you say that'
  for (const { index } of all.filter(({ plain }) => TO_BE_CHECKED.test(plain))) {
    untold.add(index);
    if (index > 0) untold.add(index - 1);
    if (/^i don't mind\b/.test(all[index - 1]?.plain ?? '') && index > 1) untold.add(index - 2);
  }
  // who gives says what it costs to give
  const isGiving = /\b(?:charity|hospice|food bank|donations?)\b/i.test(brand.description ?? '');
  const spoken = all
    .filter(({ plain, isForMakers }) => !isForMakers && !isAsked(plain))
    .map(({ plain }) => plain)
    .join(' ');
  const isOne = !/\b(?:we|our|us)\b/.test(spoken) && /\b(?:i|my|i'm|work alone)\b/.test(spoken);
  const kept: Kept[] = [];
  const keep = (text: string, why: Reason): Line[] => {
    if (count(text) > 2) kept.push({ text, why });
    return [];
  };
  const lines = all.flatMap((whole): Line[] => {
    const bare = unnamed.get(whole.index);
    const unit = bare === undefined ? whole : { ...whole, text: bare, plain: plainOf(bare) };
    if (untold.has(unit.index)) return keep(unit.text, 'not to be told');
    if (unit.isForMakers || isInTalk(unit, all)) return keep(unit.text, 'wishes for the page');
    if (unit.isForeign && !isForeign) return keep(unit.text, 'in another language');
    const isAbroad = isOther(unit);
    const fit = isAbroad
      ? ASKS_ELSEWHERE.test(unit.text) || isTalk(unit.text) || isBan(unit.text)
        ? ''
        : unit.text
      : unit.isFlagged
        ? unflagged(unit.text, unit.index === 0)
        : partsOf(unit)
            .map((part) =>
              fitOf(
                part,
                unit.index === 0,
                isOwnWord(unit) || isPlainFact(unit) || (isGiving && COSTS_US.test(unit.plain)),
              ),
            )
            .filter((part) => part !== '')
            .join(' ');
    // what is cut off of a sentence is told to whoever edits the page
    if (!isAbroad && fit !== '' && unit.text.startsWith(fit) && unit.text.length - fit.length > 25)
      kept.push({ text: unit.text.slice(fit.length).replace(/^[\s,;:–—-]+/, ''), why: 'wishes for the page' });
    const text = isAbroad ? fit : smoothed(fit, name);
    if (GREETS.test(plainOf(text))) return [];
    if (text === '' && isAbroad) return keep(unit.text, 'wishes for the page');
    if (text === '' && isBan(unit.text)) return keep(unit.text, 'words that are not to be used');
    if (text === '' && isTalk(unit.text)) return keep(unit.text, 'wishes for the page');
    if (text === '') return keep(unit.text, whyNot(unit.plain, rolesOf(unit, isLetter)));
    const isAlone = isAbroad || unit.list !== undefined || unit.label === 'refusal' || unit.isFlagged;
    const sentences = isAlone
      ? [isAbroad ? text : inFull(text)]
      : split(inFull(text), false)
          .map((one) => one.trim())
          .filter((one) => one !== '')
          .flatMap(apart)
          .flatMap((one) => sentencesIn(madeWhole(one, name, isOne)));
    return sentences.flatMap((said) => lineOf(unit, said));
  });

  function lineOf(unit: Piece, text: string): Line[] {
    const isAbroad = isOther(unit);
    const plain = plainOf(text);
    const roles = rolesOf({ ...unit, text, plain }, isLetter);
    // 'we do not make butter', says Butter
    const isOfName =
      (roles.has('refusal') || /\bnot \p{L}+\.$/u.test(plain)) &&
      count(text) < 9 &&
      own.some((word) => plain.includes(word));
    if (isOfName) return keep(text, 'about the brand and its name');
    if (banned.some((word) => hasWord(refused(plain), word))) return keep(text, 'words that are not to be used');
    const isDenial = /^(?:it|this|that) (?:isn't|is not)\b|^(?:we're|we are|it's|it is) not\b/.test(plain);
    if (!unit.isFlagged && !unit.label && !unit.list && !isDenial && !isAbroad && !isShown(plain, roles, isLetter))
      return keep(text, whyNot(plain, roles));
    if (!isAbroad && isBroken(text, plain, unit)) return keep(text, 'cannot stand alone');
    const whole = isAbroad || unit.list !== undefined || unit.label === 'refusal' ? text : madeWhole(text, name, isOne);
    return [
      {
        ...unit,
        text: isAbroad ? addressed(text).replace(/\bde une(?= )/gu, "d'une") : tidied(located(whole)),
        plain: plainOf(whole),
        roles,
        kind: isAbroad
          ? foreignKind(text)
          : CLEAR.test(unit.plain)
            ? 'terms'
            : located(whole) !== whole
              ? 'where'
              : kindHere(unit, whole, roles),
        ...(unit.head !== undefined && { head: inEnglish(withCapitals(unit.head)) }),
      },
    ];
  }
  const onlyPlace = all
    .map(({ text }) => /\baddress\b[^.]*\bonly ['"“]([^"”']{3,60})["”']/iu.exec(text)?.[1])
    .find(Boolean);
  const asksForEnglish =
    !isForeign &&
    (all.filter(({ text }) => inEnglish(text) !== text).length > 1 ||
      all.some(({ plain }) => ASKS_FOR_ENGLISH.test(plain)));
  // one word behind a remark is of the remark: 'Do not make us sound wacky. Deadpan.'
  const shown = lines.filter(
    ({ text, index, list }, at) =>
      list !== undefined ||
      /\d|\.\p{L}|@/u.test(text) ||
      isForeign ||
      index === 0 ||
      count(text) > 1 ||
      lines[at - 1]?.index === index - 1,
  );
  return {
    lines: asksForEnglish ? shown.map(withClock) : shown,
    given: all.filter(({ plain }) => !GREETS.test(plain)).map(({ text }) => text),
    kept,
    asksForEnglish,
    onlyPlace,
    language: isForeign ? other : 'en',
    hides: all.some(({ text }) => HIDES.test(text)),
  };
}

/** 'Rab Turnbull, sales.' */
const SIGNED =
  /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), ((?:sales|orders|bookings|reservations|office|reception)\b[^.]{0,20})\.?$/u;
/** 'Ghent, Belgium, Dampoort side.' */
const located = (text: string): string =>
  SIGNED.test(text)
    ? text.replace(SIGNED, 'Ask for $1, $2')
    : /^\p{Lu}[\p{L}’'-]+, (?:\p{Lu}[\p{L}’'-]+\b ?)+(?:, [\p{L} ]{2,30})?\.?$/u.test(text) &&
        count(text) < 7 &&
        !HAS_VERB.test(text)
      ? `You will find us in ${text}`
      : text;

const COSTS_US = /\b(?:night|day|hour|year|meal|visit|bed|place|it)\b[^.]* costs? us [^.]*\d/u;
/** 'so the site should be clear about this before they buy'. */
const CLEAR = /\b(?:should|must|needs? to) be (?:clear|open|honest|upfront) about\b/;
const TO_BE_CHECKED =
  /\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b|\bbefore you (?:say|print|publish|use) (?:that|this|it)\b/u;

const GREETS =
  /^(?:what we do|who we are|how (?:it|we) works?|about us|prices?|contact)\.$|^i hope (?:you|this|all)\b|^(?:(?:hello|hi|hey|hej|hei|moi|ahoj|hola|bonjour|namaste|salut|ciao|dear|greetings)\b(?: \p{L}+){0,3}[.!,]*$|(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b(?!@))/u;

const NOT_FOR_THE_PAGE =
  /(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)\b|\bstays? between us\b|\boff the record\b/;
const ASKS_FOR_ENGLISH =
  /\b(?:correct|fix|improve|polish|check)\b[^.]*\b(?:english|grammar|language|spelling)\b|\bplease correct\b|\benglish\b[^.]*\b(?:correct|fix|mend|improve|polish|check)/;
/** '19 h' as English says it. */
const withClock = (line: Line): Line => {
  const text = line.text
    .replace(/\b(\d{1,2})h([0-5]\d)\b/gu, '$1:$2')
    .replace(/(?<![:.\d])\b(\d{1,2}) ?[-–] ?(\d{1,2}) ?h\b/gu, '$1:00 to $2:00')
    .replace(/\b([01]?\d|2[0-4]) ?h(?:rs?)?\b(?! ?\d)/gu, '$1:00');
  return { ...line, text, plain: plainOf(text) };
};

/** A point of a list is read sentence by sentence, and stays one. */
const partsOf = ({ text, list }: Piece): string[] =>
  list === undefined ? [text] : split(text, false).map((part) => part.trim());

/** Says to its customers what it does not do, or is a point of their list: 'brand logos' are goods there, and no talk of a brand. */
const isOwnWord = ({ plain, list, label }: Piece): boolean =>
  list !== undefined ||
  label !== undefined ||
  /^(?:we|i) (?:don't|do not|never|refuse|won't|cannot|can't)\b/.test(plain);

/** A price, a number to ring: said to nobody but customers. */
const isPlainFact = ({ plain }: Piece): boolean =>
  /^(?:price|contact|hours|guarantee)$/.test(kindOf(plain, new Set(), undefined)) &&
  !/\b(?:turnover|budget|profits?|revenue|costs? us|cost me|your (?:quote|offer))\b/.test(plain);

/** A paragraph that begins with talk to the makers is talk, but for what has a number to ring or a price in it. */
function isInTalk(unit: Piece, all: readonly Piece[]): boolean {
  if (unit.list !== undefined || unit.label || unit.isFlagged) return false;
  const first = all.find(({ paragraph }) => paragraph === unit.paragraph);
  if (!first || first === unit || first.index === 0 || unit.index - first.index > 5) return false;
  if (!(ASKS.test(first.plain) || TO_MAKERS.test(first.plain) || TALK.test(first.plain))) return false;
  const kind = kindOf(unit.plain, new Set(), undefined);
  return !/^(?:contact|price|hours|guarantee|terms)$/.test(kind);
}
const TALK = /\b(?:website|web site|home ?page|front page|nephew|my cousin|agency)\b/;

/** 'kids 8 to 18': no time of the day. */
const AGES = /\b(?:kids|children|aged?|ages|girls|boys|teenagers|pupils|people|adults) \d+ (?:to|-|–) \d+/;
const PLACED_DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|and|till|until) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u;

/** Things beside each other are an offer where it is said what is offered, and an afterthought further down. */
const kindHere = (unit: Piece, text: string, roles: ReadonlySet<Role>): Kind => {
  const plain = plainOf(text);
  const kind = kindOf(plain, roles, unit.label);
  if (
    kind === 'hours' &&
    (unit.index === 0 || AGES.test(plain)) &&
    !/^(?:we are )?(?:open|closed)\b|\bopen\b/.test(plain)
  )
    return 'what';
  if (PLACED_DAYS.test(text) && /\d/.test(text) && !hasPrice(text) && kind !== 'contact') return 'hours';
  if (/^(?:I'm|I am|My name is|We are|We're) \p{Lu}\p{Ll}+ (?:\p{Lu}|and \p{Lu})/u.test(text)) return 'who';
  if (hasPrice(text) && /^(?:guarantee|terms|refusal)$/.test(kind) && (pricedItems(text)?.items.length ?? 0) > 0)
    return 'price';
  if (hasPrice(text) && /^(?:what|whom|where|step|who|story|result)$/.test(kind)) return 'price';
  return kind === 'what' && !unit.label && unit.index > 6 && !/^(?:we|i)\b/.test(plain) ? 'story' : kind;
};

/** A bracket that is open, or a few words that say nothing alone. */
const isBroken = (text: string, plain: string, { index, list, isFlagged }: Piece): boolean => {
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return true;
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1 || /\bNOT\.?$/.test(text)) return true;
  if (list || isFlagged || index < 2 || isPlaceAlone(text)) return false;
  return (
    count(text) < (/^(?:we|i|no|closed|open|wear|bring|come|take|walk)\b/.test(plain) ? 2 : 3) &&
    !/\d|\S@\S|\p{L}\.\p{L}{2,}/u.test(text)
  );
};

/** What people take it for. */
const MISTAKEN =
  /\bpeople (?:(?:think|assume|believe) (?:we|it's|that we|us|you|this)|expect an?|confuse|hear (?:the name|["“])|ring up thinking|keep (?:asking if|thinking))\b|\b(?:mistaken|taken) for\b|\bno relation\b|\bhas nothing to do with\b/;
/** Of a name, what is no story of it. */
const OF_ERRORS =
  /\b(?:think|thinks|confus\w+|expect\w*|mistak\w+|hear|sounds?|jokes?|just our address|has nothing to do|bed and breakfast)\b/;
const TOO_LONG = 420;
const isShown = (plain: string, roles: ReadonlySet<Role>, isLetter: boolean) =>
  plain.length <= TOO_LONG &&
  !roles.has('aside') &&
  !roles.has('look') &&
  !roles.has('words') &&
  !AIM.test(plain) &&
  !RIVALS.test(plain) &&
  !MISTAKEN.test(plain) &&
  !roles.has('difficulty') &&
  !(roles.has('name') && OF_ERRORS.test(plain)) &&
  !(roles.has('irony') && !roles.has('figure')) &&
  !(isLetter && roles.has('private'));
