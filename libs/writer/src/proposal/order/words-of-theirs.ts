import { type Passage, sentencesOf } from '../reading/passages';
import type { DayRole } from '../reading/days';
import type { Reading } from '../reading/request';
import type { Order } from './order';
import { isSocial } from '../reading/said';
import { conditionKind, type ConditionKind } from './conditions';

// Sentences of the letter that are quoted whole: nothing of theirs is turned, cut or put together.

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** What is hard about it. */
const HARD = word(
  "but|however|although|yet|not|n[’']t|never|no longer|nobody|none|problem|trouble|wrong|worse|worst|old|too|hard|difficult|without|only|break\\p{L}*|fear|suspicious|lose|losing|lost|tired|confus\\p{L}+|ugly|dated|nothing|still|aber|doch|nicht|kein\\p{L}*|niemand|schwer|alt|leider|verlier\\p{L}*|pero|nadie|nunca|difícil|perd\\p{L}+|ya no|mais|personne|jamais|difficile|vieux|vieille|trop|ne \\p{L}+ plus",
);
/** What it is for. */
const PURPOSE = word(
  "so that|because|should|shall|would like|['’]d like|we want|i want|wish|hope|aim|looks? (?:as|like)|feel|keeps? people|proud|recognis\\p{L}+|know(?:s)? (?:us|that|what)|damit|weil|soll(?:en|te|ten)?|möchten|wollen|wünsch\\p{L}*|spüren|para que|porque|queremos|quisiéramos|deb\\p{L}+|sentir|pour que|parce que|nous voulons|on voudrait|nous aimerions|envie",
);
/** How it is so far. */
const TODAY = word(
  "current(?:ly)?|present(?:ly)?|today|so far|until now|at present|since (?:1[89]|20)\\d\\d|dates from|heute|derzeit|bisher|seit (?:1[89]|20)\\d\\d|hoy|ahora|desde|aujourd['’]hui|actuel\\p{L}*|depuis",
);
const ASKS_FOR =
  /^(?:so |also )?(?:we|i)(?:['’](?:re|m)| are| am)? (?:need|want|look(?:ing)? for|ask for|seek(?:ing)?)(?!\p{L})|^(?:wir (?:brauchen|suchen)|necesitamos|buscamos|nous cherchons|il nous faut)(?!\p{L})/iu;
/** Told among what binds. */
const BOUND: readonly (ConditionKind | undefined)[] = [
  'making',
  'cost',
  'payment',
  'size',
  'technique',
  'material',
  'law',
  'supplied',
  'approve',
  'site',
  'run',
];
/** Who they are. */
const WHO =
  /^(?:we|i|our|my|wir|ich|unser\p{L}*|mein\p{L}*|somos|soy|nuestr\p{L}+|tenemos|nous|je|notre|on)(?!\p{L})/iu;
/** Speaks of what stands before it. */
const REFERS =
  /^(?:and |but |so |also |not )*(?:it|its|an? \p{L}+ one|they|their|them|this|that|these|those|he|she|him|her|such|both|neither|otherwise|the same|one of them|es|sie|er|das|dies\p{L}*|deshalb|eso|esto|ellos|ellas|il|elle|ils|elles|cela|ça|ce|c['’]est)(?!\p{L})/iu;
const SENTENCE = /^["“„«'(]?[\p{Lu}\d].*[.!?…)"”“»]$/u;
const WHOLE = /.[.!?…)"”“»]$/u;
const MOST = 6;
const LONGEST = 280;
const LONG_BEFORE = 170;

interface Told {
  text: string;
  at: number;
  passage: Passage;
}
/** The client's own sentences, each once, in their order. */
const toldIn = ({ letter }: Reading): Told[] =>
  letter.passages
    .flatMap((passage) => sentencesOf(passage.text).map((text) => ({ text, passage })))
    .map((one, at) => ({ ...one, at }))
    .filter(({ passage }) => !passage.isOthers);

/** The sentence, with the one before where it speaks of that. */
function whole(one: Told, told: readonly Told[]): Told[] {
  const before = told.find(({ at }) => at === one.at - 1);
  return REFERS.test(one.text) && before && before.text.length < LONG_BEFORE ? [before, one] : [one];
}

/** Two to four sentences that carry the purpose, the difficulty and the wish; those that stand together are one quotation. */
export function purposeIn(reading: Reading, things: readonly string[]): string[] {
  const told = toldIn(reading);
  const { money, asks, conditions, kept, unfit, days, notes } = reading;
  const elsewhere = new Set([...kept, ...unfit.map(({ text }) => text), ...conditions]);
  const open = [...reading.situation, ...reading.wishes];
  const isOpen = (text: string) => open.some((one) => one.includes(text));
  // who writes all small is quoted small
  const isSmall = told.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > told.length;
  const scored = told
    .filter(
      ({ text, passage, at }) =>
        // behind a greeting it begins small
        (at === told[0]?.at || isSmall ? WHOLE : SENTENCE).test(text) &&
        text.length > 24 &&
        text.length < LONGEST &&
        !(BOUND.includes(kindOf(text, reading)) && isBindingIn(text, kindOf(text, reading))) &&
        isOpen(text) &&
        !elsewhere.has(text) &&
        !notes.includes(text) &&
        !money.some((one) => one.includes(text)) &&
        !asks.some((one) => one.text.includes(text)) &&
        !(passage.isItem && passage.header),
    )
    .map((one) => {
      const { text } = one;
      const named = things.filter((name) => text.toLowerCase().includes(name.toLowerCase())).length;
      const isDated = days.some(
        ({ passage, role, text: day }) => passage.text === text && role !== 'told' && /\d/u.test(day),
      );
      const points =
        (HARD.test(text) ? 3 : 0) +
        (PURPOSE.test(text) ? 3 : 0) +
        (WHO.test(text) ? 2 : 0) +
        (one.at === told[0]?.at ? 1 : 0) +
        (TODAY.test(text) ? 2 : 0) -
        (named > 2 || (named > 0 && ASKS_FOR.test(text)) ? 6 : 0) -
        (isDated ? 2 : 0) -
        (text.length > 200 ? 1 : 0);
      return { ...one, points };
    })
    .filter(({ points }) => points >= 0)
    .sort((one, other) => other.points - one.points);
  const chosen = new Map<number, string>();
  for (const one of scored) {
    // where little is told, that little
    if (one.points < 2 && chosen.size > 1) break;
    const all = whole(one, told).filter(({ at }) => !chosen.has(at));
    if (chosen.size + all.length > MOST || all.some(({ text }) => text.length > LONGEST || elsewhere.has(text)))
      continue;
    for (const { at, text } of all) chosen.set(at, text);
  }
  return inQuotations([...chosen].map(([at, text]) => ({ at, text })));
}

/** Sentences that stand together are one quotation. */
function inQuotations(sentences: readonly Omit<Told, 'passage'>[]): string[] {
  const quotations: { end: number; text: string }[] = [];
  for (const { at, text } of [...sentences].sort((one, other) => one.at - other.at)) {
    const last = quotations.at(-1);
    if (last && last.end === at - 1) {
      last.text += ` ${text}`;
      last.end = at;
    } else quotations.push({ end: at, text });
  }
  return quotations.map(({ text }) => text);
}

/** It binds, in whatever part of the letter it stands. */
const BINDS = word(
  "must(?:n[’']t)?|has to|have to|shall|may (?:not|only)|cannot|can[’']t be|only|by law|no|not|never|stays?|fixed|printable|comes? from|writes?|we (?:write|photograph)|paid|allowed|permitted|muss|müssen|darf|dürfen|nur|kein\\p{L}*|bleib\\p{L}*|schreib\\p{L}*|debe\\p{L}*|tienen? que|sólo|solo|no se|se quedan?|doit|doivent|il faut|seulement|reste\\p{L}*|pas de|hates?|decides?",
);

/** Said of themselves these bind, too: 'our logo stays', 'we write the texts'. */
const OF_THEM: readonly ConditionKind[] = ['supplied', 'approve', 'keep', 'languages', 'law', 'making'];
/** These bind in whatever words they are said. */
const ALWAYS: readonly ConditionKind[] = ['supplied', 'approve', 'languages', 'cost', 'payment', 'law', 'making'];
/** 'None of us have done anything like this': how it is, and no condition. */
const NO_CONDITION =
  /^(?:and |but )?(?:none of us|nobody|no one|not (?:a lot|much|many|sure|yet)|niemand|keiner|nadie|personne)(?!\p{L})/iu;
const isNone = (text: string): boolean => NO_CONDITION.test(text) && !/\d/u.test(text);
const isBindingIn = (text: string, kind: ConditionKind | undefined): boolean =>
  kind !== undefined &&
  !isNone(text) &&
  (ALWAYS.includes(kind) || BINDS.test(text)) &&
  (OF_THEM.includes(kind) || !WHO.test(text)) &&
  text.split(' ').length < 40;
/** What takes its time is told with what follows for the plan. */
function kindOf(text: string, { durations }: Reading): ConditionKind | undefined {
  const own = durations.find(({ passage }) => passage.text.includes(text) || text.includes(passage.text));
  return own ? (own.kind === 'making' || own.kind === 'transport' ? 'making' : 'approve') : conditionKind(text);
}

export interface Bound {
  kind?: ConditionKind;
  texts: string[];
}
const MOST_BOUND = 14;
/** Days of these stand in the plan, and what hangs on them is quoted, too. */
const TOLD_TOO: readonly DayRole[] = ['told', 'goal', 'decision', 'test', 'access'];
/** Nobody can be asked then. */
const AWAY = word(
  'on leave|on holiday|away|not reachable|unreachable|closed|nicht erreichbar|urlaub|geschlossen|de vacaciones|cerrado|en congé|absents?|fermé',
);

/** What binds, grouped by what follows from it; each sentence whole, and none that is quoted already. */
export function boundIn(
  reading: Reading,
  quoted: readonly string[],
  { leftOut, told: ordered }: Pick<Order, 'leftOut' | 'told'>,
): Bound[] {
  const told = toldIn(reading);
  const { money, asks, kept, unfit, conditions, days, wanted } = reading;
  const isElsewhere = (text: string) =>
    quoted.some((one) => one.includes(text)) ||
    leftOut.includes(text) ||
    kept.includes(text) ||
    unfit.some((one) => one.text === text) ||
    asks.some((one) => one.text.includes(text) || text.includes(one.text));
  const groups: Bound[] = [];
  let count = 0;
  for (const one of told) {
    const { text } = one;
    if (count >= MOST_BOUND || isElsewhere(text) || text.length > 400 || !/\p{L}{3}.*\p{L}{2}/u.test(text)) continue;
    const kind = kindOf(text, reading);
    const isMoney = money.some((one) => one.includes(text));
    // a sum is told with the sums, unless something else binds in the same breath
    if (isMoney && !(kind && kind !== 'cost' && kind !== 'payment' && kind !== 'run')) continue;
    const isSaid = isMoney || conditions.some((condition) => condition.includes(text));
    const isThing = [...ordered, ...wanted.map(({ passage }) => passage.text)].some((one) => one.includes(text));
    // what can be counted is told where nothing else tells it
    const isFact =
      AWAY.test(text) && !isThing && !isMoney && !/[?:]$/u.test(text) && text.split(' ').length > 3 && !isSocial(text);
    const isDated =
      kind !== 'making' &&
      days.some((day) => day.passage.text === text && !TOLD_TOO.includes(day.role) && /\d/u.test(day.text));
    const isBinding = isBindingIn(text, kind) && !isThing && !isDated;
    // 'You should know that …' binds nobody
    if (
      isNone(text) ||
      (!isSaid && !isBinding && !(isFact && !isDated)) ||
      (!kind && /^(?:you|sie|ustedes?|vous)(?!\p{L})/iu.test(text))
    )
      continue;
    const isQuoted = (part: string) => groups.some(({ texts }) => texts.some((other) => other.includes(part)));
    if (isQuoted(text)) continue;
    const own = whole(one, told)
      .filter((part) => part.at === one.at || !(isElsewhere(part.text) || isQuoted(part.text)))
      .map((part) => part.text)
      .join(' ');
    count++;
    const group = kind && groups.find((other) => other.kind === kind);
    if (group) group.texts.push(own);
    else groups.push({ ...(kind && { kind }), texts: [own] });
  }
  return groups;
}
