import type { SectionName, StrategySections } from './schema';
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

/** At most three: what stands out in a strategy. */
export function keyInsights({ archetypeStrategy, audienceProfile, marketInsights }: StrategySections): KeyInsight[] {
  const archetype = archetypeStrategy?.brandArchetypes?.primary;
  const approach = archetypeStrategy?.relationshipApproach?.type;
  const levels = [audienceProfile?.awarenessLevel?.level, audienceProfile?.sophisticationLevel?.level];
  const [awareness, sophistication] = levels;
  const opportunities = marketInsights?.opportunities.length ?? 0;
  return [
    ...(archetype || approach
      ? [
          {
            kind: 'positioning' as const,
            text: [archetype && archetypeName(archetype), approach && `“${approach}”`]
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
  const audiencePains = audienceProfile?.painPoints.length ?? 0;
  const marketPains = marketInsights?.painPoints.length ?? 0;
  const steps: NextStep[] = [
    { kind: 'palette', count: colorPalettes?.length ?? 0, section: 'colorPalettes' },
    { kind: 'typography', count: typographyOptions?.length ?? 0, section: 'typographyOptions' },
    marketPains > 0
      ? { kind: 'pains', count: marketPains, section: 'marketInsights' }
      : { kind: 'pains', count: audiencePains, section: 'audienceProfile' },
  ];
  return steps.filter(({ count }) => count > 0);
}

/** The six things that a whole strategy has, and whether they are there. */
export const completeness = (sections: StrategySections): { label: string; section: SectionName; done: boolean }[] =>
  (
    [
      ['Target Audience', 'audienceProfile'],
      ['Brand Archetype', 'archetypeStrategy'],
      ['Color System', 'colorPalettes'],
      ['Typography', 'typographyOptions'],
      ['Positioning', 'positioningStrategy'],
      ['Market Analysis', 'marketInsights'],
    ] as const
  ).map(([label, section]) => ({ label, section, done: sections[section] !== null }));
