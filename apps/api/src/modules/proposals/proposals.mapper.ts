import { STUDIOS } from '@maquette/writer';
import type { StudioId } from '../../platform/ai';
import type { GenerationStatus, ProposalDetailResponse, ProposalResponse } from './dto/proposal.response';
import type { Proposal } from './proposal.entity';

/** 'TI Acme': the studios belong to the company. */
export const studioName = (id: StudioId, companyName: string): string => `${id} ${companyName}`;

export const studiosOf = (companyName: string) =>
  (Object.keys(STUDIOS) as StudioId[]).map((id) => ({
    id,
    name: studioName(id, companyName),
    description: STUDIOS[id].description,
  }));

const GENERATION: Record<Proposal['job']['status'], GenerationStatus> = {
  pending: 'pending',
  processing: 'generating',
  completed: 'completed',
  failed: 'failed',
};

export const isGenerating = ({ job }: Proposal): boolean => job.status === 'pending' || job.status === 'processing';

const PREVIEW = 300;

/** How a text begins, without the marks, headings and tables of Markdown. */
function preview(markdown: string): string {
  const plain = markdown
    .slice(0, 4 * PREVIEW)
    .replace(/^#.*$/gm, ' ')
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/gm, '')
    .replace(/^\s*\|.*$|^[\s:-]+$/gm, ' ')
    .replace(/\*\*/g, ' ')
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= PREVIEW ? plain : `${plain.slice(0, PREVIEW - 1).trimEnd()}…`;
}

export const toProposalResponse = (row: Proposal, companyName: string): ProposalResponse => ({
  id: row.id,
  title: row.title,
  client_request: row.clientRequest,
  design_studio: row.designStudio,
  studio_name: studioName(row.designStudio, companyName),
  proposal_content: row.proposalContent,
  preview: preview(row.proposalContent ?? row.clientRequest),
  input_type: row.inputType,
  image_count: row.pictures.length,
  status: row.proposalStatus,
  generation_status: GENERATION[row.job.status],
  generation_progress: row.job.progress,
  generation_error: row.job.error,
  generation_error_code: row.job.errorCode,
  brand_profile_id: row.brandProfileId,
  created_at: row.createdAt.toISOString(),
  updated_at: new Date(Math.max(+row.editedAt, +row.job.updatedAt)).toISOString(),
});

export const toProposalDetail = (row: Proposal, companyName: string, version: number): ProposalDetailResponse => ({
  ...toProposalResponse(row, companyName),
  version,
  images: row.pictures.map(({ width, height, facts, description }) => ({
    width,
    height,
    colors: (facts.palette ?? []).map(({ hex, name, share }) => ({ hex, name, share })),
    words: (facts.lines ?? []).map(({ text }) => text),
    description,
  })),
});
