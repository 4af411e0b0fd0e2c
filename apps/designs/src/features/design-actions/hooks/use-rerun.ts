import { toast } from '@maquette/ui';
import { useLocation, useNavigate } from 'react-router';
import { generateDesign } from '../../designs/api/generate-design';
import type { Design } from '../../designs/design';
import { useDesignLists } from '../../designs/hooks/use-design-lists';
import { sentenceOf } from '../../designs/sentence-of';
import { findOperation } from '../../designs/vocabulary';

const LIST = '/dashboard/designs';

/** Makes a design again, one image. Where it was made from pictures, `onPicturesNeeded` is to ask for them. */
export function useRerun(onPicturesNeeded: (design: Design) => void) {
  const lists = useDesignLists();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return async (design: Design): Promise<void> => {
    const { provider, prompt, brandProfileId, id: parentId } = design;
    const operation = findOperation(design.operation || 'text-to-image');
    if (!provider || (operation?.needsPrompt !== false && !prompt?.trim())) {
      toast.error('Cannot re-execute: missing prompt or provider information.');
      return;
    }
    if (operation?.needsImage) return onPicturesNeeded(design);
    try {
      await generateDesign({ provider, operation: design.operation || 'text-to-image', prompt, n: 1, designType: design.designType || 'general', brandProfileId, parentId });
      toast.success('Design re-execution started! It will appear here shortly.');
      if (pathname !== LIST) void navigate(LIST);
      void lists.refresh();
    } catch (error) {
      toast.error(sentenceOf(error, 'Failed to re-execute design. Please try again.'));
    }
  };
}
