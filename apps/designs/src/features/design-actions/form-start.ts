import { toast } from '@maquette/ui';
import type { CreateDesignValues } from '../create-design/values';
import { fetchPicture } from '../designs/api/fetch-picture';
import { loadRecipe } from '../designs/api/load-recipe';
import { cardTexts } from '../designs/card-texts';
import type { Design } from '../designs/design';
import type { useLivingBrand } from '../designs/hooks/use-living-brand';
import { findOperation } from '../designs/vocabulary';

// What the form begins with. A file of its own: it is needed when something is pressed, and not for the first picture.

type LivingBrand = ReturnType<typeof useLivingBrand>;

/** '' for none. Tells of one that was deleted. */
async function brandToStartWith(id: string | null | undefined, livingBrand: LivingBrand): Promise<string> {
  const living = await livingBrand(id);
  if (id && !living) toast.info('Its brand was deleted. Choose another, or make the design without one.');
  return living ?? '';
}

/** To make a design again, its pictures fetched. Tells what is missing. */
export async function startFromRecipe(id: string, livingBrand: LivingBrand): Promise<Partial<CreateDesignValues>> {
  const { image_path, background_image_path, ...recipe } = await loadRecipe(id);
  const picture = (path: string | undefined, name: string) =>
    path === undefined
      ? undefined
      : fetchPicture(path, name).catch(() => {
          toast.error(`The ${name.toLowerCase()} could not be fetched. Please choose it again.`);
          return undefined;
        });
  const [brand_profile_id, image, background_image] = await Promise.all([
    brandToStartWith(recipe.brand_profile_id, livingBrand),
    picture(image_path, 'Image'),
    picture(background_image_path, 'Background image'),
  ]);
  return {
    ...recipe,
    brand_profile_id,
    operation: findOperation(recipe.operation)?.id ?? 'text-to-image',
    parent_id: recipe.parent_id ?? undefined,
    image,
    background_image,
    background_prompt: recipe.background_prompt ?? '',
    background_by: recipe.background_prompt ? 'words' : 'image',
  };
}

/** To change a design that is there. @throws UserFacingError where its picture cannot be had */
export async function startFromPicture(design: Design, livingBrand: LivingBrand): Promise<Partial<CreateDesignValues>> {
  const [brand_profile_id, image] = await Promise.all([
    brandToStartWith(design.brandProfileId, livingBrand),
    fetchPicture(design.supabasePath ?? '', cardTexts(design).headline.slice(0, 40)),
  ]);
  return {
    operation: 'image-to-image',
    image,
    brand_profile_id,
    design_type: (design.designType ?? 'general') as CreateDesignValues['design_type'],
  };
}
