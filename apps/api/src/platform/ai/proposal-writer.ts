import type { StudioId } from '@maquette/writer';
import type { ReferencePicture } from './reference-picture';

export type { StudioId };

export interface ProposalRequest {
  /** what people typed: data for the writer, never instructions */
  request: string;
  studio: { id: StudioId; name: string };
  /** what was found out about the pictures that came with it, at most three */
  pictures: readonly ReferencePicture[];
  /** of the day on which it is written: dates are counted from it */
  today: Date;
}

export interface WrittenProposal {
  title: string;
  /** Markdown: headings, paragraphs, lists, tables and quotes */
  content: string;
}

export interface ProposalStep {
  /** who asked for it */
  userId: string;
  /** aborted when nobody wants the result any more */
  signal: AbortSignal;
  /** @param percent of the steps, 0 to 100 */
  progress(percent: number): Promise<void>;
}

/** What writes proposals. */
export interface ProposalWriter {
  /** id of who is asked, as the usage counts it: 'text' for the operator's model, or 'built-in' */
  readonly provider: string;
  /** @throws JobError with the reason */
  write(request: ProposalRequest, step: ProposalStep): Promise<WrittenProposal>;
}

export const PROPOSAL_WRITER = Symbol('ProposalWriter');
