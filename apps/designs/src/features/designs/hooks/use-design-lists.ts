import { useSession } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { designQuery } from '../api/get-design';
import { designLists, uniqueDesigns } from '../api/list-designs';
import type { DesignFilters, DesignList } from '../api/list-designs';
import { withDesignsBack, withoutDesigns } from '../design-list';
import type { Design } from '../design';

function listsOf(client: QueryClient, userId: string) {
  const queryKey = designLists(userId);
  const filtersOf = (key: QueryKey) => key[queryKey.length] as DesignFilters;
  const firstPages = ['designs', userId, 'first-page'];
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
  const change = (update: (list: DesignList, filters: DesignFilters) => DesignList) => {
    for (const [key, list] of client.getQueriesData<DesignList>({ queryKey })) {
      if (list) client.setQueryData<DesignList>(key, update(list, filtersOf(key)));
    }
    readAgain(queryKey);
    readAgain(firstPages);
  };
  return {
    /** Gives what puts designs back into the lists from which they were removed. */
    remove: (ids: ReadonlySet<string>) => {
      const before = new Map<DesignFilters, ReadonlySet<string>>();
      change((list, filters) => {
        before.set(filters, new Set(uniqueDesigns(list).map(({ id }) => id)));
        return withoutDesigns(list, ids);
      });
      return (designs: readonly Design[]) => {
        change((list, filters) =>
          withDesignsBack(
            list,
            designs.filter(({ id }) => before.get(filters)?.has(id)),
            filters.sort,
          ),
        );
        // Whether a list that was read meanwhile lets them through is for the server to say.
        void client.invalidateQueries({ queryKey, predicate: (query) => !before.has(filtersOf(query.queryKey)) });
      };
    },
    update: (ids: ReadonlySet<string>, changes: Partial<Design>) => {
      change((list) => ({
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          designs: page.designs.map((design) => (ids.has(design.id) ? { ...design, ...changes } : design)),
        })),
      }));
      for (const id of ids) {
        const { queryKey: one } = designQuery(userId, id);
        client.setQueryData(one, (design) => design && { ...design, ...changes });
        readAgain(one);
      }
    },
    /** Forgets every list that is not on the screen. */
    forgetHidden: () => client.removeQueries({ queryKey, type: 'inactive' }),
    /** Forgets all and reads the shown list from the server. */
    clear: async () => {
      client.removeQueries({ queryKey, type: 'inactive' });
      // A poll that stopped on an error begins again.
      const stopped = client.resetQueries({ queryKey: firstPages, predicate: ({ state }) => state.status === 'error' });
      await Promise.all([
        stopped,
        client.resetQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['designs', userId, 'filter-options'] }),
      ]);
    },
    /** Forgets the hidden lists; the shown one reads its first page, which brings new designs in without a flash. */
    refresh: async () => {
      client.removeQueries({ queryKey, type: 'inactive' });
      await Promise.all([
        client.invalidateQueries({ queryKey: firstPages }),
        client.invalidateQueries({ queryKey: ['designs', userId, 'filter-options'] }),
      ]);
    },
  };
}

/** The cached lists of the user's designs, to be changed after something was created, deleted or edited. */
export function useDesignLists() {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useMemo(() => listsOf(client, userId), [client, userId]);
}
