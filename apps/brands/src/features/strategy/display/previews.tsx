import type { Palette, Typography } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import { isFaint } from '@maquette/ui/documents';
import { fontsOf, useFaces } from './fonts';
import { coloursOf, hexesOf } from './palette';
import { isLong, openMark, Words } from './parts';
import { lettersOf, listed } from './scripts';
import styles from './previews.module.css';

const PRIMARY_SHARE = 0.7;

interface Pair {
  primary: string | null;
  secondary: string | null;
}

/** Two archetypes on a tape, 70 to 30. */
export const Split = ({ of: { primary, secondary }, small }: { of: Pair; small?: boolean }) =>
  openMark(primary) !== undefined ? (
    <Words text={primary} />
  ) : (
    (primary ?? secondary) && (
      <div className={styles.split} data-small={small ? '' : undefined}>
        <Tape hanging value={PRIMARY_SHARE} />
        <div className={styles.names}>
          <p>
            <strong dir="auto" data-long={isLong(primary) ?? isLong(secondary)}>
              {primary ?? 'Not named'}
            </strong>{' '}
            <span>Primary 70%</span>
          </p>
          {secondary && (
            <p>
              <strong dir="auto" data-long={isLong(primary) ?? isLong(secondary)}>
                {secondary}
              </strong>{' '}
              <span>Secondary 30%</span>
            </p>
          )}
        </div>
      </div>
    )
  );

/** The colours of a palette as dots, the first the largest. */
export const Dots = ({ palette }: { palette: Palette }) => (
  <div>
    <div aria-hidden className={styles.dots}>
      {coloursOf(palette).map(({ label, hex }) => (
        <span key={label} style={{ background: hex }} data-faint={isFaint(hex) ? '' : undefined} />
      ))}
    </div>
    <p dir="auto" className={styles.name}>
      {palette.name ?? 'Palette'}
    </p>
    <p dir="ltr" className={styles.figures}>
      {hexesOf(palette)}
    </p>
  </div>
);

/** An option by its letters. @param words of the brand, in whose script they are */
export function Letters({ option, words }: { option: Typography; words: string }) {
  const letters = lettersOf(words);
  const { heading, body, isStandIn } = useFaces(option, letters);
  return (
    <div className={styles.option}>
      <p aria-hidden className={styles.letters}>
        <span style={{ fontFamily: heading.stack, fontWeight: option.headingPrimary?.weights[0] }}>{letters}</span>
        <span style={{ fontFamily: body.stack }}>{letters}</span>
      </p>
      <p dir="auto" className={styles.name}>
        {option.name ?? 'Typography'}
      </p>
      <p dir="auto" className={styles.figures}>
        {listed([fontsOf(option), isStandIn && 'set here in a substitute'])}
      </p>
    </div>
  );
}
