import { colourCode } from '@maquette/strategy';
import type { Palette } from '@maquette/strategy';
import { classNames, CopyButton } from '@maquette/ui';
import type { CSSProperties } from 'react';
import { codesOf, plateEdge, Swatch, SwatchBand, Swatches } from '@maquette/ui/documents';
import { PaletteLab } from '../palette-lab';
import { allColoursOf, coloursOf, hexesOf, isLine, isListed, lostIn, ROLES } from '../palette';
import type { Colour } from '../palette';
import { More, Points, Rows, Said, Spread, Words } from '../parts';
import { widestOf } from '../typeset';
import styles from './colors.module.css';

/** From so many on, palettes stand side by side as small as they can be read. */
const MANY = 7;

/** Of so many palettes each is shown as plates. */
const MOST_IN_PLATES = 3;

/** A caption that is narrower is none, in px. */
const LEAST_CAPTION = 84;

/** Characters that stand well on a plate, for each hundredth of the row that it has. */
const LETTERS_BY_SHARE = 2;

/** Palettes as plates of colour, many of them as bands with their words beneath: all of a book in one form. A click copies a colour. */
export function Colors({ palettes }: { palettes: readonly Palette[] }) {
  const [first, ...others] = palettes;
  const isInPlates = palettes.length <= MOST_IN_PLATES;
  const isMany = palettes.length >= MANY;
  const form = {
    isPlates: isInPlates,
    isList: palettes.some((palette) => isListed(palette) && !isTold(palette)),
    // beside each other they have no room for rows
    areNotesInside:
      isMany ||
      (isInPlates &&
        palettes.every((palette) =>
          coloursOf(palette).every((colour) => lengthOf(noteOf(colour) ?? '') <= colour.share * LETTERS_BY_SHARE),
        )),
  };
  const lab = <PaletteLab palettes={palettes} />;
  if (isMany)
    return (
      <Spread>
        {lab}
        <div className={styles.others} data-many="">
          {palettes.map((palette, index) => (
            <OnePalette key={index} palette={palette} number={index + 1} {...form} />
          ))}
        </div>
      </Spread>
    );
  return (
    <Spread>
      {first && <OnePalette palette={first} number={others.length > 0 ? 1 : undefined} {...form} />}
      {lab}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((palette, index) => (
            <OnePalette key={index} palette={palette} number={index + 2} {...form} />
          ))}
        </div>
      )}
    </Spread>
  );
}

/** Whether a list of colours is the three that a palette is told by, which have plates of their own. */
const isTold = (palette: Palette): boolean => {
  const roles = allColoursOf(palette).map(({ label }) => label.toLowerCase());
  return roles.length <= ROLES.length && new Set(roles).size === roles.length && roles.every((role) => isRole(role));
};
const isRole = (label: string) => ROLES.some(({ role }) => role === label);

interface PaletteProps {
  palette: Palette;
  isPlates: boolean;
  /** whether all of its colours stand in a list, each with a field of its own */
  isList: boolean;
  /** whether the notes of its colours stand on their plates, or below */
  areNotesInside: boolean;
}

function OnePalette({ palette, number, ...shown }: PaletteProps & { number?: number | undefined }) {
  const { isPlates, isList } = shown;
  const colours = coloursOf(palette);
  const lost = isList ? '' : lostIn(palette);
  return (
    <article className={styles.palette} data-plates={isPlates ? '' : undefined}>
      <header className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {palette.name ?? ['Palette', number].join(' ').trim()}
        </h3>
        {colours.length > 0 && (
          <span data-screen-only>
            <CopyButton withText label="Copy palette" text={hexesOf(palette)} />
          </span>
        )}
      </header>
      <Words text={palette.description} />
      {isList ? (
        <ColourList palette={palette} />
      ) : (
        <MainColours palette={palette} isPlates={isPlates} areNotesInside={shown.areNotesInside} />
      )}
      {lost && (
        <p className={styles.note} dir="ltr">
          No color that can be read: <bdi>{lost}</bdi>
        </p>
      )}
      {(palette.emotionalAlignment ?? palette.usageGuidelines.length > 0) && (
        <div className={styles.words}>
          {palette.emotionalAlignment && (
            <Said title="Emotional alignment">
              <Words text={palette.emotionalAlignment} />
            </Said>
          )}
          {palette.usageGuidelines.length > 0 && (
            <Said title="Usage">
              <Points items={palette.usageGuidelines} />
            </Said>
          )}
        </div>
      )}
      <More of={palette.more} />
    </article>
  );
}

