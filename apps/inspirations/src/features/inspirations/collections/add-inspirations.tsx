import { Button, Dialog, LoadMore, SearchField, VoidCross } from '@maquette/ui';
import { Check } from '@maquette/ui/icons';
import { messageOf } from '@maquette/web-core';
import { usePagedList } from '@maquette/web-core/lists';
import { useMemo, useState } from 'react';
import { InspirationImage } from '../components/inspiration-image';
import { inspirationsList, titleOf } from '../inspiration';
import type { Inspiration, Narrowing } from '../inspiration';
import { Failed, nothing } from '../states';
import styles from './add-inspirations.module.css';
import { nameOf } from './collection';
import type { Collection } from './collection';
import { useAddToCollection } from './use-collections';

/** All inspirations, to choose from those that go into a collection. */
export function AddInspirations({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const list = usePagedList(
    inspirationsList,
    useMemo<Narrowing>(
      () => ({ search, designType: '', tags: '', color: '', sort: 'newest', collection: '' }),
      [search],
    ),
  );
  // what was chosen stays chosen while another word is searched
  const [chosen, setChosen] = useState<readonly Inspiration[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = useAddToCollection();
  const toggle = (inspiration: Inspiration) =>
    setChosen((before) =>
      before.some(({ id }) => id === inspiration.id)
        ? before.filter(({ id }) => id !== inspiration.id)
        : [...before, inspiration],
    );
  const submit = async () => {
    setBusy(true);
    try {
      await add(collection, chosen);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'They could not be added. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add inspirations"
      description={nameOf(collection)}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="accent"
            disabled={chosen.length === 0}
            busy={busy && 'Adding...'}
            onClick={() => void submit()}
          >
            {chosen.length === 0 ? 'Add' : `Add ${chosen.length}`}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <SearchField label="Search inspirations" value={search} onValueChange={setSearch} maxLength={200} />
        {problem && <p role="alert">{problem}</p>}
        {list.error ? (
          <Failed noun="inspirations" error={list.error} onRetry={() => void list.reload()} />
        ) : !list.isLoading && list.items.length === 0 ? (
          <p className={styles.none}>{nothing('inspirations')}</p>
        ) : (
          <ul className={styles.grid} aria-label="Inspirations to add">
            {list.items.map((inspiration) => {
              const isChosen = chosen.some(({ id }) => id === inspiration.id);
              return (
                <li key={inspiration.id}>
                  <button
                    type="button"
                    className={styles.one}
                    aria-pressed={isChosen}
                    title={titleOf(inspiration)}
                    onClick={() => toggle(inspiration)}
                  >
                    <span className={styles.picture}>
                      {inspiration.imageUrl ? (
                        <InspirationImage inspiration={inspiration} shownWidth={180} alt="" fit="mounted" />
                      ) : (
                        <VoidCross width={4} height={3} dimensions={false} />
                      )}
                      {isChosen && (
                        <span className={styles.check}>
                          <Check aria-hidden />
                        </span>
                      )}
                    </span>
                    <span className={styles.name}>{titleOf(inspiration)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {list.hasMore && (
          <LoadMore
            label="Load More Inspirations"
            busyLabel="Loading inspirations..."
            busy={list.isLoadingMore}
            onClick={list.loadMore}
          />
        )}
      </div>
    </Dialog>
  );
}
