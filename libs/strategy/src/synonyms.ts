import { type Fields, fieldOf, fieldsByKey, isFields, keysByPlain, plainKey, without } from './keys';
import { isRank } from './names';
import { quoteOf } from './values';
import { directionOf } from './vocabularies';

// Groups of people and what a market says, in the forms in which people write them.

const PEOPLE = /(?:target)?(?:audiences?|personas?|groups?|segments?)$/;
const rankOf = (key: string): string => plainKey(key).replace(PEOPLE, '');

/** Groups of people as a list, or each under its rank: 'primary', 'Secondary Audience'. */
export function audienceOf(raw: unknown): unknown {
  if (Array.isArray(raw))
    return raw.length > 1 || raw.some(isFields) ? { segments: raw as unknown[] } : { definition: raw as unknown[] };
  if (!isFields(raw)) return raw;
  const ranked = Object.keys(raw).filter((key) => isRank(rankOf(key)) && raw[key] !== null);
  if (ranked.length === 0) return raw;
  const segments = ranked.flatMap((key): unknown[] => {
    const rank = rankOf(key);
    const named = rank.charAt(0).toUpperCase() + rank.slice(1);
    const told = raw[key];
    if (Array.isArray(told))
      return told.map((one: unknown) => (isFields(one) ? { rank: named, ...one } : { rank: named, description: one }));
    return [isFields(told) ? { rank: named, ...told } : { rank: named, description: told }];
  });
  const list = fieldOf(fieldsByKey(raw), ['segments']);
  return {
    ...without(raw, ranked),
    segments: [...segments, ...(Array.isArray(list) ? (list as unknown[]) : list === undefined ? [] : [list])],
  };
}

const COMPETITION = [
  'competitors',
  'keycompetitors',
  'competition',
  'competitoranalysis',
  'competitiveanalysis',
  'competitivelandscape',
];

const PLAYERS = ['competitors', 'list', 'players', 'keyplayers', 'directcompetitors', 'keycompetitors'];

/** Competitors one by one, beside what is said of them all. */
export function marketOf(raw: unknown): unknown {
  if (typeof raw === 'string') return { competitorAnalysis: null, overview: raw };
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const key = COMPETITION.map((name) => keys.get(name)).find((one) => one !== undefined && raw[one] !== null);
  if (key === undefined) return raw;
  const told = raw[key];
  const rest = without(raw, [key]);
  // two of these names: each is read as it stands
  const others = keysByPlain(rest);
  if (COMPETITION.some((name) => others.has(name))) return raw;
  if (Array.isArray(told)) return { ...rest, competitors: told as unknown[] };
  if (typeof told === 'string') return { ...rest, competitorAnalysis: told };
  if (!isFields(told)) return raw;
  const inner = keysByPlain(told);
  const list = PLAYERS.map((name) => inner.get(name)).find((one) => one !== undefined && Array.isArray(told[one]));
  if (
    list !== undefined ||
    ['summary', 'keyinsights', 'overview', 'description', 'insights', 'findings', 'keyinsight'].some((name) =>
      inner.has(name),
    )
  ) {
    return list === undefined
      ? { ...rest, competitorAnalysis: told }
      : { ...rest, competitors: told[list], competitorAnalysis: without(told, [list]) };
  }
  return { ...rest, competitors: told };
}

/** Lists by their direction, { up: […], down: […] }, are one list whose trends have theirs. */
export function trendsOf(raw: unknown): unknown {
  if (!isFields(raw)) return raw;
  const entries = Object.entries(raw);
  if (entries.length === 0 || !entries.every(([key]) => directionOf(key) !== null)) return raw;
  return entries.flatMap(([key, told]) =>
    (Array.isArray(told) ? (told as unknown[]) : [told]).map((one) =>
      isFields(one) ? { direction: directionOf(key), ...one } : { title: one, direction: directionOf(key) },
    ),
  );
}

const AT_END = /^(.{2,}?)\s*(?:[:|–—,-]\s*|[(（]\s*|\s)(\p{L}+|[↑↗▲↓↘▼→↔=])\s*[)）]?\s*$/u;
const AT_START = /^\s*([↑↗▲↓↘▼→↔])\s*(\S.*)$/u;

