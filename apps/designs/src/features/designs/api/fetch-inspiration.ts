import { api } from '@maquette/web-core';
import { fetchPicture } from './fetch-picture';

/**
 * The words and the picture of an inspiration that a link names. @param source `inspiration:{id}`
 * @returns undefined for a link to anything else. Throws when it cannot be had.
 */
export async function fetchInspiration(source: string): Promise<{ prompt: string; image: File } | undefined> {
  const id = /^inspiration:(.+)$/.exec(source)?.[1];
  if (id === undefined) return undefined;
  const { imageFilename, prompt } = await api.get('/api/inspirations/{id}', { path: { id } });
  const image = await fetchPicture(imageFilename ?? '', prompt.slice(0, 40) || 'Inspiration', 'inspiration-images');
  return { prompt, image };
}
