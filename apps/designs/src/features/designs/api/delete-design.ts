import { ApiError, api, requireId } from '@maquette/web-core';

/** Moves a design to the trash; a running one is cancelled. Throws the server's sentence, else 'Failed to delete design.' */
export async function deleteDesign(id: string): Promise<void> {
  try {
    await api.delete(`/api/designs/${encodeURIComponent(requireId('Design', id))}`);
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && !(error.body as { error?: string } | null)?.error) throw new Error('Failed to delete design.', { cause: error });
    throw error;
  }
}
