import { getDesign } from './get-design';
import type { RecipeInput } from './get-design';
import type { GenerateDesign } from './generate-design';
import type { Design } from '../design';
import { extensionOf } from '../download-name';

async function fetchInput({ url, role }: RecipeInput): Promise<File | undefined> {
  if (!url) return undefined;
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const blob = await response.blob();
  return new File([blob], `${role.replaceAll('_', '-')}.${extensionOf(blob.type)}`, { type: blob.type });
}

/** Everything a design was made from, its input pictures included, ready to be sent again. What its recipe lacks comes from the card. */
export async function loadRecipe(design: Design): Promise<GenerateDesign> {
  const { recipe } = await getDesign(design.id);
  const inputOf = async (role: RecipeInput['role']) => {
    const input = recipe?.inputs?.find((one) => one.role === role);
    return input && fetchInput(input);
  };
  const [image, backgroundImage] = await Promise.all([inputOf('image'), inputOf('background_image')]);
  return {
    provider: recipe?.provider ?? design.provider ?? '',
    operation: recipe?.operation ?? design.operation ?? 'text-to-image',
    designType: recipe?.designType ?? design.designType ?? 'general',
    brandProfileId: recipe?.brand?.id ?? design.brandProfileId,
    prompt: recipe?.prompt ?? design.prompt ?? '',
    n: recipe?.n ?? 1,
    strength: recipe?.strength ?? undefined,
    image,
    backgroundImage,
    parentId: design.id,
  };
}
