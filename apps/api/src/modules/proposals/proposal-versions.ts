import type { RevisedText } from '../../platform/revisions';
import { Proposal } from './proposal.entity';

/** What a version keeps of a proposal, under the names of the wire. */
export interface ProposalTexts {
  title: string;
  /** nothing until it is written */
  proposal_content: string | null;
}

export const textsOf = ({ title, proposalContent }: Proposal): ProposalTexts => ({
  title,
  proposal_content: proposalContent,
});

/** Title and text have their versions together: who changes one has seen the other. */
export const revised = (id: string, userId: string): RevisedText => ({ of: Proposal, id, userId, field: 'texts' });
