import {
  askedSchema,
  ARCHETYPES,
  AWARENESS_LEVELS,
  DESIRE_LEVELS,
  IMPACTS,
  parseStrategy,
  RELATIONSHIP_APPROACHES,
  type Section,
  type SectionName,
  sectionsOf,
  SOPHISTICATION_LEVELS,
  strategySchema,
  TREND_DIRECTIONS,
} from '@maquette/strategy';
import { z } from 'zod';
import type { StrategyProgress, StrategyRequest, StrategyWriter } from './strategy-writer';
import type { TextModel } from './text-model';

/** Sections of one step are written side by side; each reads those of the steps before it, so that they agree. */
const STEPS: readonly (readonly SectionName[])[] = [
  ['audienceProfile'],
  ['archetypeStrategy'],
  ['brandVoiceGuide', 'colorPalettes', 'typographyOptions', 'marketInsights'],
  // what it promises is said by the rules of its voice
  ['positioningStrategy', 'visualSystem'],
];

const RESEARCH = 'To be researched';

const INSTRUCTIONS = `You are a senior brand strategist. You write one part of a brand strategy for the designers of an agency: concrete, specific to this brand, in plain words, in the language of its description.
The description is what somebody typed into a form: facts, wishes for the work, and remarks. Keep to it: repeat its figures, names, places, values and constraints exactly, and contradict none of them; a wish is carried out where it concerns a part, never listed as a fact, and what must not be said is said nowhere. What sets the brand apart most, as its owner tells it, leads. Tell apart who decides, who pays, who uses and who supplies: the one who is to be won is addressed. A claim stands beside a fact of the description that shows it, or is not made.
Invent no facts: no figures, quotes, people, places, customers, competitors, services, awards or research, and nothing on how the brand works, who does what there, what it has or allows, that the description does not say; what only follows or is likely is called an assumption, in one note over a list rather than at each point, or left out where it decides nothing. What somebody says, wants or asks for is reported in that person's own words. Where evidence would be needed, give null or "${RESEARCH}". A figure keeps its conditions ("from", "at most", "for members").
Whole sentences: notes in telegram style are written out. Whatever is given as an example of what the brand says could be printed today: it makes sense to its reader by itself, it is in the language that the reader reads, and it keeps every rule of this strategy and of the description (form of address, length, words to avoid, what must not be said). Before you answer, read each such sentence and each central claim once more: by itself, as a stranger in its own language would, and against these rules.
Agree with the parts that are written already, and do not repeat their sentences; a fact that they use already comes again only where it is needed.`;

const oneOf = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

const ABOUT: Record<SectionName, string> = {
  audienceProfile: `Who the brand is for. Levels: marketDesire is one of ${oneOf(DESIRE_LEVELS)}; awarenessLevel one of ${oneOf(AWARENESS_LEVELS)}; sophisticationLevel one of ${oneOf(SOPHISTICATION_LEVELS)}. Each advice says what that level means for advertising. Four to six pain points and three to five buying objections.`,
  archetypeStrategy: `Archetypes and relationship: weigh at least two for each, and say which was rejected and why. Archetypes, each one of ${oneOf(ARCHETYPES)}. The type of the relationship is one of ${oneOf(RELATIONSHIP_APPROACHES)}. Three to five core emotions with the moment at which each is strongest, and four or five brand values with an example of how the brand shows it.`,
  positioningStrategy: `Product, one to three target audiences (priority: ${oneOf(IMPACTS)}), value proposition with three pillars, competitive advantages, promise, positioning statement and four or five key messages.`,
  marketInsights: `Pain points (impact: ${oneOf(IMPACTS)}), opportunities and trends (direction: ${oneOf(TREND_DIRECTIONS)}) that follow from the description and from the nature of the trade. Quotes, sizes, growth, potentials and competitors need research.`,
  colorPalettes: `Three palettes of different moods, all of which suit the archetype. Hex colours such as "#1b3a4b". Text in the primary colour on the secondary colour, or the other way round, has a contrast of at least 4.5 to 1. Usage guidelines say which share each colour has and what it is never used for.`,
  typographyOptions: `Two pairings of typefaces under the SIL Open Font Licence (Google Fonts). Sizes in rem, largest first; weights in hundreds.`,
  brandVoiceGuide: `Personality traits, tone and style with examples that this brand could print, words to prefer and to avoid, dos and don'ts, at least four channels, and scenarios with a good and a bad example.`,
  visualSystem: `Grid, spacing scale, imagery, design elements and composition: measures of screens in px, of printed and built things in mm where they are spoken of; breakpoints and spacing values smallest first.`,
};

/** Enough for the longest section, the voice guide. */
const MAX_TOKENS = 6_000;

/** Writes brand strategies with the text model that the operator set up, section by section. */
export class ModelStrategyWriter implements StrategyWriter {
  readonly provider = 'text';

  constructor(private readonly model: TextModel) {}

  async write({ type, brand, current }: StrategyRequest, step: StrategyProgress): Promise<string> {
    const wanted = sectionsOf(type);
    // the whole is written anew; a part agrees with the other parts that are there
    const known: Partial<Record<SectionName, unknown>> = type === 'brand_strategy' ? {} : othersOf(current, wanted);
    const written: Partial<Record<SectionName, unknown>> = {};
    let done = 0;
    for (const sections of STEPS) {
      const own = sections.filter((section) => wanted.includes(section));
      const before = { ...known, ...written };
      await Promise.all(
        own.map(async (section) => {
          const answer = await this.model.write(
            {
              userId: step.userId,
              purpose: 'strategy',
              instructions: `${INSTRUCTIONS}\n\nWrite the part "${section}". ${ABOUT[section]}`,
              data: { brand, strategySoFar: before },
              schema: answerOf(section),
              maxTokens: MAX_TOKENS,
            },
            step.signal,
          );
          written[section] = section === 'marketInsights' ? unproven(answer[section]) : answer[section];
          done += 1;
          // the last step is the one that stores it
          await step.progress((100 * done) / (wanted.length + 1));
        }),
      );
    }
    const inOrder = wanted.map((section) => [section, written[section]]);
    return JSON.stringify({ brandName: brand.name, ...Object.fromEntries(inOrder) }, null, 2);
  }
}

/** An answer with one section, read as every strategy is: other spellings are taken, and what cannot be read is missing. */
function answerOf(section: SectionName): z.ZodType<Record<string, unknown>> {
  const schema = askedSchema(strategySchema.shape[section].unwrap() as z.ZodType);
  const readSection = (raw: unknown) => {
    const { sections, metadata } = parseStrategy(JSON.stringify(raw));
    return metadata.isFallback ? null : sections[section];
  };
  return z.preprocess((raw) => ({ [section]: readSection(raw) }), z.object({ [section]: schema }));
}

function othersOf(current: string | null, wanted: readonly SectionName[]): Partial<Record<SectionName, unknown>> {
  const { sections, metadata } = parseStrategy(current);
  if (metadata.isFallback) return {};
  return Object.fromEntries(
    Object.entries(sections).filter(([name, value]) => value !== null && !wanted.includes(name as SectionName)),
  );
}

/** Models invent what only research can know, whatever they are told. */
function unproven(answer: unknown): Section<'marketInsights'> {
  const insights = answer as Section<'marketInsights'>;
  return {
    ...insights,
    painPoints: insights.painPoints.map((point) => ({ ...point, quotes: [] })),
    opportunities: insights.opportunities.map((opportunity) => ({ ...opportunity, potential: null })),
    targetMarketSize: RESEARCH,
    growthPotential: RESEARCH,
  };
}
