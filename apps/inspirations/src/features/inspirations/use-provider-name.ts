import { providersQuery, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';

/** The name of a provider that the product has; of another what was written. 'Studio' for 'Studio (built in)'. */
export function useProviderName(): (provider: string) => string {
  const { id: userId } = useUser();
  const { data } = useQuery(providersQuery(userId));
  return (provider) => data?.find(({ id }) => id === provider)?.name.replace(/ \(.*\)$/, '') ?? provider;
}
