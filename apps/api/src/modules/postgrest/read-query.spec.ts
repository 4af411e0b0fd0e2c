import { PostgrestError } from './postgrest-error';
import { readQuery } from './read-query';

const OWNER = 'b5b1f6c2-55a0-4f2e-9d3d-0c7f5b1f0a11';
const read = (query: string, range?: string) => readQuery('brands', new URLSearchParams(query), OWNER, range);
/** The error by which a query is refused. */
const refusal = (query: string, range?: string): PostgrestError => {
  try {
    read(query, range);
  } catch (error) {
    if (error instanceof PostgrestError) return error;
    throw error;
  }
  throw new Error(`${query} was taken`);
};

it('whatever is asked for, it is the owner’s rows outside the trash: values are bound, columns come from a list', () => {
  expect(
    read('select=name:brand_name,id::text&brand_name=not.ilike.*a*&or=(id.is.null,and(id.eq.1,id.in.(2,"3,")))'),
  ).toEqual({
    columns: '"brand_name" AS "name", "id"::text AS "id"',
    where:
      'user_id = $1 AND deleted_at IS NULL AND (NOT ("brand_name" ILIKE $2)) AND (("id" IS NULL OR ("id" = $3 AND "id" = ANY($4))))',
    values: [OWNER, '%a%', '1', ['2', '3,']],
    orderBy: '"id"',
    limit: 1_000,
    offset: 0,
  });
});

it.each([
  ['select=secret', '42703', 'column brands.secret does not exist'],
  ['deleted_at=not.is.null', '42703', 'column brands.deleted_at does not exist'],
  ['order=password', '42703', 'column brands.password does not exist'],
  ['__proto__=eq.1', '42703', 'column brands.__proto__ does not exist'],
  ['brand_name=match.(a%2B)%2B', 'PGRST100', '"failed to parse filter (match.(a+)+)"'],
  ['brand_name=constructor.x', 'PGRST100', '"failed to parse filter (constructor.x)"'],
  ['select=*,users(*)', 'PGRST100', '"failed to parse select parameter (*,users(*))"'],
  ['select=count()', 'PGRST100', '"failed to parse select parameter (count())"'],
  ['limit=-1', 'PGRST100', '"failed to parse limit (-1)"'],
  ['or=(id.eq.1', 'PGRST100', '"failed to parse logic tree ((id.eq.1)"'],
])('%s is refused with %s', (query, code, message) =>
  expect(refusal(query)).toMatchObject({ status: 400, code, message }),
);

it.each([
  ['select=*,*', 'id'],
  ['select=id,other:id', 'id'],
  ['select=id,id::text', 'id'],
  ['select=x:id,x:brand_name', 'x'],
  ['order=brand_name.asc,id,brand_name.desc', 'brand_name'],
])('each column and each name is taken once: not %s', (query, name) =>
  expect(refusal(query)).toMatchObject({ code: 'PGRST100', details: `${name} stands there more than once` }),
);

it('the patterns of one query have 300 characters together', () => {
  const half = 'y'.repeat(150);
  const query = (more: string) => `brand_name=ilike.${half}&or=(brand_name.like.${half}${more})`;
  expect(() => read(query(''))).not.toThrow();
  expect(refusal(query('y'))).toMatchObject({
    code: '54000',
    message: 'The patterns of a query may have 300 characters together',
    hint: 'Look for a shorter part of the text.',
  });
});

const times = (count: number, text: string) => Array(count).fill(text).join();
const nested = (depth: number) => `${'and('.repeat(depth)}id.is.null${')'.repeat(depth)}`;

it.each([
  ['conditions', 100, (count: number) => `or=(${times(count, 'id.is.null')})`, 'more than 100 conditions'],
  ['values of a list', 500, (count: number) => `id=in.(${times(count, '1')})`, 'more than 500 values'],
  ['levels', 8, (count: number) => `or=(${nested(count - 1)})`, 'failed to parse logic tree'],
])('of %s a query has %i at most', (_, most, query, message) => {
  expect(() => read(query(most))).not.toThrow();
  expect(refusal(query(most + 1)).message).toContain(message);
});

it.each([
  ['', '1-2', { limit: 2, offset: 1 }],
  ['', 'items=5-', { limit: 1_000, offset: 5 }],
  ['limit=3', '1-2', { limit: 3, offset: 0 }],
  ['offset=9', undefined, { limit: 1_000, offset: 9 }],
  ['limit=5000', undefined, { limit: 1_000, offset: 0 }],
])('of %p with the Range header %p', (query, range, page) => expect(read(query, range)).toMatchObject(page));

it('a range that ends before it begins cannot be had', () =>
  expect(refusal('', '5-2')).toMatchObject({ status: 416, code: 'PGRST103' }));
