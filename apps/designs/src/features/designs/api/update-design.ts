import { api, requireId } from '@maquette/web-core';

export const updateDesign = (id: string, changes: { favorite: boolean }) =>
  api.patch(`/api/designs/${encodeURIComponent(requireId('Design', id))}`, changes);
