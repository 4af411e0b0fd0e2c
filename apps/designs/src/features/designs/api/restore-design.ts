import { api } from '@maquette/web-core';

/** Takes a design out of the trash. */
export const restoreDesign = (id: string) => api.post('/api/designs/{id}/restore', { path: { id } });
