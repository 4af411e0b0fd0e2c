import { dayFilter, flagFilter, searchFilter, sortFilter, textFilter } from '@maquette/web-core/lists';
import type { FilterValues } from '@maquette/web-core/lists';

/** What the gallery can be narrowed by; '' and false mean 'all'. */
export const DESIGN_FILTERS = {
  search: searchFilter(),
  designType: textFilter('type'),
  operation: textFilter('operation'),
  /** Name of the brand. */
  brand: textFilter('brand'),
  provider: textFilter('provider'),
  favorite: flagFilter('favorite'),
  /** Days, both included. */
  from: dayFilter('from'),
  to: dayFilter('to'),
  sort: sortFilter(['newest', 'oldest']),
};

export type DesignFilters = FilterValues<typeof DESIGN_FILTERS>;
