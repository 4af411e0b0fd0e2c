import { Hatch, classNames } from '@maquette/ui';
import { CircleX } from '@maquette/ui/icons';
import type { ReactNode } from 'react';
import { isCancelled, sizeOf } from '../design';
import type { Design } from '../design';
import styles from './failed-piece.module.css';

interface FailedPieceProps {
  design: Design;
  /** Three lines of the reason at most. */
  short?: boolean;
  className?: string | undefined;
  /** What can be done about it: buttons. */
  children?: ReactNode;
}

/** A hatch in the proportion of the picture that could not be made, with the reason. */
export const FailedPiece = ({ design, short, className, children }: FailedPieceProps) => (
  <Hatch {...sizeOf(design)} className={className}>
    <p className={styles.failure}>
      <CircleX aria-hidden />
      {isCancelled(design) ? 'Cancelled' : 'Generation Failed'}
    </p>
    <p className={classNames(styles.reason, short && styles.short)}>
      {design.error || 'The reason is not known. Your prompt and settings are kept.'}
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </Hatch>
);
