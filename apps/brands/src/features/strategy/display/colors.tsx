import type { Palette } from '@maquette/strategy';
import { CopyButton, toast } from '@maquette/ui';
import type { CSSProperties } from 'react';
import styles from './display.module.css';
import { inkOn } from './ink';
import { Points, Words } from './parts';

const ROLES = [
  ['primary', 'Primary', '54fr'],
  ['secondary', 'Secondary', '29fr'],
  ['accent', 'Accent', '17fr'],
] as const;

const plate = (hex: string) => ({ '--swatch': hex, '--swatch-ink': inkOn(hex) }) as CSSProperties;

export const hexesOf = (palette: Palette): string[] =>
  ROLES.flatMap(([role]) => {
    const hex = palette[role]?.hex;
    return hex ? [hex] : [];
  });

/** As many columns as there are colours, each with its role's share. */
const columns = (palette: Palette) =>
  ({
    '--columns': ROLES.flatMap(([role, , share]) => (palette[role]?.hex ? [share] : [])).join(' '),
  }) as CSSProperties;

/** The roles that have no colour, with the names that they have; empty when none is lost. */
const lostIn = (palette: Palette): string =>
  ROLES.flatMap(([role, label]) => {
    const colour = palette[role];
    return colour?.hex ? [] : [colour?.name ? `${label} (${colour.name})` : label];
  }).join(', ');

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
        {hexesOf(palette).length > 0 && (
          <div className={styles.plates} style={columns(palette)}>
            {ROLES.map(([role, label]) => {
              const colour = palette[role];
              return (
                colour?.hex && (
                  <Swatch key={role} label={label} hex={colour.hex} name={colour.name} rationale={colour.rationale} />
                )
              );
            })}
          </div>
        )}
        {lostIn(palette) && (
          <p className={styles.note} dir="auto">
            No colour that can be read: {lostIn(palette)}
          </p>
        )}
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
    {hexesOf(palette).length > 0 && (
      <div aria-hidden className={styles.stripColours} style={columns(palette)}>
        {hexesOf(palette).map((hex, index) => (
          <span key={index} style={plate(hex)} />
        ))}
      </div>
    )}
    <figcaption>
      <span dir="auto">{palette.name ?? 'Palette'}</span>
      <span className={styles.hexes}>{hexesOf(palette).join('  ').toUpperCase()}</span>
    </figcaption>
  </figure>
);
