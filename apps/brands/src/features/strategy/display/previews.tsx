import type { Palette, Typography } from '@maquette/strategy';
import { boundName, isFaint } from '@maquette/ui/documents';
import { captionsOf, fontsOf, useFaces } from './fonts';
import { coloursOf, lostIn } from './palette';
import { openMark, Words } from './parts';
import { widestWordOf } from './typeset';
import type { CSSProperties } from 'react';
import styles from './previews.module.css';

/** How two archetypes are weighted in use, whatever a document finds. */
const USUAL = { primary: 70, secondary: 30 };

interface Pair {
  primary: string | null;
  secondary: string | null;
  primaryPercentage: number | null;
  secondaryPercentage: number | null;
}

/** What the document itself says of their shares, beside the usual ones. */
function sharesSaid({ secondary, primaryPercentage: one, secondaryPercentage: other }: Pair): string | null {
  if (one === null && other === null)
    return secondary && '70 to 30 is how the two are weighted in use, not a finding of this strategy.';
  const [first, second] = [one ?? 100 - (other ?? 0), other ?? 100 - (one ?? 0)];
  if (first === USUAL.primary && second === USUAL.secondary) return null;
  return secondary ? `The strategy itself gives ${first} to ${second}.` : `The strategy itself gives ${first}%.`;
}

/** Of a secondary name, in em: a wider one has no room beside the other where that is narrow. */
const WIDEST_BESIDE = 6.5;
/** Nor has one of more letters. */
const LONGEST_BESIDE = 24;

/** What the size of a name follows: its widest word, and all of it. */
const measuresOf = (name: string | null) =>
  ({ '--widest': widestWordOf([boundName(name ?? '')]), '--length': Math.max(4, name?.length ?? 0) }) as CSSProperties;

/** Two archetypes as they are weighted, 70 to 30, and what the strategy says of that. */
export function Split({ of, small }: { of: Pair; small?: boolean }) {
  const { primary, secondary } = of;
  if (openMark(primary) !== undefined) return <Words text={primary} />;
  if (!primary && !secondary) return null;
  const isWide = widestWordOf([secondary]) > WIDEST_BESIDE || (secondary?.length ?? 0) > LONGEST_BESIDE;
  const said = small ? null : sharesSaid(of);
  return (
    <div className={styles.split} data-small={small ? '' : undefined}>
      <div className={styles.names} data-wide={isWide ? '' : undefined}>
        <p>
          <strong dir="auto" style={measuresOf(primary)}>
            {primary ? boundName(primary) : 'Not named'}
          </strong>{' '}
          <span>{small || !secondary ? 'Primary' : `Primary ${USUAL.primary}%`}</span>
        </p>
        {secondary && (
          <p>
            <strong dir="auto" style={measuresOf(secondary)}>
              {boundName(secondary)}
            </strong>{' '}
            <span>{small ? 'Secondary' : `Secondary ${USUAL.secondary}%`}</span>
          </p>
        )}
      </div>
      {said && (
        <p dir="ltr" className={styles.usual}>
          {said}
        </p>
      )}
    </div>
  );
}

/** More do not stand beside each other. */
const MOST_DOTS = 6;

/** The colours of a palette as dots, the first the largest. */
export const Dots = ({ palette }: { palette: Palette }) => (
  <div className={styles.palette}>
    <div aria-hidden className={styles.dots}>
      {coloursOf(palette)
        .slice(0, MOST_DOTS)
        .map(({ hex }, index) => (
          <span key={index} style={{ background: hex }} data-faint={isFaint(hex) ? '' : undefined} />
        ))}
    </div>
    <p dir="auto" className={styles.name}>
      {palette.name ?? 'Palette'}
    </p>
    <p className={styles.codes} data-count={coloursOf(palette).length}>
      {coloursOf(palette).map(({ hex }, index) => (
        <span key={index}>
          <bdi dir="ltr">{hex.toUpperCase()}</bdi>{' '}
        </span>
      ))}
    </p>
    {coloursOf(palette).length === 0 && (
      <p dir="auto" className={styles.figures}>
        {lostIn(palette)}
      </p>
    )}
  </div>
);

interface LettersProps {
  option: Typography;
  /** of the brand's script: 'Aa' */
  letters: string;
  /** what its faces have to have the letters of */
  text: string;
}

/** An option by letters in its faces, or in those that stand in for them. */
export function Letters({ option, letters, text }: LettersProps) {
  const { heading, body } = useFaces(option, text);
  const fonts = fontsOf(option);
  return (
    <div className={styles.option}>
      <p aria-hidden className={styles.letters}>
        <span style={{ fontFamily: heading.stack, fontWeight: option.headingPrimary?.weights[0] }}>{letters}</span>
        {option.body && <span style={{ fontFamily: body.stack }}>{letters}</span>}
      </p>
      <p dir="auto" className={styles.name}>
        {option.name ?? (fonts || 'Typography')}
      </p>
      {captionsOf(option, heading, ...(option.body ? [body] : [])).map(
        (caption) =>
          (option.name || caption !== fonts) && (
            <p key={caption} dir="ltr" className={styles.figures}>
              {caption}
            </p>
          ),
      )}
    </div>
  );
}
