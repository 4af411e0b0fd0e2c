import { completeness, givenBeside, keyInsights, nextSteps } from '@maquette/strategy';
import type { Extent, Further, KeyInsight, NextStep, SectionName, StrategySections } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import { Check, Minus } from '@maquette/ui/icons';
import type { CSSProperties, ReactNode } from 'react';
import { allColoursOf } from '../palette';
import { Inventory, isOpen, Lead, levelOf, nameAndRest, openMark, Part, Said, Spread } from '../parts';
import { Dots, Letters, Split } from '../previews';
import { SECTION_LABELS } from '../sections';
import type { Sample } from '../specimen';
import styles from './overview.module.css';

/** So many palettes and typography options are previewed. */
const PREVIEWED = 2;

const INSIGHTS: Record<KeyInsight['kind'], string> = {
  positioning: 'Positioning by archetype',
  audience: 'Audience',
  opportunities: 'Opportunities',
};

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const stepText = ({ kind, count }: NextStep): string =>
  kind === 'palette'
    ? // of one there is nothing to choose
      `${count === 1 ? 'Review' : 'Choose'} color direction: ${counted(count, 'palette')}`
    : kind === 'typography'
      ? `Define typography: ${counted(count, 'option')}`
      : `Address pain points: ${count}`;

/** Of what opens the book; the rest of a longer text is read in its chapter. */
const LONGEST_STATEMENT = 320;

