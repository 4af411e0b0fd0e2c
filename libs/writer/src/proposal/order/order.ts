import { capital } from '../../pen';
import { type Deliverable, hitsIn } from '../lexicon';
import type { Language } from '../language';
import type { Passage } from '../reading/passages';
import type { Reading } from '../reading/request';
import type { Wanted } from '../reading/wanted';
import { joined, ON_SCREEN } from '../reading/phrases';
import type { TradeId } from '../trades';
import { WHOLE } from '../whole';
import { owned } from './client-words';
import { detailOf } from './detail';
import { excludedIn, headOf } from './excluded';
import { firstPhrase, kindOf, knownOf } from './kinds';
import { type Listed, listedIn } from './listed';
import { isSameThing, scannedIn } from './scanned';
import { isStruck } from './struck';

/** A thing that the letter orders: the price list, the plan and the opening are drawn from these, and from nothing else. */
export interface Thing {
  name: string;
  /** nothing where its noun tells no kind of work */
  kind?: TradeId;
  of?: Deliverable;
  /** perhaps wanted, or to be priced apart */
  isOpen: boolean;
  /** 'a', where the letter has it */
  article?: string;
  /** what people do with it, and no noun: 'extend a loan' */
  isAct?: true;
  /** what the letter tells of it beyond its name */
  detail?: string;
}

export interface Order {
  things: Thing[];
  /** the kind of work that most of it is */
  main: TradeId;
  /** the thing that is the whole work, of which the others are parts */
  whole?: Thing;
  /** what is not wanted, in whole sentences of the letter */
  leftOut: string[];
  /** the lines and sentences of the letter that the things stand in */
  told: ReadonlySet<string>;
}

/** 'a carton that survives the post': what is said of a thing is told in the letter, and is no name. */
const RELATIVE =
  /,? (?:that|which|who|where|whose|with which|so that|because|qui|où|dont|donde|que|damit|weil) .*$|, (?:die|der|das|den|dem|mit de[mr]|auf de[mr]|in de[mr]|wo|each|every|all|so|but|half|routed|printed|made|as|dans|para que) .*$/iu;
const WISHED =
  /^(?:(?:we |wir |nous )?(?:need|want|necesitamos|queremos|buscamos|brauchen|cherchons|voulons)|il nous faut|together with|along with|with|and|plus|also|then|maybe|perhaps|possibly|eventually|etwa|vielleicht|quizás?|peut-être|one of) (?:(?:an?|une?|una?|des|eine?n?|the) )?(?=[\p{L}\d])/iu;
const ENDS_OPEN =
  /[\s,;:.–-]*(?: (?:with|for|of|in|on|at|to|and|or|by|as|mit|für|von|und|de|del|con|y|pour|avec|et))*[\s,;:.–-]*$/iu;
/** Somebody speaks: from there on it is no name. */
const SPEAKS =
  /,? (?:(?:as |if |when |so |but )?(?:we|us|I|me|they|he|she|wir|uns|ich|mir|nosotros|nous|je))(?!\p{L}).*$/u;
/** 'Mugs people will want to buy' */
const FOR_SOME =
  / (?:people|customers|guests|visitors|everybody|members|staff|(?:our|my|your) \p{L}+) (?:can|could|will|would|want|may|must|should)(?!\p{L}).*$/iu;
const LONG = 70;

/** A name that can stand in a list: a noun, with what tells it from others. */
function nameOf(said: string, locale: string): string {
  const whole = said
    .replace(/\s*\([^()]{29,}\)/gu, '')
    .replace(/(?: please| pls| bitte| por favor)$/iu, '')
    .replace(RELATIVE, '')
    .replace(/(?<=\p{L}{3})(?:\. .*|: .*)$/u, '')
    .replace(
      /,? (?:from (?:the )?(?:concept|idea|sketch|first)|or (?:the choice|something|similar|a better))(?!\p{L}).*$/iu,
      '',
    )
    .replace(FOR_SOME, '')
    .replace(/ (?:itself|themselves|selbst)$/iu, '')
    .replace(SPEAKS, '');
  const short = whole.length > LONG ? (whole.split(/, | (?:with|to|including|mit|con|avec) /u)[0] ?? whole) : whole;
  return capital(owned(short.replace(WISHED, '').replace(ENDS_OPEN, '').trim(), locale));
}

