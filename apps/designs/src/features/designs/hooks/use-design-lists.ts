import { useSession } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { designLists } from '../api/list-designs';
import type { DesignFilters, DesignList } from '../api/list-designs';
import { withDesignsBack, withoutDesigns } from '../design-list';
import type { Design } from '../design';

function listsOf(client: QueryClient, userId: string) {
  const queryKey = designLists(userId);
  const change = (update: (list: DesignList, filters: DesignFilters) => DesignList) => {
    for (const [key, list] of client.getQueriesData<DesignList>({ queryKey })) {
      if (list) client.setQueryData<DesignList>(key, update(list, key[queryKey.length] as DesignFilters));
    }
  };
  return {
    change,
    remove: (ids: ReadonlySet<string>) => change((list) => withoutDesigns(list, ids)),
    putBack: (designs: readonly Design[]) => change((list, { sort }) => withDesignsBack(list, designs, sort)),
    update: (ids: ReadonlySet<string>, changes: Partial<Design>) =>
      change((list) => ({ ...list, pages: list.pages.map((page) => ({ ...page, designs: page.designs.map((design) => (ids.has(design.id) ? { ...design, ...changes } : design)) })) })),
    /** Forgets every list that is not on the screen. */
    forgetHidden: () => client.removeQueries({ queryKey, type: 'inactive' }),
    /** Forgets all and reads the shown list from the server. */
    clear: async () => {
      client.removeQueries({ queryKey, type: 'inactive' });
      // A poll that stopped on an error begins again.
      const stopped = client.resetQueries({ queryKey: ['designs', userId, 'first-page'], predicate: ({ state }) => state.status === 'error' });
      await Promise.all([stopped, client.resetQueries({ queryKey }), client.invalidateQueries({ queryKey: ['designs', userId, 'filter-options'] })]);
    },
    /** Forgets the hidden lists; the shown one reads its first page, which brings new designs in without a flash. */
    refresh: async () => {
      client.removeQueries({ queryKey, type: 'inactive' });
      await Promise.all([client.invalidateQueries({ queryKey: ['designs', userId, 'first-page'] }), client.invalidateQueries({ queryKey: ['designs', userId, 'filter-options'] })]);
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
