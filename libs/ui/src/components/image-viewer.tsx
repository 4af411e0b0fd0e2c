import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { TransformComponent, TransformWrapper, useControls, useTransformComponent } from 'react-zoom-pan-pinch';
import { Button, IconButton } from './button';
import styles from './image-viewer.module.css';
import { NoPreview } from './piece';

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
}

/** A picture at full size. Escape closes, arrows, Home and End walk and never wrap, plus, minus and 0 zoom; wheel, pinch and double click too. */
export function ImageViewer({ images, index, onIndexChange, details, actions }: ImageViewerProps) {
  const image = index === undefined ? undefined : images[index];
  return (
    <Primitive.Root open={image !== undefined} onOpenChange={(open) => !open && onIndexChange(undefined)}>
      {image && index !== undefined && (
        <Primitive.Portal>
          <Primitive.Content
            className={styles.viewer}
            aria-describedby={undefined}
            onKeyDown={(event) => {
              if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=menu]')) return;
              const last = images.length - 1;
              const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
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
              <TransformWrapper key={image.src} minScale={1} maxScale={8} doubleClick={{ mode: 'toggle' }} centerOnInit>
                <TransformComponent wrapperClass={styles.pan} contentClass={styles.fit} wrapperStyle={{ width: '100%', height: '100%' }} contentStyle={{ width: '100%', height: '100%' }}>
                  <Picture image={image} />
                </TransformComponent>
                <Zoom />
              </TransformWrapper>
              {index > 0 && (
                <IconButton label="Previous image" className={styles.previous} tooltip={false} onClick={() => onIndexChange(index - 1)}>
                  <ChevronLeft aria-hidden />
                </IconButton>
              )}
              {index < images.length - 1 && (
                <IconButton label="Next image" className={styles.next} tooltip={false} onClick={() => onIndexChange(index + 1)}>
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
  if (state === 'broken') return <NoPreview width={image.width ?? 4} height={image.height ?? 3} />;
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      draggable={false}
      className={styles.picture}
      data-loaded={state === 'loaded' ? '' : undefined}
      style={state === 'loading' ? { backgroundColor: image.color } : undefined}
      onLoad={() => setState('loaded')}
      onError={() => setState('broken')}
    />
  );
}

function Zoom() {
  const { zoomIn, zoomOut, resetTransform } = useControls();
  const percent = useTransformComponent(({ state }) => Math.round(state.scale * 100));
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <IconButton label="Zoom out" disabled={percent <= 100} tooltip={false} onClick={() => zoomOut()}>
        <ZoomOut aria-hidden />
      </IconButton>
      <Button variant="quiet" className={styles.scale} aria-label="Fit to the window" onClick={() => resetTransform()}>
        {percent}%
      </Button>
      <IconButton label="Zoom in" disabled={percent >= 800} tooltip={false} onClick={() => zoomIn()}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  );
}
