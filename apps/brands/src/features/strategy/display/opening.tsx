import { boundName } from '@maquette/ui/documents';
import type { Ground } from './palette';
import { widthOf } from './typeset';
import type { CSSProperties } from 'react';
import styles from './opening.module.css';

interface OpeningProps {
  name: string;
  title: string;
  figures: readonly string[];
  ground: Ground;
  font: string | undefined;
  weight: number | undefined;
}

/** The cover as it opens the book on the screen. */
export function Opening({ name, title, figures, ground, font, weight }: OpeningProps) {
  return (
    <div className={styles.opening} style={{ background: ground.background, color: ground.ink }}>
      <p>{title}</p>
      <p
        dir="auto"
        className={styles.name}
        style={{ fontFamily: font, fontWeight: weight, '--widest': widthOf(boundName(name)) } as CSSProperties}
        data-long={name.length > 64 ? 'very' : name.length > 32 ? '' : undefined}
      >
        {boundName(name)}
      </p>
      <p className={styles.figures}>{figures.join('   ')}</p>
    </div>
  );
}
