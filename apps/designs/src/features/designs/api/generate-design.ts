import type { CreateDesignForm } from '@maquette/api-client';
import { missingFields } from '@maquette/generation';
import { UserFacingError } from '@maquette/ui';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { findOperation } from '../vocabulary';

/**
 * Queues a design; the gallery shows it as pending from now on. The sizes and kinds of pictures that are taken are the server's to check.
 *
 * @returns the id of the request
 * @throws when something required is missing, when the server refuses (its sentence), or when its answer makes no sense
 */
export async function generateDesign(design: CreateDesignForm): Promise<string> {
  if (!design.provider) throw new UserFacingError('Provider is required.');
  if (!design.operation) throw new UserFacingError('Operation is required.');
  const rules = findOperation(design.operation);
  const given = {
    prompt: design.prompt,
    // stored pictures of an earlier recipe stand in place of files
    image: design.image ?? design.image_path,
    background_image: design.background_image ?? design.background_image_path,
    background_prompt: design.background_prompt,
  };
  if (!rules || missingFields(rules, given).length > 0)
    throw new UserFacingError('Required fields missing for the selected operation.');
  const answer: Partial<Answer<'post', '/api/designs/generate_async'>> | null = await api.post(
    '/api/designs/generate_async',
    rules.inputs.length === 0 ? { body: design } : { form: design },
  );
  if (!answer?.designRequestId) throw new UserFacingError('Unexpected response from server.');
  return answer.designRequestId;
}
