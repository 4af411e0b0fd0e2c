import { type Fields, isBlank, isFields, keysByPlain, plainKey, without } from './keys';
import { BAD, DO, DONT, GOOD, keyOf, NEVER_SAY, SAY } from './names';
import { AS_IT_STANDS } from './read';
import { BAD_LABEL, BAD_SIGN, GOOD_LABEL, GOOD_SIGN, sidesOf } from './sides';
import { listOf, MAX_TEXT } from './values';

// What is done and said, and what is not: two halves, in the forms in which people write them.

/** The two halves that stand beside the pair, or in its place, go into it. */
function gathered(
  raw: Fields,
  pair: { key: string; names: readonly string[] },
  halves: readonly { key: string; names: readonly string[] }[],
): Fields {
  const keys = keysByPlain(raw);
  const own = keyOf(keys, pair.names);
  const before = own === undefined || isBlank(raw[own]) ? {} : raw[own];
  if (!isFields(before)) return raw;
  const inner = keysByPlain(before);
  const beside = halves.flatMap(({ key, names }) => {
    const found = keyOf(keys, names);
    return found === undefined || keyOf(inner, names) !== undefined ? [] : [{ key, found }];
  });
  if (beside.length === 0) return raw;
  return {
    ...without(raw, [own, ...beside.map(({ found }) => found)]),
    [own ?? pair.key]: { ...before, ...Object.fromEntries(beside.map(({ key, found }) => [key, raw[found]])) },
  };
}

const SITUATIONS = ['situation', 'scenario', 'when'];
/** Examples that say in which situation they are said are scenarios. */
function withScenarios(raw: Fields): Fields {
  const examples = keysByPlain(raw).get('examples');
  const told = examples === undefined ? undefined : raw[examples];
  const areScenarios =
    Array.isArray(told) &&
    told.length > 0 &&
    told.every((one) => isFields(one) && keyOf(keysByPlain(one), SITUATIONS) !== undefined);
  const isFree = !['scenarioexamples', 'scenarios'].some((name) => keysByPlain(raw).has(name));
  return examples !== undefined && areScenarios && isFree
    ? { ...without(raw, [examples]), scenarioExamples: told }
    : raw;
}

/** What is said and done stands in the pairs of the guide, wherever in it it was written. */
export function voiceOf(raw: unknown): unknown {
  if (typeof raw === 'string' || Array.isArray(raw)) return { toneGuidelines: raw };
  if (!isFields(raw)) return raw;
  const words = gathered(
    withScenarios(raw),
    { key: 'vocabularyPreferences', names: ['vocabularyPreferences', ...VOCABULARY] },
    [
      { key: 'preferred', names: SAY },
      { key: 'avoid', names: NEVER_SAY },
    ],
  );
  return gathered(words, { key: 'dosDonts', names: ['dosDonts', ...DOS_AND_DONTS] }, [
    { key: 'dos', names: DO },
    { key: 'donts', names: DONT },
  ]);
}

/** 'parcel' beside 'consignment', point by point. */
export const wordsByPoint = (raw: unknown): unknown =>
  Array.isArray(raw) && raw.length > 0 && raw.every(isPair) ? byHalves(raw, 'preferred', 'avoid') : raw;

/** Other names of the pair of words. */
export const VOCABULARY = [
  'vocabulary',
  'wordChoice',
  'wordList',
  'lexicon',
  'vocabularyGuidelines',
  'vocabularyAndLanguagePreferences',
];
/** And of that of what is done. */
export const DOS_AND_DONTS = [
  'dosAndDonts',
  'doAndDont',
  'doDont',
  'doAndDonts',
  'brandVoiceDosAndDonts',
  'communicationDosAndDonts',
];

/** { Patient: '9/10' }: a figure alone, or before what explains it, is how strong a trait is. */
export function traitOf(raw: unknown): unknown {
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const key = keys.get('description');
  const told = key === undefined ? undefined : raw[key];
  const isStrength =
    typeof told === 'number' ||
    (typeof told === 'string' && /^\s*\d{1,3}\s?(?:%|\/\s?\d{1,3})?(?=$|[\s,;:])/.test(told));
  const isTold = keyOf(keys, ['intensity', 'level', 'strength']) !== undefined;
  return key === undefined || !isStrength || isTold || String(told).length > 60
    ? raw
    : { ...without(raw, [key]), intensity: told };
}

