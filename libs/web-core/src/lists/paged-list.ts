import { infiniteQueryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';

export interface ListItem {
  id: string;
}

/** A page as the server cut it. */
export interface ListPage<Item> {
  items: Item[];
  /** How many rows the server puts on a page. */
  perPage: number;
  hasMore: boolean;
  /** How many rows there are in all, where the server counts. */
  total?: number | undefined;
  /** How many pages there are, where the server counts. */
  pages?: number | undefined;
}

/** A list of the user's rows, whatever it is narrowed by and however it is shown. A constant of a module. */
export interface PagedList<Item extends ListItem, Filters extends object> {
  /** The first word of its keys in the cache: 'designs'. */
  name: string;
  /** One page, from 1. */
  load: (filters: Filters, page: number, signal: AbortSignal) => Promise<ListPage<Item>>;
  /** Whether `a` stands before `b`: the server's own order, which is total. */
  isBefore: (a: Item, b: Item, filters: Filters) => boolean;
  /** The key of one row's own query, which changes with the row. */
  one?: (userId: string, id: string) => readonly unknown[];
  /** Keys of what changes with the list: the options of its filters, counts. They are read anew when it is. */
  besides?: (userId: string) => readonly (readonly unknown[])[];
}

/** What is loaded of a list: all pages from the first on, or one page alone. */
export type LoadedPages<Item> = InfiniteData<ListPage<Item>>;

/** How long a list that nobody looks at is kept for an instant first display. */
const KEPT_MS = 5 * 60_000;

/** The keys of all that is loaded of a list, whatever its filters. */
export const pagesKey = ({ name }: { name: string }, userId: string) => [name, userId, 'list'] as const;
/** The keys of the looks at what may have changed of it. */
export const looksKey = ({ name }: { name: string }, userId: string) => [name, userId, 'look'] as const;

/** How many rows the pages hold, counting what was deleted from them no more: where the next page starts. */
const offsetOf = (pages: readonly ListPage<unknown>[]) => pages.reduce((sum, { items }) => sum + items.length, 0);

/** @param page one page alone; otherwise the pages come one after the other, from the first */
export const pagesQuery = <Item extends ListItem, Filters extends object>(
  list: PagedList<Item, Filters>,
  userId: string,
  filters: Filters,
  page?: number,
) =>
  infiniteQueryOptions({
    queryKey: [...pagesKey(list, userId), filters, page ?? 'all'],
    queryFn: ({ pageParam, signal }) => list.load(filters, pageParam, signal),
    initialPageParam: page ?? 1,
    // Rows deleted meanwhile make the pages overlap; what comes twice is shown once (see itemsOf).
    getNextPageParam: (last, pages) =>
      last.hasMore && page === undefined ? Math.floor(offsetOf(pages) / last.perPage) + 1 : undefined,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** All rows of the loaded pages, each once. */
export function itemsOf<Item extends ListItem>(loaded: LoadedPages<Item> | undefined): Item[] {
  const byId = new Map<string, Item>();
  for (const { items } of loaded?.pages ?? [])
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

// Changes to what is loaded. Each gives a new list and keeps every row that did not change, so that only changed ones are drawn again.

const mapPages = <Item>(
  loaded: LoadedPages<Item>,
  change: (items: Item[], page: number) => Item[],
): LoadedPages<Item> => ({
  ...loaded,
  pages: loaded.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
});

export const withoutItems = <Item extends ListItem>(loaded: LoadedPages<Item>, ids: ReadonlySet<string>) =>
  mapPages(loaded, (items) => items.filter(({ id }) => !ids.has(id)));

/** What changed of rows, by their ids. */
export type RowChanges<Item> = ReadonlyMap<string, Partial<Item>>;

export const withChanges = <Item extends ListItem>(loaded: LoadedPages<Item>, changes: RowChanges<Item>) =>
  mapPages(loaded, (items) => items.map((item) => replaceEqualDeep(item, { ...item, ...changes.get(item.id) })));

/** With rows put back where the list's order wants them (undo of a deletion). */
export const withItemsBack = <Item extends ListItem>(
  loaded: LoadedPages<Item>,
  restored: readonly Item[],
  isBefore: (a: Item, b: Item) => boolean,
) =>
  restored.reduce((current, item) => {
    const follower = current.pages.findIndex(({ items }) => items.some((other) => isBefore(item, other)));
    const target = follower < 0 ? current.pages.length - 1 : follower;
    return mapPages(current, (items, page) => {
      if (page !== target || items.some(({ id }) => id === item.id)) return items;
      const at = items.findIndex((other) => isBefore(item, other));
      return at < 0 ? [...items, item] : items.toSpliced(at, 0, item);
    });
  }, loaded);

/**
 * After the first page was read again: new rows come first, changed ones change in place, those that the first page no longer has are
 * gone unless new ones pushed them on: those come after its last one.
 */
export function withFreshFirstPage<Item extends ListItem>(
  loaded: LoadedPages<Item>,
  fresh: ListPage<Item>,
  isBefore: (a: Item, b: Item) => boolean,
): LoadedPages<Item> {
  const [first, ...rest] = loaded.pages;
  if (!first) return loaded;
  const known = new Map(loaded.pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  const freshIds = new Set(fresh.items.map(({ id }) => id));
  const last = fresh.hasMore ? fresh.items.at(-1) : undefined;
  const pushedOn = last ? first.items.filter((item) => !freshIds.has(item.id) && isBefore(last, item)) : [];
  const items = fresh.items.map((item) => replaceEqualDeep(known.get(item.id), item));
  return {
    ...loaded,
    pages: [
      { ...fresh, items: [...items, ...pushedOn] },
      ...rest.map((page) => ({ ...page, items: page.items.filter(({ id }) => !freshIds.has(id)) })),
    ],
  };
}
