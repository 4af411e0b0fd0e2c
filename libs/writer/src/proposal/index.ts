export { STUDIOS } from './studios';
export type { StudioId } from './studios';
export { proposalTitle } from './title';
export type { ProposalBrief, ShownPicture } from './proposal';
export { writeProposal } from './write';
export type { ProposalText } from './write';
