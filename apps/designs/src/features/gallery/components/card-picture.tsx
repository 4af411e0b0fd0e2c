import { Button, PieceFrame, TapeProgress, VoidCross } from '@maquette/ui';
import { Hourglass, RotateCcw, Trash2 } from '@maquette/ui/icons';
import { useDesignActions } from '../../design-actions/design-actions';
import { DesignImage } from '../../designs/components/design-image';
import { FailedPiece } from '../../designs/components/failed-piece';
import { failsAgain, isCancelled, sizeOf } from '../../designs/design';
import type { Design } from '../../designs/design';
import { isSent } from '../../designs/expected-design';
import styles from './card-picture.module.css';

interface CardPictureProps {
  design: Design;
  /** Which of the request's pictures, from 0. */
  index: number;
  headline: string;
  /** In CSS pixels. */
  width: number;
  arriving: boolean;
}

/** As wide at 0 as at 100: a figure space is as wide as a digit. */
const inPercent = (progress: number) => `${String(Math.round(progress)).padStart(3, '\u2007')}%`;

/** What stands in a card's place for a picture: the picture, or the state it is in. It fills the height that was reserved. */
export function CardPicture({ design, index, headline, width, arriving }: CardPictureProps) {
  const { rerun, editAndRun, showPrompt, cancel, askToDelete } = useDesignActions();
  const size = sizeOf(design);
  if (design.status === 'pending' || design.status === 'processing') {
    const label = design.status === 'pending' ? 'Pending...' : 'Processing...';
    const progress = design.status === 'processing' ? (design.progress ?? undefined) : undefined;
    return (
      <VoidCross {...size} dimensions={Boolean(design.width)} className={styles.fill}>
        <div className={styles.state}>
          <Hourglass aria-hidden />
          <span>{label}</span>
          {progress !== undefined && <span className={styles.percent}>{inPercent(progress)}</span>}
          {index === 0 && !isSent(design) && (
            <Button
              variant="quiet"
              className={styles.cancel}
              aria-label={design.n > 1 ? `Cancel all ${design.n}` : undefined}
              onClick={() => void cancel(design)}
            >
              Cancel
            </Button>
          )}
        </div>
        <TapeProgress label={`${label} ${headline}`} value={progress} bare />
      </VoidCross>
    );
  }
  if (design.status === 'failed') {
    return (
      <FailedPiece design={design} short className={styles.fill}>
        {failsAgain(design) ? (
          <Button onClick={() => void editAndRun(design)}>Edit and run again</Button>
        ) : (
          <Button icon={<RotateCcw aria-hidden />} onClick={() => void rerun(design)}>
            {isCancelled(design) ? 'Run again' : 'Retry'}
          </Button>
        )}
        {isCancelled(design) ? (
          <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => askToDelete([design])}>
            Delete
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => showPrompt(design)}>
            View prompt
          </Button>
        )}
      </FailedPiece>
    );
  }
  return (
    <PieceFrame {...size} color={design.averageColor ?? undefined} className={styles.fill}>
      <DesignImage design={design} alt="" shownWidth={width} arriving={arriving} />
    </PieceFrame>
  );
}
