import { CopyButton, classNames } from '@maquette/ui';
import type { CSSProperties, ReactNode } from 'react';
import { inkOn, isFaint } from './colour';
import styles from './swatch.module.css';

export interface SwatchProps {
  /** '#rrggbb' */
  hex: string;
  /** 'Roasted Umber' */
  name?: string | null;
  /** What it is for: 'Primary'. */
  role?: string;
  /** Why, in a sentence. */
  note?: string | null;
  /** How much of the row it takes beside the others. */
  share?: number;
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

/** So wide that hardly a word of a name is parted, in px; three of the widest stand side by side on paper. */
const roomOf = (name: string | null | undefined): number =>
  Math.max(132, ...(name ?? '').split(/\s+/).map((word) => Math.min(word.length, 12) * 12 + 34));

/** A plate of colour with its name. A click anywhere copies the hex. */
export function Swatch({ hex, name, role, note, share }: SwatchProps) {
  const code = hex.toUpperCase();
  return (
    <div
      className={styles.swatch}
      style={{ ...onColour(hex, share), minInlineSize: roomOf(name) }}
      data-faint={isFaint(hex) ? '' : undefined}
    >
      {role && <p className={styles.role}>{role}</p>}
      <div className={styles.foot}>
        {name && (
          <p dir="auto" className={styles.name}>
            {name}
          </p>
        )}
        {note && (
          <p dir="auto" className={styles.note}>
            {note}
          </p>
        )}
        <div className={styles.code}>
          <bdi dir="ltr">{code}</bdi>
          <CopyButton label={`Copy ${code}`} text={code} className={styles.copy} />
        </div>
      </div>
    </div>
  );
}

/** A colour as a band without words; they stand beside it. A click copies the hex. */
export function SwatchBand({ hex, name, role, share }: Omit<SwatchProps, 'note'>) {
  const code = hex.toUpperCase();
  return (
    <div className={styles.band} style={onColour(hex, share)} data-faint={isFaint(hex) ? '' : undefined}>
      <CopyButton label={['Copy', role, name, code].filter(Boolean).join(' ')} text={code} className={styles.copy} />
    </div>
  );
}

/** Swatches or bands side by side, one cut piece; plates stand one above the other where there is no room. */
export const Swatches = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.room, className)}>
    <div className={styles.row}>{children}</div>
  </div>
);
