import { isUnsure } from '../reading/phrases';
import { firstPhrase, kindOf } from './kinds';
import { bareOf, INFINITIVE, type Tongue } from './listed';
import { isStruck } from './struck';

// A list that no wish stands before: 'For the tenth summer: a cart, a flag, 500 bags', 'whether the name stays, then labels, a tin, a shop'. It is
// an order where most of it are things that are made.

export interface Listed {
  text: string;
  isOpen: boolean;
}

/** What is there already, what a thing holds or tells of, what is ruled out: such a list is no order. */
const NO_ORDER =
  /(?<!\p{L})(?:have|has|had|having|own|owns|got|keep|exists?|existing|available|supplied|attached|assets?|stock|includ(?:es?|ing)|contain\p{L}*|holds?|offers?|sells?|makes?|brew|serve|supply|supplies|competitors?|values|languages?|topics?|themes?|chapters?|subjects?|rooms?|partners?|team|members?|budget|criteria|dates?|deadlines?|questions?|sizes?|colou?rs?|sorts|flavou?rs|not|no|never|n['’]t|avoid|without|already|haben|gibt es|vorhanden|bieten|verkaufen|kein\p{L}*|nicht|tenemos|hay|vendemos|contiene|sin|no|avons|vendons|contient|sans|pas)(?!\p{L})(?![^:]*(?<!\p{L})(?:need|want|create|make(?= \p{L}+:)|order|commission|produce|brauchen|necesitamos|crear|créer|il nous faut)(?!\p{L}))/iu;
/** Who decides is listed, and nothing made. */
const OF_PEOPLE = /^(?:decides?|decision|who|contact|present|participants|entscheidet?|decide)$/iu;
/** The list tells what the thing before it holds. */
const HOLDS = /(?<!\p{L})(?:with|of|about|on|for|in|mit|von|über|con|de|sobre|avec|sur)\s*$/iu;
const LED =
  /^(?:(?:maybe|perhaps|also|and|or|plus|vielleicht|auch|quizás?|peut-être) )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|several|new|another|\d[\d.,  ]*|eine?n?|zwei|drei|vier|fünf|sechs|neue[nrs]?|una?|unos|unas|dos|tres|cuatro|cinco|une?|des|deux|trois|quatre|cinq) (?=\p{L})/iu;
const DEFINITE = /^(?:the|our|my|die|der|das|unsere?n?|el|la|los|las|nuestr\p{L}+|le|les|notre|nos) /iu;
/** What tells of the thing before it, and is none. */
const GOES_ON =
  /^(?:no|not|never|which|that|who|where|with|without|in|on|at|for|from|of|to|by|as|each|all|both|so|because|but|if|when|while|until|before|after|printed|made|drawn|designed|shown|tested|\p{L}+(?:ed|ing) (?:by|in|on|for|with|to)|could|can|must|should|may|will|shall|is|are|was|were|has|have|cheap|ideally|preferably|including|incl|e\.g|i\.e|die|der|das|mit|für|in|auf|qui|que|dont|avec|pour|con|para|en)(?!\p{L})/iu;
/** A clause behind a thing, which names none. */
const CLAUSE =
  /,? (?:so (?:that |(?:we|they|i|it|people|you) )|because |as (?:the|our|my|we|it|data|"|“)|since |which |that (?:we|i|you|they|people|our|the) |who |where |when |if |explaining |to be (?:delivered|placed|sold|printed|made)|damit |weil |para que |pour que )[^]*$/iu;
/** Where something is, and no thing. */
const HERE = /^(?:un[ao]?|une|an?|eine?) (?:estación|escuela|station|school|gare|bahnhof|schule)(?!\p{L})/iu;
const LONGEST_NAME = 90;

/** The parts of a list, outside brackets and quotation marks. */
function partsOf(list: string): string[] {
  const masked = list.replace(/\([^()]*\)|[“"„«][^”"“»]*[”"“»]/gu, (aside) => '_'.repeat(aside.length));
  const cuts = [
    ...masked.matchAll(
      /[,;]\s+(?:(?:and|und|y|e|et|plus|then|also|dazu|sowie) )*|\s(?:and|und|y|et|sowie|plus|\+)\s(?=(?:also |perhaps |maybe )?(?:an?|one|two|three|four|five|six|eight|ten|some|several|new|\d[\d.,]*|eine?n?|zwei|drei|vier|neue[nrs]?|una?|unas|unos|dos|tres|une?|des|deux|trois) )|\s(?:and|und|y|et|sowie|plus) (?=[\p{L}-]+(?: [\p{L}-]+)?[.!]?$)/giu,
    ),
  ];
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)];
  return starts.map((from, at) => list.slice(from, cuts[at]?.index ?? list.length).trim());
}
/** 'a banner for the stage and posters for the halls' are two; 'labels for jars and boxes' are one. */
function apart(part: string, tongue: Tongue): string[] {
  const [, left = '', right = ''] = /^(.{4,80}?) (?:and|und|y|et) (.{6,})$/iu.exec(part) ?? [];
  return right !== '' && WITHIN.test(right) && isKnown(left, tongue) && isKnown(right, tongue) ? [left, right] : [part];
}
const WITHIN = / (?:for|of|with|in|on|at|from|für|mit|aus|para|de|con|en|pour|avec|sur) /iu;
/** A clause is cut off, and never within brackets. */
const withoutClause = (part: string): string => {
  const masked = part.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  return part.slice(0, masked.replace(CLAUSE, '').length).trim();
};

const isKnown = (part: string, { isForeign, isNounFirst }: Tongue): boolean =>
  kindOf(bareOf(part), undefined, isForeign, isNounFirst) !== undefined;

/** A noun that can be made: it is known, or led by an article or a number, or a few words of a list of such. */
function isPiece(part: string, tongue: Tongue): boolean {
  const bare = bareOf(part);
  if (/^(?:some |a )?ways? (?:to|of) /iu.test(part)) return true;
  const name = firstPhrase(bare);
  if (!/\p{L}{3}/u.test(name) || GOES_ON.test(part) || (tongue.isNounFirst && INFINITIVE.test(bare))) return false;
  if (isKnown(part, tongue)) return true;
  if (isStruck(withoutClause(bare))) return false;
  return LED.test(part) || DEFINITE.test(part) || name.split(' ').length < 4;
}

/** The things of a list, where it is one of things; `isCertain`: what stands before it says so. */
export function listedIn(list: string, tongue: Tongue, isCertain = false): Listed[] {
  const found: string[] = [];
  let isTold = false;
  for (const part of partsOf(list.replace(/[.!]\s*$/u, '')).flatMap((one) => apart(one, tongue))) {
    const last = found.at(-1);
    // 'in Spanish, Basque and French'
    const isOfLast =
      last !== undefined && / in (?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+$/u.test(last) && /^\p{Lu}\p{L}+$/u.test(part);
    if (isOfLast) found[found.length - 1] = `${last}, ${part}`;
    // behind a clause on the thing before, only what is surely a thing is one
    else if (isTold ? isKnown(part, tongue) && LED.test(part) && !HERE.test(part) : isPiece(part, tongue)) {
      found.push(part);
      isTold = false;
    } else if (last !== undefined && GOES_ON.test(part)) isTold = true;
  }
  const known = found.filter((part) => isKnown(part, tongue)).length;
  if (found.length < 2 || (isCertain ? known < 1 : known * 2 < found.length)) return [];
  return found.map((part) => {
    const name = withoutClause(part);
    return { text: name.length > LONGEST_NAME ? firstPhrase(name) : name, isOpen: isUnsure(part) };
  });
}

const TWO_THINGS =
  /(?<!\p{L})(?:two|three|four|five|several|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) (?:things|pieces|items|jobs|dinge|sachen|cosas|choses)\s*$/iu;
/** 'whether the name stays, then labels, closure, gift tin' */
const THEN = /(?:,|;) (?:and )?(?:then|danach|dann|luego|después|puis|ensuite),? (?=\p{L})/iu;

/** The list in a sentence, behind its colon or behind 'then'. */
export function enumeratedIn(text: string, tongue: Tongue): Listed[] {
  const masked = text.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  const colon = /\s?:\s/u.exec(masked);
  if (colon) {
    const lead = text.slice(0, colon.index);
    const list = text.slice(colon.index + colon[0].length).split(/[;.] (?=\p{Lu})/u)[0]!;
    if (NO_ORDER.test(lead) || HOLDS.test(lead) || OF_PEOPLE.test(lead.trim())) return [];
    return listedIn(list, tongue, TWO_THINGS.test(lead));
  }
  const then = THEN.exec(masked);
  if (!then || NO_ORDER.test(text.slice(0, then.index).split(/[,;]/u).at(-1)!)) return [];
  const listed = listedIn(text.slice(then.index + then[0].length), tongue);
  return listed.length > 2 ? listed : [];
}
