export { DRAFTED, fallbackStrategy, MAX_STRATEGY, parseStrategy, readDocument, STRATEGY_TYPES } from './parse';
export type { NormalizationError, ParsedStrategy, ParseMetadata, ParseOptions, StrategyType } from './parse';
export { canMerge, mergeStrategy, sectionsOf } from './merge';
export { completeness, keyInsights, nextSteps } from './overview';
export type { KeyInsight, NextStep } from './overview';
export { SECTIONS, strategySchema } from './schema';
export type { Palette, Section, SectionName, StrategySections, Typography } from './schema';
export {
  ARCHETYPES,
  AWARENESS_LEVELS,
  DESIRE_LEVELS,
  IMPACTS,
  RELATIONSHIP_APPROACHES,
  SOPHISTICATION_LEVELS,
  termOf,
  TREND_DIRECTIONS,
} from './vocabularies';
export { DEFAULT_BRAND_NAME } from './fallback';
