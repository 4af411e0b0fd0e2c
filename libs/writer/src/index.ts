export { writePrompt } from './prompt/prompt';
export type { PromptRequest } from './prompt/prompt';
export { draftMark, sectionsOf, writeSection, writeStrategy } from './strategy';
export type { SectionKey, StrategyBrand } from './strategy';
