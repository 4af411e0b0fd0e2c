export { writePrompt } from './prompt/prompt';
export type { PromptRequest } from './prompt/prompt';
