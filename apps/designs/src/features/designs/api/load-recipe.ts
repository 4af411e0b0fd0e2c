import { getDesign } from './get-design';
import type { GenerateDesign } from './generate-design';

/** What a design was made from, ready to be sent again; its input pictures have to be given anew. */
export async function loadRecipe(id: string): Promise<GenerateDesign> {
  const { recipe } = await getDesign(id);
  const { provider, operation, designType, brand, prompt, n, strength } = recipe;
  return { provider, operation, designType, brandProfileId: brand?.id, prompt, n, strength: strength ?? undefined, parentId: id };
}
