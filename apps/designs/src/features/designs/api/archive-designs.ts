import { api, runtimeConfig } from '@maquette/web-core';

/** How many designs one ZIP holds at most. */
export const ARCHIVE_LIMIT = 500;

/**
 * Has the images of several designs downloaded as one ZIP, by the browser itself: they may be more than a page can hold.
 *
 * @returns how many of them are not in it, since they have no image or were deleted
 */
export async function archiveDesigns(ids: string[]): Promise<number> {
  const { url, leftOut } = await api.post('/api/designs/archive', { body: { ids } });
  const link = document.createElement('a');
  link.href = new URL(url, `${runtimeConfig().apiBaseUrl}/`).href;
  // what the answer says of its name comes first; without this the page would be left where the answer is an error
  link.download = '';
  link.click();
  return leftOut.length;
}
