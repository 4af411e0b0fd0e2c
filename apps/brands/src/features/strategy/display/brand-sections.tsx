import type { Section, StrategySections } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import {
  Briefcase,
  Building2,
  Globe,
  Headphones,
  Mail,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  PenLine,
  Share2,
} from '@maquette/ui/icons';
import type { LucideIcon } from 'lucide-react';
import { PaletteStrip } from './colors';
import styles from './display.module.css';
import { Part, PointsPart, Points, Rows, TextPart, Words } from './parts';

export const Market = ({ section }: { section: Section<'marketInsights'> }) => (
  <>
    {(section.targetMarketSize ?? section.growthPotential) && (
      <Rows
        rows={[
          { name: 'Target market size', children: <Words text={section.targetMarketSize} /> },
          { name: 'Growth potential', children: <Words text={section.growthPotential} /> },
        ]}
      />
    )}
    {section.painPoints.length > 0 && (
      <Part title="Pain points">
        <Rows
          rows={section.painPoints.map(({ title, description, impact, quotes }) => ({
            name: title ?? 'Pain point',
            note: impact && `Impact: ${impact}`,
            children: (
              <>
                <Words text={description} />
                {quotes.map(({ text, source }, index) => (
                  <blockquote key={index} className={styles.quote} dir="auto">
                    {text}
                    {source && <cite>{source}</cite>}
                  </blockquote>
                ))}
              </>
            ),
          }))}
        />
      </Part>
    )}
    {section.opportunities.length > 0 && (
      <Part title="Opportunities">
        <Rows
          rows={section.opportunities.map(({ title, description, potential, timeframe }) => ({
            name: title ?? 'Opportunity',
            note: timeframe,
            children: (
              <>
                <Words text={description} />
                {potential !== null && (
                  <div className={styles.potential}>
                    <Tape value={potential / 100} />
                    <span>{potential}%</span>
                  </div>
                )}
              </>
            ),
          }))}
        />
      </Part>
    )}
    {section.marketTrends.length > 0 && (
      <Part title="Trends">
        <Rows
          rows={section.marketTrends.map(({ title, description, direction }) => ({
            name: title ?? 'Trend',
            note: direction && `Direction: ${direction}`,
            children: <Words text={description} />,
          }))}
        />
      </Part>
    )}
    {section.competitorAnalysis && (
      <Part title="Competitors">
        <Words text={section.competitorAnalysis.summary} />
        <Points items={section.competitorAnalysis.keyInsights} />
      </Part>
    )}
  </>
);

const LEVELS = [
  ['situation', 'Situation'],
  ['marketDesire', 'Market desire'],
  ['awarenessLevel', 'Awareness'],
  ['sophisticationLevel', 'Sophistication'],
] as const;

export const Audience = ({ section }: { section: Section<'audienceProfile'> }) => (
  <>
    <Words lead text={section.definition} />
    <Rows
      rows={LEVELS.flatMap(([key, label]) => {
        const level = section[key];
        return level ? [{ name: label, note: level.level, children: <Words text={level.advice} /> }] : [];
      })}
    />
    <PointsPart title="Pain points" items={section.painPoints} />
    <PointsPart title="Buying objections" items={section.buyingObjections} />
  </>
);

const PRIMARY_SHARE = 0.7;

