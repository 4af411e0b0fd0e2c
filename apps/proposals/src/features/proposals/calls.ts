import type { GenerateProposalDto, UpdateProposalDto } from '@maquette/api-client';
import { UserFacingError } from '@maquette/ui';
import { api, sentenceOf } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** Nobody is signed in any more. */
export const NO_USER = 'No user logged in. Please log in to continue.';

const KEPT_MS = 5 * 60_000;
const STUDIOS_KEPT_MS = 15 * 60_000;

/** What is told of a failed call: the server's sentence, else this one. */
export const told = (sentence: string) => (error: unknown) => {
  throw new UserFacingError(sentenceOf(error, sentence), { cause: error });
};

/** @throws UserFacingError 'Proposal ID is required' for an empty id, as every call of one proposal does */
export const proposalQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['proposals', userId, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/api/proposals/{id}', { path: { id }, signal })).proposal,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  });

export const studiosQuery = (userId: string) =>
  queryOptions({
    queryKey: ['studios', userId],
    queryFn: async ({ signal }) => (await api.get('/api/proposals/studios', { signal })).studios,
    staleTime: STUDIOS_KEPT_MS,
    gcTime: STUDIOS_KEPT_MS,
  });

export const generateProposal = (body: GenerateProposalDto) =>
  api.post('/api/proposals/generate', { body: { ...body, async: true } });

/** @returns the proposal as it is now */
export async function updateProposal(id: string, body: UpdateProposalDto) {
  const { version, ...updates } = body;
  if (Object.values(updates).every((value) => value === undefined)) throw new UserFacingError('Updates are required');
  return (await api.put('/api/proposals/{id}', { path: { id }, body: { ...updates, version } })).proposal;
}

export const deleteProposal = (id: string) =>
  api.delete('/api/proposals/{id}', { path: { id } }).catch(told('Failed to delete proposal'));

export const restoreProposal = (id: string) => api.post('/api/proposals/{id}/restore', { path: { id } });

/** Writes it once more, perhaps by another studio; what there is stays as a version. */
export const regenerateProposal = async (id: string, studio?: GenerateProposalDto['design_studio']) =>
  (await api.post('/api/proposals/{id}/generation', { path: { id }, body: studio ? { design_studio: studio } : {} }))
    .proposal;

export const cancelGeneration = async (id: string) =>
  (await api.delete('/api/proposals/{id}/generation', { path: { id } })).proposal;

const MOST_VERSIONS = 100;

export const versionsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['proposals', userId, 'versions', id],
    queryFn: async ({ signal }) =>
      (await api.get('/api/proposals/{id}/versions', { path: { id }, query: { per_page: MOST_VERSIONS }, signal }))
        .versions,
    staleTime: 0,
  });

export const versionQuery = (userId: string, id: string, version: number) =>
  queryOptions({
    queryKey: ['proposals', userId, 'version', id, version],
    queryFn: ({ signal }) => api.get('/api/proposals/{id}/versions/{version}', { path: { id, version }, signal }),
    // it never changes
    staleTime: Infinity,
  });

export const restoreVersion = async (id: string, version: number) =>
  (await api.post('/api/proposals/{id}/versions/{version}/restore', { path: { id, version } })).proposal;
