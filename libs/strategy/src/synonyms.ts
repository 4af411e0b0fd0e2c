import { type Fields, fieldOf, fieldsByKey, isBlank, isFields, keysByPlain, plainKey } from './keys';
import { BAD_LABEL, BAD_SIGN, GOOD_LABEL, GOOD_SIGN, sidesOf } from './sides';
import { listOf, percentOf } from './values';
import { type Measure, measuresOf, unitOf } from './measures';

// Other forms in which people write the same things, brought into the one that the schema has.

const without = (fields: Fields, keys: readonly (string | undefined)[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

const NAMES = ['name', 'title', 'archetype', 'type'];
const SHARES = ['percentage', 'percent', 'share', 'weight', 'ratio'];
const TEXTS = ['description', 'justification', 'rationale', 'reason', 'why', 'summary'];

/** Two archetypes as a list, each with its share, or as objects of their own. */
export function archetypesOf(raw: unknown): unknown {
  if (Array.isArray(raw)) {
    const [primary, secondary, ...others] = raw as unknown[];
    return archetypesOf({ primary, secondary, ...(others.length > 0 && { others }) });
  }
  if (!isFields(raw)) return typeof raw === 'string' ? withShares({ primary: raw }) : raw;
  const keys = keysByPlain(raw);
  let result = raw;
  for (const role of ['primary', 'secondary'] as const) {
    const key = [role, `${role}archetype`].map((name) => keys.get(name)).find((one) => one !== undefined);
    const told = key === undefined ? undefined : raw[key];
    if (key === undefined || !isFields(told)) continue;
    const inner = keysByPlain(told);
    const [name, share, text] = [NAMES, SHARES, TEXTS].map((names) => names.map((one) => inner.get(one)).find(Boolean));
    if (name === undefined) continue;
    const rest = without(told, [name, share, text]);
    result = {
      ...without(result, [key]),
      [role]: told[name],
      ...(share && { [`${role}Percentage`]: told[share] }),
      ...(text && { [`${role}Description`]: told[text] }),
      ...(Object.keys(rest).length > 0 && { [`${String(told[name])}`]: rest }),
    };
  }
  return withShares(result);
}

const NAME_AND_SHARE = /^([^()（）\d]{2,60}?)\s*[:–—-]?\s*[(（]?\s*(\d{1,3}\s?%)\s*[)）]?$/;

/** 'The Sage (60%)' has its share in its name. */
function withShares(raw: Fields): Fields {
  let result = raw;
  for (const role of ['primary', 'secondary'] as const) {
    const keys = keysByPlain(result);
    const key = [role, `${role}archetype`].map((name) => keys.get(name)).find((one) => one !== undefined);
    const told = key === undefined ? undefined : result[key];
    const [, name, share] = typeof told === 'string' ? (NAME_AND_SHARE.exec(told.trim()) ?? []) : [];
    if (key === undefined || name === undefined || share === undefined) continue;
    const said = SHARES.map((one) => keys.get(`${role}${one}`) ?? keys.get(`${role}archetype${one}`)).find(Boolean);
    // the same said twice, or another figure
    if (said !== undefined && percentOf(result[said]) !== percentOf(share)) continue;
    result = { ...without(result, [key, said]), [role]: name, [`${role}Percentage`]: share };
  }
  return result;
}

const ARCHETYPES = [
  'primary',
  'secondary',
  'primaryarchetype',
  'secondaryarchetype',
  'primarypercentage',
  'secondarypercentage',
  'primaryarchetypepercentage',
  'secondaryarchetypepercentage',
  'archetypedescription',
  'description',
];

/** { type: 'Caregiver', share: '80%', secondaryArchetype: 'Outlaw' } */
function oneArchetype(raw: Fields, keys: Map<string, string>): Fields {
  const name = NAMES.map((one) => keys.get(one)).find((key) => key !== undefined && typeof raw[key] === 'string');
  if (name === undefined || keys.has('brandarchetypes') || keys.has('brandarchetype')) return raw;
  const [share, second] = [SHARES.map((one) => keys.get(one)).find(Boolean), keys.get('secondaryarchetype')];
  const text = TEXTS.map((one) => keys.get(one)).find(Boolean);
  return {
    ...without(raw, [name, share, second, text]),
    brandArchetypes: {
      primary: raw[name],
      ...(share && { primaryPercentage: raw[share] }),
      ...(second && { secondary: raw[second] }),
      ...(text && { justification: raw[text] }),
    },
  };
}

/** The archetypes themselves where their strategy is expected. */
export function archetypeStrategyOf(raw: unknown): unknown {
  if (typeof raw === 'string' || Array.isArray(raw)) return { brandArchetypes: raw };
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  if (!['primary', 'primaryarchetype', 'secondary'].some((name) => keys.has(name))) return oneArchetype(raw, keys);
  if (['brandarchetypes', 'brandarchetype'].some((name) => keys.has(name))) return raw;
  const own = ARCHETYPES.map((name) => keys.get(name)).filter((key) => key !== undefined);
  return {
    brandArchetypes: Object.fromEntries(own.map((key) => [key, raw[key]])),
    ...without(raw, own),
  };
}

const RANKS =
  /^(?:primary|secondary|tertiary|main|first|second|third)(?:target)?(?:audiences?|personas?|groups?|segments?)?$/;

/** Groups of people as a list, or each under its rank: 'primary', 'Secondary Audience'. */
export function audienceOf(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.some(isFields) ? { segments: raw as unknown[] } : { definition: raw as unknown[] };
  if (!isFields(raw)) return raw;
  const ranked = Object.keys(raw).filter((key) => RANKS.test(plainKey(key)) && raw[key] !== null);
  if (ranked.length === 0) return withParts(raw);
  const segments = ranked.flatMap((key): unknown[] => {
    const rank = plainKey(key).replace(/(?:target)?(?:audiences?|personas?|groups?|segments?)$/, '');
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

const BESIDE_SITUATION = new Set([
  'awarenesslevel',
  'sophisticationlevel',
  'marketdesire',
  'deeppains',
  'painpoints',
  'buyingobjections',
]);
/** A bracket that is missing puts what stands beside the situation into it; out of it again. */
function withParts(raw: Fields): Fields {
  const key = Object.keys(raw).find((one) => plainKey(one) === 'situation');
  const situation = key === undefined ? undefined : raw[key];
  if (key === undefined || !isFields(situation)) return raw;
  const parts = Object.keys(situation).filter((one) => BESIDE_SITUATION.has(plainKey(one)));
  if (parts.length === 0) return raw;
  return {
    ...Object.fromEntries(parts.map((one) => [one, situation[one]])),
    ...raw,
    [key]: without(situation, parts),
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
  if (
    ['summary', 'keyinsights', 'overview', 'description', 'insights', 'findings', 'keyinsight'].some((name) =>
      inner.has(name),
    )
  ) {
    const list = ['competitors', 'list']
      .map((name) => inner.get(name))
      .find((one) => one !== undefined && Array.isArray(told[one]));
    return list === undefined
      ? { ...rest, competitorAnalysis: told }
      : { ...rest, competitors: told[list], competitorAnalysis: without(told, [list]) };
  }
  return { ...rest, competitors: told };
}

const WEIGHTS = ['weights', 'weight', 'fontweights', 'fontweight'];
const WEIGHT_OF: readonly (readonly [RegExp, number])[] = [
  [/extra[ -]?light|ultra[ -]?light/i, 200],
  [/semi[ -]?bold|demi[ -]?bold|halbfett|seminegrita|demi[ -]?gras/i, 600],
  [/extra[ -]?bold|ultra[ -]?bold/i, 800],
  [/thin|hairline/i, 100],
  [/light|leicht|ligera?|léger/i, 300],
  [/medium|mittel/i, 500],
  [/black|heavy/i, 900],
  [/bold|fett|negrita|gras\b|grassetto|negrito/i, 700],
  [/regular|normal|book|roman|buch/i, 400],
];

const SIZES = [
  'sizesrem',
  'sizes',
  'sizerem',
  'size',
  'fontsize',
  'fontsizes',
  'sizespx',
  'sizepx',
  'sizespt',
  'sizept',
];

/** A face with its weights as numbers, and as they are called; with its sizes as they are written, and in rem. */
export function faceOf(raw: unknown): unknown {
  return isFields(raw) ? withSizes(withWeights(raw)) : raw;
}

/** A weight that is told by a name has the number for it too; a list of names is more than one face. */
function withWeights(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  const key = WEIGHTS.map((name) => keys.get(name)).find((one) => one !== undefined && raw[one] !== null);
  const told = key === undefined ? undefined : raw[key];
  const words =
    typeof told === 'string'
      ? [told]
      : Array.isArray(told)
        ? told.filter((one) => typeof one === 'string' || typeof one === 'number')
        : [];
  if (key === undefined || !words.some((word) => /\p{L}|\d\s*[–—-]\s*\d/u.test(String(word)))) return raw;
  const numbers = (Array.isArray(told) ? (told as unknown[]) : [told]).flatMap((one) => {
    if (typeof one === 'number') return [one];
    const digits = /\d{3}/.exec(String(one))?.[0];
    return digits ? [Number(digits)] : (WEIGHT_OF.find(([name]) => name.test(String(one)))?.[1] ?? []);
  });
  return { ...without(raw, [key]), weights: numbers, weightNames: words.join(', ') };
}

const REM = 16;
/** Of several sizes in one text, as in 'clamp(2.5rem, 5vw, 4rem)', the largest. */
function largestOf(text: string): number | null {
  const found = text.slice(0, 200).match(/\d{1,4}(?:\.\d{1,4})?\s?(?:px|rem|em|pt)\b/gi) ?? [];
  const sizes = found.flatMap((size) => measuresOf(size)[0]?.px ?? []);
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

function withSizes(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  const told = SIZES.flatMap((name) => {
    const key = keys.get(name);
    return key === undefined || isBlank(raw[key]) ? [] : [key];
  });
  const isOwn = (value: unknown) =>
    Array.isArray(value) && value.every((one) => isFields(one) && 'text' in one && 'px' in one);
  if (told.length === 0 || isOwn(raw.sizes)) return raw;
  const sizes = told
    .flatMap((key) => measuresOf(raw[key], unitOf(key)))
    .map(({ name, text, px }) => ({
      name,
      text,
      // a bare number that is too small for pixels is one of rem
      px: px !== null && px < 10 && !/[a-z]/i.test(text) ? px * REM : (px ?? largestOf(text)),
    }));
  return { ...without(raw, told), sizes };
}

/** The same with its sizes in rem. */
export function headingFaceOf(raw: unknown): unknown {
  const face = faceOf(raw);
  if (!isFields(face) || !Array.isArray(face.sizes) || 'sizesRem' in face) return face;
  return { ...face, sizesRem: (face.sizes as Measure[]).flatMap(({ px }) => (px === null ? [] : [px / REM])) };
}

const VOCABULARY = {
  preferred: [
    'wordstouse',
    'preferredwords',
    'preferredterms',
    'termstouse',
    'wordsweuse',
    'wesay',
    'preferredvocabulary',
  ],
  avoid: [
    'wordstoavoid',
    'avoidedwords',
    'avoidedterms',
    'termstoavoid',
    'bannedwords',
    'forbiddenwords',
    'wedonotsay',
  ],
};

/** Words that are used, and are not, as two lists of the guide itself. */
function withVocabulary(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  if (['vocabularypreferences', 'vocabulary', 'wordchoice', 'vocabularyguidelines'].some((name) => keys.has(name)))
    return raw;
  const [preferred, avoid] = [VOCABULARY.preferred, VOCABULARY.avoid].map((names) =>
    names.map((name) => keys.get(name)).find((key) => key !== undefined),
  );
  if (preferred === undefined && avoid === undefined) return raw;
  return {
    ...without(raw, [preferred, avoid]),
    vocabularyPreferences: { ...(preferred && { preferred: raw[preferred] }), ...(avoid && { avoid: raw[avoid] }) },
  };
}

/** What is done and what is not, as two lists of the guide itself. */
export function voiceOf(told: unknown): unknown {
  if (!isFields(told)) return told;
  const raw = withVocabulary(told);
  const keys = keysByPlain(raw);
  if (['dosdonts', 'dosanddonts', 'doanddont'].some((name) => keys.has(name))) return raw;
  const [dos, donts] = [keys.get('dos') ?? keys.get('do'), keys.get('donts') ?? keys.get('dont')];
  if (dos === undefined && donts === undefined) return raw;
  return {
    ...without(raw, [dos, donts]),
    dosDonts: { ...(dos && { dos: raw[dos] }), ...(donts && { donts: raw[donts] }) },
  };
}

const DO = new RegExp(
  `^\\s*(?:${GOOD_SIGN}|(?:${GOOD_LABEL})\\s*[:：]|do(?!\\s+not\\b)(?!n['’]?t)\\b|dos\\b|always\\b)\\s*[:：]?\\s*`,
  'iu',
);
const DONT = new RegExp(
  `^\\s*(?:${BAD_SIGN}|(?:${BAD_LABEL})\\s*[:：]|do\\s+not\\b|don['’]?ts?\\b|never\\b|avoid\\b)\\s*[:：]?\\s*`,
  'iu',
);

const DOS = ['do', 'dos', 'say', 'yes', 'good', 'right'];
const DONTS = ['dont', 'donts', 'not', 'no', 'avoid', 'never', 'bad', 'wrong'];
/** 'Do' and 'Don't' of one point, and nothing else. */
const isPair = (raw: unknown): raw is Fields =>
  isFields(raw) && Object.keys(raw).every((key) => [...DOS, ...DONTS].includes(plainKey(key)));

/** What is done and what is not in one text or list, each point with its mark, 'Do: …', 'Do not …', 'しない:…', or point by point beside each other. */
export function dosDontsOf(raw: unknown): unknown {
  const points = typeof raw === 'string' ? listOf(raw) : raw;
  if (!Array.isArray(points)) return raw;
  if (points.length > 0 && points.every(isPair)) {
    const said = (names: readonly string[]) =>
      points.flatMap((pair) =>
        Object.entries(pair).flatMap(([key, told]) => (names.includes(plainKey(key)) ? [told] : [])),
      );
    return { dos: said(DOS), donts: said(DONTS) };
  }
  if (points.length === 1 && typeof points[0] === 'string') {
    const sides = sidesOf(points[0]);
    if (sides) return { dos: [sides.but], donts: [sides.not] };
  }
  if (!points.every((one) => typeof one === 'string' && (DO.test(one) || DONT.test(one)))) return raw;
  const said = (mark: RegExp, other: RegExp | null) =>
    (points as string[])
      .filter((point) => mark.test(point) && !other?.test(point))
      .map((point) => point.replace(mark, ''));
  return { dos: said(DO, DONT), donts: said(DONT, null) };
}
