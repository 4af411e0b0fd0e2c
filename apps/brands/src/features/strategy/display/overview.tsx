import { completeness, keyInsights, nextSteps } from '@maquette/strategy';
import type { KeyInsight, NextStep, SectionName, StrategySections } from '@maquette/strategy';
import { Check, Minus } from '@maquette/ui/icons';
import { PaletteStrip } from './colors';
import styles from './display.module.css';
import { Part, Points } from './parts';

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
  const { brandArchetypes } = sections.archetypeStrategy ?? {};
  const archetypes = [brandArchetypes?.primary, brandArchetypes?.secondary].filter(Boolean).join(' and ');
  const palettes = sections.colorPalettes?.slice(0, 2) ?? [];
  const options = sections.typographyOptions?.slice(0, 2) ?? [];
  return (
    <>
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
      {steps.length > 0 && (
        <Part screenOnly title="Recommended next steps">
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
      {palettes.length > 0 && (
        <div className={styles.strips}>
          {palettes.map((palette, index) => (
            <PaletteStrip key={index} palette={palette} />
          ))}
        </div>
      )}
      {(options.length > 0 || archetypes) && (
        <Points
          items={[
            ...options.map((option) =>
              [option.name, option.headingPrimary?.font, option.body?.font].filter(Boolean).join(' · '),
            ),
            ...(archetypes ? [`Archetype: ${archetypes}`] : []),
          ]}
        />
      )}
      <Part screenOnly title="Completeness">
        <ul className={styles.completeness} aria-label="Completeness">
          {completeness(sections).map(({ label, done }) => (
            <li key={label} data-done={done ? '' : undefined}>
              {done ? <Check aria-hidden /> : <Minus aria-hidden />}
              {label} <span className={styles.done}>{done ? 'done' : 'missing'}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
