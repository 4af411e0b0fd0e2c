import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { useLocation, useNavigate } from 'react-router';
import { generateDesign, hasRequiredFields } from '../../designs/api/generate-design';
import { loadRecipe } from '../../designs/api/load-recipe';
import type { Design } from '../../designs/design';
import { useDesignLists } from '../../designs/hooks/use-design-lists';
import { findOperation } from '../../designs/vocabulary';

const LIST = '/dashboard/designs';

/** Makes a design again with its own recipe, one image at a time. */
export function useRerun(onIncomplete: (design: Design) => void) {
  const lists = useDesignLists();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return async (design: Design): Promise<void> => {
    const operation = findOperation(design.operation ?? 'text-to-image');
    if (!design.provider || (operation?.needsPrompt !== false && !design.prompt?.trim())) {
      toast.error('Cannot re-execute: missing prompt or provider information.');
      return;
    }
    try {
      const recipe = operation?.needsImage
        ? await loadRecipe(design)
        : { provider: design.provider, operation: design.operation ?? 'text-to-image', designType: design.designType ?? 'general', brandProfileId: design.brandProfileId, prompt: design.prompt ?? '', parentId: design.id };
      // Its pictures are gone: the form opens with all the rest, and asks for them.
      if (!hasRequiredFields(recipe)) return onIncomplete(design);
      await generateDesign({ ...recipe, n: operation?.takesCount === false ? undefined : 1 });
      toast.success('Design re-execution started! It will appear here shortly.');
      if (pathname !== LIST) void navigate(LIST);
      void lists.refresh();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to re-execute design. Please try again.'));
    }
  };
}
