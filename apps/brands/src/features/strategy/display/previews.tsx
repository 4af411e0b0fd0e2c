import type { Palette, Typography } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import { boundName, isFaint } from '@maquette/ui/documents';
import { fontsOf, fontsWithAbsence, useFaces } from './fonts';
import { coloursOf, hexesOf, lostIn } from './palette';
import { openMark, Words } from './parts';
import { lettersOf } from './scripts';
import { widestWordOf } from './typeset';
import type { CSSProperties } from 'react';
import styles from './previews.module.css';

/** The usual split, where a document tells none. */
const USUAL = { primary: 70, secondary: 30 };

interface Pair {
  primary: string | null;
  secondary: string | null;
  primaryPercentage: number | null;
  secondaryPercentage: number | null;
}

/** The shares that are told; of one the other is the rest. */
function sharesOf({ primaryPercentage: one, secondaryPercentage: other }: Pair) {
  if (one === null && other === null) return { ...USUAL, isUsual: true };
  return { primary: one ?? 100 - (other ?? 0), secondary: other ?? 100 - (one ?? 0), isUsual: false };
}

/** Of a secondary name, in em: a wider one has no room beside the other where that is narrow. */
const WIDEST_BESIDE = 6.5;
/** Nor has one of more letters. */
const LONGEST_BESIDE = 24;

/** What the size of a name follows: its widest word, and all of it. */
const measuresOf = (name: string | null) =>
  ({ '--widest': widestWordOf([boundName(name ?? '')]), '--length': Math.max(4, name?.length ?? 0) }) as CSSProperties;

/** Two archetypes on a tape, in their shares: 70 to 30 where none are told. */
export function Split({ of, small }: { of: Pair; small?: boolean }) {
  const { primary, secondary } = of;
  const shares = sharesOf(of);
  if (openMark(primary) !== undefined) return <Words text={primary} />;
  if (!primary && !secondary) return null;
  const isWide = widestWordOf([secondary]) > WIDEST_BESIDE || (secondary?.length ?? 0) > LONGEST_BESIDE;
  return (
    <div className={styles.split} data-small={small ? '' : undefined}>
      {!shares.isUsual && <Tape hanging value={shares.primary / 100} />}
      <div className={styles.names} data-wide={isWide ? '' : undefined}>
        <p>
          <strong dir="auto" style={measuresOf(primary)}>
            {primary ? boundName(primary) : 'Not named'}
          </strong>{' '}
          <span>{shares.isUsual && (small ?? !secondary) ? 'Primary' : `Primary ${shares.primary}%`}</span>
        </p>
        {secondary && (
          <p>
            <strong dir="auto" style={measuresOf(secondary)}>
              {boundName(secondary)}
            </strong>{' '}
            <span>{shares.isUsual && small ? 'Secondary' : `Secondary ${shares.secondary}%`}</span>
          </p>
        )}
      </div>
      {shares.isUsual && !small && secondary && (
        <p dir="ltr" className={styles.usual}>
          70 to 30 is how the two are weighted in use, not a finding of this strategy.
        </p>
      )}
    </div>
  );
}

/** More do not stand beside each other. */
const MOST_DOTS = 6;

/** The colours of a palette as dots, the first the largest. */
export const Dots = ({ palette }: { palette: Palette }) => (
  <div>
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
    <p dir="auto" className={styles.figures}>
      <bdi dir="ltr">{hexesOf(palette) || lostIn(palette)}</bdi>
    </p>
  </div>
);

/** An option by its letters, in those of its faces that are at hand. @param words of the brand, in whose script they are */
export function Letters({ option, words }: { option: Typography; words: string }) {
  const letters = lettersOf(words);
  const { heading, body, missing } = useFaces(option, letters);
  // letters of the body alone would be taken for those of the headings
  const shown =
    heading.standsIn === null
      ? [
          { ...heading, weight: option.headingPrimary?.weights[0] },
          { ...body, weight: undefined },
        ].filter(({ standsIn }) => standsIn === null)
      : [];
  const fonts = fontsWithAbsence(option, missing);
  return (
    <div className={styles.option}>
      <p aria-hidden className={styles.letters} data-none={shown.length === 0 ? '' : undefined}>
        {shown.length === 0
          ? (option.headingPrimary?.font ?? missing[0])
          : shown.map(({ stack, weight }) => (
              <span key={stack} style={{ fontFamily: stack, fontWeight: weight }}>
                {letters}
              </span>
            ))}
      </p>
      <p dir="auto" className={styles.name}>
        {option.name ?? (fontsOf(option) || 'Typography')}
      </p>
      <p dir="auto" className={styles.figures}>
        {option.name || missing.length > 0 ? fonts : ''}
      </p>
    </div>
  );
}
