import type { CreateDesignForm } from '@maquette/api-client';
import { getDesign } from './get-design';

/** What a design was made from, whole: ready to be sent again. */
export async function loadRecipe(id: string): Promise<CreateDesignForm> {
  const { recipe, brandProfileId } = await getDesign(id);
  const { provider, operation, designType, prompt, n, strength, imagePath, backgroundImagePath, backgroundPrompt } =
    recipe;
  return {
    provider,
    operation: operation as CreateDesignForm['operation'],
    design_type: designType as CreateDesignForm['design_type'],
    // the brand that it is shown under by now
    brand_profile_id: brandProfileId ?? undefined,
    prompt,
    n,
    strength: strength ?? undefined,
    image_path: imagePath ?? undefined,
    background_image_path: backgroundImagePath ?? undefined,
    background_prompt: backgroundPrompt || undefined,
    parent_id: id,
  };
}
