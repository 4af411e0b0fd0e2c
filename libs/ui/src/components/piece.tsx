import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './piece.module.css';

export interface PieceFrameProps {
  /** Width by height of the picture, in pixels or any other unit: the proportion is reserved. */
  width: number;
  height: number;
  /** The picture's average colour, shown until it has loaded. */
  color?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Reserves the place of a picture in its true proportion. */
export const PieceFrame = ({ width, height, color, className, children }: PieceFrameProps) => (
  <div
    className={classNames(styles.frame, className)}
    style={{ aspectRatio: `${width} / ${height}`, backgroundColor: color }}
  >
    {children}
  </div>
);

export interface VoidCrossProps extends Omit<PieceFrameProps, 'color'> {
  /** Writes the true dimensions into the corner. */
  dimensions?: boolean;
}

/** A picture that is not made yet: thin diagonals and its dimensions. Children stand on a strip at its foot. */
export const VoidCross = ({ dimensions = true, children, ...frame }: VoidCrossProps) => (
  <PieceFrame {...frame}>
    <svg className={styles.cross} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <path d="M0 0 1 1M1 0 0 1" />
    </svg>
    {dimensions && (
      <span className={styles.dimensions}>
        {frame.width} × {frame.height}
      </span>
    )}
    {children && <div className={styles.strip}>{children}</div>}
  </PieceFrame>
);

/** A picture that failed. Children stand on a note over the hatch. */
export const Hatch = ({ children, className, ...frame }: Omit<PieceFrameProps, 'color'>) => (
  <PieceFrame {...frame} className={classNames(styles.hatch, className)}>
    {children && <div className={styles.note}>{children}</div>}
  </PieceFrame>
);

/** A picture that cannot be shown. */
export const NoPreview = (frame: Omit<PieceFrameProps, 'color' | 'children'>) => (
  <PieceFrame {...frame}>
    <span className={styles.words}>No Preview</span>
  </PieceFrame>
);

/** Registration corners around a picture while it is under the pointer, holds the focus or is `active`. */
export const RegistrationCorners = ({
  active,
  className,
  children,
}: {
  active?: boolean;
  className?: string;
  children: ReactNode;
}) => (
  <div className={classNames(styles.cornered, className)} data-active={active ? '' : undefined}>
    {children}
  </div>
);

/** A still well in the shape of a line of text; `width` in any CSS unit. */
export const SkeletonLine = ({ width = '100%', className }: { width?: string; className?: string }) => (
  <div aria-hidden className={classNames(styles.bar, className)} style={{ inlineSize: width }} />
);

/** A still well in the shape of a card: picture, name and a line of text. Say what is loading in a live region beside it. */
export const SkeletonCard = ({
  width = 4,
  height = 3,
  lines = 2,
  className,
}: {
  width?: number;
  height?: number;
  lines?: number;
  className?: string;
}) => (
  <div aria-hidden className={classNames(styles.skeleton, className)}>
    <PieceFrame width={width} height={height} />
    <div>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={line} width={line === 0 ? '72%' : '46%'} />
      ))}
    </div>
  </div>
);