const DO_MARK = new RegExp(
  `^\\s*(?:${GOOD_SIGN}|(?:${GOOD_LABEL})\\s*[:：]|do(?!\\s+not\\b)(?!n['’]?t)\\b|dos\\b|always\\b)\\s*[:：]?\\s*`,
  'iu',
);
const DONT_MARK = new RegExp(
  `^\\s*(?:${BAD_SIGN}|(?:${BAD_LABEL})\\s*[:：]|do\\s+not\\b|don['’]?ts?\\b|never\\b|avoid\\b)\\s*[:：]?\\s*`,
  'iu',
);

/** Points that stand under 'Don’t' or 'Do' need not begin with it again. */
const bare =
  (mark: RegExp) =>
  (raw: unknown): unknown =>
    Array.isArray(raw) ? raw.map((one: unknown) => (typeof one === 'string' && one.replace(mark, '')) || one) : raw;
export const underDo = bare(DO_MARK);
export const underDont = bare(DONT_MARK);

const isOf = (names: readonly string[]) => {
  const plain = new Set(names.map(plainKey));
  return (key: string): boolean => plain.has(plainKey(key));
};
const [isGood, isBad] = [isOf(GOOD), isOf(BAD)];
/** 'Do' and 'Don't' of one point, and nothing else. */
const isPair = (raw: unknown): raw is Fields =>
  isFields(raw) && Object.keys(raw).length > 0 && Object.keys(raw).every((key) => isGood(key) || isBad(key));

function byHalves(points: readonly Fields[], good: string, bad: string): Fields {
  const said = (isOne: (key: string) => boolean) =>
    points.flatMap((pair) => Object.entries(pair).flatMap(([key, told]) => (isOne(key) ? [told] : [])));
  return { [good]: said(isGood), [bad]: said(isBad) };
}

/** Where a sentence begins, or a part of a list in one line. */
const SENTENCES = /(?<=[.;!?。；！？\n])\s*(?=\S)|\s+[|/·•–—]\s+/u;

/** 'DO state the level. DON'T state the fun.': each sentence with its mark, those without one with the one before. */
function halvesOf(text: string): { dos: string[]; donts: string[] } | undefined {
  const halves = { dos: [] as string[], donts: [] as string[] };
  let last: string[] | undefined;
  for (const sentence of text.slice(0, MAX_TEXT).split(SENTENCES)) {
    const part = sentence.trim();
    const mark = DONT_MARK.exec(part) ?? DO_MARK.exec(part);
    if (mark) {
      last = DONT_MARK.test(part) ? halves.donts : halves.dos;
      const rest = part.slice(mark[0].length).replace(/[;,]$/, '');
      if (rest === '') return undefined;
      last.push(rest);
    } else if (last && last.length > 0) last.push(`${last.pop()} ${part}`);
    else return undefined;
  }
  return halves.dos.length > 0 && halves.donts.length > 0 ? halves : undefined;
}

/** What is done and what is not in one text or list, each point with its mark, 'Do: …', 'Do not …', 'しない:…', or point by point beside each other. */
export function dosDontsOf(raw: unknown): unknown {
  if (isFields(raw)) return raw;
  const points = typeof raw === 'string' ? listOf(raw) : raw;
  if (!Array.isArray(points) || points.length === 0) return raw;
  if (points.every(isPair)) return byHalves(points, 'dos', 'donts');
  if (!points.every((one) => typeof one === 'string')) return raw;
  const [only] = points;
  if (points.length === 1 && only !== undefined) {
    const sides = sidesOf(only);
    if (sides) return { dos: [sides.but], donts: [sides.not] };
    const halves = halvesOf(only);
    if (halves) return halves;
  }
  // of a point without a mark nobody knows on which side it stands
  if (!points.every((point) => DO_MARK.test(point) || DONT_MARK.test(point))) return AS_IT_STANDS;
  const [dos, donts]: [string[], string[]] = [[], []];
  for (const point of points) {
    const halves = halvesOf(point);
    if (halves) {
      dos.push(...halves.dos);
      donts.push(...halves.donts);
    } else if (DONT_MARK.test(point)) donts.push(point.replace(DONT_MARK, ''));
    else dos.push(point.replace(DO_MARK, ''));
  }
  return { dos, donts };
}
