import { columnOf, FilterParser } from './filter-parser';
import { parseFailed, PostgrestError } from './postgrest-error';
import { REST_TABLES, type RestTable } from './rest-tables';

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
export function readQuery(table: RestTable, params: URLSearchParams, ownerId: string, range?: string): ReadQuery {
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

function columns(table: RestTable, select: string): string {
  const one = (item: string): string => {
    if (item === '*') return REST_TABLES[table].map((name) => columnOf(table, name)).join(', ');
    const [, alias, name, cast] = /^(?:([a-z_]\w{0,62}):)?([a-z_]\w*)(::text)?$/i.exec(item) ?? [];
    if (!name) throw parseFailed('select parameter', select);
    return `${columnOf(table, name)}${cast ?? ''} AS "${alias ?? name}"`;
  };
  return (select || '*')
    .split(',')
    .map((item) => one(item.trim()))
    .join(', ');
}

function order(table: RestTable, text: string | null): string {
  const one = (item: string): string => {
    const [, name, direction = 'asc', nulls] =
      /^([a-z_]\w*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(item) ?? [];
    if (!name) throw parseFailed('order', item);
    return `${columnOf(table, name)} ${direction}${nulls ? ` NULLS ${nulls}` : ''}`;
  };
  // the id makes it a total order, so that pages never overlap
  return [...(text ? text.split(',').map(one) : []), '"id"'].join(', ');
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
    throw new PostgrestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  return { limit: Math.min(rows, MAX_ROWS), offset: Number(from) };
}
