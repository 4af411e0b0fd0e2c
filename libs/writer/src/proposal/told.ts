import type { Reading } from './reading/request';
import type { Passage } from './reading/passages';
import { clauseOfDay, type DateRole } from './reading/roles';
import { PROBLEM, type Saying, trimmed } from './reading/sayings';

/** The sentences of a letter, each in the one place where the paper quotes it; all in the order of the letter. */
export interface Told {
  /** what it is about: who writes, what is wanted, what is wrong today */
  about: string[];
  /** what binds, and what is counted on */
  points: string[];
  /** with a day or a month that is still to come */
  dated: string[];
  money: string[];
  terms: string[];
  /** quoted nowhere */
  left: string[];
}

const TERMS =
  /(?<!\p{L})(?:half (?:now|in|on|at|up ?front)|in (?:two|three|four|\d) (?:parts|instal+ments|payments|invoices)|(?:two|three|separate) invoices|\d+ ?% (?:now|at the start|up ?front|in advance|on delivery|advance)|\d+ days net|net \d+|in advance|die hälfte (?:jetzt|bei|im)|in (?:zwei|drei) raten|la mitad (?:ahora|al)|en (?:dos|tres) (?:pagos|partes)|la moitié (?:maintenant|à)|en (?:deux|trois) fois)(?!\p{L})/iu;
