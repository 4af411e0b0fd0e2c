import { ImageViewer } from '@maquette/ui';
import { pictureId } from '@maquette/ui/pieces';
import { useSignedUrls } from '@maquette/web-core';
import { preloadImages } from '@maquette/web-core/pictures';
import { useEffect, useMemo } from 'react';
import { titleOf } from '../inspiration';
import type { Inspiration } from '../inspiration';

interface InspirationViewerProps {
  inspirations: readonly Inspiration[];
  openId: string;
  onOpenChange: (id: string | undefined) => void;
  /** There are more than these. */
  more?: boolean;
  onNearEnd?: () => void;
}

/** The pictures at full size, one after the other. The next and the one before are fetched ahead. */
export function InspirationViewer({ inspirations, openId, onOpenChange, more, onNearEnd }: InspirationViewerProps) {
  const pictured = useMemo(() => inspirations.filter(({ imageUrl }) => imageUrl), [inspirations]);
  const index = pictured.findIndex(({ id }) => id === openId);
  const shown = pictured[index];
  const {
    urls: [url],
    reportBroken,
  } = useSignedUrls([shown?.imageUrl]);
  const images = useMemo(
    () =>
      pictured.map((one) => ({
        src: one.imageUrl ?? '',
        alt: titleOf(one),
        width: one.width ?? undefined,
        height: one.height ?? undefined,
        color: one.averageColor ?? undefined,
        preview: one.thumbnails[0]?.url,
      })),
    [pictured],
  );
  useEffect(() => {
    if (index >= pictured.length - 2) onNearEnd?.();
    const besides = [pictured[index + 1], pictured[index - 1]].flatMap((one) => one?.imageFilename ?? []);
    void preloadImages(besides.map((path) => ({ bucket: 'inspiration-images', path })));
  }, [index, pictured, onNearEnd]);
  return (
    <ImageViewer
      images={images.map((image, at) => (at === index && url ? { ...image, src: url } : image))}
      index={index < 0 ? undefined : index}
      more={more ?? false}
      onBroken={() => void reportBroken()}
      onIndexChange={(next) => onOpenChange(next === undefined ? undefined : pictured[next]?.id)}
      returnFocusTo={() => document.getElementById(pictureId(openId))}
    />
  );
}
