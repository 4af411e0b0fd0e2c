import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { choiceFilter, searchFilter, textFilter } from '@maquette/web-core/lists';
import type { FilterValues, PagedList, UrlFilter } from '@maquette/web-core/lists';

export type Inspiration = Answer<'get', '/api/inspirations'>['data'][number];

/** How a list is shown narrows nothing. */
const look = <const Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): UrlFilter<Value> => ({ ...choiceFilter(parameter, values), role: 'order' });

export const FILTERS = {
  search: searchFilter(),
  designType: textFilter('type'),
  /** joined by commas */
  tags: textFilter('tags'),
  /** '#1d6fa5' */
  color: textFilter('color'),
  sort: look('sort', ['newest', 'oldest', 'closest']),
  view: look('view', ['grid', 'list']),
  tab: look('tab', ['all', 'collections']),
};

/** Of the filters and the search nothing is left. */
export const EVERYTHING = { search: '', designType: '', tags: '', color: '' };

export type Filters = FilterValues<typeof FILTERS>;
/** What the server is asked for. */
export type Narrowing = Pick<Filters, 'search' | 'designType' | 'tags' | 'color' | 'sort'> & {
  /** the inspirations of this collection alone; '' for all */
  collection: string;
};

const PER_PAGE = 40;

/** The inspirations of the user, or of one collection. */
export const inspirationsList: PagedList<Inspiration, Narrowing> = {
  name: 'inspirations',
  load: async ({ search, designType, tags, color, sort, collection }, page, signal) => {
    const query = {
      page,
      per_page: PER_PAGE,
      search,
      design_type: designType,
      style_tags: tags,
      color,
      // the closest to no colour are the newest
      sort: sort === 'closest' && !color ? 'newest' : sort,
    } as const;
    const { data, pagination } = collection
      ? await api.get('/api/collections/{id}/items', { path: { id: collection }, query, signal })
      : await api.get('/api/inspirations', { query, signal });
    return { items: data, perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b, { sort }) => (sort === 'oldest' ? a.createdAt < b.createdAt : a.createdAt > b.createdAt),
  besides: (userId) => [
    ['inspirations', userId, 'meta'],
    ['collections', userId],
  ],
};

/** How many a list has found; undefined while there is more than is loaded. */
export const foundOf = ({
  isLoading,
  items,
  hasMore,
}: {
  isLoading: boolean;
  items: readonly unknown[];
  hasMore: boolean;
}): number | undefined => (isLoading || hasMore ? undefined : items.length);

export const DELETION = {
  remove: (id: string) => api.delete('/api/inspirations/{id}', { path: { id } }),
  restore: (id: string) => api.post('/api/inspirations/{id}/restore', { path: { id } }),
  noun: { one: 'Inspiration', many: 'inspirations' },
};

/** The prompt as a title: its first line. */
export const titleOf = ({ prompt }: Pick<Inspiration, 'prompt'>): string =>
  prompt.trim().split('\n')[0]?.trim() || 'Untitled Inspiration';

/** For a sentence. */
export const shortTitleOf = (inspiration: Pick<Inspiration, 'prompt'>): string => {
  const title = titleOf(inspiration);
  return title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title;
};

/** The first tags, and how many more there are: ['calm', 'blue', '+2']. */
export const tagsShown = ({ styleTags }: Pick<Inspiration, 'styleTags'>, most: number): string[] =>
  styleTags.length > most ? [...styleTags.slice(0, most), `+${styleTags.length - most}`] : styleTags;

/** Of the place of one that has no picture. */
const EMPTY = { width: 3, height: 2 };

export const sizeOf = ({ width, height }: Pick<Inspiration, 'width' | 'height'>) =>
  width && height ? { width, height } : EMPTY;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
export const savedOn = ({ createdAt }: Pick<Inspiration, 'createdAt'>): string => day.format(new Date(createdAt));
