import type { CreateDesignForm } from '@maquette/api-client';
import { getDesign } from './get-design';

/** What a design was made from, whole: ready to be sent again. */
export async function loadRecipe(id: string): Promise<CreateDesignForm> {
  const { recipe } = await getDesign(id);
  const { provider, operation, designType, brand, prompt, n, strength, imagePath, backgroundImagePath } = recipe;
  return {
    provider,
    operation: operation as CreateDesignForm['operation'],
    design_type: designType as CreateDesignForm['design_type'],
    brand_profile_id: brand?.id,
    prompt,
    n,
    strength: strength ?? undefined,
    image_path: imagePath ?? undefined,
    background_image_path: backgroundImagePath ?? undefined,
    parent_id: id,
  };
}
