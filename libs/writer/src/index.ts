export { writePrompt } from './prompt/prompt';
export type { PromptRequest } from './prompt/prompt';
export { draftMark, sectionsOf, writeSection, writeStrategy } from './strategy';
export type { SectionKey, StrategyBrand } from './strategy';
export { proposalTitle, STUDIOS, writeProposal } from './proposal';
export type { ProposalBrief, ProposalText, ShownPicture, StudioId } from './proposal';
export { writePage } from './website';
export type { PageRequest, PageSection, PageSectionKey, WrittenPage } from './website';
