import { CopyButton, classNames } from '@maquette/ui';
import type { CSSProperties, ReactNode } from 'react';
import { inkOn, isFaint } from './colour';
import styles from './swatch.module.css';

/** The class of a plate of colour, which is told from the page whatever its colour is. */
export const plateEdge = styles.edge;

export interface SwatchProps {
  /** '#rrggbb' */
  hex: string;
  /** What is printed as its code, where that is more than the hex: '#1B3A4B · Pantone 539 C'. */
  code?: string | null;
  /** 'Roasted Umber' */
  name?: string | null;
  /** What it is for: 'Primary'. */
  role?: string;
  /** Why, in a sentence. */
  note?: string | null;
  /** How much of the row it takes beside the others. */
  share?: number;
  /** A colour that is never a fill is drawn as a line on paper. */
  asLine?: boolean;
}

/** The inks of what stands on a colour: those of the theme do not know it. */
const onColour = (hex: string, share?: number) => {
  const ink = inkOn(hex);
  return {
    background: hex,
    flexGrow: share,
    '--ink': ink,
    '--focus': ink,
    '--well': `color-mix(in srgb, ${ink} 14%, transparent)`,
  } as CSSProperties;
};

const longestWord = (text: string | null | undefined): number =>
  Math.max(0, ...(text ?? '').split(/[\s\u00ad]+/).map(({ length }) => length));

/** Of a name, in letters: a longer word is set smaller, so that three plates stand side by side on paper. */
const LONGEST_LARGE = 13;

/** A longer code takes two lines. */
const LONGEST_CODE = 24;

/** 'HEX · CMYK · Pantone': each of them is read by itself. */
export const codesOf = (code: string): string[] => code.split(/\s+[·|;]\s+/);

/** So wide that no word of a name and hardly one of a note is parted, in px. */
const roomOf = (name: string | null | undefined, note: string | null | undefined, codes: readonly string[]): number =>
  Math.max(
    132,
    ...codes.map(({ length }) => Math.min(length, LONGEST_CODE) * 7.6 + 34),
    Math.min(longestWord(name), LONGEST_LARGE) * 12 + 34,
    Math.min(longestWord(note), 21) * 7 + 34,
  );

/** Of its name, so that its longest word fits its plate: about so many em a letter. */
const LETTER = 0.62;

const PAPER = '#fdfefe';

/** A plate of colour with its name. A click anywhere copies the hex. */
export function Swatch({ hex, code: written, name, role, note, share, asLine }: SwatchProps) {
  const code = hex.toUpperCase();
  const codes = codesOf(written ?? code);
  return (
    <div
      className={styles.swatch}
      style={{ ...onColour(asLine ? PAPER : hex, share), minInlineSize: roomOf(name, note, codes) }}
      data-faint={asLine || isFaint(hex) ? '' : undefined}
    >
      {role && <p className={styles.role}>{role}</p>}
      {asLine && <span aria-hidden className={styles.line} style={{ background: hex }} />}
      <div className={styles.foot}>
        {name && (
          <p dir="auto" className={styles.name} style={{ '--widest': longestWord(name) * LETTER } as CSSProperties}>
            {name}
          </p>
        )}
        {note && (
          <p dir="auto" className={styles.note}>
            {note}
          </p>
        )}
        <div className={styles.code}>
          <div>
            {codes.map((one, index) => (
              <div key={index} dir="ltr">
                {one}
              </div>
            ))}
          </div>
          <CopyButton label={`Copy ${code}`} text={code} className={styles.copy} />
        </div>
      </div>
    </div>
  );
}

/** A colour as a band without words; they stand beside it. A click copies the hex. */
export function SwatchBand({ hex, name, role, share }: Omit<SwatchProps, 'note' | 'asLine'>) {
  const code = hex.toUpperCase();
  return (
    <div className={styles.band} style={onColour(hex, share)} data-faint={isFaint(hex) ? '' : undefined}>
      <CopyButton label={['Copy', role, name, code].filter(Boolean).join(' ')} text={code} className={styles.copy} />
    </div>
  );
}

/** Swatches or bands side by side, one cut piece; plates stand one above the other where there is no room. */
export const Swatches = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.room, className)} data-solid="">
    <div className={classNames(styles.row, plateEdge)}>{children}</div>
  </div>
);
