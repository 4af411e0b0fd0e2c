import { queryOptions } from '@tanstack/react-query';
import { rest, rowsOf } from '../rest';

/** A brand as others name and choose it. */
export interface Brand {
  id: string;
  name: string;
}

interface BrandRow {
  id: string;
  brand_name: string;
}

/** The user's own brands by name, read directly from their table. Invalidate ['brands'] after a change to one. */
export const brandsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'names'],
    queryFn: async ({ signal }): Promise<Brand[]> => {
      const client = await rest();
      const answer = await client
        .from('brands')
        .select('id, brand_name')
        .eq('user_id', userId)
        .order('brand_name')
        .abortSignal(signal)
        .retry(false) // the query repeats what may heal
        .overrideTypes<BrandRow[], { merge: false }>();
      return rowsOf(answer).map(({ id, brand_name }) => ({ id, name: brand_name }));
    },
  });
