import { UserFacingError } from '@maquette/ui';
import { api, sentenceOf } from '@maquette/web-core';

/** Moves a design to the trash; a running one is cancelled. Throws the server's sentence, else 'Failed to delete design.' */
export async function deleteDesign(id: string): Promise<void> {
  try {
    await api.delete('/api/designs/{id}', { path: { id } });
  } catch (error) {
    throw new UserFacingError(sentenceOf(error, 'Failed to delete design.'), { cause: error });
  }
}
