import { boundName, inkOn, plateOf } from '@maquette/ui/documents';
import styles from './opening.module.css';

interface OpeningProps {
  name: string;
  title: string;
  figures: readonly string[];
  /** '#rrggbb' that stands in for the colour of the name. */
  colour: string | undefined;
  font: string;
  weight: number | undefined;
}

/** The cover as it opens the book on the screen. */
export function Opening({ name, title, figures, colour, font, weight }: OpeningProps) {
  const { background, ink } = colour ? { background: colour, ink: inkOn(colour) } : plateOf(name);
  return (
    <div className={styles.opening} style={{ background, color: ink }}>
      <p>{title}</p>
      <p
        dir="auto"
        className={styles.name}
        style={{ fontFamily: font, fontWeight: weight }}
        data-long={name.length > 32 ? '' : undefined}
      >
        {boundName(name)}
      </p>
      <p className={styles.figures}>{figures.join('   ')}</p>
    </div>
  );
}
