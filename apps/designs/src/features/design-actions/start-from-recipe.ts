import { toast } from '@maquette/ui';
import type { CreateDesignValues } from '../create-design/values';
import { fetchPicture } from '../designs/api/fetch-picture';
import { loadRecipe } from '../designs/api/load-recipe';
import { findOperation } from '../designs/vocabulary';

/** What the form begins with to make a design again, its pictures fetched; the brand is the caller's to look up. Tells what is missing. */
export async function startFromRecipe(id: string): Promise<Partial<CreateDesignValues>> {
  const { image_path, background_image_path, brand_profile_id, ...recipe } = await loadRecipe(id);
  const picture = (path: string | undefined, name: string) =>
    path === undefined
      ? undefined
      : fetchPicture(path, name).catch(() => {
          toast.error(`The ${name.toLowerCase()} could not be fetched. Please choose it again.`);
          return undefined;
        });
  const [image, background_image] = await Promise.all([
    picture(image_path, 'Image'),
    picture(background_image_path, 'Background image'),
  ]);
  return {
    ...recipe,
    brand_profile_id: brand_profile_id ?? undefined,
    operation: findOperation(recipe.operation)?.id ?? 'text-to-image',
    parent_id: recipe.parent_id ?? undefined,
    image,
    background_image,
    background_prompt: recipe.background_prompt ?? '',
    background_by: recipe.background_prompt ? 'words' : 'image',
  };
}
