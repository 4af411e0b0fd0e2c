import { MOODBOARD_IMAGES } from '@maquette/generation';
import { ConfirmDialog, NotLoaded, later, toast } from '@maquette/ui';
import { activePicture } from '@maquette/ui/pieces';
import { api, messageOf } from '@maquette/web-core';
import { useBulkDelete, useListChanges } from '@maquette/web-core/lists';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Collection } from './collections/collection';
import { NameCollection } from './collections/name-collection';
import { useAddToCollection } from './collections/use-collections';
import { DELETION, inspirationsList, shortTitleOf } from './inspiration';
import type { Inspiration } from './inspiration';
import { InspirationActionsContext } from './inspiration-actions';
import type { InspirationActions } from './inspiration-actions';

const EditInspiration = later(() => import('./components/forms').then((module) => module.EditInspiration), {
  failed: ({ onClose }) => <NotLoaded what="The form" onClose={onClose} />,
});
const DetailsDialog = later(() => import('./components/details-dialog').then((module) => module.DetailsDialog), {
  failed: ({ onClose }) => <NotLoaded what="The details" onClose={onClose} />,
});
const CollectionChoice = later(
  () => import('./collections/collection-choice').then((module) => module.CollectionChoice),
  {
    failed: ({ onClose }) => <NotLoaded what="The collections" onClose={onClose} />,
  },
);

/** Carries the actions on inspirations and the dialogs that they open. */
export function InspirationActionsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Inspiration>();
  const [edited, setEdited] = useState<Inspiration>();
  const [added, setAdded] = useState<readonly Inspiration[]>();
  const [gathered, setGathered] = useState<readonly Inspiration[]>();
  const [deletion, setDeletion] = useState<{
    inspirations: readonly Inspiration[];
    onDeleted: (() => void) | undefined;
  }>();
  const deleteAll = useBulkDelete(inspirationsList, DELETION);
  const add = useAddToCollection();
  const lists = useListChanges(inspirationsList);

  const latest = useRef<InspirationActions>(null as unknown as InspirationActions);
  latest.current = {
    showDetails: setShown,
    edit: setEdited,
    addToCollection: setAdded,
    addToNewCollection: setGathered,
    askToDelete: (inspirations, onDeleted) => setDeletion({ inspirations, onDeleted }),
    useAsImage: ({ id }) => void navigate(`/dashboard/designs?source=inspiration:${id}`),
    analyze: ({ id }) => void navigate(`/dashboard/analysis?source=inspiration:${id}`),
    sendToMoodboard: (inspirations) => {
      const pictured = inspirations.filter(({ imageUrl }) => imageUrl);
      if (pictured.length === 0) toast.error('None of them has a picture.');
      else if (pictured.length > MOODBOARD_IMAGES) toast.error(`A moodboard takes at most ${MOODBOARD_IMAGES} images.`);
      else
        void navigate(`/dashboard/designs/moodboard?${pictured.map(({ id }) => `source=inspiration:${id}`).join('&')}`);
    },
  };
  const addTo = (collection: Collection, inspirations: readonly Inspiration[]) =>
    add(collection, inspirations).catch((error: unknown) => {
      toast.error(messageOf(error, 'It could not be added. Please try again.'));
      throw error;
    });
  // cards are memoised: they keep one object, which always does what was last meant
  const actions = useMemo<InspirationActions>(
    () => ({
      showDetails: (inspiration) => latest.current.showDetails(inspiration),
      edit: (inspiration) => latest.current.edit(inspiration),
      addToCollection: (inspirations) => latest.current.addToCollection(inspirations),
      addToNewCollection: (inspirations) => latest.current.addToNewCollection(inspirations),
      askToDelete: (inspirations, onDeleted) => latest.current.askToDelete(inspirations, onDeleted),
      useAsImage: (inspiration) => latest.current.useAsImage(inspiration),
      analyze: (inspiration) => latest.current.analyze(inspiration),
      sendToMoodboard: (inspirations) => latest.current.sendToMoodboard(inspirations),
    }),
    [],
  );

  const [only] = deletion?.inspirations ?? [];
  return (
    <InspirationActionsContext value={actions}>
      {children}
      {shown && <DetailsDialog inspiration={shown} onClose={() => setShown(undefined)} />}
      {edited && (
        <EditInspiration
          inspiration={edited}
          save={async (body) => {
            const changed = await api.patch('/api/inspirations/{id}', { path: { id: edited.id }, body });
            lists.update(new Map([[changed.id, changed]]));
            toast.success('Inspiration saved.');
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {added && (
        <CollectionChoice
          inspirations={added}
          onClose={() => setAdded(undefined)}
          onChoose={(collection) =>
            addTo(collection, added).then(
              () => setAdded(undefined),
              () => undefined, // one may choose again
            )
          }
        />
      )}
      {gathered && (
        <NameCollection
          onClose={() => setGathered(undefined)}
          onCreated={(collection) => void addTo(collection, gathered).catch(() => undefined)}
        />
      )}
      <ConfirmDialog
        open={deletion !== undefined}
        onOpenChange={() => setDeletion(undefined)}
        item={
          deletion?.inspirations.length === 1 && only
            ? shortTitleOf(only)
            : `${deletion?.inspirations.length ?? 0} inspirations`
        }
        returnFocusTo={activePicture}
        onConfirm={async () => {
          if (!deletion) return;
          await deleteAll(deletion.inspirations);
          deletion.onDeleted?.();
        }}
      />
    </InspirationActionsContext>
  );
}
