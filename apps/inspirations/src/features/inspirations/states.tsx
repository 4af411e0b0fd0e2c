import { Button, EmptyState, ErrorState } from '@maquette/ui';
import { ImagePlus, Plus } from '@maquette/ui/icons';
import { PieceSkeletons } from '@maquette/ui/pieces';
import { sentenceOf } from '@maquette/web-core';
import type { ReactNode } from 'react';
import styles from './inspirations-page.module.css';

/** What the lists of inspirations and collections are when they are no lists. */

type Noun = 'inspirations' | 'collections';

export const Loading = () => (
  <div className={styles.waiting}>
    <PieceSkeletons label="Loading inspirations..." pieceWidth={290} />
  </div>
);

export const Failed = ({ noun, error, onRetry }: { noun: Noun; error: unknown; onRetry: () => void }) => (
  <ErrorState
    title={`${noun === 'inspirations' ? 'Inspirations' : 'Collections'} could not be loaded`}
    message={`Error fetching ${noun}: ${sentenceOf(error, 'no answer')} What you saved is safe.`}
    onRetry={onRetry}
  />
);

/** The specification's sentence for a list without rows. */
export const nothing = (noun: Noun) => `No ${noun} found. Try adjusting filters or creating new ones!`;

interface NothingFoundProps {
  noun: Noun;
  search: string;
  narrowed?: number;
  onClear: () => void;
}

/** There are some, but not of this kind. */
export function NothingFound({ noun, search, narrowed = 0, onClear }: NothingFoundProps) {
  const what = [search && 'Search', narrowed > 0 && 'Filters'].filter(Boolean).join(' and ');
  return (
    <EmptyState
      drawing="search"
      title={search ? `Nothing matches “${search}”` : 'Nothing matches these filters'}
      action={<Button onClick={onClear}>{`Clear ${what}`}</Button>}
    >
      {nothing(noun)}
    </EmptyState>
  );
}

export const Also = ({ children }: { children: ReactNode }) => <span className={styles.also}>{children}</span>;

function Beginning({ noun, title, advice, action }: { noun: Noun; title: string; advice: string; action: ReactNode }) {
  return (
    <EmptyState drawing="inspirations" title={title} action={action}>
      {advice}
      <Also>{nothing(noun)}</Also>
    </EmptyState>
  );
}

/** Nothing was ever saved. */
export const NothingSaved = ({ onSave }: { onSave: () => void }) => (
  <Beginning
    noun="inspirations"
    title="Nothing saved yet"
    advice="Save pictures you like, from here or from the menu of a design; they gather here."
    action={
      <Button variant="accent" icon={<ImagePlus aria-hidden />} onClick={onSave}>
        Save an image
      </Button>
    }
  />
);

/** No collection was ever made. */
export const NoCollections = ({ onCreate }: { onCreate: () => void }) => (
  <Beginning
    noun="collections"
    title="No collections yet"
    advice="Group inspirations by client, mood or project."
    action={
      <Button variant="accent" icon={<Plus aria-hidden />} aria-label="+ New Collection" onClick={onCreate}>
        New Collection
      </Button>
    }
  />
);
