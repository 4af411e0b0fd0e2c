import {
  Button,
  ConfirmDialog,
  IconButton,
  LoadMore,
  Menu,
  Notice,
  RegistrationCorners,
  SkeletonCard,
} from '@maquette/ui';
import { Ellipsis, ExternalLink, Pencil, Trash2 } from '@maquette/ui/icons';
import { messageOf } from '@maquette/web-core';
import { useBulkDelete } from '@maquette/web-core/lists';
import type { usePagedList } from '@maquette/web-core/lists';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Failed } from '../states';
import { DELETION, collectionPath, collectionsList, countOf, deletionQuestion, nameOf } from './collection';
import type { Collection } from './collection';
import { CollectionCover } from './collection-cover';
import styles from './collections-tab.module.css';
import { NameCollection } from './name-collection';

/** The collections of the user, the newest first. */
export function CollectionsTab({ list }: { list: ReturnType<typeof usePagedList<Collection, { search: string }>> }) {
  const navigate = useNavigate();
  const deleteAll = useBulkDelete(collectionsList, DELETION);
  const [renamed, setRenamed] = useState<Collection>();
  const [doomed, setDoomed] = useState<Collection>();
  if (list.isLoading)
    return (
      <div className={styles.grid}>
        <p role="status" className={styles.loading}>
          Loading collections...
        </p>
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonCard key={index} width={4} height={3} />
        ))}
      </div>
    );
  if (list.error) return <Failed noun="collections" error={list.error} onRetry={() => void list.reload()} />;
  return (
    <>
      <ul className={styles.grid} aria-label="Collections">
        {list.items.map((collection) => (
          <li key={collection.id} className={styles.card}>
            <RegistrationCorners>
              <CollectionCover collection={collection} />
            </RegistrationCorners>
            <div className={styles.name}>
              <Link to={collectionPath(collection.id)} className={styles.link} title={nameOf(collection)}>
                {nameOf(collection)}
              </Link>
              <div className={styles.menu}>
                <Menu
                  label={nameOf(collection)}
                  trigger={
                    <IconButton label={`Actions of ${nameOf(collection)}`} tooltip={false}>
                      <Ellipsis aria-hidden />
                    </IconButton>
                  }
                  items={[
                    {
                      label: 'Open',
                      icon: <ExternalLink aria-hidden />,
                      onSelect: () => void navigate(collectionPath(collection.id)),
                    },
                    { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setRenamed(collection) },
                    {
                      label: 'Delete',
                      icon: <Trash2 aria-hidden />,
                      critical: true,
                      divided: true,
                      onSelect: () => setDoomed(collection),
                    },
                  ]}
                />
              </div>
            </div>
            <p className={styles.count}>{countOf(collection)}</p>
          </li>
        ))}
      </ul>
      {list.moreError && (
        <Notice tone="critical" action={<Button onClick={list.loadMore}>Retry</Button>}>
          {messageOf(list.moreError, 'More collections could not be loaded.')}
        </Notice>
      )}
      {list.hasMore && (
        <LoadMore
          label="Load More Collections"
          busyLabel="Loading collections..."
          busy={list.isLoadingMore}
          onClick={list.loadMore}
        />
      )}
      {renamed && <NameCollection collection={renamed} onClose={() => setRenamed(undefined)} />}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        description={doomed && deletionQuestion(doomed)}
        confirmLabel="Delete collection"
        onConfirm={() => deleteAll(doomed ? [doomed] : [])}
      />
    </>
  );
}
