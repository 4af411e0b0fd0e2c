import { resolveImageUrl } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import type { DesignDetail } from '../api/get-design';

/** The address of the picture that a design was made from; undefined where there is none, and until it is there. */
export function useBefore(design: DesignDetail | undefined): string | undefined {
  const imagePath = design?.recipe.imagePath ?? null;
  const { data } = useQuery({
    queryKey: ['designs', 'before', imagePath],
    queryFn: () => resolveImageUrl({ path: imagePath ?? '', bucket: 'design-images' }),
    enabled: imagePath !== null,
    staleTime: 30 * 60_000,
  });
  return data ?? undefined;
}
