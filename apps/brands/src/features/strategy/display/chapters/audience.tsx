import { AWARENESS_LEVELS, DESIRE_LEVELS, raised, SOPHISTICATION_LEVELS } from '@maquette/strategy';
import type { Section } from '@maquette/strategy';
import type { CSSProperties } from 'react';
import {
  Lead,
  levelOf,
  Lists,
  More,
  nameAndRest,
  openMark,
  Part,
  Points,
  Rows,
  Said,
  Spread,
  Texts,
  Words,
} from '../parts';
import styles from './audience.module.css';

const LEVELS = [
  ['situation', 'Situation', []],
  ['marketDesire', 'Market desire', DESIRE_LEVELS],
  ['awarenessLevel', 'Awareness', AWARENESS_LEVELS],
  ['sophisticationLevel', 'Sophistication', SOPHISTICATION_LEVELS],
] as const;

/** What says more is a text, and set as one. */
const LONGEST_LEVEL = 120;

/** Whom the brand speaks to, and where they stand on what they want and know. */
export const Audience = ({ section }: { section: Section<'audienceProfile'> }) => {
  const levels = LEVELS.flatMap(([key, label, scale]) => {
    const level = section[key];
    if (!level) return [];
    const { name, rest } = nameAndRest(level.level ?? '');
    const { description, advice, more } = level;
    return [{ label, scale, description, advice, more, level: levelOf(name) || null, rest }];
  });
  return (
    <Spread>
      <Lead text={section.definition} />
      {levels.length > 0 && (
        <ul className={styles.levels}>
          {levels.map(({ label, scale, level, rest, description, advice, more }) => (
            <li key={label}>
              <h3 className={styles.label}>{label}</h3>
              {level && level.length > LONGEST_LEVEL && <Words text={level} />}
              {level && level.length <= LONGEST_LEVEL && (
                <p
                  dir="auto"
                  className={styles.level}
                  data-phrases=""
                  data-long={level.length > 60 ? '' : undefined}
                  data-open={openMark(level)}
                >
                  {raised(stepIn(scale, level) ?? level)}
                </p>
              )}
              <Scale steps={scale} at={stepIn(scale, level)} />
              <Words text={rest} />
              <Words text={description} />
              {advice && (
                <Said title="Advertising advice">
                  <Words text={advice} />
                </Said>
              )}
              <More of={more} />
            </li>
          ))}
        </ul>
      )}
      <Texts
        texts={[
          { title: 'Demographics', text: section.demographics },
          { title: 'Psychographics', text: section.psychographics },
        ]}
      />
      {section.segments.length > 0 && (
        <Part title="Segments">
          <Rows
            rows={section.segments.map(({ name, rank, description, ...told }) => ({
              name: name ?? rank,
              note: name === null ? null : rank,
              children: <Segment description={description} {...told} />,
            }))}
          />
        </Part>
      )}
      <Lists
        lists={[
          { title: 'Needs', items: section.needs },
          { title: 'Pain points', items: section.painPoints },
          { title: 'Buying objections', items: section.buyingObjections },
        ]}
      />
    </Spread>
  );
};

/** The step that a level is, however it is spelt; null where it says another thing. */
const stepIn = (scale: readonly string[], level: string | null): string | null => {
  const told = level
    ?.trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return scale.find((step) => step === told) ?? null;
};

type SegmentProps = Omit<Section<'audienceProfile'>['segments'][number], 'name' | 'rank'>;

const Segment = ({ description, demographics, psychographics, needs, painPoints, more }: SegmentProps) => (
  <>
    <Words text={description} />
    {demographics && (
      <Said title="Demographics">
        <Words text={demographics} />
      </Said>
    )}
    {psychographics && (
      <Said title="Psychographics">
        <Words text={psychographics} />
      </Said>
    )}
    {needs.length > 0 && (
      <Said title="Needs">
        <Points items={needs} />
      </Said>
    )}
    {painPoints.length > 0 && (
      <Said title="Pain points">
        <Points items={painPoints} />
      </Said>
    )}
    <More of={more} />
  </>
);

/** The steps of a scale on a rule, and the one that is reached; where it is narrow their words stand on two lines in turn. */
const Scale = ({ steps, at }: { steps: readonly string[]; at: string | null }) =>
  at && (
    <ol aria-hidden className={styles.scale} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map((step) => (
        <li key={step} data-here={step === at ? '' : undefined}>
          <span>{raised(step)}</span>
        </li>
      ))}
    </ol>
  );
