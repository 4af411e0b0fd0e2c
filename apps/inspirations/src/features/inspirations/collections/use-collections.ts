import { toast } from '@maquette/ui';
import { api, messageOf } from '@maquette/web-core';
import { useListChanges } from '@maquette/web-core/lists';
import { useQueryClient } from '@tanstack/react-query';
import { inspirationsList } from '../inspiration';
import type { Inspiration } from '../inspiration';
import { nameOf } from './collection';
import type { Collection } from './collection';

const AT_ONCE = 500;
const countOf = (count: number) => (count === 1 ? 'Inspiration' : `${count} inspirations`);

function useHolding() {
  const client = useQueryClient();
  const lists = useListChanges(inspirationsList);
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: ['collections'] });
    void lists.refresh();
  };
  const inParts = async (
    { id }: Collection,
    inspirations: readonly Inspiration[],
    send: (path: { id: string }, ids: string[]) => Promise<{ changed: number }>,
  ) => {
    let changed = 0;
    for (let start = 0; start < inspirations.length; start += AT_ONCE) {
      const ids = inspirations.slice(start, start + AT_ONCE).map((one) => one.id);
      changed += (await send({ id }, ids)).changed;
    }
    readAnew();
    return changed;
  };
  return {
    add: (collection: Collection, inspirations: readonly Inspiration[]) =>
      inParts(collection, inspirations, (path, inspiration_ids) =>
        api.post('/api/collections/{id}/items', { path, body: { inspiration_ids } }),
      ),
    remove: (collection: Collection, inspirations: readonly Inspiration[]) =>
      inParts(collection, inspirations, (path, inspiration_ids) =>
        api.delete('/api/collections/{id}/items', { path, body: { inspiration_ids } }),
      ),
  };
}

/** Undoes, and tells when it cannot. */
const undo = (action: () => Promise<unknown>) => ({
  label: 'Undo',
  onClick: () =>
    void action().catch((error: unknown) => toast.error(messageOf(error, 'It could not be undone. Please try again.'))),
});

/** Adds to a collection, tells, and offers to take back what was added. Throws what `messageOf` understands. */
export function useAddToCollection() {
  const { add, remove } = useHolding();
  return async (collection: Collection, inspirations: readonly Inspiration[]) => {
    const added = await add(collection, inspirations);
    if (added === 0) toast.info(`Already in "${nameOf(collection)}".`);
    else
      toast.success(`${countOf(added)} added to "${nameOf(collection)}".`, {
        // what was in it before stays in it
        ...(added === inspirations.length && { action: undo(() => remove(collection, inspirations)) }),
      });
  };
}

/** Takes out of a collection, tells, and offers to put it back. */
export function useRemoveFromCollection() {
  const { add, remove } = useHolding();
  return async (collection: Collection, inspirations: readonly Inspiration[]) => {
    try {
      const removed = await remove(collection, inspirations);
      toast.success(`${countOf(removed)} removed from "${nameOf(collection)}".`, {
        action: undo(() => add(collection, inspirations)),
      });
    } catch (error) {
      toast.error(messageOf(error, 'It could not be removed. Please try again.'));
    }
  };
}
