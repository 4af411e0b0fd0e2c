import { ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { TransformComponent, TransformWrapper, useControls, useTransformComponent } from 'react-zoom-pan-pinch';
import { Button, IconButton } from './button';
import styles from './image-viewer.module.css';

const MAX_SCALE = 8;
const FULL = { width: '100%', height: '100%' };

/** Wheel, pinch, double click, plus, minus and 0 zoom; a drag moves what is zoomed. */
export const ZoomStage = ({ children }: { children: ReactNode }) => (
  <TransformWrapper maxScale={MAX_SCALE} doubleClick={{ mode: 'toggle' }} centerOnInit>
    <TransformComponent wrapperClass={styles.pan} wrapperStyle={FULL} contentStyle={FULL}>
      {children}
    </TransformComponent>
    <Controls />
  </TransformWrapper>
);

function Controls() {
  const { zoomIn, zoomOut, resetTransform } = useControls();
  const percent = useTransformComponent(({ state }) => Math.round(state.scale * 100));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') void zoomIn();
      else if (event.key === '-') void zoomOut();
      else if (event.key === '0') void resetTransform();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [zoomIn, zoomOut, resetTransform]);

  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <IconButton label="Zoom out" disabled={percent <= 100} tooltip={false} onClick={() => zoomOut()}>
        <ZoomOut aria-hidden />
      </IconButton>
      <Button variant="quiet" className={styles.scale} onClick={() => resetTransform()}>
        <span aria-live="polite">{percent}%</span>
      </Button>
      <IconButton label="Zoom in" disabled={percent >= MAX_SCALE * 100} tooltip={false} onClick={() => zoomIn()}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  );
}
