// Prompts as texts. An entry of its own, so that the gallery does not carry it.
export {
  BRAND_VARIABLES,
  brandVariable,
  fillPrompt,
  isBrandVariable,
  promptParts,
  promptVariables,
  variableProblems,
} from './prompt-variables';
export type { BrandVariable, PromptPart } from './prompt-variables';
export { FALLBACK_PROMPT_TEMPLATES, PROMPT_TEMPLATES, templateDesignType, templateLabel } from './prompt-templates';
