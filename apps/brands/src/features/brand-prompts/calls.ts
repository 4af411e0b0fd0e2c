import { UserFacingError } from '@maquette/ui';
import { ApiError, api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

export type BrandPrompt = Answer<'get', '/api/brands/{id}/prompts'>['prompts'][number];

export const PROMPTS_PATH = '/dashboard/prompts';
export const editPromptPath = (id: string): string => `${PROMPTS_PATH}/${id}/edit`;

export const brandPromptsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'prompts', id],
    queryFn: async ({ signal }) => (await api.get('/api/brands/{id}/prompts', { path: { id }, signal })).prompts,
  });

export const templatesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['prompt-templates', userId],
    queryFn: async ({ signal }) => (await api.get('/api/prompt-templates/available', { signal })).templates,
  });

/** @throws UserFacingError where what came is no text */
export async function generateStarter(id: string, template: string): Promise<string> {
  if (!id) throw new UserFacingError('Brand ID is required');
  if (!template) throw new UserFacingError('Template name is required');
  const answer: { generatedText?: unknown } | null = await api.post('/api/brands/{id}/generate-prompt/{template}', {
    path: { id, template },
  });
  if (typeof answer?.generatedText !== 'string' || answer.generatedText === '')
    throw new UserFacingError('Received invalid response from generation endpoint.');
  return answer.generatedText;
}

/** @param userId as the server wants to hear it; it is the caller's own */
export const savePrompt = async (
  userId: string,
  body: { name?: string; draft_content: string; brand_profile_id: string; prompt_type?: string },
) =>
  api.post('/api/prompts', { body: { ...body, user_id: userId } }).catch((error: unknown) => {
    const description = error instanceof ApiError && (error.body as { description?: unknown } | undefined)?.description;
    throw typeof description === 'string' && description ? new UserFacingError(description) : error;
  });
