import { getDesign } from './get-design';
import type { GenerateDesign } from './generate-design';

/** What a design was made from, whole: ready to be sent again. */
export async function loadRecipe(id: string): Promise<GenerateDesign> {
  const { recipe } = await getDesign(id);
  const { provider, operation, designType, brand, prompt, n, strength, imagePath, backgroundImagePath } = recipe;
  return {
    provider,
    operation,
    designType,
    brandProfileId: brand?.id,
    prompt,
    n,
    strength: strength ?? undefined,
    imagePath: imagePath ?? undefined,
    backgroundImagePath: backgroundImagePath ?? undefined,
    parentId: id,
  };
}
