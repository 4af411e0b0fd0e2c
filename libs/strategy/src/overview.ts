import { CUT } from './cut';
import type { Further } from './parse';
import type { Palette, SectionName, StrategySections } from './schema';
import { ARCHETYPES, termOf } from './vocabularies';

export interface KeyInsight {
  kind: 'positioning' | 'audience' | 'opportunities';
  /** In their own words, each with what it is: glued to a sentence they would stand in two languages. */
  parts: { label: string | null; text: string }[];
}

export interface NextStep {
  kind: 'palette' | 'typography' | 'pains';
  /** of options or points to decide on */
  count: number;
  section: SectionName;
}

/** 'The Sage (primary)' → 'Sage'; other words stay as they are, and whatever more is said. */
const archetypeName = (text: string): string => {
  const bare = text.replace(/^\s*the\s+/i, '').replace(/\s*\((?:primary|secondary|main)\)\s*$/i, '');
  const term = termOf(ARCHETYPES, bare);
  return term?.length === bare.trim().length ? term.replace(/\b\w/g, (letter) => letter.toUpperCase()) : text;
};

/** Marks what stands in for words that are still to be written, as the sample, the default template and people have them. */
const PLACEHOLDER =
  /^\s*(?:to be (?:added|agreed|confirmed|decided|defined|determined|researched|written)\b|sample:|(?:tb[acd]|tk|placeholder|xxx+|\?+|\.{3}|…)[\s.!]*$|lorem ipsum\b)|\bto be replaced\.?\s*$/i;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether there are words, and none of them is a placeholder. */
const isWritten = (value: unknown): boolean => {
  const texts = textsIn(value);
  return texts.length > 0 && !texts.some(isPlaceholder);
};

/** What is written; undefined when it is a placeholder. */
const written = <Value>(value: Value): Value | undefined => (isWritten(value) ? value : undefined);

