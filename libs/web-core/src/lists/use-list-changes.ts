import { useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemsOf, looksKey, pagesKey, withChanges, withItemsBack, withoutItems } from './paged-list';
import type { ListItem, LoadedPages, PagedList, RowChanges } from './paged-list';

function changesOf<Item extends ListItem, Filters extends object>(
  client: QueryClient,
  list: PagedList<Item, Filters>,
  userId: string,
) {
  type Loaded = LoadedPages<Item>;
  const queryKey = pagesKey(list, userId);
  const filtersOf = (key: QueryKey) => key[queryKey.length] as Filters;
  /** An answer under way does not know of a change and would undo it: it is dropped, and the same is asked for again. */
  const readAgain = (key: QueryKey) => {
    for (const query of client
      .getQueryCache()
      .findAll({ queryKey: key, predicate: ({ state }) => state.fetchStatus !== 'idle' })) {
      void query.cancel({ silent: true });
      // `meta` says that it was the next page; a failure is in the query's state.
      query.fetch(undefined, { meta: query.state.fetchMeta ?? undefined }).catch(() => undefined);
    }
  };
  const change = (update: (loaded: Loaded, key: QueryKey) => Loaded) => {
    for (const [key, loaded] of client.getQueriesData<Loaded>({ queryKey }))
      if (loaded) client.setQueryData<Loaded>(key, update(loaded, key));
    readAgain(queryKey);
    readAgain(looksKey(list, userId));
  };
  /** Rows that come or go change the counts, and what lies in the trash, whoever shows those. */
  const countAnew = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [name, owner] }) =>
        owner === userId && (name === 'stats' || name === 'trash') && name !== list.name,
    });
  const isAlone = ({ queryKey: key }: { queryKey: QueryKey }) => key.at(-1) !== 'all';
  const readBesides = () => list.besides?.(userId).map((key) => client.invalidateQueries({ queryKey: key })) ?? [];
  return {
    /** Takes rows out, after they were deleted. Gives what puts them back, after they were restored, into the lists that had them. */
    remove: (ids: ReadonlySet<string>) => {
      const before = new Map<string, ReadonlySet<string>>();
      change((loaded, key) => {
        before.set(JSON.stringify(key), new Set(itemsOf(loaded).map(({ id }) => id)));
        return withoutItems(loaded, ids);
      });
      // The first of the next page come to the end of a page that stands alone.
      void client.invalidateQueries({ queryKey, predicate: isAlone });
      countAnew();
      return (restored: readonly Item[]) => {
        countAnew();
        const hadThem = (key: QueryKey) => before.get(JSON.stringify(key));
        change((loaded, key) =>
          withItemsBack(
            loaded,
            restored.filter(({ id }) => hadThem(key)?.has(id)),
            (a, b) => list.isBefore(a, b, filtersOf(key)),
          ),
        );
        // Whether a list that was read meanwhile lets them through is for the server to say.
        void client.invalidateQueries({
          queryKey,
          predicate: (query) => isAlone(query) || !hadThem(query.queryKey),
        });
      };
    },
    /** Changes rows wherever they are shown, in every list and on their own pages. */
    update: (changes: RowChanges<Item>) => {
      change((loaded) => withChanges(loaded, changes));
      for (const [id, changed] of changes) {
        const one = list.one?.(userId, id);
        if (!one) continue;
        client.setQueryData<Item>(one, (known) => known && { ...known, ...changed });
        readAgain(one);
      }
    },
    /** Forgets every list that is not on the screen. */
    forgetHidden: () => client.removeQueries({ queryKey, type: 'inactive' }),
    /** Forgets all and reads the shown list from the server. */
    clear: async () => {
      countAnew();
      client.removeQueries({ queryKey, type: 'inactive' });
      // A poll that stopped on an error begins again.
      const stopped = client.resetQueries({
        queryKey: looksKey(list, userId),
        predicate: ({ state }) => state.status === 'error',
      });
      await Promise.all([stopped, client.resetQueries({ queryKey }), ...readBesides()]);
    },
    /** Forgets the hidden lists; the shown one brings new rows in without a flash. */
    refresh: async () => {
      countAnew();
      client.removeQueries({ queryKey, type: 'inactive' });
      await Promise.all([
        client.invalidateQueries({ queryKey: looksKey(list, userId) }),
        client.invalidateQueries({ queryKey, predicate: isAlone }),
        ...readBesides(),
      ]);
    },
  };
}

/** What is loaded of the user's list, to be changed after a row was created, deleted or edited. */
export function useListChanges<Item extends ListItem, Filters extends object>(list: PagedList<Item, Filters>) {
  const client = useQueryClient();
  const { id } = useUser();
  return useMemo(() => changesOf(client, list, id), [client, list, id]);
}
