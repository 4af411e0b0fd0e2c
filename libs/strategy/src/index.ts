export { DRAFTED } from './drafted';
export { fallbackStrategy, MAX_STRATEGY, parseStrategy, readDocument } from './parse';
export { STRATEGY_TYPES } from './meta';
export type { DocumentData, StrategyType } from './meta';
export type { Further, NormalizationError, ParsedStrategy, ParseMetadata, ParseOptions } from './parse';
export { canMerge, mergeStrategy, sectionsOf } from './merge';
export { completeness, givenBeside, isPlaceholder, keyInsights, nextSteps } from './overview';
export type { Extent, KeyInsight, NextStep } from './overview';
export { askedSchema, SECTIONS, strategySchema } from './schema';
export type { Palette, Section, SectionName, StrategySections, Typography } from './schema';
export {
  ARCHETYPES,
  AWARENESS_LEVELS,
  DESIRE_LEVELS,
  IMPACTS,
  RELATIONSHIP_APPROACHES,
  SOPHISTICATION_LEVELS,
  stepOf,
  termOf,
  TREND_DIRECTIONS,
} from './vocabularies';
export { DEFAULT_BRAND_NAME } from './fallback';
export type { Told } from './told';
export { sidesOf } from './sides';
export type { Sides } from './sides';
export { humanKey } from './keys';
export { pxOf } from './measures';
export { raised } from './values';
export type { DefaultFigure } from './visual';
export { colourCode } from './colours';
