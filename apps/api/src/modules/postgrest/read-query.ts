import { columnOf, FilterParser } from './filter-parser';
import { parseFailed, PostgrestError } from './postgrest-error';
import { READABLE_TABLES, type ReadableTable } from './readable-tables';

const MAX_ROWS = 1_000;

/** The parts of a SELECT. `values` begins with the owner's id, which is $1. */
export interface ReadQuery {
  columns: string;
  where: string;
  values: unknown[];
  orderBy: string;
  limit: number;
  offset: number;
}

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const LOGIC = new Set(['or', 'and', 'not.or', 'not.and']);

/**
 * The owner's condition stands outside whatever the user asks for and is joined with AND, so that no filter can widen it.
 * @param range the Range header, used where the query names no limit or offset
 * @throws PostgrestError
 */
export function readQuery(table: ReadableTable, params: URLSearchParams, ownerId: string, range?: string): ReadQuery {
  const values: unknown[] = [ownerId];
  const parser = new FilterParser(table, values);
  const asked = [...params]
    .filter(([key]) => !RESERVED.has(key))
    .map(([key, text]) => `(${LOGIC.has(key) ? parser.logic(key, text) : parser.filter(key, text)})`);
  return {
    columns: columns(table, params.get('select') ?? '*'),
    where: ['user_id = $1', 'deleted_at IS NULL', ...asked].join(' AND '),
    values,
    orderBy: order(table, params.get('order')),
    ...page(params, range),
  };
}

function columns(table: ReadableTable, select: string): string {
  const items = (select || '*')
    .split(',')
    .flatMap((item) => (item.trim() === '*' ? READABLE_TABLES[table] : item.trim()));
  const asked = items.map((item) => {
    const [, alias, column, cast = ''] = /^(?:([a-z_]\w{0,62}):)?([a-z_]\w*)(::text)?$/i.exec(item) ?? [];
    if (!column) throw parseFailed('select parameter', select);
    return { column, name: alias ?? column, sql: `${columnOf(table, column)}${cast} AS "${alias ?? column}"` };
  });
  // so a row has never more columns than its table, whatever they are called
  onlyOnce('select parameter', select, asked, ({ column }) => column);
  onlyOnce('select parameter', select, asked, ({ name }) => name);
  return asked.map(({ sql }) => sql).join(', ');
}

function order(table: ReadableTable, text: string | null): string {
  const asked = (text ? text.split(',') : []).map((item) => {
    const [, column, direction = 'asc', nulls] =
      /^([a-z_]\w*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(item) ?? [];
    if (!column) throw parseFailed('order', item);
    return { column, sql: `${columnOf(table, column)} ${direction}${nulls ? ` NULLS ${nulls}` : ''}` };
  });
  onlyOnce('order', text ?? '', asked, ({ column }) => column);
  // the id makes it a total order, so that pages never overlap
  return [...asked.map(({ sql }) => sql), '"id"'].join(', ');
}

function onlyOnce<Item>(what: string, text: string, items: Item[], nameOf: (item: Item) => string): void {
  const seen = new Set<string>();
  for (const item of items) {
    const name = nameOf(item);
    if (seen.has(name)) throw parseFailed(what, text, `${name} stands there more than once`);
    seen.add(name);
  }
}

function page(params: URLSearchParams, range?: string): { limit: number; offset: number } {
  const number = (name: string): number | undefined => {
    const text = params.get(name);
    if (text === null) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw parseFailed(name, text);
    return value;
  };
  const limit = number('limit');
  const offset = number('offset');
  const [, from, to] =
    limit === undefined && offset === undefined ? (/^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []) : [];
  if (from === undefined) return { limit: Math.min(limit ?? MAX_ROWS, MAX_ROWS), offset: offset ?? 0 };
  const rows = to ? Number(to) - Number(from) + 1 : MAX_ROWS;
  if (rows < 1)
    throw new PostgrestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  return { limit: Math.min(rows, MAX_ROWS), offset: Number(from) };
}
