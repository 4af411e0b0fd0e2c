import { blocks, plain } from './markdown';
import { planOf, type ProposalBrief } from './plan';
import type { StudioId } from './studios';
import { bil } from './voices/bil';
import { hol } from './voices/hol';
import { jad } from './voices/jad';
import { sul } from './voices/sul';
import { ti } from './voices/ti';
import type { Plan } from './plan';

export interface ProposalText {
  title: string;
  /** Markdown */
  content: string;
}

const VOICES: Record<StudioId, (plan: Plan) => string> = { TI: ti, SUL: sul, JAD: jad, BIL: bil, HOL: hol };

/**
 * Writes a proposal from what a request says, and from nothing else: every sentence of it is said back or quoted where it is answered, what it
 * does not say is asked for, and what only a person can know stands in square brackets. Takes some hundredths of a second. Pure: the same
 * request gives the same text on the same day.
 */
export function writeProposal(brief: ProposalBrief): ProposalText {
  const plan = planOf(brief);
  const foreign =
    plan.isForeign && 'Your request is quoted in its own language; tell us if the proposal should be in it, too.';
  return { title: plan.title, content: blocks(VOICES[brief.studio.id](plan), foreign && plain(foreign)) };
}