/** At most three: what stands out in a strategy. */
export function keyInsights({ archetypeStrategy, audienceProfile, marketInsights }: StrategySections): KeyInsight[] {
  const archetype = written(archetypeStrategy?.brandArchetypes)?.primary;
  const approach = written(archetypeStrategy?.relationshipApproach)?.type;
  const awareness = written(audienceProfile?.awarenessLevel?.level);
  const sophistication = written(audienceProfile?.sophisticationLevel?.level);
  const opportunities = marketInsights?.opportunities.filter(isWritten).length ?? 0;
  const insights: KeyInsight[] = [
    {
      kind: 'positioning',
      parts: [
        ...(archetype ? [{ label: null, text: archetypeName(archetype) }] : []),
        ...(approach ? [{ label: 'Relationship approach', text: approach }] : []),
      ],
    },
    {
      kind: 'audience',
      parts: [
        ...(awareness ? [{ label: 'Awareness', text: awareness }] : []),
        ...(sophistication ? [{ label: 'Sophistication', text: sophistication }] : []),
      ],
    },
    {
      kind: 'opportunities',
      parts:
        opportunities > 0
          ? [
              {
                label: null,
                text: opportunities === 1 ? '1 market opportunity' : `${opportunities} market opportunities`,
              },
            ]
          : [],
    },
  ];
  return insights.filter(({ parts }) => parts.length > 0);
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

/** A placeholder, or nothing but a question. */
const isOpen = (text: string): boolean => !isWritten(text) || /[?？؟]\s*$/.test(text);

/** Whether there are words, and what they say first is neither a placeholder nor a question. */
const isAnswered = (text: string | null | undefined): boolean => typeof text === 'string' && !isOpen(text);

/** How many of these are told. */
const countOf = (parts: object | null | undefined): number => Object.values(parts ?? {}).filter(isTold).length;
const isTold = (part: unknown): boolean => (Array.isArray(part) ? part.some(isWritten) : isWritten(part));

/** A palette is told by its three colours. */
const COLOURS = 3;

/** What a palette lacks: enough colours, or codes by which they can be seen. */
function missingOfPalette({ primary, secondary, accent, colors }: Palette): string | null {
  const told = [primary, secondary, accent].filter((colour) => colour !== null);
  const hexes = new Set([...told, ...colors].map(({ hex }) => hex));
  if (hexes.has(null)) return 'a color without a code that can be read';
  return hexes.size >= COLOURS ? null : `${hexes.size} of ${COLOURS} colors`;
}

const ALONE = 'one point so far';
const PLACEHOLDERS = 'placeholders alone';
/** Nothing where one of them lacks nothing. */
const ofBest = <Item>(items: readonly Item[], missing: (item: Item) => string | null): string | null => {
  const lacks = items.filter(isWritten).map(missing);
  return lacks.includes(null) ? null : (lacks[0] ?? PLACEHOLDERS);
};

/**
 * What a section lacks of what it is there to say, with something beside it: one field of a section is a beginning. A palette has its three
 * colours, type a face for headings and one for text. null where it is whole.
 */
const missingOf: { readonly [Name in SectionName]?: (section: NonNullable<StrategySections[Name]>) => string | null } =
  {
    audienceProfile: (audience) =>
      !(isAnswered(audience.definition) || (audience.definition === null && audience.segments.some(isWritten)))
        ? 'who they are'
        : countOf(audience) > 1
          ? null
          : ALONE,
    archetypeStrategy: ({ brandArchetypes, ...section }) =>
      !isWritten(brandArchetypes) || !isAnswered(brandArchetypes?.primary)
        ? 'no primary archetype'
        : countOf(brandArchetypes) + countOf(section) > 1
          ? null
          : ALONE,
    colorPalettes: (palettes) => ofBest(palettes, missingOfPalette),
    typographyOptions: (options) =>
      ofBest(options, ({ headingPrimary, headingSecondary, body }) =>
        !isAnswered(headingPrimary?.font ?? headingSecondary?.font)
          ? 'no face for headings'
          : isAnswered(body?.font)
            ? null
            : 'no face for text',
      ),
    positioningStrategy: (positioning) =>
      !isAnswered(
        positioning.positioningStatement ?? positioning.brandPromise ?? positioning.valueProposition?.statement,
      )
        ? 'no statement'
        : countOf(positioning) > 1
          ? null
          : ALONE,
    marketInsights: (market) => (countOf(market) > 1 ? null : ALONE),
  };

/** How much of a part is there: all of it, some of it, nothing but questions, or nothing. */
export type Extent = 'done' | 'partly' | 'open' | 'none';

const PARTS = [
  ['Target Audience', 'audienceProfile'],
  ['Brand Archetype', 'archetypeStrategy'],
  ['Color System', 'colorPalettes'],
  ['Typography', 'typographyOptions'],
  ['Positioning', 'positioningStrategy'],
  ['Market Analysis', 'marketInsights'],
] as const;

/**
 * The six things that a whole strategy has, and whether they are answered: placeholders and questions do not count.
 *
 * @param further what the document says beside the forms of its sections: a part of which only that is told is there in part
 */
export function completeness(
  sections: StrategySections,
  further: Further = {},
): {
  label: string;
  section: SectionName;
  extent: Extent;
  /** why it is there only in part */
  missing: string | null;
  done: boolean;
}[] {
  return PARTS.map(([label, name]) => {
    const { extent, missing = null } = extentOf(name, sections, further);
    return { label, section: name, extent, missing, done: extent === 'done' };
  });
}

/** The two parts that are no measure of a whole strategy, where something is written of them. */
export const givenBeside = (sections: StrategySections): SectionName[] =>
  (['visualSystem', 'brandVoiceGuide'] as const).filter((name) => textsIn(sections[name]).some(isWritten));

function extentOf<Name extends SectionName>(
  name: Name,
  sections: StrategySections,
  further: Further,
): { extent: Extent; missing?: string } {
  const section = sections[name];
  const isInPositioning = name === 'audienceProfile' && isWritten(sections.positioningStrategy?.targetAudience ?? []);
  const isElsewhere = isWritten(further[name] ?? []) || isInPositioning;
  if (section === null)
    return isElsewhere
      ? { extent: 'partly', missing: isInPositioning ? 'named under Positioning' : 'told under other names' }
      : { extent: 'none' };
  const isCut = textsIn(section).some((text) => text.endsWith(CUT));
  const missing = isCut ? 'the text breaks off' : (missingOf[name]?.(section) ?? null);
  if (missing === null && missingOf[name]) return { extent: 'done' };
  return isElsewhere || (missing !== PLACEHOLDERS && textsIn(section).some((text) => !isOpen(text)))
    ? { extent: 'partly', missing: missing ?? 'not all of it' }
    : { extent: 'open' };
}
