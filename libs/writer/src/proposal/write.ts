import { composed, languageOf, titleIn } from './abroad';
import { blocks, heading } from './markdown';
import { forTheAuthor } from './parts/author';
import { planOf, type ProposalBrief } from './plan';
import { worded } from './voices';

export interface ProposalText {
  title: string;
  /** Markdown */
  content: string;
}

/**
 * Writes a proposal from what a request says, and from nothing else. First it is weighed what kind of work the letter is about; that decides
 * the stages, the view and the questions. What the client binds us to stands in their own words. What only a person can know stands in square
 * brackets and is listed once, at the end. Takes some hundredths of a second. Pure: the same request gives the same text on the same day.
 */
export function writeProposal(brief: ProposalBrief): ProposalText {
  const plan = planOf(brief);
  const language = languageOf(plan);
  const content = language ? composed(plan, language) : worded(plan);
  return {
    title: language ? titleIn(plan, language) : plan.title,
    content: blocks(
      content,
      heading('Before this is sent (for us; take this part out)'),
      forTheAuthor(plan, content, language !== undefined),
    ),
  };
}
