import { type Fields, humanKey, isFields, plainKey } from './keys';
import { inTheirOrder } from './names';
import { MAX_ITEMS } from './read';

// What is said of a document and not by it, and what is told in a form for machines, before anything is read.

/** How a document, or a part of it, is kept. */
const KEEPING = new Set([
  ...[
    'status',
    'progress',
    'state',
    'version',
    'revision',
    'draft',
    'final',
    'approved',
    'reviewed',
    'published',
    'archived',
  ],
  ...['id', 'uuid', 'guid', 'slug', 'order', 'sortorder', 'index', 'enabled', 'visible', 'selected', 'active'],
  ...[
    'confidence',
    'createdat',
    'updatedat',
    'lastupdated',
    'modifiedat',
    'generatedat',
    'timestamp',
    'locked',
    'todo',
  ],
]);
const STATE =
  /^(?:draft|final|approved|pending|done|wip|in (?:review|progress)|completed?|success(?:ful)?|succeeded|failed|generated|generating|published|archived|active|open|ready|ok|v?\d[\w.:+-]*|[\da-f-]{20,})$/i;

/** A word by which programs say how far they are. */
export const isState = (text: string): boolean => STATE.test(text.trim());

/** Whether a value says only how what it stands in is kept; what says more under such a name is a text as any other. */
const isKeeping = (key: string, value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.length <= 40 && isState(value))) &&
  KEEPING.has(plainKey(key));

/** Sizes may be parts of one too. */
const IS_SIZE = /size|scale|spac|rem$|em$|px$|breakpoint|lineheight|leading|opacity/;
const IS_SHARE = /split|share|ratio|proportion|balance|distribution/;
const shareOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*[01]?[.,]\d{1,4}\s*$/.test(value))
    ? Number(String(value).replace(',', '.'))
    : NaN;

/** Parts of one as percentages: { Sage: 0.6, Hero: 0.4 }. */
function sharesOf(fields: Fields): Fields {
  const { length } = Object.keys(fields);
  if (length < 2 || length > 12) return fields;
  const entries = Object.entries(fields);
  if (!(shareOf(entries[0]?.[1]) < 1)) return fields;
  const shares = entries.map(([, value]) => shareOf(value));
  const sum = shares.reduce((all, one) => all + one, 0);
  const areShares = shares.every((one) => one > 0 && one < 1) && Math.abs(sum - 1) < 0.005;
  return areShares
    ? Object.fromEntries(entries.map(([key], index) => [key, `${Math.round((shares[index] ?? 0) * 1_000) / 10}%`]))
    : fields;
}

/** The same without what says how it is kept, with shares as percentages, and what has an order in it. */
export function tidied(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const whole: unknown[] = value;
    const list: unknown[] = [];
    let isAsItWas = true;
    // what goes beyond is counted, and not looked at
    for (const one of whole.slice(0, MAX_ITEMS)) {
      const left = typeof one === 'boolean' ? undefined : tidied(one, name);
      isAsItWas &&= left === one;
      if (left !== undefined) list.push(left);
    }
    if (IS_SHARE.test(plainKey(name))) return Object.values(sharesOf({ ...list }));
    return isAsItWas ? value : list.concat(whole.slice(MAX_ITEMS));
  }
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  // { captions: true, altText: true } says two things, { isFinal: true } says none
  const areMarks =
    name !== '' &&
    keys.length > 1 &&
    keys.every((key) => typeof value[key] === 'boolean' && !/^(?:is|has)[A-Z_\s]/.test(key));
  if (areMarks) return keys.filter((key) => value[key] === true).map(humanKey);
  const ordered = inTheirOrder(keys);
  let isAsItWas = ordered === keys;
  const entries: [string, unknown][] = [];
  for (const key of ordered) {
    const told = value[key];
    const left = typeof told === 'boolean' || isKeeping(key, told) ? undefined : tidied(told, key);
    isAsItWas &&= left === told;
    if (left !== undefined) entries.push([key, left]);
  }
  // most objects are, and making new ones takes longer than all else
  const fields = isAsItWas ? value : Object.fromEntries(entries);
  const shares = sharesOf(fields);
  return shares === fields || IS_SIZE.test(plainKey(name)) ? fields : shares;
}
