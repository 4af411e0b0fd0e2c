import { pxOf } from '@maquette/strategy';
import type { DefaultFigure, Section } from '@maquette/strategy';
import type { CSSProperties } from 'react';
import { Lists, More, Part, Points, Rows, Spread, Texts, Words } from '../parts';
import styles from './visual-system.module.css';

type System = Section<'visualSystem'>;
type Step = System['spacingScale']['steps'][number];

const hasKinds = ({ patterns, effects, borders }: NonNullable<System['designElements']>): boolean =>
  patterns.length + effects.length + borders.length > 0;

/** What holds the look together, drawn to scale where it has a measure. */
export const VisualSystem = ({
  section,
  defaults,
  isTemplate,
  colour,
}: {
  section: System;
  /** The figures that nobody said: they are no part of the book. */
  defaults: readonly DefaultFigure[];
  /** Of the default template they are shown, and said to be the usual ones. */
  isTemplate: boolean;
  /** '#rrggbb' that the grid is drawn in: the brand's own. */
  colour: string | undefined;
}) => {
  const { gridSystem, spacingScale, imageryGuidelines: imagery, designElements: elements } = section;
  const { compositionRules: rules } = section;
  const isUsual = (figure: DefaultFigure) => !isTemplate && defaults.includes(figure);
  const grid = {
    columns: isUsual('columns') ? null : gridSystem.columns,
    maxWidth: isUsual('maxWidth') ? null : gridSystem.maxWidth,
    gutters: isUsual('gutters') ? null : gridSystem.gutters,
    margins: isUsual('margins') ? null : gridSystem.margins,
    breakpoints: isUsual('breakpoints') ? null : gridSystem.breakpoints,
  };
  return (
    <Spread>
      <Words text={section.description} />
      {section.logo && (
        <Part title="Logo">
          <Words text={section.logo} />
        </Part>
      )}
      {(isTemplate || gridSystem.figures.length > 0 || gridSystem.usage) && (
        <Part title="Grid">
          {(isTemplate || (grid.columns !== null && gridSystem.figures.length > 0)) && (
            <Grid {...grid} said={gridSystem.figures} colour={colour} />
          )}
          <Figures figures={isTemplate ? usualFigures(gridSystem) : gridSystem.figures} />
          {isTemplate && <p className={styles.note}>The usual grid, not one of this brand.</p>}
          <Words text={gridSystem.usage} />
        </Part>
      )}
      {(isTemplate || spacingScale.steps.length > 0 || spacingScale.usage) && (
        <Part title="Spacing">
          <Spacing
            steps={
              isTemplate
                ? spacingScale.values.map((value) => ({ name: null, text: String(value), px: value }))
                : spacingScale.steps
            }
          />
          {isTemplate && <p className={styles.note}>The usual scale, not one of this brand.</p>}
          <Words text={spacingScale.usage} />
        </Part>
      )}
      {imagery && (
        <Part title="Imagery">
          <Texts
            texts={[
              { title: 'Style', text: imagery.style },
              { title: 'Mood', text: imagery.mood },
              { title: 'Treatment', text: imagery.treatment },
            ]}
          />
          <Lists
            lists={[
              { title: 'Subjects', items: imagery.subjects },
              { title: 'Do', items: imagery.dosDonts?.dos, mark: 'do' },
              { title: 'Don’t', items: imagery.dosDonts?.donts, mark: 'dont' },
            ]}
          />
          <More of={imagery.more} />
        </Part>
      )}
      {elements && (
        <Part title="Design elements">
          {/* alone they are all elements, of whatever kind */}
          {!hasKinds(elements) && <Points items={elements.shapes} />}
          <Lists
            lists={[
              { title: 'Shapes', items: hasKinds(elements) ? elements.shapes : [] },
              { title: 'Patterns', items: elements.patterns },
              { title: 'Effects', items: elements.effects },
              { title: 'Borders', items: elements.borders },
            ]}
          />
          <More of={elements.more} />
        </Part>
      )}
      {rules && (
        <Part title="Composition">
          <Words text={rules.said} />
          <Rows
            rows={[
              { name: 'Hierarchy', text: rules.hierarchy },
              { name: 'Balance', text: rules.balance },
              { name: 'Whitespace', text: rules.whitespace },
              { name: 'Focal point', text: rules.focal },
              ...rules.more.map(({ name, text }) => ({ name: name ?? '', text })),
            ].flatMap(({ name, text }) => (text ? [{ name, children: <Words text={text} /> }] : []))}
          />
        </Part>
      )}
    </Spread>
  );
};

