import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forEachItem } from './for-each-item';
import type { ListItem, PagedList } from './paged-list';
import { useListChanges } from './use-list-changes';

interface ListUpdateOptions<Changes> {
  save: (id: string, changes: Changes) => Promise<unknown>;
  /** 'The favourite could not be saved': the reason comes after it. */
  failed: string;
}

/**
 * Edits rows: they change on the screen at once, and back again, with a word, where the server refuses. Edits are sent one after the other,
 * so that the last one is what stays.
 *
 * @returns once it is known how it ended: the rows that were changed, as they were before
 */
export function useListUpdate<Item extends ListItem, Filters extends object, Changes extends Partial<Item>>(
  list: PagedList<Item, Filters>,
  { save, failed: failure }: ListUpdateOptions<Changes>,
): (items: readonly Item[], changes: Changes) => Promise<readonly Item[]> {
  type Edit = { items: readonly Item[]; to: Changes };
  const lists = useListChanges(list);
  const client = useQueryClient();
  const mutationKey = [list.name, 'update'];

  /** Those of an edit of which no later one, which waits for its turn, changes the same: it has the last word. */
  const notEditedAgain = (edit: Edit) => {
    const waiting = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
    const others = waiting
      .map(({ state }) => state.variables as Edit)
      .filter((other) => other !== edit && Object.keys(other.to).some((name) => name in edit.to));
    const ids = new Set(others.flatMap(({ items }) => items.map(({ id }) => id)));
    return (item: Item) => !ids.has(item.id);
  };
  const show = (items: readonly Item[], changesOf: (item: Item) => Partial<Item>) =>
    lists.update(new Map(items.map((item) => [item.id, changesOf(item)])));

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ items, to }: Edit) => forEachItem(items, ({ id }) => save(id, to)),
    onMutate: ({ items, to }) => show(items, () => to),
    onSuccess: ({ done, failed, error }, edit) => {
      const names = Object.keys(edit.to) as (keyof Item)[];
      const asItWas = (item: Item) => Object.fromEntries(names.map((name) => [name, item[name]])) as Partial<Item>;
      // Once more, since what was read meanwhile may hold the old state.
      show(done.filter(notEditedAgain(edit)), () => edit.to);
      show(failed.filter(notEditedAgain(edit)), asItWas);
      if (failed.length > 0) toast.error(`${failure}: ${messageOf(error, 'no answer')}`);
    },
  });
  return async (items, changes) => (items.length > 0 ? (await mutateAsync({ items, to: changes })).done : []);
}