/** A sum that is said to be for the work. */
const FRAME =
  /(?<!\p{L})(?:budget|enveloppe|kasse|caja|caisse|saved|put by|we got|i got|we have|i have|we['’]ve got|i['’]ve got|there is|there['’]s|gives?|zahlt|zahlen|paga|paie|pays?(?= [€$£\d])|can (?:pay|spend|afford|give|go)|could (?:pay|spend)|all[- ]in|in total|altogether|together|set aside|available|max\w*|ceiling|up to|not more than|at most|fee|funds?|funded|funding|grant|funder|donor|donat\w+|put aside|kitty|hay|tenemos|presupuesto|disponemos|nous avons|on a|wir haben|haben wir|zur verfügung|höchstens|rahmen|kostendach)(?!\p{L})/iu;
/** … and one that is a price of theirs, or a tale. */
const PRICE_OF_THEIRS =
  /(?<!\p{L})(?:price|prices|preis|mehrkosten|cent|stück|pro|precio|prix|msrp|rrp|retail|sold at|sells? (?:for|at)|target price|per|each|a set|a piece|a month|a night|a year|an hour|ticket|rent|owes?|paid|cost us|turnover|revenue|salary|fine)(?!\p{L})/iu;

const MOST = { about: 8, points: 14, dated: 8 };
const LONGEST = 480;
const TOGETHER = 260;

/** Our offer has its own day, and of a tale none is to come. */
const isOfWork = (role: DateRole): boolean => role !== 'offer' && role !== 'other';

/** One sentence in one place. Asides, what is in confidence and what is too long to be quoted stay out. */
export function tellOf(reading: Reading, today: Date): Told {
  const { sayings, sums, days, told: inScope, wanted, letter } = reading;
  const likely = sums.filter(({ role, text, passage }) => role !== 'threshold' && !isPriceOfTheirs(passage.text, text));
  const named = likely.filter(({ passage }) => FRAME.test(`${passage.header ?? ''} ${passage.text}`));
  const frames = new Set(
    (named.length > 0 ? named : likely.filter(({ role }) => role === 'budget')).map(({ passage }) => passage),
  );
  const coming = new Set(days.filter(({ date, role }) => date > today && isOfWork(role)).map(({ passage }) => passage));
  const found: Told = { about: [], points: [], dated: [], money: [], terms: [], left: [] };
  const opening = openingOf(letter.passages);
  const heard = new Set<string>();
  let last: { kind: keyof Told; saying: Saying } | undefined;
  const add = (kind: keyof Told, saying: Saying): void => {
    const { text, passage } = saying;
    if (heard.has(text)) return;
    heard.add(text);
    if (text.split(' ').length < 3 && !/\d|^(?:no|not|kein|sin|pas|nada)(?!\p{L})/iu.test(text)) return;
    const list = found[kind];
    const before = list.at(-1);
    // what follows at once goes on with it: its 'it' and 'they' are understood
    const goesOn =
      last?.kind === kind &&
      before !== undefined &&
      kind !== 'left' &&
      before.length + text.length < TOGETHER &&
      (last.saying.passage === passage ||
        (!passage.isItem &&
          !last.saying.passage.isItem &&
          (LEANS.test(text) || (text.length < 60 && (kind === 'about' || kind === 'points')))));
    if (goesOn) list[list.length - 1] = `${before} ${text}`;
    else found[!(kind in MOST) || list.length < MOST[kind as keyof typeof MOST] ? kind : 'left'].push(text);
    last = { kind, saying };
  };
  const isAbout = ({ kind, passage }: Saying) =>
    kind === 'wish' || passage === opening || wanted.some((one) => one.passage === passage);
  for (const saying of sayings) {
    const { text, kind, passage } = saying;
    const isFrame = frames.has(passage) && sums.some((one) => one.passage === passage && text.includes(one.text));
    if (isFrame && text.length < LONGEST) add('money', saying);
    else if (kind === 'aside' && coming.has(passage) && hasDay(saying, reading) && text.length < LONGEST)
      add('dated', saying);
    else if (kind === 'aside' || text.length > LONGEST || text.startsWith('(') || isLoud(text)) add('left', saying);
    else if (TERMS.test(text)) add('terms', saying);
    else if (coming.has(passage) && hasDay(saying, reading) && !isAbout(saying)) add('dated', saying);
    else if (inScope.has(passage.text) && wanted.filter((one) => one.passage === passage).length > 1) heard.add(text);
    else if (isAbout(saying)) add('about', saying);
    else if (kind === 'fact' && PROBLEM.test(text) && !passage.isOthers && found.about.length < 4) add('about', saying);
    // what others wrote is told where it binds
    else if (kind === 'fact' && text.split(' ').length < 5 && !/\d/.test(text) && !LEANS.test(text))
      add('left', saying);
    else add(passage.isOthers && kind !== 'bound' && SPOKEN.test(text) ? 'left' : 'points', saying);
  }
  // of a wish with a day in it the dates tell only that
  const wished = days.filter(
    ({ date, role, passage }) =>
      date > today && isOfWork(role) && sayings.some((one) => one.passage === passage && isAbout(one)),
  );
  for (const day of wished) {
    const clause = clauseOfDay(day);
    const text = clause.length < Math.min(110, day.passage.text.length * 0.6) ? clause : day.text;
    if (found.dated.length < MOST.dated && !found.dated.some((one) => one.includes(text))) found.dated.push(text);
  }
  return found;
}

/** 'JOB ONE.', 'INVITATION TO SUBMIT A TENDER': a heading. */
const isLoud = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > 2 * (text.match(/\p{Ll}/gu)?.length ?? 0);

const SPOKEN = /(?<!\p{L})(?:we|i|you|us|me|my|your)(?!\p{L})/iu;

/** Cannot be read without what stands before it. */
const LEANS =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|both|one of|two of|some of|most of|but|and|so|also|then|there|er|sie|es|das|dies\p{L}*|ihr\p{L}*|pero|eso|ellos|mais|cela|ils|elles|c['’]est)(?!\p{L})/iu;

const isPriceOfTheirs = (sentence: string, sum: string): boolean => {
  const at = sentence.indexOf(sum);
  return PRICE_OF_THEIRS.test(
    `${sentence.slice(Math.max(0, at - 30), at)} ${sentence.slice(at + sum.length, at + sum.length + 14)}`,
  );
};

const hasDay = ({ text, passage }: Saying, { days }: Reading): boolean =>
  days.some((one) => one.passage === passage && text.includes(trimmedDay(one.text)));
const trimmedDay = (text: string): string => trimmed(text).slice(1).replace(/\.$/, '');

/** Who writes, in the first sentences of a letter. */
const openingOf = (passages: readonly Passage[]): Passage | undefined => {
  const first = passages
    .filter(({ isOthers, text }) => !isOthers && !isLoud(text) && text.split(' ').length > 2)
    .slice(0, 3);
  return first.find(({ text, isItem }) => !isItem && SELF.test(text)) ?? first[0];
};
const SELF =
  /(?<!\p{L})(?:we(?:['’]re| are| run| own| make| sell| build| grow| have)|i(?:['’]m| am| run| own| sell| publish| make| have| keep)|our \p{L}+|my \p{L}+|this is|wir (?:sind|betreiben|machen|führen)|ich bin|hier ist|somos|soy|nous sommes|je suis)(?!\p{L})/iu;
