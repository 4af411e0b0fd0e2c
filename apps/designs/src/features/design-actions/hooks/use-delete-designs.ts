import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { deleteDesign } from '../../designs/api/delete-design';
import { restoreDesign } from '../../designs/api/restore-design';
import type { Design } from '../../designs/design';
import { useDesignLists } from '../../designs/hooks/use-design-lists';

const AT_ONCE = 4;

interface Outcome {
  done: Design[];
  failed: Design[];
  /** Of the first failure. */
  error: unknown;
}

/** Runs an action for many designs, a few at a time, and says for which it worked. */
async function forEach(designs: readonly Design[], action: (id: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [], error: undefined };
  for (let start = 0; start < designs.length; start += AT_ONCE) {
    const batch = designs.slice(start, start + AT_ONCE);
    const results = await Promise.allSettled(batch.map(({ id }) => action(id)));
    results.forEach((result, index) => {
      const design = batch[index] as Design;
      if (result.status === 'fulfilled') outcome.done.push(design);
      else {
        outcome.failed.push(design);
        outcome.error ??= result.reason;
      }
    });
  }
  return outcome;
}

/** Moves designs to the trash and offers to bring them back. Throws a sentence when any of them could not be deleted. */
export function useDeleteDesigns() {
  const lists = useDesignLists();

  const restore = async (designs: readonly Design[], putBack: ReturnType<typeof lists.remove>) => {
    const { done, failed, error } = await forEach(designs, restoreDesign);
    putBack(done);
    if (failed.length > 0)
      toast.error(
        `${failed.length === 1 ? 'A design' : `${failed.length} designs`} could not be restored: ${messageOf(error, 'no answer')}`,
      );
    else toast.success(done.length === 1 ? 'Design restored.' : `${done.length} designs restored.`);
  };

  return async (designs: readonly Design[]): Promise<void> => {
    const { done, failed, error } = await forEach(designs, deleteDesign);
    if (done.length > 0) {
      const putBack = lists.remove(new Set(done.map(({ id }) => id)));
      toast.success(done.length === 1 ? 'Design deleted successfully!' : `${done.length} designs deleted.`, {
        action: { label: 'Undo', onClick: () => void restore(done, putBack) },
      });
    }
    if (failed.length > 0) {
      const reason = messageOf(error, 'Failed to delete design.');
      throw new Error(
        designs.length === 1 ? reason : `${failed.length} of ${designs.length} could not be deleted. ${reason}`,
      );
    }
  };
}
