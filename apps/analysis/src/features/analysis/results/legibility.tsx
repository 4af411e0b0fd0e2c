import { Check, X } from '@maquette/ui/icons';
import styles from './results.module.css';

/** WCAG 2.2, 1.4.3: what running text needs, and large text. */
const [AA, AA_LARGE, AAA] = [4.5, 3, 7];

/** What a contrast is enough for; of a line of text that has its size, whether it is enough for that. */
function levelOf(contrast: number, isLarge?: boolean): { isEnough: boolean; level: string } {
  if (contrast >= AAA) return { isEnough: true, level: 'AAA' };
  if (contrast >= AA) return { isEnough: true, level: 'AA' };
  if (contrast >= AA_LARGE && isLarge !== false) return { isEnough: true, level: 'AA for large text' };
  const needed = isLarge ? AA_LARGE : AA;
  return { isEnough: false, level: isLarge === undefined ? 'too low for text' : `too low, ${needed} is needed` };
}

interface LegibilityProps {
  contrast: number;
  /** Of a line of text: 24 px and more, or 19 px and bold. */
  isLarge?: boolean;
}

/** The ratio, and whether it is enough: by mark, word and weight, not by colour alone. */
export function Legibility({ contrast, isLarge }: LegibilityProps) {
  const { isEnough, level } = levelOf(contrast, isLarge);
  return (
    <span className={styles.legibility} data-enough={isEnough}>
      {isEnough ? <Check aria-hidden /> : <X aria-hidden />}
      <span className={styles.ratio}>{contrast}:1</span> {level}
    </span>
  );
}
