import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { later } from '../later';
import { IconButton } from './button';
import styles from './image-viewer.module.css';
import { NoPreview } from './piece';
import { useReturnFocus } from './use-return-focus';

const Still = ({ children }: { children: ReactNode }) => children;
// The zoom library (13 kB) arrives with the first picture that is opened; the picture and its keys do not wait for it, and do without it.
const ZoomStage = later(() => import('./zoom-stage').then((module) => module.ZoomStage), {
  waiting: Still,
  failed: Still,
});

export interface ViewerImage {
  src: string;
  /** What is in the picture; also its title. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Average colour, shown until the picture has loaded. */
  color?: string | undefined;
}

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  /** Which one is open; undefined when the viewer is closed. */
  index: number | undefined;
  /** Asks for another picture, or undefined to close. */
  onIndexChange: (index: number | undefined) => void;
  /** Beside the picture: prompt, facts. */
  details?: ReactNode;
  /** Icon buttons in the bar: download, save. */
  actions?: ReactNode;
  /** Takes the focus after closing (the card of the picture last shown); null for what held it before. */
  returnFocusTo?: () => HTMLElement | null;
}

/** A picture at full size. Escape closes, arrows, Home and End walk and never wrap, plus, minus and 0 zoom. */
export function ImageViewer({ images, index, onIndexChange, details, actions, returnFocusTo }: ImageViewerProps) {
  const image = index === undefined ? undefined : images[index];
  const returnFocus = useReturnFocus(image !== undefined, { elsewhere: returnFocusTo });
  return (
    <Primitive.Root open={image !== undefined} onOpenChange={(open) => !open && onIndexChange(undefined)}>
      {image && index !== undefined && (
        <Primitive.Portal>
          <Primitive.Content
            className={styles.viewer}
            aria-describedby={undefined}
            // On the viewer itself: the focus on the first button would open its tooltip, which the first Escape then closes.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={returnFocus}
            onKeyDown={(event) => {
              if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=menu]')) return;
              const last = images.length - 1;
              const targets: Record<string, number> = {
                ArrowLeft: index - 1,
                ArrowRight: index + 1,
                Home: 0,
                End: last,
              };
              const target = targets[event.key];
              if (target === undefined || target < 0 || target > last) return;
              event.preventDefault();
              onIndexChange(target);
            }}
          >
            <header className={styles.bar}>
              <Primitive.Title className={styles.title}>{image.alt}</Primitive.Title>
              {images.length > 1 && (
                <span className={styles.count} aria-live="polite">
                  {index + 1} of {images.length}
                </span>
              )}
              {actions}
              <Primitive.Close asChild>
                <IconButton label="Close" tooltip={false}>
                  <X aria-hidden />
                </IconButton>
              </Primitive.Close>
            </header>
            <div className={styles.stage}>
              {/* A new picture begins at its fitted size. */}
              <ZoomStage key={image.src}>
                <Picture image={image} />
              </ZoomStage>
              {index > 0 && (
                <IconButton
                  label="Previous image"
                  className={styles.previous}
                  tooltip={false}
                  onClick={() => onIndexChange(index - 1)}
                >
                  <ChevronLeft aria-hidden />
                </IconButton>
              )}
              {index < images.length - 1 && (
                <IconButton
                  label="Next image"
                  className={styles.next}
                  tooltip={false}
                  onClick={() => onIndexChange(index + 1)}
                >
                  <ChevronRight aria-hidden />
                </IconButton>
              )}
            </div>
            {details && <aside className={styles.details}>{details}</aside>}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

function Picture({ image }: { image: ViewerImage }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  // Until the picture tells its size, 4:3 stands in for one that came without.
  const [size, setSize] = useState({ width: image.width ?? 1600, height: image.height ?? 1200 });
  const place = { '--ratio': size.width / size.height, '--full-width': `${size.width}px` } as CSSProperties;
  return (
    <div className={styles.fit}>
      {state === 'broken' ? (
        <div className={styles.picture} style={place}>
          <NoPreview width={size.width} height={size.height} />
        </div>
      ) : (
        <img
          src={image.src}
          alt={image.alt}
          draggable={false}
          className={styles.picture}
          data-loaded={state === 'loaded' ? '' : undefined}
          style={state === 'loading' ? { ...place, backgroundColor: image.color } : place}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
            setState('loaded');
          }}
          onError={() => setState('broken')}
        />
      )}
    </div>
  );
}
