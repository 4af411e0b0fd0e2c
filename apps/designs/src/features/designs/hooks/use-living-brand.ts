import { brandsQuery, useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';

/**
 * A design outlives its brand. Gives what looks a brand up before something is made for it again: its id, or null for one that was
 * deleted. Where that cannot be found out now the id is taken as it is: the server has the last word.
 */
export function useLivingBrand() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  return async (id: string | null | undefined): Promise<string | null> => {
    if (!id) return null;
    const brands = await client.fetchQuery({ ...brandsQuery(userId), staleTime: 0 }).catch(() => undefined);
    return !brands || brands.some((brand) => brand.id === id) ? id : null;
  };
}