export const Archetype = ({ section }: { section: Section<'archetypeStrategy'> }) => {
  const { brandArchetypes: brand, audienceArchetypes: audience, relationshipApproach: relationship } = section;
  return (
    <>
      {(brand?.primary ?? brand?.secondary) && (
        <div className={styles.split}>
          <Tape hanging value={PRIMARY_SHARE} />
          <div className={styles.splitNames}>
            <p>
              <strong dir="auto">{brand?.primary ?? 'Not named'}</strong> <span>Primary 70%</span>
            </p>
            {brand?.secondary && (
              <p>
                <strong dir="auto">{brand.secondary}</strong> <span>Secondary 30%</span>
              </p>
            )}
          </div>
        </div>
      )}
      <Words text={brand?.justification} />
      <Rows
        rows={[
          ...(audience
            ? [
                {
                  name: 'Audience',
                  children: <Words text={[audience.primary, audience.secondary].filter(Boolean).join(' and ')} />,
                },
              ]
            : []),
          ...(relationship
            ? [
                {
                  name: 'Relationship',
                  note: relationship.type,
                  children: (
                    <>
                      <Words text={relationship.justification} />
                      <Points items={relationship.toneImplications} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {section.coreEmotions.length > 0 && (
        <Part title="Core emotions">
          <Rows
            rows={section.coreEmotions.map(({ emotion, peakMoment }) => ({
              name: emotion ?? 'Emotion',
              children: <Words text={peakMoment} />,
            }))}
          />
        </Part>
      )}
      <Values title="Brand values" values={section.brandValues} />
      <TextPart title="Rationale" text={section.rationale} />
      <PointsPart title="Ideas" items={section.enhancementIdeas} />
      <PointsPart title="Risks" items={section.keyRisks} />
    </>
  );
};

const Values = ({ title, values }: { title: string; values: { value: string | null; example: string | null }[] }) =>
  values.length > 0 ? (
    <Part title={title}>
      <Rows
        rows={values.map(({ value, example }) => ({ name: value ?? 'Value', children: <Words text={example} /> }))}
      />
    </Part>
  ) : null;

export const Positioning = ({
  section,
  sections,
}: {
  section: Section<'positioningStrategy'>;
  sections: StrategySections;
}) => {
  const palettes = sections.colorPalettes?.slice(0, 2) ?? [];
  const options = sections.typographyOptions?.slice(0, 2) ?? [];
  return (
    <>
      <Words lead text={section.positioningStatement ?? section.name} />
      {section.positioningStatement && <TextPart title="Strategy" text={section.name} />}
      <TextPart title="Promise" text={section.brandPromise} />
      {section.valueProposition && (
        <Part title="Value proposition">
          <Words text={section.valueProposition.statement} />
          <Rows
            rows={section.valueProposition.pillars.map(({ title, description }) => ({
              name: title ?? 'Pillar',
              children: <Words text={description} />,
            }))}
          />
        </Part>
      )}
      {section.product && (
        <Part title="Product">
          <Words text={section.product.description} />
          <Rows
            rows={[
              ...(section.product.features.length > 0
                ? [{ name: 'Features', children: <Points items={section.product.features} /> }]
                : []),
              ...(section.product.benefits.length > 0
                ? [{ name: 'Benefits', children: <Points items={section.product.benefits} /> }]
                : []),
            ]}
          />
        </Part>
      )}
      {section.targetAudience.length > 0 && (
        <Part title="Target audience">
          <Rows
            rows={section.targetAudience.map(({ name, priority, description, problems, goals }) => ({
              name: name ?? 'Audience',
              note: priority && `Priority: ${priority}`,
              children: (
                <>
                  <Words text={description} />
                  <PointsPart title="Problems" items={problems} />
                  <PointsPart title="Goals" items={goals} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      <PointsPart title="Competitive advantage" items={section.competitiveAdvantage} />
      <PointsPart title="Key messages" items={section.keyMessages} />
      {palettes.length + options.length > 0 && (
        <Part title="Design integration">
          <div className={styles.strips}>
            {palettes.map((palette, index) => (
              <PaletteStrip key={index} palette={palette} />
            ))}
          </div>
          <Points
            items={options.map((option) =>
              [option.name, option.headingPrimary?.font, option.body?.font].filter(Boolean).join(' · '),
            )}
          />
        </Part>
      )}
    </>
  );
};

export const VisualSystem = ({ section }: { section: Section<'visualSystem'> }) => {
  const { gridSystem: grid, spacingScale: spacing, imageryGuidelines: imagery } = section;
  const { designElements: elements, compositionRules: rules } = section;
  const largest = Math.max(...spacing.values, 1);
  const elementRows = [
    ['Shapes', elements?.shapes],
    ['Patterns', elements?.patterns],
    ['Effects', elements?.effects],
    ['Borders', elements?.borders],
  ] as const;
  const ruleRows = [
    ['Hierarchy', rules?.hierarchy],
    ['Balance', rules?.balance],
    ['Whitespace', rules?.whitespace],
    ['Focal point', rules?.focal],
  ] as const;
  const imageryRows = [
    ['Style', imagery?.style],
    ['Mood', imagery?.mood],
    ['Treatment', imagery?.treatment],
  ] as const;
  return (
    <>
      <Words text={section.description} />
      <Part title="Grid">
        <div aria-hidden className={styles.grid}>
          {Array.from({ length: grid.columns }, (_, index) => (
            <span key={index} />
          ))}
        </div>
        <p className={styles.figures}>
          {grid.columns} columns · {grid.maxWidth}px at most · gutters {grid.gutters}px · margins {grid.margins}px ·
          breakpoints {grid.breakpoints.map((width) => `${width}px`).join(', ')}
        </p>
        <Words text={grid.usage} />
      </Part>
      <Part title="Spacing">
        <ul className={styles.spacing} aria-label="Spacing scale">
          {spacing.values.map((value, index) => (
            <li key={index}>
              <span aria-hidden style={{ inlineSize: `${Math.max(1, (100 * value) / largest)}%` }} />
              {value}px
            </li>
          ))}
        </ul>
        <Words text={spacing.usage} />
      </Part>
      {imagery && (
        <Part title="Imagery">
          <Rows
            rows={imageryRows.flatMap(([name, text]) => (text ? [{ name, children: <Words text={text} /> }] : []))}
          />
          <Points items={imagery.subjects} />
          <PointsPart title="Do" items={imagery.dosDonts?.dos ?? []} />
          <PointsPart title="Don't" items={imagery.dosDonts?.donts ?? []} />
        </Part>
      )}
      {elements && (
        <Part title="Design elements">
          <Rows
            rows={elementRows.flatMap(([name, items]) =>
              items && items.length > 0 ? [{ name, children: <Points items={items} /> }] : [],
            )}
          />
        </Part>
      )}
      {rules && (
        <Part title="Composition">
          <Rows rows={ruleRows.flatMap(([name, text]) => (text ? [{ name, children: <Words text={text} /> }] : []))} />
        </Part>
      )}
    </>
  );
};

/** By what a channel's name says. */
const CHANNELS: readonly [RegExp, LucideIcon][] = [
  [/social|instagram|linkedin|facebook|tiktok/i, Share2],
  [/mail|newsletter/i, Mail],
  [/web|site|landing/i, Globe],
  [/blog|article/i, PenLine],
  [/advert|\bads?\b|campaign/i, Megaphone],
  [/customer|support|service/i, Headphones],
  [/marketing/i, MessagesSquare],
  [/sales/i, Briefcase],
  [/intern|team|staff/i, Building2],
  [/press|media|\bpr\b/i, Newspaper],
];

const iconOf = (channel: string | null): LucideIcon =>
  CHANNELS.find(([pattern]) => pattern.test(channel ?? ''))?.[1] ?? MessageCircle;

export const Voice = ({ section }: { section: Section<'brandVoiceGuide'> }) => {
  const guidelines = [
    ['Tone', section.toneGuidelines],
    ['Style', section.styleGuidelines],
  ] as const;
  const { vocabularyPreferences: words, dosDonts } = section;
  return (
    <>
      {section.personalityTraits.length > 0 && (
        <Part title="Personality">
          <Rows
            rows={section.personalityTraits.map(({ name, intensity, description, examples }) => ({
              name: name ?? 'Trait',
              note: intensity,
              children: (
                <>
                  <Words text={description} />
                  <Points items={examples} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      <Values title="Values" values={section.brandValues} />
      {guidelines.map(([title, list]) =>
        list.length > 0 ? (
          <Part key={title} title={title}>
            <Rows
              rows={list.map(({ name, description, examples, avoid }) => ({
                name: name ?? 'Guideline',
                children: (
                  <>
                    <Words text={description} />
                    <Points items={examples} />
                    <PointsPart title="Avoid" items={avoid} />
                  </>
                ),
              }))}
            />
          </Part>
        ) : null,
      )}
      <PointsPart title="Words to use" items={words?.preferred ?? []} />
      <PointsPart title="Words to avoid" items={words?.avoid ?? []} />
      <PointsPart title="Do" items={dosDonts?.dos ?? []} />
      <PointsPart title="Don't" items={dosDonts?.donts ?? []} />
      {section.channelAdaptations.length > 0 && (
        <Part title="Channels">
          <Rows
            rows={section.channelAdaptations.map(({ channel, tone, style, length, examples }) => {
              const Icon = iconOf(channel);
              return {
                name: (
                  <span className={styles.channel}>
                    <Icon aria-hidden />
                    {channel ?? 'Channel'}
                  </span>
                ),
                note: length,
                children: (
                  <>
                    <Words text={[tone, style].filter(Boolean).join('. ')} />
                    <Points items={examples} />
                  </>
                ),
              };
            })}
          />
        </Part>
      )}
      {section.scenarioExamples.length > 0 && (
        <Part title="Scenarios">
          <Rows
            rows={section.scenarioExamples.map(({ scenario, context, goodExample, badExample, explanation }) => ({
              name: scenario ?? 'Scenario',
              children: (
                <>
                  <Words text={context} />
                  <TextPart title="Say" text={goodExample} />
                  <TextPart title="Not" text={badExample} />
                  <Words text={explanation} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      <PointsPart title="In the brand's words" items={section.voiceDemonstrations} />
      <PointsPart title="Cultural sensitivity" items={section.culturalSensitivity} />
      <PointsPart title="Inclusivity" items={section.inclusivityStandards} />
    </>
  );
};
