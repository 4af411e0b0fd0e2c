import { Button, Dialog, ErrorState, SearchField } from '@maquette/ui';
import { Plus } from '@maquette/ui/icons';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortTitleOf } from '../inspiration';
import type { Inspiration } from '../inspiration';
import { choiceQuery, collectionsOfQuery, countOf, nameOf } from './collection';
import type { Collection } from './collection';
import styles from './collection-choice.module.css';
import { CollectionCover } from './collection-cover';
import { NameCollection } from './name-collection';

/** So many are found by looking. */
const FEW = 8;

interface CollectionChoiceProps {
  inspirations: readonly Inspiration[];
  onChoose: (collection: Collection) => Promise<void>;
  onClose: () => void;
}

/** One of the collections, or a new one. */
export function CollectionChoice({ inspirations, onChoose, onClose }: CollectionChoiceProps) {
  const { id: userId } = useUser();
  const [search, setSearch] = useState('');
  const [naming, setNaming] = useState(false);
  const { data, error, refetch } = useQuery({ ...choiceQuery(userId, search), placeholderData: (shown) => shown });
  const [only] = inspirations;
  const isOne = inspirations.length === 1 && only !== undefined;
  // where several go, each may be in another one
  const { data: holding = [] } = useQuery({ ...collectionsOfQuery(userId, only?.id ?? ''), enabled: isOne });
  if (naming)
    return <NameCollection onClose={() => setNaming(false)} onCreated={(collection) => void onChoose(collection)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add to collection"
      description={isOne ? shortTitleOf(only) : `${inspirations.length} inspirations`}
      size="small"
      footer={
        <Button icon={<Plus aria-hidden />} onClick={() => setNaming(true)}>
          New Collection
        </Button>
      }
    >
      {error ? (
        <ErrorState
          title="The collections could not be loaded"
          message={`Error fetching collections: ${messageOf(error, 'no answer')}`}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.choice}>
          {(search !== '' || (data?.length ?? 0) > FEW) && (
            <SearchField label="Search collections" value={search} onValueChange={setSearch} maxLength={200} />
          )}
          {data?.length === 0 && (
            <p className={styles.none}>
              {search ? 'No collection has this name.' : 'There is no collection yet. Make the first one.'}
            </p>
          )}
          <ul className={styles.list} aria-label="Collections">
            {data?.map((collection, index) => (
              <li key={collection.id}>
                <button
                  type="button"
                  className={styles.one}
                  // what has just arrived is what one came for
                  autoFocus={index === 0 && search === ''}
                  onClick={() => void onChoose(collection)}
                >
                  <CollectionCover collection={collection} small />
                  <span className={styles.name}>{nameOf(collection)}</span>
                  <span className={styles.count}>
                    {holding.some(({ id }) => id === collection.id) && <strong>In it already, </strong>}
                    {countOf(collection)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
