import type { StudioId } from '@maquette/writer';
import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { RevisionResponse } from '../../../platform/revisions';
import { INPUT_TYPES, type InputType, PROPOSAL_STATUSES, type ProposalStatus } from '../proposal.entity';
import { STUDIO_IDS } from './proposal.dto';

export const GENERATION_STATUSES = ['pending', 'generating', 'completed', 'failed'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

export class ProposalResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String, description: 'In the client’s words; with pictures, what was said about them.' })
  client_request: string;

  @ApiProperty({ enum: STUDIO_IDS })
  design_studio: StudioId;

  @ApiProperty({ type: String })
  studio_name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Markdown: `##` headings, paragraphs, lists, tables, quotes and bold; never HTML. null until it is written.',
  })
  proposal_content: string | null;

  @ApiProperty({
    type: String,
    description: 'How the proposal begins, or the request before there is one: plain text of at most 300 characters.',
  })
  preview: string;

  @ApiProperty({ enum: INPUT_TYPES })
  input_type: InputType;

  @ApiProperty({ type: Number, description: '0 to 3.' })
  image_count: number;

  @ApiProperty({ enum: PROPOSAL_STATUSES })
  status: ProposalStatus;

  @ApiProperty({ enum: GENERATION_STATUSES })
  generation_status: GenerationStatus;

  @ApiProperty({ type: Number, description: '0 to 100.' })
  generation_progress: number;

  @ApiProperty({ type: String, nullable: true, description: 'A sentence for the screen.' })
  generation_error: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why, in a word: `cancelled`, `rate_limited`, …' })
  generation_error_code: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  brand_profile_id: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class ReferenceColorResponse {
  @ApiProperty({ type: String, example: '#1b3a4b' })
  hex: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: Number, description: 'How much of the picture has it, 0 to 1.' })
  share: number;
}

/** What is known of a picture that was sent; the picture itself is not kept. */
export class ReferenceImageResponse {
  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  height: number;

  @ApiProperty({ type: ReferenceColorResponse, isArray: true, description: 'At most eight.' })
  colors: ReferenceColorResponse[];

  @ApiProperty({ type: String, isArray: true, description: 'Lines of text that were read in it, at most forty.' })
  words: string[];

  @ApiProperty({ type: String, nullable: true, description: 'By a model that sees, where one is set up.' })
  description: string | null;
}

export class ProposalDetailResponse extends ProposalResponse {
  @ApiProperty({ type: Number, description: 'Of its title and text; send it with a change. 0 before it is written.' })
  version: number;

  @ApiProperty({ type: ReferenceImageResponse, isArray: true })
  images: ReferenceImageResponse[];
}

export class ProposalEnvelope {
  @ApiProperty({ type: ProposalDetailResponse })
  proposal: ProposalDetailResponse;
}

export class ProposalPagination {
  @ApiProperty({ type: Number })
  page: number;

  @ApiProperty({ type: Number })
  limit: number;

  @ApiProperty({ type: Number, description: 'How many there are with these filters.' })
  total: number;

  @ApiProperty({ type: Number, description: 'At least 1.' })
  pages: number;

  @ApiProperty({ type: Boolean })
  has_more: boolean;
}

export class ProposalStats {
  @ApiProperty({ type: Number })
  total: number;

  @ApiProperty({ type: Number })
  active: number;

  @ApiProperty({ type: Number, description: 'Waiting or being written.' })
  generating: number;
}

export class ProposalListResponse {
  @ApiProperty({ type: ProposalResponse, isArray: true })
  proposals: ProposalResponse[];

  @ApiProperty({ type: ProposalPagination })
  pagination: ProposalPagination;

  @ApiProperty({ type: ProposalStats, description: 'Of all, whatever the filters.' })
  stats: ProposalStats;
}

export class GeneratedProposalResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  proposal_id: string;

  @ApiProperty({ enum: GENERATION_STATUSES })
  generation_status: GenerationStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Once it is written.' })
  project_proposal: string | null;

  @ApiProperty({ enum: STUDIO_IDS })
  design_studio: StudioId;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it is not saved; always null here: it is saved first.',
  })
  save_warning: string | null;
}

export class StudioResponse {
  @ApiProperty({ enum: STUDIO_IDS })
  id: StudioId;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, description: 'Its manner, in a sentence.' })
  description: string;
}

export class StudioListResponse {
  @ApiProperty({ type: StudioResponse, isArray: true })
  studios: StudioResponse[];
}

export class ProposalVersionResponse extends RevisionResponse {}

export class ProposalVersionDetailResponse extends ProposalVersionResponse {
  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'null when it was named before it was written.' })
  proposal_content: string | null;
}

export class ProposalVersionListResponse {
  @ApiProperty({ type: ProposalVersionResponse, isArray: true, description: 'Newest first; at most 200 are kept.' })
  versions: ProposalVersionResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
