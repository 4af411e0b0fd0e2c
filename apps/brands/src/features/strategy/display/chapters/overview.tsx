import { completeness, keyInsights, nextSteps } from '@maquette/strategy';
import type { KeyInsight, NextStep, Palette, SectionName, StrategySections, Typography } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import { Check, Minus } from '@maquette/ui/icons';
import { useFace } from '../fonts';
import { coloursOf, hexesOf } from '../palette';
import { Part, Spread } from '../parts';
import { Split } from './archetype';
import styles from './overview.module.css';

/** So many palettes and typography options are previewed. */
const PREVIEWED = 2;

const INSIGHTS: Record<KeyInsight['kind'], string> = {
  positioning: 'Positioning',
  audience: 'Audience',
  opportunities: 'Opportunities',
};

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const stepText = ({ kind, count }: NextStep): string =>
  kind === 'palette'
    ? `Choose colour direction: ${counted(count, 'palette')}`
    : kind === 'typography'
      ? `Define typography: ${counted(count, 'option')}`
      : `Address pain points: ${count}`;

/** What stands out, what comes next, and what is there. */
export function Overview({ sections, onGo }: { sections: StrategySections; onGo: (section: SectionName) => void }) {
  const insights = keyInsights(sections);
  const steps = nextSteps(sections);
  const archetypes = sections.archetypeStrategy?.brandArchetypes;
  const palettes = sections.colorPalettes?.slice(0, PREVIEWED) ?? [];
  const options = sections.typographyOptions?.slice(0, PREVIEWED) ?? [];
  return (
    <Spread>
      {insights.length > 0 && (
        <dl className={styles.insights}>
          {insights.map(({ kind, text }) => (
            <div key={kind}>
              <dt>{INSIGHTS[kind]}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {palettes.length + options.length > 0 && (
        <ul className={styles.previews}>
          {palettes.map((palette, index) => (
            <Dots key={`palette ${index}`} palette={palette} />
          ))}
          {options.map((option, index) => (
            <Letters key={`option ${index}`} option={option} />
          ))}
        </ul>
      )}
      {archetypes && <Split small of={archetypes} />}
      <div className={styles.work} data-screen-only>
        {steps.length > 0 && (
          <Part title="Recommended next steps">
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.kind}>
                  <button type="button" onClick={() => onGo(step.section)}>
                    {stepText(step)}
                  </button>
                </li>
              ))}
            </ol>
          </Part>
        )}
        <Completeness sections={sections} />
      </div>
    </Spread>
  );
}

function Completeness({ sections }: { sections: StrategySections }) {
  const items = completeness(sections);
  const done = items.filter((item) => item.done).length;
  return (
    <Part title="Completeness">
      <div className={styles.measure}>
        <Tape value={done / items.length} intervals={items.length * 5} />
        <span>
          {done} of {items.length}
        </span>
      </div>
      <ul className={styles.completeness} aria-label="Completeness">
        {items.map((item) => (
          <li key={item.label} data-done={item.done ? '' : undefined}>
            {item.done ? <Check aria-hidden /> : <Minus aria-hidden />}
            {item.label} <span className={styles.done}>{item.done ? 'done' : 'missing'}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The colours of a palette as dots, the first the largest. */
const Dots = ({ palette }: { palette: Palette }) => (
  <li>
    <div aria-hidden className={styles.dots}>
      {coloursOf(palette).map(({ label, hex }) => (
        <span key={label} style={{ background: hex }} />
      ))}
    </div>
    <p dir="auto" className={styles.name}>
      {palette.name ?? 'Palette'}
    </p>
    <p className={styles.figures}>{hexesOf(palette)}</p>
  </li>
);

/** An option by its letters. */
function Letters({ option: { name, headingPrimary, body } }: { option: Typography }) {
  const heading = useFace(headingPrimary?.font, 'heading');
  const text = useFace(body?.font, 'body');
  return (
    <li>
      <p aria-hidden className={styles.letters}>
        <span style={{ fontFamily: heading.stack }}>Aa</span>
        <span style={{ fontFamily: text.stack }}>Aa</span>
      </p>
      <p dir="auto" className={styles.name}>
        {name ?? 'Typography'}
      </p>
      <p dir="auto" className={styles.figures}>
        {[...new Set([headingPrimary?.font, body?.font].filter(Boolean))].join(' with ')}
      </p>
    </li>
  );
}
