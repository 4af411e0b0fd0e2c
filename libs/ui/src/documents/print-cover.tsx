import type { CSSProperties } from 'react';
import { boundName } from './bound-name';
import { inkOn, plateOf } from './colour';
import styles from './print-cover.module.css';
import './paper.css';

export interface PrintCoverProps {
  /** Whose document it is: the name of the brand, whose colour the cover has. */
  name: string;
  /** What it is: 'Brand strategy'. */
  title: string;
  /** At the foot: date, who made it. */
  figures?: readonly string[];
  /** '#rrggbb' that stands in for the colour of the name: the brand's own. */
  colour?: string | undefined;
  /** '#rrggbb' of the words on that colour; white or black by default, whichever can be read. */
  ink?: string | undefined;
  /** For the name, where the brand has a face of its own. */
  font?: string | undefined;
  /** How wide the widest word of the name is, in em: it is set so that it fits. */
  widest?: number | undefined;
  /** Of the name, 600 by default. */
  weight?: number | undefined;
}

/** The first page of a printed document; on the screen it is not there. First child of the document. */
export function PrintCover({ name, title, figures = [], colour, ink: own, font, widest, weight }: PrintCoverProps) {
  const { background, ink } = colour ? { background: colour, ink: own ?? inkOn(colour) } : plateOf(name);
  return (
    <div className={styles.cover} style={{ background, color: ink }}>
      <p className={styles.title}>{title}</p>
      <p
        dir="auto"
        className={styles.name}
        style={{ fontFamily: font, fontWeight: weight, '--widest': widest } as CSSProperties}
        data-long={name.length > 64 ? 'very' : name.length > 32 ? '' : undefined}
      >
        {boundName(name)}
      </p>
      <p className={styles.figures}>{figures.join('   ')}</p>
    </div>
  );
}