/** All colours of a palette that lists them: a field of each, with its name, role, code and use under it. */
const ColourList = ({ palette }: { palette: Palette }) => {
  const colours = allColoursOf(palette);
  return (
    <ul
      className={styles.list}
      style={
        {
          '--count': Math.min(colours.length, 6),
          '--own': `${Math.max(...colours.map((colour) => ownWidth(colour, 16)))}px`,
        } as CSSProperties
      }
      data-count={colours.length}
    >
      {colours.map(({ label, hex, code, name, rationale, application, more }, index) => (
        <li key={index}>
          {hex ? (
            <div className={classNames(styles.field, plateEdge)}>
              <SwatchBand role={label} hex={hex} name={name} />
            </div>
          ) : (
            <p className={styles.unread}>{code ? 'Cannot be shown here' : 'No code given'}</p>
          )}
          <p className={styles.colourName} dir="auto">
            {name ?? label}
          </p>
          <p className={styles.code}>
            <Codes code={colourCode({ hex, code })} />
            {name && label && (
              <>
                {' '}
                <bdi className={styles.role}>{label}</bdi>
              </>
            )}
          </p>
          {[rationale, application, ...more.map(({ name: what, text }) => `${what ?? ''}: ${text ?? ''}`)].map(
            (text, at) =>
              text && (
                <p key={at} dir="auto" className={styles.note}>
                  {text}
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
};

/** The codes of a colour, a line each: none is parted from its numbers. */
const Codes = ({ code }: { code: string | null }) => (
  <span className={styles.codes}>
    {codesOf(code ?? '').map((one, index) => (
      <bdi key={index} dir="ltr">
        {one}
      </bdi>
    ))}
  </span>
);

/** What is said of a colour. */
const noteOf = ({ rationale, application, more }: Pick<Colour, 'rationale' | 'application' | 'more'>): string | null =>
  [rationale, application, ...more.map(({ name, text }) => `${name ?? ''}: ${text ?? ''}`)]
    .filter(Boolean)
    .join('\n') || null;

/** Of a text in letters, where those of Chinese, Japanese and Korean are as wide as two. */
const lengthOf = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

/** What the longest word of a colour's caption takes, with the gap to the next one, in px. @param size of its letters, in px */
const ownWidth = ({ name, label }: Pick<Colour, 'name' | 'label'>, size: number): number =>
  Math.ceil(Math.max(LEAST_CAPTION, widestOf((name ?? label).replaceAll('\u00ad', '')) * size + 12));

/** From which width on captions as wide as their colours hold all of their words, in px. */
const roomFor = (colours: readonly (Pick<Colour, 'name' | 'label'> & { share: number })[]): number => {
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  return Math.ceil(Math.max(...colours.map((colour) => (ownWidth(colour, 13.5) * total) / colour.share)));
};

/** The three colours that a palette is told by, each as wide as its part. */
function MainColours({ palette, isPlates, areNotesInside }: Omit<PaletteProps, 'isList'>) {
  const colours = coloursOf(palette).map((colour) => ({
    ...colour,
    asLine: isLine(palette, colour),
    rationale: noteOf(colour),
  }));
  if (colours.length === 0) return null;
  return (
    <>
      <Swatches className={styles.plates}>
        {colours.map(({ label, rationale, hex, code, name, share, asLine }) =>
          isPlates ? (
            <Swatch
              key={label}
              role={label}
              code={colourCode({ hex, code })}
              note={areNotesInside ? rationale : null}
              hex={hex}
              name={name}
              share={share}
              asLine={asLine}
            />
          ) : (
            <SwatchBand key={label} role={label} hex={hex} name={name} share={share} />
          ),
        )}
      </Swatches>
      {!areNotesInside && (
        <Rows
          rows={colours.flatMap(({ label, name, rationale }) =>
            rationale ? [{ name: name ?? label, children: <Words text={rationale} /> }] : [],
          )}
        />
      )}
      {!isPlates && (
        <ul className={styles.captions} style={{ '--room': `${roomFor(colours)}px` } as CSSProperties}>
          {colours.map(({ label, hex, code, name, rationale, share }) => (
            <li
              key={label}
              style={{ '--share': share, '--own': `${ownWidth({ label, name }, 13.5)}px` } as CSSProperties}
            >
              <span aria-hidden className={styles.chip} style={{ background: hex }} />
              {name && <p className={styles.role}>{label}</p>}
              <p className={styles.colour}>
                <strong dir="auto">{name ?? label}</strong> <Codes code={colourCode({ hex, code })} />
              </p>
              {areNotesInside && rationale && (
                <p dir="auto" className={styles.note}>
                  {rationale}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
