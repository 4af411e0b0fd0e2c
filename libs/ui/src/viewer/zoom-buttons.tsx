import { ZoomIn, ZoomOut } from '../icons';
import { Button, IconButton } from '../components/button';
import type { Zoom } from './use-zoom';
import styles from './zoom-buttons.module.css';

/** How large it is shown, and the steps. Fingers have two of their own, so that a phone does without. */
export const ZoomButtons = ({ zoom }: { zoom: Zoom }) => (
  <div className={styles.zoom} role="group" aria-label="Zoom">
    <IconButton label="Zoom out" shortcut="−" disabled={!zoom.canStep.down} onClick={() => zoom.step(false)}>
      <ZoomOut aria-hidden />
    </IconButton>
    <span className={styles.percent} aria-live="polite">
      {zoom.percent}%
    </span>
    <IconButton label="Zoom in" shortcut="+" disabled={!zoom.canStep.up} onClick={() => zoom.step(true)}>
      <ZoomIn aria-hidden />
    </IconButton>
    <Button variant="quiet" aria-pressed={zoom.isFit} className={styles.size} onClick={zoom.fit}>
      Fit
    </Button>
    <Button variant="quiet" aria-pressed={zoom.isFull} className={styles.size} onClick={zoom.full}>
      100%
    </Button>
  </div>
);