/** 'Ski touring: up', 'Season length | down', '↑ Repairs', and { title: 'Repairs', description: 'up' }: which way it goes stands by itself. */
export function trendOf(raw: unknown): unknown {
  if (typeof raw === 'string') {
    const [, sign, rest] = AT_START.exec(raw.slice(0, 300)) ?? [];
    if (sign !== undefined && raw.length <= 300) return { title: rest, direction: directionOf(sign) };
    const [, title, word] = raw.length <= 300 ? (AT_END.exec(raw) ?? []) : [];
    const direction = word === undefined ? null : directionOf(word);
    const isApart = /[:|–—,(（↑↗▲↓↘▼→↔=-]\s*\p{L}*\s*[)）]?\s*$/u.test(raw.slice(-40));
    return title !== undefined && direction !== null && isApart ? { title, direction } : raw;
  }
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const key = ['direction', 'trenddirection', 'movement'].map((name) => keys.get(name)).find(Boolean);
  const wayOf = (name: string) => (typeof raw[name] === 'string' ? directionOf(raw[name]) : null);
  if (key !== undefined) return wayOf(key) === null ? raw : { ...raw, [key]: wayOf(key) };
  // whatever it is called
  const told = Object.keys(raw).find((name) => !['title', 'name'].includes(plainKey(name)) && wayOf(name) !== null);
  return told === undefined ? raw : { ...without(raw, [told]), direction: wayOf(told) };
}

/** What a source is called: 'SLF survey', 'Mallaig accounts 2023', 'Owner, Porto'. */
const SOURCE =
  /\b(?:survey|report|study|census|statistics?|accounts|review|interviews?|forum|poll|data|barometer|index|association|ministry|institute|university|panel|research|umfrage|studie|bericht|enquête|étude|encuesta|estudio)\b|\b(?:19|20)\d\d\b/i;

/** 'Caretaker, Leith' */
const WHO_AND_WHERE = /^\p{Lu}[\p{L} .’'-]{1,40}, \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}$/u;
const WITH_SOURCE = /^(.{3,300}?)\s*[(（]([^()（）]{3,80})[)）]\.?$/s;

/** 'One in four never tested | SLF survey': who says it stands by itself. A dash explains as often, so that what follows one has to be called as sources are. */
export function painsOf(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: unknown) => {
    if (typeof one !== 'string') return one;
    const [, stated, within] = WITH_SOURCE.exec(one) ?? [];
    if (stated !== undefined && SOURCE.test(within ?? '')) return { title: stated, source: within };
    const { text, source } = quoteOf(one) as { text: string; source: string | null };
    if (source !== null && one.includes(' | ') && !/^\p{Lu}/u.test(source) && !SOURCE.test(source))
      return { title: text, description: source };
    const isSource =
      source !== null &&
      (one.includes(' | ') || /^["“„«]/.test(one.trim()) || SOURCE.test(source) || WHO_AND_WHERE.test(source));
    if (!isSource) return one;
    return /^["“„«]/.test(one.trim()) ? { quotes: [{ text, source }] } : { title: text, source };
  });
}

const WITH_SHARE = /^(.{3,300}?)\s*[(（]\s*([+~≈]?\s?\d{1,3}(?:[.,]\d{1,2})?\s?%)\s*[)）]$/s;

const HAS_POTENTIAL = (raw: Fields): boolean =>
  ['potential', 'potentialpercent', 'score'].some((name) => keysByPlain(raw).has(name));

/** 'Beacon and probe kit (+18%)' has its potential in its name. */
export function opportunityOf(raw: unknown): unknown {
  const key = isFields(raw)
    ? ['title', 'name', 'opportunity'].map((name) => keysByPlain(raw).get(name)).find(Boolean)
    : undefined;
  const told = isFields(raw) ? raw[key ?? ''] : raw;
  const [, title, potential] = typeof told === 'string' ? (WITH_SHARE.exec(told) ?? []) : [];
  if (!isFields(raw)) return title === undefined ? raw : { title, potential };
  const text = keysByPlain(raw).get('description');
  // { canteens: '15%' }
  if (
    text !== undefined &&
    typeof raw[text] === 'string' &&
    /^\s*[+~≈]?\s?\d{1,3}(?:[.,]\d{1,2})?\s?%\s*$/.test(raw[text]) &&
    !HAS_POTENTIAL(raw)
  )
    return { ...without(raw, [text]), potential: raw[text] };
  return key === undefined || title === undefined || HAS_POTENTIAL(raw) ? raw : { ...raw, [key]: title, potential };
}
