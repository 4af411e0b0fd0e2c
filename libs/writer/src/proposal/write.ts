import { germanTitle, inGerman, isGerman } from './german';
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
 * Writes a proposal from what a request says, and from nothing else. A piece of it has a role (asked for, condition, day, sum, person, question)
 * only where its words say so; it is then quoted where it takes effect. What only a person can know stands in square brackets and is listed
 * once, at the end. Takes some hundredths of a second. Pure: the same request gives the same text on the same day.
 */
export function writeProposal(brief: ProposalBrief): ProposalText {
  const plan = planOf(brief);
  const isInGerman = plan.reading.asked.length > 0 && plan.reading.isForeign && isGerman(plan.reading.request);
  const content = isInGerman ? inGerman(plan) : worded(plan);
  return {
    title: isInGerman ? germanTitle(plan) : plan.title,
    content: blocks(
      content,
      heading('Before this is sent (for us; take this part out)'),
      forTheAuthor(plan, content, isInGerman),
    ),
  };
}
