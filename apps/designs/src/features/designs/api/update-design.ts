import type { UpdateDesignDto } from '@maquette/api-client';
import { api } from '@maquette/web-core';

export const updateDesign = (id: string, changes: UpdateDesignDto) =>
  api.patch('/api/designs/{id}', { path: { id }, body: changes });
