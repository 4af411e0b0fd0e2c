import type { StudioId } from '@maquette/writer';
import type { BrandLook } from './look';

/** What is to be typeset. */
export interface ProposalDocument {
  title: string;
  /** Markdown */
  content: string;
  studio: { id: StudioId; name: string };
  /** `2027-06-18`: of the proposal */
  date: string;
  brand?: BrandLook;
}