/** 'Stationery, title block, two utes, site signs' in one line of theirs are as many things. */
function singly(name: string): string[] {
  const parts = name.includes('(') ? [] : name.split(', ');
  return parts.length > 2 &&
    parts.every(
      (part) => /^[\p{L}\d]/u.test(part) && part.split(' ').length < 10 && !PLACED.test(part) && !isStruck(part),
    )
    ? parts.flatMap((part, at) => (at === parts.length - 1 ? joined(part, true) : [part]))
    : paired(name);
}
const PLACED =
  /^(?:for|in|on|at|to|of|from|by|with|für|im|auf|an|aus|mit|para|en|de|con|pour|dans|sur|avec)(?!\p{L})/iu;
/** 'Packaging and the quick-start card' are two; 'a bench with and without back' is one. */
function paired(name: string): string[] {
  const [first = '', second, ...more] = name.split(
    / (?:and|und|et|y|plus) (?=(?:the|an?|our|die|der|das|eine?n?|una?|el|la|une?|le|les) )/iu,
  );
  return second !== undefined &&
    more.length === 0 &&
    kindOf(first, undefined, true) &&
    kindOf(second, undefined, true) &&
    !/\(/u.test(name)
    ? [first, second]
    : [name];
}

/** What no word of the trade tells is a thing where it is introduced as one: 'a trail for children'. */
const INTRODUCED =
  /(?:^|[\s,;:(])(?:an?|the|our|my|new|one|two|three|four|five|six|ten|\d[\d.,]*|of|eine?n?|die|der|das|unsere?n?|neue[rsn]?|zwei|drei|una?|unos|unas|el|la|los|las|nuestr[oa]s?|une?|le|les|des|du|deux|trois|l['’]|d['’])\s?$/iu;
const BY_ITSELF = /^(?:an? |new |one |two |three |\d|something |how |neue|\p{L}+ing(?!\p{L}))/iu;
function isNamed({ name, said, of, passage, isHead }: Wanted, isForeign: boolean): boolean {
  if (isHead || (passage.isItem && passage.header) || kindOf(name, of, isForeign)) return true;
  const index = passage.text.indexOf(said);
  const before = index < 0 ? '' : passage.text.slice(0, index);
  return INTRODUCED.test(before) || BY_ITSELF.test(said) || /:\s[^.]*$/u.test(before);
}

/** Whoever is looked for does a work: an illustrator draws. */
const PERSONS: readonly (readonly [keyof Language['work'], RegExp])[] = [
  ['illustrator', /(?<!\p{L})(?:illustrator(?:in)?|ilustrador[a]?|illustratrice|illustrateur|draughtsman)(?!\p{L})/iu],
  ['editor', /(?<!\p{L})(?:editor|lektor(?:in)?|correctora?|correcteur|correctrice)(?!\p{L})/iu],
  ['photographer', /(?<!\p{L})(?:photographer|fotograf(?:in)?|fotógraf[oa]|photographe)(?!\p{L})/iu],
  ['translator', /(?<!\p{L})(?:translator|übersetzer(?:in)?|traductora?|traducteur|traductrice)(?!\p{L})/iu],
  ['writer', /(?<!\p{L})(?:copywriter|writer|texter(?:in)?|redactora?|rédacteur|rédactrice)(?!\p{L})/iu],
];
const LOOKED_FOR =
  /(?<!\p{L})(?:look(?:ing)? for|needs?|seek(?:ing)?|want|require|such\p{L}*|brauch\p{L}*|busc\p{L}+|necesit\p{L}+|cherch\p{L}+|besoin)(?!\p{L})([^.!?]{0,90})/giu;
/** 'Around 50 drawings', told among pages and paper. */
const COUNTED =
  /(?<![\p{L}\d])(?:(?:around|about|some|etwa|rund|unos|environ) )?(?:\d{1,3}|[a-z]{3,6}een|twenty|ten|twelve) (?:\p{Ll}+ ){0,2}(?:drawings|illustrations|photographs|infographics|maps|zeichnungen|illustrationen|dibujos|ilustraciones|dessins)(?!\p{L})/iu;
const THERE_ALREADY =
  /(?<!\p{L})(?:have|has|own|exist\p{L}*|perhaps|already|his|her|haben|liegen|tenemos|hay|avons)(?!\p{L})[^.;]*$/iu;
/** 'Unsere Website stammt von 2009 … eine neue': what stands before is meant. */
const A_NEW_ONE =
  /(?<!\p{L})(?:a new one|eine neue(?= macht| baut| gestaltet|[.,!?])|einen neuen(?=[.,!?])|ein neues(?=[.,!?])|una nueva(?=[.,!?])|uno nuevo|une nouvelle(?=[.,!?])|un nouveau(?=[.,!?]))/iu;

/** 'We plan a picture book about a ferry' */
const PLANNED =
  /(?<!\p{L})(?:(?:we|i)(?:['’](?:re|m)| are| am)? (?:plan(?:ning)?|prepar(?:e|ing)|publish(?:ing)?|bring(?:ing)? out|mak(?:e|ing)) an? |(?:planen|bereiten) wir eine?n? |wir planen eine?n? |preparamos una? |planeamos una? |nous préparons une? )([^.,;:]{3,60})/iu;
const DRAWS =
  /(?<!\p{L})(?:some(?:one|body)|jemanden|alguien|quelqu['’]un) (?:who|to|der|que|qui)(?:['’]d| would| can| could)? (?:draws?|illustrat\p{L}+|zeichn\p{L}+|dibuj\p{L}+|dessin\p{L}+)/iu;

/** What the letter wishes without naming it as a thing. */
function meant({ letter, isForeign }: Reading, language: Language, names: readonly string[]): string[] {
  const own = letter.passages.filter(({ isOthers }) => !isOthers).map(({ text }) => text);
  const found: string[] = [];
  for (const [at, text] of own.entries()) {
    for (const [, object = ''] of text.matchAll(LOOKED_FOR))
      for (const [id, pattern] of PERSONS) if (pattern.test(object)) found.push(language.work[id]);
    const counted = COUNTED.exec(text);
    if (
      counted &&
      !/(?:with|including|mit|con|avec) $/iu.test(text.slice(0, counted.index)) &&
      !THERE_ALREADY.test(text.slice(0, counted.index)) &&
      !names.some((name) => name.toLowerCase().includes(counted[0].toLowerCase().slice(-8)))
    )
      found.push(capital(counted[0]));
    if (DRAWS.test(text)) found.push(language.work.illustrator);
    const planned = PLANNED.exec(text)?.[1];
    if (planned && kindOf(planned, undefined, isForeign)) found.push(planned);
    const renewed = A_NEW_ONE.exec(text);
    const before = renewed && `${own[at - 1] ?? ''} ${text.slice(0, renewed.index)}`;
    const hit = before ? hitsIn(before, isForeign).findLast(({ isWeak }) => !isWeak) : undefined;
    if (hit && before) found.push(before.slice(hit.at, hit.end));
  }
  return found;
}

/** Where nothing is wished in so many words: the two things of which the letter speaks most. */
function spokenOf({ request, isForeign }: Reading): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const { at, end, isWeak, of } of hitsIn(request, isForeign)) {
    if (isWeak || of.id === 'name') continue;
    const name = request.slice(at, end);
    const head = headOf(name);
    const known = counts.get(head);
    counts.set(head, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, 2)
    .map(({ name }) => name);
}

const VERY_OPEN =
  /(?<!\p{L})(?:price (?:it|that|this) separately|nice to have|if (?:the )?(?:money|budget)|optional(?:ly)?)(?!\p{L})/iu;
const OF_PAGES =
  /^(?:calendar|gallery|map|form|list|archive|timetable|kalender|karte|formular|liste|archiv|calendario|mapa|galería|calendrier|carte|galerie)(?: (?:of|with|for|von|mit|de|des|con)(?!\p{L})|$)/iu;
const MOST = 16;

const articleOf = (said: string, { text }: Passage): string | undefined =>
  /(?:^|[\s(’'])(an?) $/iu.exec(text.slice(0, Math.max(0, text.indexOf(said))))?.[1]?.toLowerCase();

/** What is known of a thing beside its name. */
interface Told {
  of?: Deliverable;
  isPage?: boolean;
  isAct?: true | undefined;
  article?: string;
  detail?: string;
}

/** As it is read, before it is a line. */
type Named = Pick<Wanted, 'name' | 'said' | 'passage' | 'isOpen'> & {
  of?: Deliverable | undefined;
  isPage?: boolean;
  isAct?: true;
};

export function orderOf(reading: Reading, language: Language): Order {
  const { isForeign, letter, trade } = reading;
  const things: Thing[] = [];
  const add = (said: string, isOpen: boolean, { of, isPage = false, isAct, article, detail }: Told = {}) => {
    for (const part of singly(said)) {
      const name = nameOf(part, language.locale);
      const head = headOf(name);
      const key = name.toLowerCase();
      if (name === '' || (!isPage && isStruck(name)) || excluded.heads.has(head) || things.length >= MOST) continue;
      if (things.some((one) => one.name.toLowerCase() === key)) continue;
      const own = part === said ? of : undefined;
      const isDrawn = /(?:portraits?|pictures?)$/iu.test(firstPhrase(name)) && DRAWN.test(reading.request);
      const known = isDrawn ? undefined : knownOf(name, own, isForeign);
      const kind = isDrawn ? 'illustration' : kindOf(name, own, isForeign);
      // what is in its name is told already
      const more = part === said && detail !== undefined && !name.includes(detail) ? { detail } : {};
      if (isPage) things.push({ name, isOpen, kind: 'web', ...(isAct && { isAct }), ...more });
      else
        things.push({
          name,
          isOpen,
          ...(kind && { kind }),
          ...(known && { of: known }),
          ...(article && part === said && { article }),
          ...more,
        });
    }
  };
  const listed = listedIn(letter.passages, isForeign).filter(
    ({ isOfSentence, passage }) => !isOfSentence || !reading.wanted.some((one) => one.passage.text === passage.text),
  );
  const inLists = new Set(listed.map(({ passage }) => passage.text));
  const at = ({ passage, said }: Pick<Listed, 'passage' | 'said'>) =>
    letter.passages.findIndex(({ text }) => text.includes(passage.text)) * 1_000 +
    (inLists.has(passage.text)
      ? 0
      : Math.max(0, passage.text.indexOf(said), passage.text.indexOf(said.split(' ').slice(0, 2).join(' '))));
  const all: Named[] = [
    ...listed.map((one) => ({ ...one, name: capital(one.said), isOpen: false, of: undefined })),
    // a line is read as what it is: a list
    ...reading.wanted.filter((one) => !inLists.has(one.passage.text) && isNamed(one, isForeign)),
  ];
  // by words of the trade, what no wish was read of
  for (const one of scannedIn(letter.passages, isForeign, language.locale))
    if (!inLists.has(one.passage.text) && !all.some(({ said }) => isSameThing(said, one.said)))
      all.push({ ...one, name: capital(one.said), of: undefined });
  all.sort((one, other) => at(one) - at(other));
  const excluded = excludedIn(letter.passages, new Set(all.map(({ name }) => headOf(name))));
  for (const { name, said, isOpen, of, passage, isPage = false, isAct } of all) {
    const isAlone = all.filter((one) => one.passage.text === passage.text).length === 1 && !isPage;
    const [article, detail] = [articleOf(said, passage), detailOf(nameOf(name, language.locale), passage, isAlone)];
    add(name, isOpen || VERY_OPEN.test(passage.text), {
      isPage,
      isAct,
      ...(of && { of }),
      ...(article && { article }),
      ...(detail && { detail }),
    });
  }
  for (const name of meant(
    reading,
    language,
    things.map((one) => one.name),
  ))
    if (!things.some((one) => headOf(one.name) === headOf(name))) add(name, false);
  if (things.length === 0 && reading.functions.length === 0 && reading.stages.length === 0)
    for (const name of spokenOf(reading)) add(name, false);
  // 'a calendar of free dates', of a site, is no paper
  if (ON_SCREEN.test(reading.request))
    for (const one of things)
      if (OF_PAGES.test(one.name)) {
        one.kind = 'web';
        delete one.of;
      }
  const kept = things.filter((one) => !isPartOf(one, things));
  const main = mainOf(kept, trade, reading.functions.length);
  const isSite =
    (main === 'web' || main === 'app') && (kept[0]?.kind === main || kept.every(({ kind }) => !kind || kind === main));
  // what a site shall do beside its pages
  const left = kept.map((one): Thing =>
    (main === 'product' || isSite) &&
    ((!one.kind && !/^\d/u.test(one.name)) || (one.of?.id === 'form' && main !== 'product'))
      ? {
          name: one.name,
          isOpen: one.isOpen,
          kind: main,
          ...(one.isAct && { isAct: one.isAct }),
          ...(one.detail && { detail: one.detail }),
        }
      : one,
  );
  const whole = left.find((one) => WHOLE[main].test(one.of?.id ?? ''));
  const told = new Set(all.map(({ passage }) => passage.text));
  return { things: left, main, ...(whole && { whole }), leftOut: excluded.texts, told };
}

/** 'Twenty plant portraits to be drawn': no photographs. */
const DRAWN =
  /(?<!\p{L})(?:drawn|drawings?|painted|watercolou?rs?|illustrat(?:ed|ions?)|gezeichnet\p{L}*|gemalt\p{L}*|dibujad[oa]s|ilustrad[oa]s|dessinés?|peints?)(?!\p{L})/iu;
/** 'Layout', beside 'Redesign from the spring issue'; 'Boxes', beside 'Boxes for four sizes'. */
const PHASE = /^(?:the )?(?:layout|concept|final artwork|print data|konzept|gestaltung|concepto|conception)$/iu;
const isPartOf = (one: Thing, all: readonly Thing[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      ((PHASE.test(one.name) && other.kind === 'print') ||
        // 'a jubilee book', and then 'the book design, including the cover'
        new RegExp(`^${headOf(other.name)}\\p{L}? (?:design|layout)$`, 'iu').test(firstPhrase(one.name)) ||
        (one.name.split(' ').length === 1 && firstPhrase(other.name).toLowerCase() === one.name.toLowerCase())),
  );

/** The kind of which most of the things are; the first counts most, and a whole more than its parts. */
function mainOf(things: readonly Thing[], trade: TradeId, functions: number): TradeId {
  if (trade === 'advice') return trade;
  const sums = new Map<TradeId, number>();
  for (const [at, { kind, of, isOpen }] of things.entries()) {
    if (!kind || isOpen) continue;
    const isWhole = WHOLE[kind].test(of?.id ?? '');
    // a name is soon found: what stands beside it is the work
    sums.set(
      kind,
      (sums.get(kind) ?? 0) + (at === 0 && of?.id !== 'name' ? 2 : 1) + (isWhole ? (at === 0 ? 4 : 0.5) : 0),
    );
  }
  if (functions > 1) sums.set('web', (sums.get('web') ?? 0) + 2);
  // a logo or a name makes the rest its pieces
  const logo = things.find(({ of }) => of?.id === 'logo' || of?.id === 'identity');
  if (logo) sums.set('identity', (sums.get('identity') ?? 0) + 3);
  // the words of the whole letter say which of two it is, and never one that nobody asks for
  if (sums.has(trade) || (sums.size === 0 && things.length === 0)) sums.set(trade, (sums.get(trade) ?? 0) + 1);
  return [...sums].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'general';
}
