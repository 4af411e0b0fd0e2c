import { toast } from '@maquette/ui';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import type { Inspiration } from '../inspiration';
import { choiceQuery, countOf, nameOf } from './collection';
import { CollectionCover } from './collection-cover';
import styles from './collection-shelf.module.css';
import { useAddToCollection } from './use-collections';

interface CollectionShelfProps {
  dragged: readonly Inspiration[];
  onEnd: () => void;
}

/** The collections, while inspirations are dragged: each takes what is dropped on it. */
export function CollectionShelf({ dragged, onEnd }: CollectionShelfProps) {
  const { id: userId } = useUser();
  const { data } = useQuery(choiceQuery(userId, ''));
  const add = useAddToCollection();
  const [over, setOver] = useState<string>();
  useEffect(() => {
    document.addEventListener('dragend', onEnd);
    return () => document.removeEventListener('dragend', onEnd);
  }, [onEnd]);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  return (
    <div className={styles.shelf} role="region" aria-label="Collections to drop on">
      <p className={styles.title}>{dragged.length === 1 ? 'Add to' : `Add ${dragged.length} to`}</p>
      {data?.length === 0 && <p className={styles.none}>Make a collection first.</p>}
      <ul className={styles.list}>
        {data?.map((collection) => (
          <li
            key={collection.id}
            className={styles.one}
            data-over={over === collection.id ? '' : undefined}
            onDragEnter={() => setOver(collection.id)}
            onDragOver={allow}
            onDrop={(event) => {
              event.preventDefault();
              onEnd();
              add(collection, dragged).catch((error: unknown) =>
                toast.error(messageOf(error, 'It could not be added. Please try again.')),
              );
            }}
          >
            <CollectionCover collection={collection} small />
            <span className={styles.name}>{nameOf(collection)}</span>
            <span className={styles.count}>{countOf(collection)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