/** The figures of a grid; null is what nobody said. */
interface GridFigures {
  columns: number | null;
  maxWidth: number | null;
  gutters: number | null;
  margins: number | null;
  breakpoints: readonly number[] | null;
}

/** Of what a page is drawn with where its width is not told. */
const WIDTH = 1200;

const LENGTH =
  /^\s*(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:(px|pt|rem|em|mm)|(%|vw)|(squares?|columns?|cols?|modules?|fields?|units?|cells?))(?!\p{L})/iu;

/** What a length that is told with its unit takes of a page, in percent: '1.5 rem', '5vw', '1 square'. */
function partOf(figures: System['gridSystem']['figures'], name: RegExp, width: number, columns: number): number | null {
  const told = figures.find((figure) => name.test(figure.name ?? ''))?.text ?? '';
  const [, digits, unit = '', isShare, isColumns] = LENGTH.exec(told) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits.replace(',', '.'));
  if (isShare) return count;
  if (isColumns) return (100 * count) / (columns + 2 * count);
  return (100 * (pxOf(digits + unit) ?? 0)) / width;
}

/** A page in the proportions that are told: its edges, and within its margins its columns with the gutters, each with edges of its own. */
const Grid = ({
  colour,
  said,
  ...figures
}: GridFigures & { colour: string | undefined; said: System['gridSystem']['figures'] }) => {
  const { columns, gutters, margins } = figures;
  const width = figures.maxWidth ?? WIDTH;
  const count = columns ?? 1;
  const shareOf = (name: RegExp, px: number | null) =>
    partOf(said, name, width, count) ?? (px === null ? null : (100 * px) / width);
  const margin = shareOf(/margin/i, margins) ?? 0;
  // gutters that are not told are a hairline
  const gap = Math.min(shareOf(/gutter/i, gutters) ?? 0.4, 60 / count);
  return (
    <div
      aria-hidden
      className={styles.grid}
      data-joined={gap === 0 ? '' : undefined}
      style={{ '--margin': `${Math.min(20, margin)}%`, '--gap': `${gap}%`, '--column': colour } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
};

/** Those of the default template, which no document writes. */
const usualFigures = ({ columns, maxWidth, gutters, margins, breakpoints }: System['gridSystem']) => [
  { name: 'Columns', text: String(columns) },
  { name: 'Width at most', text: `${maxWidth}\u00a0px` },
  { name: 'Gutters', text: `${gutters}\u00a0px` },
  { name: 'Margins', text: `${margins}\u00a0px` },
  { name: 'Breakpoints', text: `${breakpoints.join(', ')}\u00a0px` },
];

/** What says more than a figure is read: its name stands beside it. */
const LONGEST_FIGURE = 22;

/** As the document writes them. */
const Figures = ({ figures }: { figures: System['gridSystem']['figures'] }) =>
  figures.length > 0 ? (
    <dl
      className={styles.figures}
      data-long={figures.some(({ text }) => (text?.length ?? 0) > LONGEST_FIGURE) ? '' : undefined}
    >
      {figures.map(({ name, text }, index) => (
        <div key={index}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  ) : null;

/** So wide may all squares be together, in px: larger scales are drawn smaller. */
const ROOM = 300;

/** Each step as it is written, with a square of its size where it is one. */
const Spacing = ({ steps }: { steps: readonly Step[] }) => {
  const [drawn, told] = [steps.filter(({ px }) => px !== null), steps.filter(({ px }) => px === null)];
  const total = drawn.reduce((sum, { px }) => sum + (px ?? 0), 0);
  const scale = Math.min(1, ROOM / Math.max(1, total));
  return (
    <>
      {drawn.length > 0 && (
        <ul className={styles.spacing} style={{ '--count': drawn.length } as CSSProperties} aria-label="Spacing scale">
          {drawn.map(({ name, text, px }, index) => (
            <li key={index}>
              <span
                aria-hidden
                style={
                  { '--side': `${(px ?? 0) * scale}px`, '--part': (px ?? 0) / Math.max(1, total) } as CSSProperties
                }
              />
              {[name, text].filter(Boolean).join(' ')}
            </li>
          ))}
        </ul>
      )}
      <Figures figures={told} />
    </>
  );
};
