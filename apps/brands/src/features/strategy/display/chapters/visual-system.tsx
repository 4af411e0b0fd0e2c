import type { Section } from '@maquette/strategy';
import type { CSSProperties } from 'react';
import { Lists, Part, Rows, Spread, Texts, Words } from '../parts';
import styles from './visual-system.module.css';

type System = Section<'visualSystem'>;

/** What holds the look together, drawn to scale where it has a measure. */
export const VisualSystem = ({
  section,
  colour,
}: {
  section: System;
  /** '#rrggbb' that the grid is drawn in: the brand's own. */
  colour: string | undefined;
}) => {
  const { gridSystem, spacingScale, imageryGuidelines: imagery, designElements: elements } = section;
  const { compositionRules: rules } = section;
  return (
    <Spread>
      <Words text={section.description} />
      <Part title="Grid">
        <Grid {...gridSystem} colour={colour} />
        <Words text={gridSystem.usage} />
      </Part>
      <Part title="Spacing">
        <Spacing values={spacingScale.values} />
        <Words text={spacingScale.usage} />
      </Part>
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
        </Part>
      )}
      {elements && (
        <Part title="Design elements">
          <Lists
            lists={[
              { title: 'Shapes', items: elements.shapes },
              { title: 'Patterns', items: elements.patterns },
              { title: 'Effects', items: elements.effects },
              { title: 'Borders', items: elements.borders },
            ]}
          />
        </Part>
      )}
      {rules && (
        <Part title="Composition">
          <Rows
            rows={[
              { name: 'Hierarchy', text: rules.hierarchy },
              { name: 'Balance', text: rules.balance },
              { name: 'Whitespace', text: rules.whitespace },
              { name: 'Focal point', text: rules.focal },
            ].flatMap(({ name, text }) => (text ? [{ name, children: <Words text={text} /> }] : []))}
          />
        </Part>
      )}
    </Spread>
  );
};

/** A page as wide as the grid may be, with its margins, columns and gutters in proportion. */
const Grid = ({
  columns,
  maxWidth,
  gutters,
  margins,
  breakpoints,
  colour,
}: System['gridSystem'] & { colour: string | undefined }) => {
  const percent = (px: number) => `${Math.min(20, (100 * px) / maxWidth)}%`;
  const gap = Math.min((100 * gutters) / maxWidth, 60 / columns);
  return (
    <>
      <div
        aria-hidden
        className={styles.grid}
        style={{ '--margin': percent(margins), '--gap': `${gap}%`, '--column': colour } as CSSProperties}
      >
        {Array.from({ length: columns }, (_, index) => (
          <span key={index} />
        ))}
      </div>
      <dl className={styles.figures}>
        {[
          ['Columns', columns],
          ['Width at most', `${maxWidth} px`],
          ['Gutters', `${gutters} px`],
          ['Margins', `${margins} px`],
          ['Breakpoints', `${breakpoints.join(', ')} px`],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** So wide may all squares be together, in px: larger scales are drawn smaller. */
const ROOM = 520;

/** Squares of the size that they stand for. */
const Spacing = ({ values }: { values: readonly number[] }) => {
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = Math.min(1, ROOM / Math.max(1, total));
  return (
    <>
      <ul className={styles.spacing} style={{ '--count': values.length } as CSSProperties} aria-label="Spacing scale">
        {values.map((value, index) => (
          <li key={index}>
            <span
              aria-hidden
              style={{ '--side': `${value * scale}px`, '--part': value / Math.max(1, total) } as CSSProperties}
            />
            {value}
          </li>
        ))}
      </ul>
      <p className={styles.note}>px, drawn in proportion</p>
    </>
  );
};
