import { brandsQuery, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Design } from '../design';

type Branded = Pick<Design, 'brandName' | 'brandProfileId'>;

/** Names the brands of designs; where the server did not, the brands table does, read for them alone. Empty while that is being read. */
export function useBrandName(designs: readonly Branded[]): (design: Branded) => string {
  const { id: userId } = useUser();
  const unnamed = designs.some(({ brandName, brandProfileId }) => !brandName && brandProfileId);
  const { data, isPending } = useQuery({ ...brandsQuery(userId), enabled: unnamed });
  return useCallback(
    ({ brandName, brandProfileId }: Branded) => {
      if (brandName) return brandName;
      if (!brandProfileId) return 'No Brand';
      return data?.find(({ id }) => id === brandProfileId)?.name ?? (isPending ? '' : 'Unknown Brand');
    },
    [data, isPending],
  );
}
