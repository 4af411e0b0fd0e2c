import { api, runtimeConfig } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import type { PagedList } from '@maquette/web-core/lists';
import { queryOptions } from '@tanstack/react-query';

type Item = Answer<'get', '/api/trash'>['items'][number];

/** One thing that was deleted, of whatever kind. */
export type TrashItem = Item;

const PER_PAGE = 50;
const RESTORED_AT_ONCE = 100;

/** What the user deleted, whatever it is. */
export const trashList: PagedList<TrashItem, object> = {
  name: 'trash',
  load: async (_, page, signal) => {
    const { items, pagination } = await api.get('/api/trash', { query: { page, per_page: PER_PAGE }, signal });
    return { items: items.map(withAddress), perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b) => (Date.parse(a.deletedAt) - Date.parse(b.deletedAt) || (a.id < b.id ? -1 : 1)) > 0,
  besides: (userId) => [trashTotalQuery(userId).queryKey],
};

/** Signed addresses are relative to the API, which may be elsewhere. */
function withAddress({ picture, ...item }: TrashItem): TrashItem {
  if (!picture) return { ...item, picture };
  return {
    ...item,
    picture: { ...picture, thumbnailUrl: new URL(picture.thumbnailUrl, `${runtimeConfig().apiBaseUrl}/`).href },
  };
}

/** How much there is, on all pages. */
export const trashTotalQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trash', userId, 'total'],
    queryFn: async ({ signal }) => (await api.get('/api/trash', { query: { per_page: 1 }, signal })).total,
    staleTime: 0,
  });

/** Takes things out. @returns the ids of those that are out now; the others are not in the trash any more */
export async function restoreItems(items: readonly TrashItem[]): Promise<Set<string>> {
  const restored = new Set<string>();
  for (let start = 0; start < items.length; start += RESTORED_AT_ONCE) {
    const some = items.slice(start, start + RESTORED_AT_ONCE).map(({ type, id }) => ({ type, id }));
    const answer = await api.post('/api/trash/restore', { body: { items: some } });
    for (const { id } of answer.restored) restored.add(id);
  }
  return restored;
}

export const purgeItem = ({ type, id }: TrashItem) => api.delete('/api/trash/{type}/{id}', { path: { type, id } });

/** Removes everything that lies in the trash now. @param onProgress told how many things are gone so far */
export async function emptyTrash(onProgress: (gone: number) => void): Promise<void> {
  let gone = 0;
  let before: string | undefined;
  for (let more = true; more;) {
    const answer = await api.delete('/api/trash', { query: { before } });
    gone += answer.purged;
    before = answer.before;
    more = answer.hasMore;
    onProgress(gone);
  }
}
