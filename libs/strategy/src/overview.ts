import { CUT } from './cut';
import type { Further } from './parse';
import type { Palette, SectionName, StrategySections } from './schema';
import { ARCHETYPES, termOf } from './vocabularies';

export interface KeyInsight {
  kind: 'positioning' | 'audience' | 'opportunities';
  text: string;
}

export interface NextStep {
  kind: 'palette' | 'typography' | 'pains';
  /** of options or points to decide on */
  count: number;
  section: SectionName;
}

/** 'The Sage (primary)' → 'Sage'; other words stay as they are. */
const archetypeName = (text: string): string => {
  const term = termOf(ARCHETYPES, text);
  return term === null ? text : term.replace(/\b\w/g, (letter) => letter.toUpperCase());
};

/** Marks what stands in for words that are still to be written, as the sample and the default template have them. */
const PLACEHOLDER = /^\s*(to be researched\b|sample:)|\bto be replaced\.?\s*$/i;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether there are words, and none of them is a placeholder. */
const isWritten = (value: unknown): boolean => {
  const texts = textsIn(value);
  return texts.length > 0 && !texts.some((text) => PLACEHOLDER.test(text));
};

/** What is written; undefined when it is a placeholder. */
const written = <Value>(value: Value): Value | undefined => (isWritten(value) ? value : undefined);

/** Words of another direction, so that they do not turn the sentence that they stand in. */
const isolated = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;

/** At most three: what stands out in a strategy. */
export function keyInsights({ archetypeStrategy, audienceProfile, marketInsights }: StrategySections): KeyInsight[] {
  const archetype = written(archetypeStrategy?.brandArchetypes)?.primary;
  const approach = written(archetypeStrategy?.relationshipApproach)?.type;
  const awareness = written(audienceProfile?.awarenessLevel?.level);
  const sophistication = written(audienceProfile?.sophisticationLevel?.level);
  const opportunities = marketInsights?.opportunities.filter(isWritten).length ?? 0;
  return [
    ...(archetype || approach
      ? [
          {
            kind: 'positioning' as const,
            text: [archetype && isolated(archetypeName(archetype)), approach && `“${isolated(approach)}”`]
              .filter(Boolean)
              .join(', with the approach '),
          },
        ]
      : []),
    ...(awareness || sophistication
      ? [
          {
            kind: 'audience' as const,
            text: [awareness && `Awareness: ${awareness}`, sophistication && `Sophistication: ${sophistication}`]
              .filter(Boolean)
              .join('. '),
          },
        ]
      : []),
    ...(opportunities > 0
      ? [
          {
            kind: 'opportunities' as const,
            text: opportunities === 1 ? '1 market opportunity' : `${opportunities} market opportunities`,
          },
        ]
      : []),
  ];
}

/** At most three: what can be decided next, each with the section that it is decided in. */
export function nextSteps({
  colorPalettes,
  typographyOptions,
  audienceProfile,
  marketInsights,
}: StrategySections): NextStep[] {
  const audiencePains = audienceProfile?.painPoints.filter(isWritten).length ?? 0;
  const marketPains = marketInsights?.painPoints.filter(isWritten).length ?? 0;
  const steps: NextStep[] = [
    { kind: 'palette', count: colorPalettes?.length ?? 0, section: 'colorPalettes' },
    { kind: 'typography', count: typographyOptions?.length ?? 0, section: 'typographyOptions' },
    marketPains > 0
      ? { kind: 'pains', count: marketPains, section: 'marketInsights' }
      : { kind: 'pains', count: audiencePains, section: 'audienceProfile' },
  ];
  return steps.filter(({ count }) => count > 0);
}

/** What a section is there to answer: while that is open, what stands beside it does not make it done. */
const mainAnswers = (sections: StrategySections): Partial<Record<SectionName, string | null | undefined>> => ({
  audienceProfile: sections.audienceProfile?.definition,
  archetypeStrategy: sections.archetypeStrategy?.brandArchetypes?.primary,
  positioningStrategy: sections.positioningStrategy?.positioningStatement ?? sections.positioningStrategy?.brandPromise,
});

/** A placeholder, or nothing but a question. */
const isOpen = (text: string): boolean => !isWritten(text) || /[?？؟]\s*$/.test(text);

/** How much of a part is there: all of it, some of it, nothing but questions, or nothing. */
export type Extent = 'done' | 'partly' | 'open' | 'none';

/**
 * The six things that a whole strategy has, and whether they are answered: placeholders and questions do not count.
 *
 * @param further what the document says beside the forms of its sections: a part of which only that is told is there in part
 */
export function completeness(
  sections: StrategySections,
  further: Further = {},
): { label: string; section: SectionName; extent: Extent; done: boolean }[] {
  const answers = mainAnswers(sections);
  const isElsewhere = (section: SectionName): boolean =>
    isWritten(further[section] ?? []) ||
    (section === 'audienceProfile' && isWritten(sections.positioningStrategy?.targetAudience ?? []));
  return (
    [
      ['Target Audience', 'audienceProfile', sections.audienceProfile],
      ['Brand Archetype', 'archetypeStrategy', [sections.archetypeStrategy?.brandArchetypes]],
      ['Color System', 'colorPalettes', sections.colorPalettes],
      ['Typography', 'typographyOptions', sections.typographyOptions],
      ['Positioning', 'positioningStrategy', sections.positioningStrategy],
      ['Market Analysis', 'marketInsights', sections.marketInsights],
    ] as const
  ).map(([label, section, parts]) => {
    const isAnswered =
      !isOpen(answers[section] ?? label) &&
      Object.values(parts ?? {})
        .flat()
        .some(isWritten);
    const isCut = textsIn(sections[section]).some((text) => text.endsWith(CUT));
    const isWhole =
      isAnswered && !isCut && (section !== 'colorPalettes' || sections.colorPalettes?.some(isReadable) === true);
    const extent = isWhole
      ? 'done'
      : isAnswered || isElsewhere(section)
        ? 'partly'
        : sections[section] === null
          ? 'none'
          : 'open';
    return { label, section, extent, done: extent === 'done' };
  });
}

/** Whether all colours that a palette names can be seen. */
const isReadable = ({ primary, secondary, accent, colors }: Palette): boolean => {
  const told = [primary, secondary, accent, ...colors].filter((colour) => colour !== null);
  return told.length > 0 && told.every(({ hex }) => hex !== null);
};
