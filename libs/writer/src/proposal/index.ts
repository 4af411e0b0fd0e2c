export { STUDIOS } from './studios';
export type { StudioId } from './studios';
export { proposalTitle } from './plan';
export type { ProposalBrief, ShownPicture } from './plan';
export { writeProposal } from './write';
export type { ProposalText } from './write';
