import { providersQuery, useUser } from '@maquette/web-core';
import type { Provider } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';

export const canWorkFromImage = (providers: readonly Provider[]): boolean =>
  providers.some(({ supportsImageToImage }) => supportsImageToImage);

/** Whether any provider makes designs from an image; undefined while that is not known. */
export function useWorksFromImage(): boolean | undefined {
  const { id: userId } = useUser();
  const { data } = useQuery(providersQuery(userId));
  return data && canWorkFromImage(data);
}

export const NONE_CAN_WORK_FROM_IMAGE = 'No provider can make a design from an image yet.';
