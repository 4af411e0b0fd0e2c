import { forTheAuthor } from './author';
import { composed } from './compose';
import { blocks, heading } from './markdown';
import { planOf, type ProposalBrief } from './proposal';
import { titleOf } from './title';

export interface ProposalText {
  title: string;
  /** Markdown */
  content: string;
}

/**
 * Writes a proposal from what a request says, and from nothing else. It is short, and all that it says is certain: what the client wants, binds
 * us to and names stands in one place, told back ('you reopen') where that is sure and quoted where it is not; what the studio says by itself is
 * true of any work. What only a person can know stands in square brackets and is listed once, at the end. Pure: the same request gives the same
 * text on the same day.
 */
export function writeProposal(brief: ProposalBrief): ProposalText {
  const plan = planOf(brief);
  const content = composed(plan);
  return {
    title: titleOf(plan),
    content: blocks(content, heading('Before this is sent (for us; take this part out)'), forTheAuthor(plan, content)),
  };
}
