import { useQuery } from '@tanstack/react-query';
import { imageUrlsOf, resolveImageUrl, useSession } from '@maquette/web-core';
import type { ImageRef } from '@maquette/web-core';

const FRESH_FOR = 50 * 60_000;

/** {@link resolveImageUrl} for a component. `reload` asks for a new URL after the picture failed to load. */
export function useImageUrl(ref: ImageRef | null) {
  const { user } = useSession();
  const known = () => (ref && user ? imageUrlsOf(user.id).get(ref) : undefined);
  const query = useQuery({
    queryKey: ['image-url', user?.id, ref?.bucket, ref?.path],
    queryFn: () => resolveImageUrl(ref as ImageRef),
    enabled: ref !== null && user !== null,
    initialData: () => known()?.url,
    initialDataUpdatedAt: () => known()?.at,
    staleTime: FRESH_FOR,
    gcTime: FRESH_FOR,
  });
  return {
    url: query.data ?? null,
    isLoading: query.isLoading,
    isError: query.isError,
    reload: () => {
      if (ref && user) imageUrlsOf(user.id).forget(ref);
      return query.refetch();
    },
  };
}
