import { api } from '@maquette/web-core';

/** Ends a request that waits or runs. One that has ended stays as it is; the answer says how it stands. */
export const cancelDesign = (requestId: string) => api.post('/api/jobs/{id}/cancel', { path: { id: requestId } });
