import {
  Button,
  ConfirmDialog,
  EmptyState,
  LoadMore,
  Notice,
  PageHeader,
  SkeletonLine,
  UserFacingError,
  VisuallyHidden,
  toast,
} from '@maquette/ui';
import { SelectionBar } from '@maquette/ui/pieces';
import { messageOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { ListStates, forEachItem, useListChanges, usePagedList, useSelection } from '@maquette/web-core/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from '@maquette/ui/icons';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { emptyTrash, purgeItem, restoreItems, trashList, trashTotalQuery } from './trash-list';
import type { TrashItem } from './trash-list';
import { TrashRow } from './trash-row';
import { countOf, kindOf } from './trash-texts';
import { useRowFocus } from './use-row-focus';
import styles from './trash.module.css';

const NO_FILTERS = {};

/** Everything that was deleted in the last 30 days: taken out again, or removed for good. Which kinds there are the API says. */
export function TrashPage() {
  useDocumentTitle('Trash');
  const { id: userId } = useUser();
  const list = usePagedList(trashList, NO_FILTERS);
  const { data: total } = useQuery(trashTotalQuery(userId));
  const selection = useSelection(list.items);
  const { restore, purge, empty, emptied } = useTrashActions();
  const [asking, setAsking] = useState<readonly TrashItem[] | 'all'>();
  const { toggle, extendTo, selected } = selection;
  const select = useCallback((id: string, range: boolean) => (range ? extendTo(id) : toggle(id)), [extendTo, toggle]);
  const { items, hasMore, loadMore, moreError } = list;
  const rows = useRowFocus(items);
  const isEmpty = !list.isLoading && items.length === 0;
  const [only] = Array.isArray(asking) ? (asking as readonly TrashItem[]) : [];
  return (
    <>
      <PageHeader
        title="Trash"
        subtitle="What you delete can be restored for 30 days. Then it is removed for good."
        actions={
          !isEmpty && (
            <Button icon={<Trash2 aria-hidden />} disabled={list.isLoading} onClick={() => setAsking('all')}>
              Empty Trash
            </Button>
          )
        }
      />
      <ListStates
        list={list}
        noun={{ many: 'deleted items', one: 'deleted item' }}
        loading={<LoadingRows />}
        empty={
          <EmptyState
            drawing="trash"
            title="The trash is empty"
            action={
              <Button asChild>
                <Link to="/dashboard">Back to the Workspace</Link>
              </Button>
            }
          >
            Nothing was deleted in the last 30 days, or it was deleted for good.
          </EmptyState>
        }
        searching={false}
        onClearSearch={() => undefined}
        narrowed={0}
        onClearFilters={() => undefined}
      >
        <ul ref={rows.list} aria-label="Deleted items" className={styles.rows} onFocus={rows.onFocus}>
          {items.map((item) => (
            <TrashRow
              key={item.id}
              item={item}
              selected={selection.ids.has(item.id)}
              onSelect={select}
              onRestore={restore}
              onPurge={setAsking}
            />
          ))}
        </ul>
        {moreError && (
          <Notice tone="critical" action={<Button onClick={loadMore}>Retry</Button>}>
            {messageOf(moreError, 'More deleted items could not be loaded.')}
          </Notice>
        )}
        {hasMore && <LoadMore label="Load More" busyLabel="Loading..." busy={list.isLoadingMore} onClick={loadMore} />}
        <SelectionBar
          count={selected.length}
          selectAll={
            selected.length < items.length
              ? { label: 'Select all', busy: false, onClick: () => selection.selectAll() }
              : undefined
          }
          onClear={selection.clear}
        >
          <Button icon={<Undo2 aria-hidden />} onClick={() => void restore(selected)}>
            Restore
          </Button>
          <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(selected)}>
            Delete for good
          </Button>
        </SelectionBar>
      </ListStates>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={asking === 'all' ? 'Empty Trash' : undefined}
        confirmLabel={asking === 'all' ? 'Empty Trash' : undefined}
        item={
          asking === 'all'
            ? `everything in the trash${total === undefined ? '' : `, ${countOf(total)}`}`
            : asking?.length === 1 && only
              ? only.title.trim() || `${kindOf(only.type)} without a name`
              : countOf(asking?.length ?? 0)
        }
        busyLabel={
          emptied !== undefined && total !== undefined && total > emptied
            ? `Deleting... ${emptied.toLocaleString('en')} of ${total.toLocaleString('en')}`
            : undefined
        }
        returnFocusTo={rows.box}
        onConfirm={() => (asking === 'all' ? empty() : purge(asking ?? []))}
      />
    </>
  );
}

/** What can be done here, told in toasts; what is asked for by a dialog throws the sentence that stands in it. */
function useTrashActions() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const lists = useListChanges(trashList);
  const [emptied, setEmptied] = useState<number>();
  /** Rows are gone from the trash; what stands elsewhere is read anew when it is shown. */
  const leave = useCallback(
    (ids: ReadonlySet<string>) => {
      lists.remove(ids);
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey.includes(userId) });
      void client.invalidateQueries(trashTotalQuery(userId));
    },
    [lists, client, userId],
  );

  const restore = useCallback(
    async (items: readonly TrashItem[]) => {
      try {
        const restored = await restoreItems(items);
        leave(new Set(items.map(({ id }) => id)));
        const missing = items.length - restored.size;
        if (missing > 0)
          toast.error(
            items.length === 1
              ? 'It is not in the trash any more.'
              : `${countOf(restored.size)} restored. ${missing} of ${items.length} were not in the trash any more.`,
          );
        else
          toast.success(`${items.length === 1 && items[0] ? kindOf(items[0].type) : countOf(items.length)} restored.`);
      } catch (error) {
        toast.error(`Not restored: ${messageOf(error, 'no answer came.')}`);
      }
    },
    [leave],
  );
  const purge = async (items: readonly TrashItem[]) => {
    const { done, failed, error } = await forEachItem(items, purgeItem);
    if (done.length > 0) {
      leave(new Set(done.map(({ id }) => id)));
      toast.success(
        done.length === 1 && done[0]
          ? `${kindOf(done[0].type)} deleted for good.`
          : `${countOf(done.length)} deleted for good.`,
      );
    }
    if (failed.length === 0) return;
    const reason = messageOf(error, 'No answer came.');
    throw new UserFacingError(
      items.length === 1 ? reason : `${failed.length} of ${items.length} could not be deleted. ${reason}`,
      { cause: error },
    );
  };
  const empty = async () => {
    try {
      await emptyTrash(setEmptied);
      toast.success('The trash is empty.');
    } finally {
      setEmptied(undefined);
      await lists.clear();
    }
  };
  return { restore, purge, empty, emptied };
}

const LoadingRows = () => (
  <div className={styles.rows}>
    <p role="status">
      <VisuallyHidden>Loading the trash...</VisuallyHidden>
    </p>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} aria-hidden className={styles.row}>
        <span className={styles.skeletonTick} />
        <span className={styles.skeletonPicture} />
        <span className={styles.line}>
          <SkeletonLine width={row % 3 === 0 ? '46%' : '32%'} />
          <SkeletonLine width="22%" />
        </span>
      </div>
    ))}
  </div>
);
