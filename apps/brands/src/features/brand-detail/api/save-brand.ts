import { ApiError, api } from '@maquette/web-core';

export interface BrandDetails {
  name: string;
  description: string | null;
}

/** What somebody else saved while the form was open. */
export interface Conflict {
  version: number;
  theirs: BrandDetails;
}

/** @param version the one that was edited; the server refuses it with a conflict once there is a newer one */
export const saveBrand = async (id: string, body: { name: string; description: string | null; version: number }) =>
  (await api.patch('/api/brand-profiles/{id}', { path: { id }, body })).profile;

/** The other's text, when that is why the save was refused. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== 'NEWER_VERSION') return null;
  const { details } = error.body as { details: { version: number; theirs: string } };
  return { version: details.version, theirs: JSON.parse(details.theirs) as BrandDetails };
}
