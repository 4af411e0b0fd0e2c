import { runtimeConfig } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';

/** A proposal as lists have it. */
export type Proposal = Answer<'get', '/api/proposals/list'>['proposals'][number];
/** With its whole text and the number of its version. */
export type ProposalDetail = Answer<'get', '/api/proposals/{id}'>['proposal'];
export type Studio = Answer<'get', '/api/proposals/studios'>['studios'][number];

export const PROPOSALS_PATH = '/dashboard/proposals';
export const proposalPath = (id: string): string => `${PROPOSALS_PATH}/${id}`;

export const titleOf = ({ title }: Pick<Proposal, 'title'>): string => title.trim() || 'Untitled';

/** What is edited of a proposal; each save of it is a version. */
export interface Texts {
  title: string;
  content: string;
}
export const textsOf = ({ title, proposalContent }: Pick<ProposalDetail, 'title' | 'proposalContent'>): Texts => ({
  title,
  content: proposalContent ?? '',
});

type Generation = Pick<Proposal, 'generationStatus' | 'generationProgress'>;

/** Its text is on the way: it can be neither viewed nor copied nor archived. */
export const isGenerating = ({ generationStatus }: Pick<Generation, 'generationStatus'>): boolean =>
  generationStatus === 'pending' || generationStatus === 'generating';

export const hasFailed = ({ generationStatus }: Pick<Generation, 'generationStatus'>): boolean =>
  generationStatus === 'failed';

/** How far the text is, in words. */
export function generationLabel({ generationStatus, generationProgress }: Generation): string {
  if (generationStatus === 'pending') return 'Generating...';
  if (generationStatus === 'generating') return `Generating... (${Math.round(generationProgress)}%)`;
  return generationStatus === 'failed' ? 'Generation Failed' : 'Ready';
}

const STATUSES: Record<string, string> = { active: 'Active', archived: 'Archived', draft: 'Draft' };
export const statusLabel = ({ status }: Pick<Proposal, 'status'>): string => STATUSES[status] ?? status;

export const typeLabel = ({ inputType, imageCount }: Pick<Proposal, 'inputType' | 'imageCount'>): string =>
  inputType !== 'image' ? 'Text' : imageCount === 1 ? '1 image' : `${imageCount} images`;

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
export const timeOf = (at: string): string => time.format(new Date(at));

/** Where the server's are not to be had. */
export const fallbackStudios = (): Studio[] => {
  const { companyName } = runtimeConfig();
  return ['TI', 'SUL', 'JAD', 'BIL', 'HOL'].map(
    (id) => ({ id, name: `${id} ${companyName}`, description: '' }) as Studio,
  );
};
