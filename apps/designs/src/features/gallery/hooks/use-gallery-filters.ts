import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DesignFilters } from '../../designs/api/list-designs';

export const ALL_DESIGNS: DesignFilters = {
  search: '',
  designType: '',
  operation: '',
  brand: '',
  provider: '',
  favorite: false,
  from: '',
  to: '',
  sort: 'newest',
};

const PARAMETERS = {
  search: 'search',
  designType: 'type',
  operation: 'operation',
  brand: 'brand',
  provider: 'provider',
  from: 'from',
  to: 'to',
} as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const day = (text: string) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

function read(query: URLSearchParams): DesignFilters {
  const text = (name: keyof typeof PARAMETERS) => query.get(PARAMETERS[name]) ?? '';
  return {
    search: text('search'),
    designType: text('designType'),
    operation: text('operation'),
    brand: text('brand'),
    provider: text('provider'),
    favorite: query.get('favorite') === 'true',
    from: day(text('from')),
    to: day(text('to')),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

function write(query: URLSearchParams, filters: Partial<DesignFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  for (const [field, name] of Object.entries(PARAMETERS)) {
    const value = filters[field as keyof typeof PARAMETERS];
    if (value !== undefined) set(name, value);
  }
  if (filters.favorite !== undefined) set('favorite', filters.favorite ? 'true' : '');
  if (filters.sort !== undefined) set('sort', filters.sort === 'oldest' ? 'oldest' : '');
  return next;
}

/** The gallery's filters, kept in the address, so that a link shows the same designs and Back undoes a choice. Typing makes no steps of its own. */
export function useGalleryFilters() {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const filters = useMemo(() => read(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (changes: Partial<DesignFilters>) =>
      setQuery((current) => write(current, changes), { replace: 'search' in changes, preventScrollReset: true }),
    [setQuery],
  );
  const narrowed = (['designType', 'operation', 'brand', 'provider', 'favorite', 'from', 'to'] as const).filter(
    (name) => filters[name],
  ).length;
  return { filters, change, narrowed };
}
