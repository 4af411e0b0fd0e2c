import type { Palette } from '@maquette/strategy';
import { CopyButton } from '@maquette/ui';
import type { CSSProperties } from 'react';
import { Swatch, SwatchBand, Swatches } from '@maquette/ui/documents';
import { PaletteLab } from '../palette-lab';
import { coloursOf, hexesOf, lostIn } from '../palette';
import { Points, Rows, Spread, Words } from '../parts';
import styles from './colors.module.css';

/** From so many on, palettes stand side by side as small as they can be read. */
const MANY = 7;

/** Characters that stand well on a plate, for each hundredth of the row that it has. */
const LETTERS_BY_SHARE = 2;

/** The first palette as plates of colour, the others as bands with their words beneath. A click copies a colour. */
export function Colors({ palettes }: { palettes: readonly Palette[] }) {
  const [first, ...others] = palettes;
  return (
    <Spread>
      {first && <OnePalette palette={first} />}
      <PaletteLab palettes={palettes} />
      {others.length > 0 && (
        <div className={styles.others} data-many={others.length + 1 >= MANY ? '' : undefined}>
          {others.map((palette, index) => (
            <OnePalette key={index} palette={palette} number={index + 2} />
          ))}
        </div>
      )}
    </Spread>
  );
}

function OnePalette({ palette, number = 1 }: { palette: Palette; number?: number }) {
  const colours = coloursOf(palette);
  const lost = lostIn(palette);
  const isFirst = number === 1;
  // in plates that are too narrow for them, they stand below
  const areNotesShort = colours.every(({ rationale, share }) => (rationale?.length ?? 0) <= share * LETTERS_BY_SHARE);
  return (
    <article className={styles.palette} data-first={isFirst ? '' : undefined}>
      <header className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {palette.name ?? `Palette ${number}`}
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
            isFirst ? (
              <Swatch key={label} role={label} note={areNotesShort ? rationale : null} {...colour} />
            ) : (
              <SwatchBand key={label} role={label} {...colour} />
            ),
          )}
        </Swatches>
      )}
      {isFirst && !areNotesShort && (
        <Rows
          rows={colours.flatMap(({ label, name, rationale }) =>
            rationale ? [{ name: name ?? label, children: <Words text={rationale} /> }] : [],
          )}
        />
      )}
      {!isFirst && colours.length > 0 && (
        <ul
          className={styles.captions}
          // each as wide as its colour above
          style={{ '--tracks': colours.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') } as CSSProperties}
        >
          {colours.map(({ label, hex, name, rationale }) => (
            <li key={label}>
              <p className={styles.colour}>
                <strong dir="auto">{name ?? label}</strong> <span dir="ltr">{hex.toUpperCase()}</span>
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
        <p className={styles.note} dir="auto" data-screen-only>
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
}
