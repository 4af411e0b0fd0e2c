import { api, useUser } from '@maquette/web-core';
import { fetchPicture } from '@maquette/web-core/pictures';
import { useQuery } from '@tanstack/react-query';

/** The picture that is looked at. */
export interface Source {
  file: File;
  /** where it is one that the product has: then it is not uploaded again */
  stored?: { design_id: string } | { inspiration_id: string };
}

const NAME = 40;
const nameOf = (words: string | null, otherwise: string) => words?.trim().slice(0, NAME) || otherwise;

/** @param address `design:{id}` or `inspiration:{id}`; of nothing else */
async function fetchSource(address: string): Promise<Source> {
  const [, kind, id = ''] = /^(design|inspiration):(.+)$/.exec(address) ?? [];
  if (kind === 'design') {
    const { supabasePath, prompt } = await api.get('/api/designs/{id}', { path: { id } });
    return { file: await fetchPicture(supabasePath ?? '', nameOf(prompt, 'Design')), stored: { design_id: id } };
  }
  const { imageFilename, prompt } = await api.get('/api/inspirations/{id}', { path: { id } });
  const file = await fetchPicture(imageFilename ?? '', nameOf(prompt, 'Inspiration'), 'inspiration-images');
  return { file, stored: { inspiration_id: id } };
}

/** The picture that the page's address names (`?source=design:{id}`, `?source=inspiration:{id}`). */
export function useStoredSource(address: string | null) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ['analysis', userId, 'source', address],
    queryFn: () => fetchSource(address ?? ''),
    enabled: address !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
