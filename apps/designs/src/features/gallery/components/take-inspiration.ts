import { toast } from '@maquette/ui';
import { api, messageOf } from '@maquette/web-core';
import type { DesignActions } from '../../design-actions/design-actions';
import { fetchPicture } from '../../designs/api/fetch-picture';

/** Begins a design with the picture of an inspiration, or says why it cannot. @param source `inspiration:{id}`; of nothing else */
export async function takeInspiration(source: string | null, create: DesignActions['create']): Promise<void> {
  const id = /^inspiration:(.+)$/.exec(source ?? '')?.[1];
  if (id === undefined) return;
  try {
    const { imageFilename, prompt } = await api.get('/api/inspirations/{id}', { path: { id } });
    const image = await fetchPicture(imageFilename ?? '', prompt.slice(0, 40) || 'Inspiration', 'inspiration-images');
    create({ operation: 'image-to-image', image, prompt });
  } catch (error) {
    toast.error(messageOf(error, 'The image could not be fetched. Please try again.'));
  }
}
