import type { Palette } from '@maquette/strategy';
import { CopyButton } from '@maquette/ui';
import { Swatch, SwatchBand, Swatches } from '@maquette/ui/documents';
import { coloursOf, hexesOf, lostIn } from '../palette';
import { Points, Spread, Words } from '../parts';
import styles from './colors.module.css';

/** The first palette as plates of colour, the others as bands with their words beneath. A click copies a colour. */
export const Colors = ({ palettes }: { palettes: readonly Palette[] }) => (
  <Spread>
    {palettes.map((palette, index) => {
      const colours = coloursOf(palette);
      const lost = lostIn(palette);
      return (
        <article key={index} className={styles.palette} data-first={index === 0 ? '' : undefined}>
          <header className={styles.head}>
            <h3 className={styles.name} dir="auto">
              {palette.name ?? `Palette ${index + 1}`}
            </h3>
            {colours.length > 0 && (
              <span data-screen-only>
                <CopyButton withText label="Copy palette" text={hexesOf(palette)} />
              </span>
            )}
          </header>
          {colours.length > 0 && (
            <Swatches className={styles.plates}>
              {colours.map(({ label, rationale, ...colour }) =>
                index === 0 ? (
                  <Swatch key={label} role={label} note={rationale} {...colour} />
                ) : (
                  <SwatchBand key={label} role={label} {...colour} />
                ),
              )}
            </Swatches>
          )}
          {index > 0 && colours.length > 0 && (
            <ul className={styles.captions}>
              {colours.map(({ label, hex, name, rationale }) => (
                <li key={label}>
                  <p className={styles.colour}>
                    <strong dir="auto">{name ?? label}</strong> <span>{hex.toUpperCase()}</span>
                  </p>
                  {rationale && (
                    <p dir="auto" className={styles.note}>
                      {rationale}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
          {lost && (
            <p className={styles.note} dir="auto">
              No colour that can be read: {lost}
            </p>
          )}
          {(palette.emotionalAlignment ?? palette.usageGuidelines.length > 0) && (
            <div className={styles.words}>
              <Words text={palette.emotionalAlignment} />
              <Points items={palette.usageGuidelines} />
            </div>
          )}
        </article>
      );
    })}
  </Spread>
);
