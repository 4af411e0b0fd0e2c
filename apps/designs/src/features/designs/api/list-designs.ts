import { ApiError, api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { Design } from '../design';

const PAGE_SIZE = 20;
/** How long a list that nobody looks at is kept for an instant first display. */
const KEPT_FOR = 5 * 60_000;

/** What the gallery can be narrowed by; '' and false mean 'all'. */
export interface DesignFilters {
  search: string;
  designType: string;
  operation: string;
  /** Name of the brand. */
  brand: string;
  provider: string;
  favorite: boolean;
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  sort: 'newest' | 'oldest';
}

export type DesignsPage = Answer<'get', '/api/designs'>;

export type DesignList = InfiniteData<DesignsPage>;

/** Local days as the moments between which they lie. */
const startOf = (day: string) => day && new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string) => day && new Date(`${day}T23:59:59.999`).toISOString();

const isSentence = (body: unknown): body is { error: string } =>
  typeof (body as { error?: unknown } | null)?.error === 'string' && (body as { error: string }).error !== '';

/** One page of the caller's designs, from 1. */
export async function listDesigns(filters: DesignFilters, page: number, signal?: AbortSignal): Promise<DesignsPage> {
  const { search, designType, operation, brand, provider, favorite, from, to, sort } = filters;
  const query = {
    page,
    per_page: PAGE_SIZE,
    design_type: designType,
    operation,
    provider,
    brand,
    search: search.trim(),
    favorite: favorite || undefined,
    from: startOf(from),
    to: endOf(to),
    sort: sort === 'newest' ? undefined : sort,
  };
  try {
    const answer = await api.get('/api/designs', { query, signal });
    if (isSentence(answer)) throw new ApiError(answer.error, { status: 200 });
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && !isSentence(error.body)) {
      throw new ApiError(`API request failed with status ${error.status}`, {
        status: error.status,
        code: error.code,
        retryAfter: error.retryAfter,
        cause: error,
      });
    }
    throw error;
  }
}

/** How many rows the pages hold, counting what was deleted from them no more: where the next page starts. */
const offsetOf = (pages: readonly DesignsPage[]) => pages.reduce((sum, page) => sum + page.designs.length, 0);

export const designLists = (userId: string) => ['designs', userId, 'list'] as const;

export const designListQuery = (userId: string, filters: DesignFilters) =>
  infiniteQueryOptions({
    queryKey: [...designLists(userId), filters],
    queryFn: ({ pageParam, signal }) => listDesigns(filters, pageParam, signal),
    initialPageParam: 1,
    // Rows deleted meanwhile make the pages overlap; what comes twice is shown once (see uniqueDesigns).
    getNextPageParam: (last, pages) =>
      last.pagination.hasMore ? Math.floor(offsetOf(pages) / last.pagination.perPage) + 1 : undefined,
    staleTime: KEPT_FOR,
    gcTime: KEPT_FOR,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** All designs of the loaded pages, each once. */
export function uniqueDesigns(list: DesignList | undefined): Design[] {
  const byId = new Map<string, Design>();
  for (const page of list?.pages ?? [])
    for (const design of page.designs) if (!byId.has(design.id)) byId.set(design.id, design);
  return [...byId.values()];
}
