import { toast } from '@maquette/ui';
import { Plus } from '@maquette/ui/icons';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import type { Inspiration } from '../inspiration';
import { useInspirationActions } from '../inspiration-actions';
import { choiceQuery, countOf, nameOf } from './collection';
import { CollectionCover } from './collection-cover';
import styles from './collection-shelf.module.css';
import { useAddToCollection } from './use-collections';

interface CollectionShelfProps {
  dragged: readonly Inspiration[];
  onEnd: () => void;
}

/** The collections in a tray at the foot, while inspirations are dragged: each takes what is dropped on it, and the wall stays in sight. */
export function CollectionShelf({ dragged, onEnd }: CollectionShelfProps) {
  const { id: userId } = useUser();
  const { data } = useQuery(choiceQuery(userId, ''));
  const add = useAddToCollection();
  const { addToNewCollection } = useInspirationActions();
  const [over, setOver] = useState<string>();
  useEffect(() => {
    document.addEventListener('dragend', onEnd);
    return () => document.removeEventListener('dragend', onEnd);
  }, [onEnd]);
  const target = (id: string, onDrop: () => void) => ({
    className: styles.one,
    'data-over': over === id ? '' : undefined,
    onDragEnter: () => setOver(id),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onEnd();
      onDrop();
    },
  });
  const aim = over === '' ? 'a new collection' : nameOf(data?.find(({ id }) => id === over) ?? { name: '' });
  const what = dragged.length === 1 ? '' : ` ${dragged.length}`;
  return (
    <div className={styles.shelf} role="region" aria-label="Collections to drop on">
      <p className={styles.title}>{over === undefined ? `Add${what} to` : `Add${what} to ${aim}`}</p>
      <ul className={styles.list}>
        <li {...target('', () => addToNewCollection(dragged))}>
          <span className={styles.new}>
            <Plus aria-hidden />
          </span>
          <span className={styles.name}>New Collection</span>
        </li>
        {data?.map((collection) => (
          <li
            key={collection.id}
            {...target(collection.id, () => {
              add(collection, dragged).catch((error: unknown) =>
                toast.error(messageOf(error, 'It could not be added. Please try again.')),
              );
            })}
          >
            <CollectionCover collection={collection} small />
            <span className={styles.words}>
              <span className={styles.name}>{nameOf(collection)}</span>
              <span className={styles.count}>{countOf(collection)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
