import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** A filter as one parameter of the address. What stands at its default is not in the address. */
export interface UrlFilter<Value> {
  parameter: string;
  /** What the parameter says; the default for null and for what makes no sense. */
  read: (text: string | null) => Value;
  /** '' for the default. */
  write: (value: Value) => string;
  /** What narrows the list is counted, and cleared together; what is typed makes no steps in the history. */
  role: 'narrow' | 'search' | 'order';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Any text; '' is all. */
export const textFilter = (parameter: string): UrlFilter<string> => ({
  parameter,
  read: (text) => text ?? '',
  write: (value) => value,
  role: 'narrow',
});

/** What is typed to search for. */
export const searchFilter = (parameter = 'search'): UrlFilter<string> => ({
  ...textFilter(parameter),
  role: 'search',
});

/** Only those that are something, or all. */
export const flagFilter = (parameter: string): UrlFilter<boolean> => ({
  parameter,
  read: (text) => text === 'true',
  write: (value) => (value ? 'true' : ''),
  role: 'narrow',
});

/** A local day, YYYY-MM-DD; '' is none. */
export const dayFilter = (parameter: string): UrlFilter<string> => ({
  parameter,
  read: (text) => (text && isDay(text) ? text : ''),
  write: (value) => value,
  role: 'narrow',
});

/** One of a few values, the first by default: a status, a view. */
export const choiceFilter = <const Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): UrlFilter<Value> => ({
  parameter,
  read: (text) => values.find((value) => value === text) ?? values[0],
  write: (value) => (value === values[0] ? '' : value),
  role: 'narrow',
});

/** One of a few orders, the first by default. */
export const sortFilter = <const Value extends string>(values: readonly [Value, ...Value[]]): UrlFilter<Value> => ({
  ...choiceFilter('sort', values),
  role: 'order',
});

type Fields = Record<string, UrlFilter<never>>;
/** The values of a set of filters. */
export type FilterValues<F> = { [Name in keyof F]: F[Name] extends UrlFilter<infer Value> ? Value : never };

const PAGE = 'page';
const pageOf = (query: URLSearchParams) => Math.max(1, Math.floor(Number(query.get(PAGE))) || 1);

/** The filters that an address says, for a page which shows another one. */
export const filtersOf = <F extends object>(fields: F, query: URLSearchParams): FilterValues<F> =>
  read(
    fields,
    Object.values(fields as Fields).map(({ parameter }) => query.get(parameter)),
  );

function read<F extends object>(fields: F, said: readonly (string | null)[]): FilterValues<F> {
  const values = Object.entries(fields as Fields).map(([name, { read }], index) => [name, read(said[index] ?? null)]);
  return Object.fromEntries(values) as FilterValues<F>;
}

/**
 * The filters of a list, kept in the address, so that a link shows the same list and Back undoes a choice; typing makes no steps of its own.
 *
 * @param fields a constant of the module
 * @returns `filters`, the same object while nothing changes; `narrowed`, how many of them leave something out; `page`, from 1, for a list
 * that is shown page by page: every other filter starts it anew
 */
export function useUrlFilters<F extends object>(fields: F) {
  const [query, setQuery] = useSearchParams();
  const said = JSON.stringify(Object.values(fields as Fields).map(({ parameter }) => query.get(parameter)));
  const filters = useMemo(() => read(fields, JSON.parse(said) as (string | null)[]), [fields, said]);
  const set = useCallback(
    (write: (query: URLSearchParams) => void, replace: boolean) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          write(next);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery],
  );
  const change = useCallback(
    (changes: Partial<FilterValues<F>>) => {
      const changed = Object.entries(fields as Fields).filter(([name]) => name in changes);
      const isTyped = changed.every(([, { role }]) => role === 'search');
      set((next) => {
        next.delete(PAGE);
        for (const [name, { parameter, write }] of changed) {
          const value = write(changes[name as keyof F] as never);
          if (value) next.set(parameter, value);
          else next.delete(parameter);
        }
      }, isTyped);
    },
    [fields, set],
  );
  const clear = useCallback(
    () =>
      set((next) => {
        next.delete(PAGE);
        for (const { parameter, role } of Object.values(fields as Fields))
          if (role === 'narrow') next.delete(parameter);
      }, false),
    [fields, set],
  );
  const setPage = useCallback(
    (page: number, options: { replace?: boolean } = {}) =>
      set((next) => (page > 1 ? next.set(PAGE, String(page)) : next.delete(PAGE)), options.replace === true),
    [set],
  );
  const narrowed = Object.values(fields as Fields).filter(
    ({ parameter, role, read, write }) => role === 'narrow' && write(read(query.get(parameter))) !== '',
  ).length;
  return { filters, change, clear, narrowed, page: pageOf(query), setPage };
}
