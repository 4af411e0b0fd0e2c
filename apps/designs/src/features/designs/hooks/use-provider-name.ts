import { providersQuery, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The name of a provider; the id of one that is no longer configured. */
export function useProviderName(): (id: string | null | undefined) => string {
  const { id: userId } = useUser();
  const { data } = useQuery(providersQuery(userId));
  return useCallback((id) => data?.find((provider) => provider.id === id)?.name ?? id ?? '', [data]);
}
