import { missingFields } from '@maquette/generation';
import type { CreateDesignForm } from '@maquette/api-client';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { findOperation } from '../vocabulary';
import type { OperationId } from '../vocabulary';

/** What a design is made from. Pictures are files; the sizes and kinds that are taken are the server's to check. */
export interface GenerateDesign {
  provider: string;
  operation: string;
  designType: string;
  brandProfileId?: string | null | undefined;
  prompt: string;
  n?: number | undefined;
  strength?: number | undefined;
  image?: File | null | undefined;
  backgroundImage?: File | null | undefined;
  /** Stored pictures of an earlier recipe, in place of files. */
  imagePath?: string | undefined;
  backgroundImagePath?: string | undefined;
  /** The design that this one is run again from. */
  parentId?: string | null | undefined;
}

/** Whether everything the operation asks for is there. */
export function hasRequiredFields(
  input: Pick<
    GenerateDesign,
    'operation' | 'prompt' | 'image' | 'backgroundImage' | 'imagePath' | 'backgroundImagePath'
  >,
): boolean {
  const rules = findOperation(input.operation);
  const given = {
    prompt: input.prompt,
    image: input.image ?? input.imagePath,
    background_image: input.backgroundImage ?? input.backgroundImagePath,
  };
  return rules !== undefined && missingFields(rules, given).length === 0;
}

/**
 * Queues a design; the gallery shows it as pending from now on.
 *
 * @returns the id of the request
 * @throws when something required is missing, when the server refuses (its sentence), or when its answer makes no sense
 */
export async function generateDesign(input: GenerateDesign): Promise<string> {
  if (!input.provider) throw new Error('Provider is required.');
  if (!input.operation) throw new Error('Operation is required.');
  if (!hasRequiredFields(input)) throw new Error('Required fields missing for the selected operation.');
  const { provider, operation, prompt, n } = input;
  const body = {
    provider,
    operation: operation as OperationId,
    prompt: prompt.trim() ? prompt : undefined,
    n,
    // which ones there are is the server's to say
    design_type: input.designType as CreateDesignForm['design_type'],
    brand_profile_id: input.brandProfileId ?? undefined,
    parent_id: input.parentId ?? undefined,
  };
  const pictures = {
    image: input.image ?? undefined,
    strength: input.strength,
    background_image: input.backgroundImage ?? undefined,
    image_path: input.imagePath,
    background_image_path: input.backgroundImagePath,
  };
  const answer: Partial<Answer<'post', '/api/designs/generate_async'>> | null = await api.post(
    '/api/designs/generate_async',
    operation === 'text-to-image' ? { body } : { form: { ...body, ...pictures } },
  );
  if (!answer?.designRequestId) throw new Error('Unexpected response from server.');
  return answer.designRequestId;
}
