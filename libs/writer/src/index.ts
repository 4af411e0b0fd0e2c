export { writePrompt } from './prompt/prompt';
export type { PromptRequest } from './prompt/prompt';
export { sectionsOf, writeSection, writeStrategy } from './strategy';
export type { SectionKey, StrategyBrand } from './strategy';
