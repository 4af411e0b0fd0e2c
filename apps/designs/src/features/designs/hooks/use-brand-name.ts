import { useSession } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { brandsQuery } from '../api/list-brands';
import type { Design } from '../design';

type Branded = Pick<Design, 'brandName' | 'brandProfileId'>;

/** Names the brand of a design; where the server did not, the brands table does. Empty while that is being read. */
export function useBrandName(): (design: Branded) => string {
  const { user } = useSession();
  const { data, isPending } = useQuery({ ...brandsQuery(user?.id ?? ''), enabled: Boolean(user) });
  return useCallback(
    ({ brandName, brandProfileId }: Branded) => {
      if (brandName) return brandName;
      if (!brandProfileId) return 'No Brand';
      return data?.find(({ id }) => id === brandProfileId)?.name ?? (isPending ? '' : 'Unknown Brand');
    },
    [data, isPending],
  );
}
