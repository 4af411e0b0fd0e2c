import type { PagedList } from '@maquette/web-core/lists';
import { designQuery } from './api/get-design';
import { filterOptionsQuery } from './api/get-filter-options';
import { listDesigns } from './api/list-designs';
import type { Design } from './design';
import type { DesignFilters } from './design-filters';

/** The user's designs, whatever the filters. */
export const designsList: PagedList<Design, DesignFilters> = {
  name: 'designs',
  load: listDesigns,
  isBefore: (a, b, { sort }) => {
    // Ids are compared as the server does: a language's own alphabet may order them otherwise.
    const order = Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
    return sort === 'newest' ? order > 0 : order < 0;
  },
  one: (userId, id) => designQuery(userId, id).queryKey,
  besides: (userId) => [filterOptionsQuery(userId).queryKey],
};
