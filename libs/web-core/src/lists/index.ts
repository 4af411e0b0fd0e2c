// What a list page is made of. Built into each remote that has one; not part of the shared index, so that other pages do not carry it.
export { forEachItem } from './for-each-item';
export { ListStates } from './list-states';
export { useKeptPlace, useReturnPlace } from './kept-place';
export type { Place } from './kept-place';
export { NumberedPagination, Pagination } from './pagination';
export { itemsOf, pagesQuery } from './paged-list';
export type { ListItem, ListPage, PagedList } from './paged-list';
export {
  choiceFilter,
  dayFilter,
  filtersOf,
  flagFilter,
  searchFilter,
  sortFilter,
  textFilter,
  useUrlFilters,
} from './url-filters';
export type { FilterValues, UrlFilter } from './url-filters';
export { useBulkDelete } from './use-bulk-delete';
export { useListChanges } from './use-list-changes';
export { useListUpdate } from './use-list-update';
export { usePagedList } from './use-paged-list';
export type { Polling } from './use-paged-list';
export { useSelection } from './use-selection';
export type { Selection } from './use-selection';
