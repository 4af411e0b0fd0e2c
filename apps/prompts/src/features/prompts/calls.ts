import type { CreatePromptDto, UpdatePromptDto } from '@maquette/api-client';
import { UserFacingError } from '@maquette/ui';
import { ApiError, api, brandsQuery, sentenceOf } from '@maquette/web-core';
import type { Brand } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { PromptDetail } from './prompt';

/** @throws UserFacingError '… ID is required' */
function required(what: string, id: string | null | undefined): string {
  if (!id) throw new UserFacingError(`${what} ID is required`);
  return id;
}

/** What a failed save says: some servers describe it in a field of its own. */
const described = (error: unknown): never => {
  const description = error instanceof ApiError && (error.body as { description?: unknown } | undefined)?.description;
  if (typeof description === 'string' && description) throw new UserFacingError(description);
  throw error;
};

/** There is none in the answer. */
export const NO_PROMPT = 'Prompt data not found.';

export const promptQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['prompts', userId, 'one', id],
    queryFn: async ({ signal }): Promise<PromptDetail> => {
      const answer: { prompt?: PromptDetail } | null = await api.get('/api/prompts/{id}', {
        path: { id: required('Prompt', id) },
        signal,
      });
      if (!answer?.prompt) throw new UserFacingError(NO_PROMPT);
      return answer.prompt;
    },
  });

/** The folders with what is in them; read anew whenever rows come or go, as other counts are. */
export const foldersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stats', userId, 'prompt-folders'],
    queryFn: async ({ signal }) => (await api.get('/api/prompts/types', { signal })).folders,
  });

/** The brands to choose from. @throws UserFacingError where what came is no list of brands */
export const brandListQuery = (userId: string) =>
  queryOptions({
    ...brandsQuery(userId),
    select: (brands: Brand[]): Brand[] => {
      if (!Array.isArray(brands) || brands.some(({ id, name }) => typeof id !== 'string' || typeof name !== 'string'))
        throw new UserFacingError(INVALID_BRANDS);
      return brands;
    },
  });

const INVALID_BRANDS = 'Received invalid data while fetching brands. Please try again.';

/** Why there are no brands to choose from; a list that could not even be read as one is no failure of the network. */
export const brandsProblem = (error: Error): string =>
  error instanceof TypeError ? INVALID_BRANDS : sentenceOf(error, 'Failed to load brands list.');

/** What the brand says for the variables of prompts. */
export const brandVariablesQuery = (userId: string, brandId: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'prompt-variables', brandId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/brands/{id}/prompt-variables', { path: { id: brandId }, signal })).variables,
    staleTime: 0,
  });

export const PROMPT_DESIGNS = 24;

/** The newest designs that were made from it. */
export const promptDesignsQuery = (userId: string, promptId: string) =>
  queryOptions({
    queryKey: ['designs', userId, 'of-prompt', promptId],
    queryFn: async ({ signal }) =>
      api.get('/api/designs', { query: { prompt_id: promptId, per_page: PROMPT_DESIGNS }, signal }),
    staleTime: 0,
  });

export const createPrompt = (body: CreatePromptDto) => api.post('/api/prompts', { body }).catch(described);

export const updatePrompt = async (id: string, body: UpdatePromptDto) =>
  (await api.patch('/api/prompts/{id}', { path: { id: required('Prompt', id) }, body }).catch(described)).prompt;

export const clonePrompt = async (id: string) =>
  api.post('/api/prompts/{id}/clone', { path: { id: required('Prompt', id) } });

/** Makes it ready for a brand; the result is kept with it. */
export const generatePrompt = async (id: string, brandId: string) =>
  api.get('/api/prompts/generate', {
    query: { prompt_id: required('Prompt', id), brand_id: required('Brand', brandId) },
  });

export const versionsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['prompts', userId, 'versions', id],
    queryFn: async ({ signal }) =>
      (await api.get('/api/prompts/{id}/versions', { path: { id }, query: { per_page: 100 }, signal })).versions,
    staleTime: 0,
  });

export const restoreVersion = async (id: string, version: number) =>
  (await api.post('/api/prompts/{id}/versions/{version}/restore', { path: { id, version } })).prompt;
