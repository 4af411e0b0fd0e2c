import { ChevronLeft, ChevronRight, X } from '../icons';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { IconButton } from '../components/button';
import { useReturnFocus } from '../components/use-return-focus';
import styles from './image-viewer.module.css';
import { useFrame, useZoom } from './use-zoom';
import { ViewerPicture } from './viewer-picture';
import type { ViewerImage } from './viewer-picture';
import { closesByEscape, isTyping, takeFocus } from './viewer-keys';
import type { Size } from './zoom';
import { ZoomButtons } from './zoom-buttons';
import { ZoomStage } from './zoom-stage';

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  /** Which one is open; undefined when the viewer is closed. */
  index: number | undefined;
  /** There are more than these: how many is not known, and not said. */
  more?: boolean;
  /** Asks for another picture, or undefined to close. */
  onIndexChange: (index: number | undefined) => void;
  /** The open picture could not be had: its address may have expired, and another be given. */
  onBroken?: () => void;
  /** Beside the picture, under it on phones: prompt, facts. */
  details?: ReactNode;
  /** Icon buttons: download, save. */
  actions?: ReactNode;
  /** Takes the focus after closing (the card of the picture last shown); null for what held it before. */
  returnFocusTo?: () => HTMLElement | null;
}

/**
 * A picture at full size. Escape closes; arrows, Home and End walk and never wrap, a finger swipes; plus, minus, 0 for the whole picture
 * and 1 for 100 % zoom.
 */
export function ImageViewer({ images, index, returnFocusTo, ...rest }: ImageViewerProps) {
  const image = index === undefined ? undefined : images[index];
  const returnFocus = useReturnFocus(image !== undefined, { elsewhere: returnFocusTo });
  const { onIndexChange } = rest;
  return (
    <Primitive.Root open={image !== undefined} onOpenChange={(open) => !open && onIndexChange(undefined)}>
      {image && index !== undefined && (
        <Primitive.Portal>
          <OpenViewer images={images} index={index} image={image} returnFocus={returnFocus} {...rest} />
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

interface OpenViewerProps extends Omit<ImageViewerProps, 'index' | 'returnFocusTo'> {
  index: number;
  image: ViewerImage;
  returnFocus: (event: Event) => void;
}

function OpenViewer({
  images,
  index,
  image,
  more,
  onIndexChange,
  onBroken,
  details,
  actions,
  returnFocus,
}: OpenViewerProps) {
  // A picture that came without its size tells it once it is there.
  const [told, setTold] = useState<{ src: string; size: Size }>();
  const { ref, frame } = useFrame(told?.src === image.src ? told.size : image);
  const zoom = useZoom(frame, image.src);
  const last = images.length - 1;
  const go = (target: number) => target >= 0 && target <= last && onIndexChange(target);

  // The next one is there when it is asked for.
  const [before, after] = [images[index - 1]?.src, images[index + 1]?.src];
  useEffect(() => {
    for (const src of [after, before]) if (src) new Image().src = src;
  }, [before, after]);

  return (
    <Primitive.Content
      className={styles.viewer}
      aria-describedby={undefined}
      onOpenAutoFocus={takeFocus}
      onCloseAutoFocus={returnFocus}
      onKeyDown={(event) => {
        if (closesByEscape(event)) onIndexChange(undefined);
        if (isTyping(event)) return;
        const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
        const target = targets[event.key];
        if (target !== undefined) go(target);
        else if (!zoom.onKey(event)) return;
        event.preventDefault();
      }}
    >
      <header className={styles.bar}>
        <Primitive.Title className={styles.title}>{image.alt}</Primitive.Title>
        {images.length > 1 && !more && (
          <span className={styles.count} aria-live="polite">
            {index + 1} of {images.length}
          </span>
        )}
        <ZoomButtons zoom={zoom} />
        <div className={styles.actions}>{actions}</div>
        <Primitive.Close asChild>
          <IconButton label="Close" tooltip={false}>
            <X aria-hidden />
          </IconButton>
        </Primitive.Close>
      </header>
      <ZoomStage
        zoom={zoom}
        frame={frame}
        stageRef={ref}
        className={styles.stage}
        onSwipe={images.length > 1 ? (step) => go(index + step) : undefined}
      >
        <ViewerPicture
          key={image.src}
          image={image}
          onSize={(size) => setTold({ src: image.src, size })}
          onBroken={onBroken}
        />
      </ZoomStage>
      <div className={styles.steps}>
        {index > 0 && (
          <IconButton label="Previous image" tooltip={false} onClick={() => go(index - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
        )}
        {index < last && (
          <IconButton label="Next image" className={styles.next} tooltip={false} onClick={() => go(index + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        )}
      </div>
      {details && <aside className={styles.details}>{details}</aside>}
    </Primitive.Content>
  );
}
