import { UserFacingError, toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { forEachItem } from './for-each-item';
import type { ListItem, PagedList } from './paged-list';
import { useListChanges } from './use-list-changes';

interface BulkDeleteOptions {
  /** Moves a row to the trash; what it throws is told. */
  remove: (id: string) => Promise<unknown>;
  /** Takes it out again. */
  restore: (id: string) => Promise<unknown>;
  /** As in 'Design deleted successfully!' and in '2 designs deleted.'. */
  noun: { one: string; many: string };
}

/**
 * Moves rows to the trash, tells, and offers to bring them back. Neither shows before the server has done it: the dialog that asked stays
 * with the reason when it fails, and what is in the trash has no pictures to show.
 *
 * @returns throws a sentence when any of them could not be deleted
 */
export function useBulkDelete<Item extends ListItem, Filters extends object>(
  list: PagedList<Item, Filters>,
  { remove, restore, noun: { one, many } }: BulkDeleteOptions,
): (items: readonly Item[]) => Promise<void> {
  const lists = useListChanges(list);
  const count = (items: readonly Item[]) => (items.length === 1 ? one : `${items.length} ${many}`);

  const bringBack = async (items: readonly Item[], putBack: (items: readonly Item[]) => void) => {
    const { done, failed, error } = await forEachItem(items, ({ id }) => restore(id));
    putBack(done);
    if (failed.length === 0) {
      toast.success(`${count(done)} restored.`);
      return;
    }
    const what = failed.length === 1 ? `A ${one.toLowerCase()}` : count(failed);
    toast.error(`${what} could not be restored: ${messageOf(error, 'no answer')}`);
  };

  return async (items) => {
    const { done, failed, error } = await forEachItem(items, ({ id }) => remove(id));
    if (done.length > 0) {
      const putBack = lists.remove(new Set(done.map(({ id }) => id)));
      toast.success(done.length === 1 ? `${one} deleted successfully!` : `${count(done)} deleted.`, {
        action: { label: 'Undo', onClick: () => void bringBack(done, putBack) },
      });
    }
    if (failed.length === 0) return;
    const reason = messageOf(error, `Failed to delete ${one.toLowerCase()}.`);
    throw new UserFacingError(
      items.length === 1 ? reason : `${failed.length} of ${items.length} could not be deleted. ${reason}`,
    );
  };
}
