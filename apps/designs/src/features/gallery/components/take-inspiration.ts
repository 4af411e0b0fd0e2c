import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import type { DesignActions } from '../../design-actions/design-actions';
import { fetchInspiration } from '../../designs/api/fetch-inspiration';

/** Begins a design with the picture of an inspiration, or says why it cannot. @param source `inspiration:{id}`; of nothing else */
export async function takeInspiration(source: string | null, create: DesignActions['create']): Promise<void> {
  try {
    const inspiration = await fetchInspiration(source ?? '');
    if (inspiration) create({ operation: 'image-to-image', ...inspiration });
  } catch (error) {
    toast.error(messageOf(error, 'The image could not be fetched. Please try again.'));
  }
}
