import { unitsOf } from '../brief/units';
import type { StudioId } from './studios';

/** What is known of a picture that came with the request. */
export interface ShownPicture {
  /** pixels */
  width: number;
  height: number;
  facts: {
    palette?: { hex: string; name: string; share: number }[];
    lines?: { text: string; contrast: number; isLarge: boolean }[];
  };
  description: string | null;
}

export interface ProposalBrief {
  request: string;
  studio: { id: StudioId; name: string };
  pictures: readonly ShownPicture[];
  /** of the day on which it is written */
  today: Date;
}

export interface ProposalText {
  title: string;
  /** Markdown */
  content: string;
}

const TITLE = 80;

/** A name for a request, before anything is written for it: how it begins. */
export function proposalTitle(request: string): string {
  const [first = ''] = request
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:;])\s/);
  const words = first.replace(/[.,:;\s]+$/, '');
  return words.length <= TITLE ? words : `${words.slice(0, TITLE - 1).replace(/\s+\S*$/, '')}…`;
}

export function writeProposal({ request, studio }: ProposalBrief): ProposalText {
  const wishes = unitsOf(request, '').map(({ text }) => `- ${text}`);
  return {
    title: proposalTitle(request),
    content: [
      `## What you asked for`,
      wishes.join('\n'),
      `## Next step`,
      `${studio.name} answers each of these points.`,
    ].join('\n\n'),
  };
}
