import { type ProposalBrief, type ProposalText, writeProposal } from '@maquette/writer';

/** Runs in a thread of its own: reading and composing are pure computing and would hold up everything else. */
export default function write(brief: ProposalBrief): ProposalText {
  return writeProposal(brief);
}
