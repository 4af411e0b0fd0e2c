import type { CreateDesignForm } from '@maquette/api-client';
import { toast } from '@maquette/ui';
import { sentenceOf } from '@maquette/web-core';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Design } from '../../designs/design';
import { useDesignLists } from '../../designs/hooks/use-design-lists';
import { useGenerate } from '../../designs/hooks/use-generate';
import { useLivingBrand } from '../../designs/hooks/use-living-brand';
import { DESIGNS_PATH } from '../../designs/paths';
import { findOperation, MOODBOARD } from '../../designs/vocabulary';
import type { OperationId } from '../../designs/vocabulary';

/** Makes a design again, one image, from the pictures that it was made from; without its brand where that was deleted, and says so. */
export function useRerun() {
  const generate = useGenerate();
  const lists = useDesignLists();
  const livingBrand = useLivingBrand();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const underWay = useRef(new Set<string>());

  return async (design: Design): Promise<void> => {
    const { provider, prompt, brandProfileId, id: parentId } = design;
    const operation = design.operation || 'text-to-image';
    const rules = findOperation(operation);
    const isBoard = operation === MOODBOARD;
    if (!provider || (!isBoard && (rules?.prompt ?? 'required') === 'required' && !prompt?.trim())) {
      toast.error('Cannot re-execute: missing prompt or provider information.');
      return;
    }
    // Every run is paid for: a second click while one is being sent is no second run.
    if (underWay.current.has(parentId)) return;
    underWay.current.add(parentId);
    try {
      const recipe = rules?.inputs.length
        ? await import('../../designs/api/load-recipe').then(({ loadRecipe }) => loadRecipe(parentId))
        : undefined;
      const brandId = await livingBrand(brandProfileId);
      if (isBoard) {
        const { repeatMoodboard } = await import('../../moodboard/create-moodboard');
        await repeatMoodboard(design, brandId ?? undefined);
        void lists.refresh();
      } else
        await generate({
          provider,
          operation: operation as OperationId,
          prompt,
          n: 1,
          design_type: (design.designType || 'general') as CreateDesignForm['design_type'],
          brand_profile_id: brandId ?? undefined,
          strength: recipe?.strength,
          image_path: recipe?.image_path,
          background_image_path: recipe?.background_image_path,
          background_prompt: recipe?.background_prompt,
          parent_id: parentId,
        });
      toast.success('Design re-execution started! It will appear here shortly.');
      if (brandProfileId && !brandId) toast.info('Its brand was deleted: the design is made without one.');
      if (pathname !== DESIGNS_PATH) void navigate(DESIGNS_PATH);
    } catch (error) {
      toast.error(sentenceOf(error, 'Failed to re-execute design. Please try again.'));
    } finally {
      underWay.current.delete(parentId);
    }
  };
}
