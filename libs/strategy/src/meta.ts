import { DRAFTED } from './drafted';
import { fieldOf, type Fields, fieldsByKey, isFields, keysByPlain, plainKey, without } from './keys';
import { isState } from './tidy';
import { cleanText } from './values';

// Who a document is about, what it is, and how it is kept: told on its cover, and no part of what it says.

const META = new Set([
  ...['brandname', 'brand', 'companyname', 'strategytype', 'documenttype', 'doctype', 'brandid'],
  ...['version', 'documentversion', 'schemaversion', 'schema', 'language', 'lang', 'locale', 'id', 'uuid'],
  ...['date', 'created', 'createdat', 'createdon', 'createddate', 'updated', 'updatedat', 'lastupdated', 'timestamp'],
  ...['document', 'documenttitle', 'documentname', 'file', 'filename', 'title'],
  ...[
    'generated',
    'generatedat',
    'generatedon',
    'generatedby',
    'model',
    'modelused',
    'author',
    'preparedby',
    'parsedat',
    'completedat',
  ],
  ...['status', 'approval', 'approvedby', 'revision', 'writtenby'],
  ...['tool', 'format', 'exportedat', 'exportedby', 'exportedon', 'exportedfrom', 'workspace'],
  ...['error', 'wasfixed', 'normalizationerrors', 'isfallback', 'fallbackreason', 'fallbackat'],
  'draftedbybuiltinwriter',
  plainKey(DRAFTED),
]);
/** Longer ones say something. */
const LONGEST = 80;

/** What may hold the name of the brand, the surest first. */
const MAY_NAME: readonly string[] = [
  ...['brandname', 'brand', 'companyname', 'company', 'clientname', 'client', 'businessname', 'organisation'],
  ...['organization', 'name', 'projectname', 'project'],
  ...[
    'markenname',
    'marke',
    'firma',
    'marca',
    'nomedellamarca',
    'nomedamarca',
    'nombredemarca',
    'nomdelamarque',
    'marque',
  ],
];

/** The names of an object that is the brand. */
export const NAMES: readonly string[] = ['name', 'brandname', 'companyname'];

export const isMetaKey = (key: string): boolean =>
  /^(?:document)?(?:meta(?:data)?|info)$|metadata$|^export(?:info|data)?$/.test(plainKey(key));

const isShort = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value === null ||
  (typeof value === 'string' && value.length <= LONGEST);

/** Whether a field of a document is about the document, and says nothing else. */
export function isMeta(key: string, value: unknown, ownName: string | undefined): boolean {
  const plain = plainKey(key);
  if (MAY_NAME.includes(plain) && typeof value === 'string' && value.trim() === ownName) return true;
  if (plain === 'type') return typeOf(value) !== undefined;
  if (plain === plainKey(DRAFTED) || plain === 'normalizationerrors') return true;
  return META.has(plain) && isShort(value);
}

/** Of what a tool says of its export, its own version is none of the document's. */
const ownOf = (key: string, fields: Fields): Fields =>
  /^export/.test(plainKey(key)) ? without(fields, [keysByPlain(fields).get('version')]) : fields;

/** The document, what stands around it, and what is said of both. */
const layers = (document: Fields, around: Fields): Map<string, unknown>[] =>
  [document, around].flatMap((fields) => [
    fieldsByKey(fields),
    ...Object.entries(fields).flatMap(([key, value]) =>
      isFields(value) && isMetaKey(key) ? [fieldsByKey(ownOf(key, value))] : [],
    ),
  ]);

/** The name of the brand as the document gives it. */
export function nameIn(document: Fields, around: Fields): string | undefined {
  for (const fields of layers(document, around))
    for (const key of MAY_NAME) {
      const told = fields.get(key);
      const name = isFields(told) ? fieldOf(fieldsByKey(told), NAMES) : told;
      if (typeof name === 'string' && name.length <= LONGEST * 3 && name.trim() !== '') return cleanText(name);
    }
  return undefined;
}

/** What a document says of itself, in its own words. */
export interface DocumentData {
  title: string | null;
  version: string | null;
  date: string | null;
  author: string | null;
  /** how far it is: 'approved by client' */
  status: string | null;
}

const DATA: readonly (readonly [keyof DocumentData, readonly string[]])[] = [
  ['title', ['documenttitle', 'documentname', 'document']],
  ['version', ['documentversion', 'version', 'revision']],
  ['date', ['date', 'updated', 'lastupdated', 'createdon', 'created']],
  ['author', ['author', 'preparedby', 'writtenby']],
  ['status', ['status', 'approval', 'approvedby']],
];

/** A number alone: programs count so, too. */
const COUNT = /^v?[\d.]+$/i;

/** What somebody says of the document; null where only the program that wrote it does. */
export function dataIn(document: Fields, around: Fields): DocumentData | null {
  const found = layers(document, around);
  const data = Object.fromEntries(
    DATA.map(([name, keys]) => {
      const told = found.flatMap((fields) => {
        const value = fieldOf(fields, keys);
        const isOne = (typeof value === 'string' || typeof value === 'number') && isShort(value);
        return isOne && !(name === 'status' && isState(String(value))) ? (cleanText(String(value)) ?? []) : [];
      });
      return [name, told[0] ?? null];
    }),
  ) as unknown as DocumentData;
  const isTold = data.version !== null && !COUNT.test(data.version);
  return isTold || (data.title ?? data.date ?? data.author ?? data.status) ? data : null;
}

const BOLD = /\*\*([^*\n]{2,80})\*\*/g;
/** What documents are called themselves. */
const OF_DOCUMENTS = /strateg|\bbrand\b|guide|json|draft|version|notes?\b|document|[:：]\s*$/i;
/** The name of the brand in the words before a document: the only one that is set bold there, '… for **Alder & Daughters**'. */
export function nameInWords(words: string): string | undefined {
  const bold = [...words.slice(0, 2_000).matchAll(BOLD)].flatMap(([, name]) => name ?? []);
  const names = new Set(bold.filter((name) => !OF_DOCUMENTS.test(name) && /^\p{Lu}|^\p{Lo}/u.test(name)));
  const [only] = names;
  return names.size === 1 && only !== undefined ? cleanText(only) : undefined;
}

/** 'brand_strategy' makes the whole; each of the others its own sections. */
export const STRATEGY_TYPES = ['brand_strategy', 'palette', 'fonts', 'direction', 'voice'] as const;
export type StrategyType = (typeof STRATEGY_TYPES)[number];

const typeOf = (value: unknown): StrategyType | undefined =>
  typeof value === 'string' ? STRATEGY_TYPES.find((type) => plainKey(type) === plainKey(value)) : undefined;

/** Of documents that were put together. */
const LATER = [2, 3, 4, 5, 6, 7, 8];

/** The type of strategy that the document says it is. */
export function typeIn(document: Fields, around: Fields): StrategyType | undefined {
  for (const fields of layers(document, around))
    for (const key of ['strategytype', 'type', 'documenttype', 'doctype']) {
      const types = [key, ...LATER.map((index) => `${key}${index}`)].flatMap((one) => typeOf(fields.get(one)) ?? []);
      // two documents of different types are one of all
      if (types.length > 0) return types.every((type) => type === types[0]) ? types[0] : 'brand_strategy';
    }
  return undefined;
}
