import type { CSSProperties } from 'react';
import { useState } from 'react';
import styles from './before-after.module.css';

/** Percent of the picture that the name of a side takes. */
const NARROW = 14;

/**
 * What a picture was before, laid over what it became, up to a line that is drawn across. It lies within the picture's own place: one
 * of another proportion fills that.
 */
export function BeforeAfter({ before }: { before: string }) {
  const [share, setShare] = useState(50);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div className={styles.layer} style={{ '--share': `${share}%` } as CSSProperties}>
      <img src={before} alt="" draggable={false} className={styles.before} onError={() => setBroken(true)} />
      <span aria-hidden className={styles.line} />
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Before and after"
        aria-valuetext={`${share} % before`}
        className={styles.range}
        onChange={({ target }) => setShare(Number(target.value))}
        // the stage moves the picture with the pointer, and the viewer walks with the arrows
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      />
      <span aria-hidden className={styles.labels}>
        {/* where little of it is seen its name would stand on the other */}
        <span data-hidden={share < NARROW || undefined}>Before</span>
        <span data-hidden={share > 100 - NARROW || undefined}>After</span>
      </span>
    </div>
  );
}
