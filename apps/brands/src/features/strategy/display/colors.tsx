import type { Palette } from '@maquette/strategy';
import { CopyButton, toast } from '@maquette/ui';
import type { CSSProperties } from 'react';
import styles from './display.module.css';
import { inkOn } from './ink';
import { Points, Words } from './parts';

const ROLES = [
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['accent', 'Accent'],
] as const;

const plate = (hex: string) => ({ '--swatch': hex, '--swatch-ink': inkOn(hex) }) as CSSProperties;

export const hexesOf = (palette: Palette): string[] =>
  ROLES.flatMap(([role]) => {
    const hex = palette[role]?.hex;
    return hex ? [hex] : [];
  });

/** The palettes, each as plates of its colours in their proportions. A click copies a colour. */
export const Colors = ({ palettes }: { palettes: readonly Palette[] }) => (
  <div className={styles.palettes}>
    {palettes.map((palette, index) => (
      <article key={index} className={styles.palette}>
        <header className={styles.paletteHead}>
          <h3 className={styles.partTitle} dir="auto">
            {palette.name ?? `Palette ${index + 1}`}
          </h3>
          <span data-screen-only>
            <CopyButton withText label="Copy palette" text={hexesOf(palette).join(' ')} />
          </span>
        </header>
        <div className={styles.plates}>
          {ROLES.map(([role, label]) => {
            const colour = palette[role];
            return (
              colour?.hex && (
                <Swatch key={role} label={label} hex={colour.hex} name={colour.name} rationale={colour.rationale} />
              )
            );
          })}
        </div>
        <Words text={palette.emotionalAlignment} />
        <Points items={palette.usageGuidelines} />
      </article>
    ))}
  </div>
);

function Swatch(colour: { label: string; hex: string; name: string | null; rationale: string | null }) {
  const { label, hex, name, rationale } = colour;
  const copy = () =>
    navigator.clipboard.writeText(hex).then(
      () => toast.success(`${hex} copied.`),
      () => toast.error('Your browser did not allow copying. Select the text and copy it by hand.'),
    );
  return (
    <button
      type="button"
      className={styles.swatch}
      style={plate(hex)}
      aria-label={`Copy ${label.toLowerCase()} ${hex}`}
      onClick={() => void copy()}
    >
      <span>{label}</span>
      <span className={styles.swatchWords}>
        {name && (
          <strong dir="auto" className={styles.swatchName}>
            {name}
          </strong>
        )}
        {rationale && <span dir="auto">{rationale}</span>}
        <span className={styles.hex}>{hex.toUpperCase()}</span>
      </span>
    </button>
  );
}

/** A palette in little: its colours as bare strips, with their name. */
export const PaletteStrip = ({ palette }: { palette: Palette }) => (
  <figure className={styles.strip}>
    <div aria-hidden className={styles.stripColours}>
      {hexesOf(palette).map((hex, index) => (
        <span key={index} style={plate(hex)} />
      ))}
    </div>
    <figcaption>
      <span dir="auto">{palette.name ?? 'Palette'}</span>
      <span className={styles.hexes}>{hexesOf(palette).join('  ').toUpperCase()}</span>
    </figcaption>
  </figure>
);
