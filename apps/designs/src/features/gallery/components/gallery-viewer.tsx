import { Button, IconButton, ImageViewer, useIsPhone } from '@maquette/ui';
import { activePicture, pictureId } from '@maquette/ui/pieces';
import { useSignedUrls, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, CopyPlus, Download, Info, RotateCw, Star, Trash2 } from '@maquette/ui/icons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useDesignActions } from '../../design-actions/design-actions';
import { designQuery } from '../../designs/api/get-design';
import { cardTexts } from '../../designs/card-texts';
import { RecipeFacts } from '../../designs/components/recipe-facts';
import type { Design } from '../../designs/design';
import { useBefore } from '../../designs/hooks/use-before';
import { designPath, useFromList } from '../../designs/paths';
import { slotId } from '../../designs/slots';
import { findOperation } from '../../designs/vocabulary';
import styles from './gallery-viewer.module.css';

interface GalleryViewerProps {
  /** Those with a picture, in the list's order. */
  designs: readonly Design[];
  openId: string;
  /** There are more than these. */
  more: boolean;
  /** undefined closes. */
  onOpenChange: (id: string | undefined) => void;
  onNearEnd: () => void;
}

/** A design at full size; arrows walk through the list, also over the end of what is loaded. */
export function GalleryViewer({ designs, more, openId, onOpenChange, onNearEnd }: GalleryViewerProps) {
  const index = designs.findIndex(({ id }) => id === openId);
  const design = designs[index];
  const atEnd = index >= 0 && index >= designs.length - 2;
  useEffect(() => {
    if (atEnd) onNearEnd();
  }, [atEnd, onNearEnd]);
  return design ? (
    <OpenViewer designs={designs} more={more} index={index} design={design} onOpenChange={onOpenChange} />
  ) : null;
}

interface OpenViewerProps {
  designs: readonly Design[];
  more: boolean;
  index: number;
  design: Design;
  onOpenChange: (id: string | undefined) => void;
}

function OpenViewer({ designs, more, index, design, onOpenChange }: OpenViewerProps) {
  const actions = useDesignActions();
  // The next one comes to where the deleted one was; without any the viewer closes.
  const neighbour = (designs[index + 1] ?? designs[index - 1])?.id;
  const askToDelete = useCallback(
    () => actions.askToDelete([design], () => onOpenChange(neighbour)),
    [actions, design, neighbour, onOpenChange],
  );
  // On a phone the picture comes first.
  const [withDetails, setWithDetails] = useState(!useIsPhone());
  const {
    urls: [url],
    reportBroken,
  } = useSignedUrls([design.imageUrl]);
  const images = useMemo(
    () =>
      designs.map((one) => ({
        src: one.imageUrl ?? '',
        alt: cardTexts(one).headline,
        width: one.width ?? undefined,
        height: one.height ?? undefined,
        color: one.averageColor ?? undefined,
        preview: one.thumbnailUrl ?? undefined,
      })),
    [designs],
  );
  const { id: userId } = useUser();
  const { data } = useQuery({ ...designQuery(userId, design.id), enabled: worksFromImage(design) });
  const before = useBefore(data);
  const shown = images.map((image, at) => (at === index && url ? { ...image, src: url, before } : image));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=menu], [role=alertdialog]');
      if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === 'i') setWithDetails((current) => !current);
      if (event.key === '.') void actions.setFavorite([design], !design.favorite);
      if (event.key === 'Delete') askToDelete();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions, askToDelete, design]);

  return (
    <ImageViewer
      images={shown}
      more={more}
      onBroken={() => void reportBroken()}
      index={index}
      returnFocusTo={() => document.getElementById(pictureId(slotId(design))) ?? activePicture()}
      onIndexChange={(next) => onOpenChange(next === undefined ? undefined : designs[next]?.id)}
      actions={
        <>
          <IconButton
            label={design.favorite ? 'Remove from favourites' : 'Add to favourites'}
            shortcut="."
            onClick={() => void actions.setFavorite([design], !design.favorite)}
          >
            <Star aria-hidden fill={design.favorite ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton label="Download" onClick={() => void actions.download(design)}>
            <Download aria-hidden />
          </IconButton>
          <IconButton label="Save to Inspirations" onClick={() => actions.saveToInspirations(design)}>
            <Bookmark aria-hidden />
          </IconButton>
          <IconButton label="Run again" onClick={() => void actions.rerun(design)}>
            <RotateCw aria-hidden />
          </IconButton>
          <IconButton label="Delete" shortcut="Del" onClick={askToDelete}>
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton
            label="Details"
            shortcut="I"
            aria-expanded={withDetails}
            onClick={() => setWithDetails(!withDetails)}
          >
            <Info aria-hidden />
          </IconButton>
        </>
      }
      details={
        withDetails && (
          <Details
            design={design}
            onEditAndRun={() => {
              onOpenChange(undefined);
              void actions.editAndRun(design);
            }}
          />
        )
      }
    />
  );
}

/** Whether there is a picture that it was made from, to be laid beside it. */
const worksFromImage = ({ operation }: Design): boolean => (findOperation(operation)?.inputs.length ?? 0) > 0;

function Details({ design, onEditAndRun }: { design: Design; onEditAndRun: () => void }) {
  const { id: userId } = useUser();
  const { data } = useQuery(designQuery(userId, design.id));
  const fromList = useFromList();
  return (
    <div className={styles.details}>
      <RecipeFacts design={design} recipe={data?.recipe} savedPrompt={data?.savedPrompt} />
      <div className={styles.actions}>
        <Button icon={<CopyPlus aria-hidden />} onClick={onEditAndRun}>
          Edit and run again
        </Button>
        <Button asChild variant="quiet">
          <Link to={designPath(design.id)} state={fromList}>
            Open page
          </Link>
        </Button>
      </div>
    </div>
  );
}
