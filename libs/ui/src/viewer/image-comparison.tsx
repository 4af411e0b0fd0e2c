import { X } from '../icons';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, IconButton } from '../components/button';
import { Notice } from '../components/notice';
import { RegistrationCorners } from '../components/piece';
import { UserFacingError } from '../user-facing-error';
import { useReturnFocus } from '../components/use-return-focus';
import styles from './image-comparison.module.css';
import { useIsPhone } from '../use-media';
import { MARGIN, useFrame, useSize, useZoom } from './use-zoom';
import type { Zoom } from './use-zoom';
import { ViewerPicture } from './viewer-picture';
import type { ViewerImage } from './viewer-picture';
import { closesByEscape, isTyping, takeFocus } from './viewer-keys';
import { columnsFor } from './zoom';
import { ZoomButtons } from './zoom-buttons';
import { ZoomStage } from './zoom-stage';

export interface ComparedImage extends ViewerImage {
  id: string;
  /** What tells it from the others, in a line under it: its number, its provider. */
  caption?: ReactNode;
}

export interface ImageComparisonProps {
  /** Two to four, or some more. */
  images: readonly ComparedImage[];
  onClose: () => void;
  /** Keeps one and moves the others to the trash; the comparison stays, with the sentence, when that throws. */
  onKeep?: (id: string) => Promise<void>;
  /** A picture could not be had: its address may have expired, and others be given. */
  onBroken?: () => void;
  /** Takes the focus after closing; null for what held it before. */
  returnFocusTo?: () => HTMLElement | null;
}

/**
 * Pictures side by side, as large as there is room, zoomed and moved as one. Arrows walk from one to the next, Enter keeps it, Escape
 * closes; plus, minus, 0 and 1 zoom.
 */
export function ImageComparison({ images, onClose, onKeep, onBroken, returnFocusTo }: ImageComparisonProps) {
  const returnFocus = useReturnFocus(true, { elsewhere: returnFocusTo });
  const first = images[0];
  // All show the same part, whatever their sizes; per cents are those of the first.
  const air = useIsPhone() ? MARGIN / 2 : MARGIN;
  const lead = useFrame(first ?? {}, air);
  const zoom = useZoom(lead.frame);
  const { ref: panes, size: room } = useSize();
  const [keeping, setKeeping] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const keep = async (id: string) => {
    if (!onKeep || keeping) return;
    setKeeping(id);
    setProblem(undefined);
    try {
      await onKeep(id);
      onClose();
    } catch (error) {
      setProblem(error instanceof UserFacingError ? error.message : 'The others could not be moved. Please try again.');
      setKeeping(undefined);
    }
  };
  const columns = columnsFor(images.length, room ?? { width: 1200, height: 800 }, {
    width: first?.width ?? 1,
    height: first?.height ?? 1,
  });
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.comparison}
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
          onKeyDown={(event) => {
            if (closesByEscape(event)) onClose();
            if (isTyping(event)) return;
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
              walk(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1);
            } else if (!zoom.onKey(event)) return;
            event.preventDefault();
          }}
        >
          <header className={styles.bar}>
            <Primitive.Title className={styles.title}>Compare {images.length} pictures</Primitive.Title>
            <ZoomButtons zoom={zoom} />
            <Primitive.Close asChild>
              <IconButton label="Close" tooltip={false}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </header>
          {problem && <Notice tone="critical">{problem}</Notice>}
          <ul
            ref={panes}
            className={styles.panes}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {images.map((image, index) => (
              <Pane
                key={image.id}
                image={image}
                place={`${index + 1} of ${images.length}`}
                zoom={zoom}
                air={air}
                lead={index === 0 ? lead : undefined}
                onBroken={onBroken}
              >
                {onKeep && (
                  <Button
                    data-keep
                    aria-label={`Keep picture ${index + 1}, move the ${images.length === 2 ? 'other' : 'others'} to the trash`}
                    busy={keeping === image.id && 'Keeping...'}
                    onClick={() => void keep(image.id)}
                  >
                    Keep
                  </Button>
                )}
              </Pane>
            ))}
          </ul>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** To the next picture's button; from none to the first or the last. */
function walk(comparison: HTMLElement, step: 1 | -1): void {
  const buttons = [...comparison.querySelectorAll<HTMLElement>('[data-keep]')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  buttons.at(now < 0 ? (step > 0 ? 0 : -1) : (now + step) % buttons.length)?.focus();
}

interface PaneProps {
  image: ComparedImage;
  /** '2 of 4' */
  place: string;
  zoom: Zoom;
  /** Left free around the picture, in CSS pixels: the pictures stand apart, and the corners have room. */
  air: number;
  /** The frame that the comparison goes by, where this is its first picture. */
  lead: ReturnType<typeof useFrame> | undefined;
  onBroken: (() => void) | undefined;
  children: ReactNode;
}

function Pane({ image, place, zoom, air, lead, onBroken, children }: PaneProps) {
  const own = useFrame(image, air);
  const { ref, frame } = lead ?? own;
  const [focused, setFocused] = useState(false);
  return (
    <li className={styles.pane} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <ZoomStage zoom={zoom} frame={frame} stageRef={ref}>
        <RegistrationCorners active={focused} className={styles.picture}>
          <ViewerPicture key={image.src} image={image} onBroken={onBroken} />
        </RegistrationCorners>
      </ZoomStage>
      <div className={styles.foot}>
        <span className={styles.caption}>
          {place}
          {image.caption && <span className={styles.more}>{image.caption}</span>}
        </span>
        {children}
      </div>
    </li>
  );
}
