import { toast } from '@maquette/ui';
import { messageOf, useSession } from '@maquette/web-core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getDesign } from '../../designs/api/get-design';
import { designListQuery, listDesigns, uniqueDesigns } from '../../designs/api/list-designs';
import type { DesignFilters, DesignList } from '../../designs/api/list-designs';
import { cardTexts } from '../../designs/card-texts';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { withDesign, withFreshFirstPage } from '../../designs/design-list';
import { useDesignLists } from '../../designs/hooks/use-design-lists';

/** How often the list is read while something is being made. */
const POLL_MS = 7_000;

/** Tells once which requests were finished since the last look. */
function announce(before: readonly Design[], after: readonly Design[]): void {
  const waited = before.filter(isUnfinished);
  const requests = new Set(waited.map(({ originalId, id }) => originalId || id));
  const ended = new Set(before.filter((design) => !isUnfinished(design)).map(({ id }) => id));
  const done = after.filter(
    ({ id, originalId, status }) => status === 'completed' && requests.has(originalId || id) && !ended.has(id),
  );
  const [first] = done;
  if (first)
    toast.success(done.length === 1 ? `Ready: ${cardTexts(first).headline}` : `${done.length} designs are ready.`);
  const waitedIds = new Set(waited.map(({ id }) => id));
  for (const design of after.filter(({ id, status }) => waitedIds.has(id) && status === 'failed'))
    toast.error(`Generation failed: ${cardTexts(design).headline}`);
}

/**
 * While designs are being made, reads the first page every 7 seconds and lets only the changed cards change. It rests while the tab is
 * hidden or offline, and stops when nothing is left to wait for or a read fails.
 */
function useUpdates(
  userId: string,
  filters: DesignFilters,
  list: { data: DesignList | undefined; dataUpdatedAt: number },
  designs: readonly Design[],
) {
  const client = useQueryClient();
  const waiting = designs.some(isUnfinished);
  const updates = useQuery({
    queryKey: ['designs', userId, 'first-page', filters],
    queryFn: async ({ signal }) => {
      const { queryKey } = designListQuery(userId, filters);
      const fresh = await listDesigns(filters, 1, signal);
      const before = uniqueDesigns(client.getQueryData(queryKey));
      const onFirstPage = new Set(fresh.designs.map(({ id }) => id));
      const elsewhere = await Promise.all(
        before
          .filter((design) => isUnfinished(design) && !onFirstPage.has(design.id))
          .map(({ id }) => getDesign(id, signal).catch(() => null)),
      );
      // A look that was dropped for a newer one has nothing to say any more.
      signal.throwIfAborted();
      client.setQueryData(
        queryKey,
        (current: DesignList | undefined) =>
          current &&
          elsewhere.reduce(
            (merged, design) => (design ? withDesign(merged, design) : merged),
            withFreshFirstPage(current, fresh, filters.sort),
          ),
      );
      announce(before, uniqueDesigns(client.getQueryData(queryKey)));
      return null;
    },
    enabled: list.data !== undefined,
    initialData: list.data && null,
    initialDataUpdatedAt: list.dataUpdatedAt,
    staleTime: POLL_MS,
    gcTime: 0,
    retry: false,
    networkMode: 'online',
    refetchInterval: ({ state }) => (waiting && state.status !== 'error' ? POLL_MS : false),
  });
  useEffect(() => {
    if (updates.error) toast.error(messageOf(updates.error, 'The list could not be updated.'));
  }, [updates.error]);
}

/**
 * The designs that the filters let through, page by page, kept up to date while any of them is being made.
 *
 * @param atLeast how many are to be there at once where the list is no longer kept: those of the place that is returned to
 */
export function useDesignList(filters: DesignFilters, atLeast = 0) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const lists = useDesignLists();
  const list = useInfiniteQuery({ ...designListQuery(userId, filters), enabled: Boolean(user) });
  const designs = useMemo(() => uniqueDesigns(list.data), [list.data]);
  useUpdates(userId, filters, list, designs);

  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(
    () => atLeast > 0 && client.getQueryData(designListQuery(userId, filters).queryKey) === undefined,
  );
  useEffect(() => {
    if (!isRestoring || list.isPending) return;
    if (list.isError || !list.hasNextPage || designs.length >= atLeast) setRestoring(false);
    else if (!list.isFetchingNextPage) void list.fetchNextPage();
  }, [isRestoring, list, designs.length, atLeast]);

  // Another filter starts from the server, not from what was kept of it.
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    void lists.forgetHidden();
  }, [filters, lists]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const loadAll = async () => {
    for (let more = hasNextPage; more;) {
      const { hasNextPage: left, data, isError } = await fetchNextPage();
      if (isError || !left) return uniqueDesigns(data);
      more = left;
    }
    return designs;
  };

  return {
    designs,
    isLoading: list.isPending || isRestoring,
    error: designs.length === 0 ? list.error : null,
    moreError: list.isFetchNextPageError ? list.error : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isRefetching: list.isRefetching && !isFetchingNextPage,
    loadMore,
    /** Loads every page and gives all designs that the filters let through. */
    loadAll,
    reload: lists.clear,
  };
}
