export { STUDIOS } from './studios';
export type { StudioId } from './studios';
export { proposalTitle, writeProposal } from './write';
export type { ProposalBrief, ProposalText, ShownPicture } from './write';