/** What the brand is: all that it says of that, or its first sentence, with the mark that it goes on. */
function statementOf({ positioningStrategy: positioning }: StrategySections): string | null {
  const text = [
    positioning?.positioningStatement,
    positioning?.valueProposition?.statement,
    positioning?.brandPromise,
  ].find((told) => told && !isOpen(told) && !told.endsWith('[…]'));
  if (!text || text.length <= LONGEST_STATEMENT) return text ?? null;
  const sentence = text.match(/^.+?(?:[.!?؟。]+[”»"’」]?(?=\s+\P{Ll})|[。]|$)/su)?.[0];
  return sentence && sentence.length <= LONGEST_STATEMENT ? `${sentence} […]` : null;
}

interface OverviewProps {
  sections: StrategySections;
  further: Further;
  /** Of the book, in their order. */
  chapters: readonly { id: string; label: string; aside?: string }[];
  sample: Sample;
  /** It was written for no brand: a sample or the template. */
  isNobodys: boolean;
  /** That the end of the text is missing. */
  breaksOff: readonly string[];
  onGo: (section: SectionName) => void;
}

/** What stands out, what comes next, and what is there; on paper the contents of the book. */
export function Overview({ sections, further, chapters, sample, isNobodys, breaksOff, onGo }: OverviewProps) {
  const insights = keyInsights(sections);
  const steps = nextSteps(sections);
  const parts = completeness(sections, further);
  const beside = (['visualSystem', 'brandVoiceGuide'] as const).filter((name) => !sections[name] && !further[name]);
  const told = (title: string, is: Extent, andWhy: boolean) => {
    const found = parts.filter(({ extent }) => extent === is);
    const names = found.map(({ label, missing }) => (andWhy && missing ? `${label} (${missing})` : label));
    if (is === 'none') names.push(...beside.map((name) => SECTION_LABELS[name]));
    return isNobodys || names.length === 0 ? [] : [`${title}: ${names.join(', ')}.`];
  };
  // what a reader of the paper cannot see of it
  const lacks = [
    ...breaksOff,
    ...told('In part', 'partly', true),
    ...told('Open', 'open', false),
    ...told(breaksOff.length > 0 ? 'Not given, or lost' : 'Not given', 'none', false),
  ];
  const archetypes = sections.archetypeStrategy?.brandArchetypes;
  // one that has nothing to be seen is told in its chapter
  const allPalettes = sections.colorPalettes?.filter((palette) => allColoursOf(palette).length > 0) ?? [];
  const allOptions = sections.typographyOptions ?? [];
  const traits = sections.brandVoiceGuide?.personalityTraits.flatMap(({ name }) => name ?? []) ?? [];
  const [palettes, options] = [allPalettes.slice(0, PREVIEWED), allOptions.slice(0, PREVIEWED)];
  return (
    <Spread>
      {chapters[0]?.id !== 'positioningStrategy' && <Lead text={statementOf(sections)} />}
      {insights.length > 0 && (
        <Part title="Key insights">
          <dl className={styles.insights}>
            {insights.map(({ kind, parts }) => (
              <div key={kind}>
                <dt>{INSIGHTS[kind]}</dt>
                {parts.map(({ label, text }, index) => (
                  <dd key={index}>
                    {label && <span className={styles.what}>{label}</span>}
                    <span
                      dir="auto"
                      data-phrases=""
                      className={styles.insight}
                      data-long={nameAndRest(text).name.length > 60 ? '' : undefined}
                    >
                      {levelOf(nameAndRest(text).name)}
                    </span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Part>
      )}
      {insights.length === 0 && traits.length > 0 && chapters.length > 1 && (
        <Part title="Personality">
          <Inventory words={traits} />
        </Part>
      )}
      {palettes.length + options.length > 0 && (
        <div className={styles.shown} data-solid="">
          {palettes.length > 0 && (
            <Previews title={allPalettes.length === 1 ? 'Color palette' : 'Color palettes'} more={allPalettes.length}>
              {palettes.map((palette, index) => (
                <Dots key={index} palette={palette} />
              ))}
            </Previews>
          )}
          {options.length > 0 && (
            <Previews title="Typography" more={allOptions.length}>
              {options.map((option, index) => (
                <Letters key={index} option={option} letters={sample.letters} text={sample.all} />
              ))}
            </Previews>
          )}
        </div>
      )}
      {archetypes && (archetypes.primary ?? archetypes.secondary) && openMark(archetypes.primary) === undefined && (
        <Part title="Brand archetype" screenOnly>
          <Split small of={archetypes} />
        </Part>
      )}
      {chapters.length > 1 && (
        <ol
          className={styles.contents}
          style={{ '--rows': Math.ceil(chapters.length / 2) } as CSSProperties}
          data-solid=""
        >
          {chapters.map(({ id, label, aside }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a> <bdi>{aside}</bdi>
            </li>
          ))}
        </ol>
      )}
      {lacks.length > 0 && (
        <p dir="ltr" className={styles.lacks}>
          {lacks.join(' ')}
        </p>
      )}
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
        <Completeness sections={sections} further={further} isNobodys={isNobodys} />
      </div>
    </Spread>
  );
}

/** The first ones of a chapter side by side. @param more how many there are in all */
const Previews = ({ title, more, children }: { title: string; more: number; children: readonly ReactNode[] }) => (
  <Said title={more > PREVIEWED ? `${title}, the first ${PREVIEWED} of ${more}` : title}>
    <ul className={styles.previews}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  </Said>
);

const EXTENTS: Record<Extent, string> = { done: 'done', partly: 'partly', open: 'open', none: 'not given' };

function Completeness({ sections, further, isNobodys }: Pick<OverviewProps, 'sections' | 'further' | 'isNobodys'>) {
  const items = completeness(sections, further);
  const done = items.filter((item) => item.done).length;
  const beside = isNobodys ? [] : givenBeside(sections);
  return (
    <Part title="Completeness">
      <div className={styles.measure}>
        <Tape value={done / items.length} intervals={items.length * 5} />
        <bdi dir="ltr">
          {done} of {items.length}
        </bdi>
      </div>
      <ul className={styles.completeness} aria-label="Completeness">
        {items.map(({ label, extent, missing, done: isDone }) => (
          <li key={label} data-done={isDone ? '' : undefined}>
            {isDone ? <Check aria-hidden /> : <Minus aria-hidden />}
            <span>
              {label} <span className={styles.done}>{[EXTENTS[extent], missing].filter(Boolean).join(': ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {beside.length > 0 && (
        <p dir="ltr" className={styles.done}>
          Given beside these six: {beside.map((name) => SECTION_LABELS[name]).join(', ')}
        </p>
      )}
    </Part>
  );
}
