import { ApiError, api } from '@maquette/web-core';
import type { ListPage } from '@maquette/web-core/lists';
import type { Design } from '../design';
import type { DesignFilters } from '../design-filters';

const PAGE_SIZE = 20;

/** Local days as the moments between which they lie. */
const startOf = (day: string) => day && new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string) => day && new Date(`${day}T23:59:59.999`).toISOString();

const isSentence = (body: unknown): body is { error: string } =>
  typeof (body as { error?: unknown } | null)?.error === 'string' && (body as { error: string }).error !== '';

/** What the list is narrowed and ordered by, as the API takes it. */
export const queryOf = (filters: DesignFilters) => {
  const { search, designType, operation, brand, provider, favorite, from, to, sort } = filters;
  return {
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
};

/** One page of the caller's designs, from 1. */
export async function listDesigns(
  filters: DesignFilters,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Design>> {
  const query = { page, per_page: PAGE_SIZE, ...queryOf(filters) };
  try {
    const answer = await api.get('/api/designs', { query, signal });
    if (isSentence(answer)) throw new ApiError(answer.error, { status: 200 });
    const { designs, pagination } = answer;
    return { items: designs, perPage: pagination.perPage, hasMore: pagination.hasMore };
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
