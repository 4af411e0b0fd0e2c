import { toast } from '@maquette/ui';
import { messageOf, useUser } from '@maquette/web-core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { itemsOf, looksKey, pagesQuery, withChanges, withFreshFirstPage } from './paged-list';
import type { ListItem, LoadedPages, PagedList } from './paged-list';
import { useListChanges } from './use-list-changes';

/** A kept list that is older is looked at when it is shown again. */
const FRESH_MS = 7_000;

/** How a list follows the rows that something is still made of. A constant of the module. */
export interface Polling<Item> {
  isUnfinished: (item: Item) => boolean;
  everyMs: number;
  /** One row, for those that are beyond the first page. */
  readOne: (id: string, signal: AbortSignal) => Promise<Item>;
  /** Told of every change of a list that has or had unfinished rows. */
  onChange?: (before: readonly Item[], after: readonly Item[]) => void;
}

interface PagedListOptions<Item> {
  /** Shows this page alone, from 1, instead of one after the other. */
  page?: number | undefined;
  /** Asked for another page when this one has none any more: what it had was deleted. */
  onPageChange?: (page: number) => void;
  /** How many rows are to be there at once where the list is no longer kept: those of the place that is returned to. */
  atLeast?: number | undefined;
  polling?: Polling<Item>;
}

/**
 * The rows that the filters let through: page after page, or one page alone, kept up to date while any of them is unfinished.
 *
 * @param filters the same object while nothing changes, as `useUrlFilters` gives it
 */
export function usePagedList<Item extends ListItem, Filters extends object>(
  list: PagedList<Item, Filters>,
  filters: Filters,
  { page, onPageChange, atLeast = 0, polling }: PagedListOptions<Item> = {},
) {
  const { id: userId } = useUser();
  const changes = useListChanges(list);
  const client = useQueryClient();
  const options = pagesQuery(list, userId, filters, page);
  const waiting = useCallback(
    (loaded: LoadedPages<Item> | undefined) => polling !== undefined && itemsOf(loaded).some(polling.isUnfinished),
    [polling],
  );
  const query = useInfiniteQuery({
    ...options,
    // The page before stays until the next one is there.
    placeholderData: (shown, last) =>
      page !== undefined && last?.queryKey.at(-1) !== 'all' && last?.queryKey.at(-2) === filters ? shown : undefined,
    refetchInterval: ({ state }) =>
      page !== undefined && state.status !== 'error' && waiting(state.data) ? (polling?.everyMs ?? false) : false,
  });
  const items = useMemo(() => itemsOf(query.data), [query.data]);
  const lookError = useLooks({ list, filters, polling, shown: page === undefined ? query : undefined, waiting });
  const updateError = page !== undefined && query.data ? query.error : lookError;
  useEffect(() => {
    if (updateError) toast.error(messageOf(updateError, 'The list could not be updated.'));
  }, [updateError]);
  useChangeNotice(items, filters, polling);

  const [isRestoring, setRestoring] = useState(
    () => atLeast > 0 && client.getQueryData(options.queryKey) === undefined,
  );
  useEffect(() => {
    if (!isRestoring || query.isPending) return;
    if (query.isError || !query.hasNextPage || items.length >= atLeast) setRestoring(false);
    else if (!query.isFetchingNextPage) void query.fetchNextPage();
  }, [isRestoring, query, items.length, atLeast]);

  // Another filter starts from the server, not from what was kept of it.
  const shownFilters = useRef(filters);
  useEffect(() => {
    if (shownFilters.current === filters) return;
    shownFilters.current = filters;
    changes.forgetHidden();
  }, [filters, changes]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const loadAll = async () => {
    for (let more = hasNextPage; more;) {
      const { hasNextPage: left, data, isError } = await fetchNextPage();
      if (isError || !left) return itemsOf(data);
      more = left;
    }
    return items;
  };

  const last = query.data?.pages.at(-1);
  const isGone = page !== undefined && page > 1 && query.isSuccess && !query.isFetching && items.length === 0;
  useEffect(() => {
    if (isGone) onPageChange?.(Math.min(page - 1, last?.pages ?? Infinity));
  }, [isGone, onPageChange, page, last?.pages]);

  return {
    items,
    isLoading: query.isPending || isRestoring || isGone,
    error: items.length === 0 ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    hasMore: last?.hasMore ?? false,
    /** How many rows and how many pages there are, where the server counts. */
    total: last?.total,
    pages: last?.pages,
    isLoadingMore: isFetchingNextPage,
    isReloading: query.isRefetching && !isFetchingNextPage && !waiting(query.data),
    loadMore,
    /** Loads every page and gives all rows that the filters let through. */
    loadAll,
    reload: changes.clear,
  };
}

interface LooksOptions<Item extends ListItem, Filters extends object> {
  list: PagedList<Item, Filters>;
  filters: Filters;
  polling: Polling<Item> | undefined;
  /** The pages from the first on; undefined where one stands alone, which is simply read again. */
  shown: { data: LoadedPages<Item> | undefined; dataUpdatedAt: number } | undefined;
  waiting: (loaded: LoadedPages<Item> | undefined) => boolean;
}

/**
 * While rows are unfinished, reads the first page every few seconds, and those beyond it one by one, and lets only what changed change. It
 * rests while the tab is hidden or offline, and stops when nothing is left to wait for or a read fails.
 *
 * @returns why the last read failed
 */
function useLooks<Item extends ListItem, Filters extends object>({
  list,
  filters,
  polling,
  shown,
  waiting,
}: LooksOptions<Item, Filters>): Error | null {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const isWaiting = waiting(shown?.data);
  const { error } = useQuery({
    queryKey: [...looksKey(list, userId), filters],
    queryFn: async ({ signal }) => {
      const { queryKey } = pagesQuery(list, userId, filters);
      const fresh = await list.load(filters, 1, signal);
      const onFirstPage = new Set(fresh.items.map(({ id }) => id));
      const beyond = itemsOf<Item>(client.getQueryData(queryKey)).filter(
        (item) => !onFirstPage.has(item.id) && polling?.isUnfinished(item),
      );
      const ones = await Promise.all(beyond.map(async ({ id }) => polling?.readOne(id, signal).catch(() => null)));
      // A look that was dropped for a newer one has nothing to say any more.
      signal.throwIfAborted();
      const changed = new Map(ones.flatMap((item) => (item ? [[item.id, item] as const] : [])));
      client.setQueryData(
        queryKey,
        (loaded) =>
          loaded &&
          withChanges(
            withFreshFirstPage(loaded, fresh, (a, b) => list.isBefore(a, b, filters)),
            changed,
          ),
      );
      return null;
    },
    enabled: shown?.data !== undefined,
    initialData: shown?.data && null,
    initialDataUpdatedAt: shown?.dataUpdatedAt,
    staleTime: polling?.everyMs ?? FRESH_MS,
    gcTime: 0,
    retry: false,
    networkMode: 'online',
    refetchInterval: ({ state }) => (isWaiting && state.status !== 'error' ? (polling?.everyMs ?? false) : false),
  });
  return error;
}

/** Tells `polling.onChange` what a list was and what it has become, as long as the same filters are shown. */
function useChangeNotice<Item>(items: readonly Item[], filters: object, polling: Polling<Item> | undefined): void {
  const before = useRef({ filters, items });
  useEffect(() => {
    const { current } = before;
    before.current = { filters, items };
    if (current.filters === filters && current.items !== items) polling?.onChange?.(current.items, items);
  }, [items, filters, polling]);
}
