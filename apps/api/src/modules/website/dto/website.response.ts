import { WEBSITE_SECTIONS, type WebsiteSectionKey } from '@maquette/website';
import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { RevisionResponse } from '../../../platform/revisions';
import { WebsiteSectionsDto, WebsiteSeoDto } from './website.dto';

export const STATUSES = ['idle', 'queued', 'generating', 'completed', 'failed'] as const;
export type WebsiteStatus = (typeof STATUSES)[number];

export class WebsiteResponse {
  @ApiProperty({ type: WebsiteSectionsDto })
  structured_content: WebsiteSectionsDto;

  @ApiProperty({ enum: WEBSITE_SECTIONS, isArray: true, description: 'The sections that are on the page, in order.' })
  order: WebsiteSectionKey[];

  @ApiProperty({ enum: WEBSITE_SECTIONS, isArray: true })
  locked: WebsiteSectionKey[];

  @ApiProperty({ type: WebsiteSeoDto })
  seo: WebsiteSeoDto;

  @ApiProperty({
    type: String,
    description: 'What the writer tells and asks whoever edits the page: no copy, on no page and in no file.',
  })
  notes: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  generated_at: string | null;

  @ApiProperty({ type: String, nullable: true, description: "A model's name, or 'Built-in writer'." })
  model_used: string | null;

  @ApiProperty({ type: Number })
  version: number;
}

export class WebsiteEnvelope {
  @ApiProperty({ type: WebsiteResponse })
  content: WebsiteResponse;
}

export class WebsiteStatusResponse {
  @ApiProperty({ enum: STATUSES })
  status: WebsiteStatus;

  @ApiProperty({ type: Number, description: '0 to 100.' })
  progress: number;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty({ type: WebsiteResponse, nullable: true, description: 'The whole current content, once completed.' })
  content_data: WebsiteResponse | null;
}

export class WebsiteQueuedResponse {
  @ApiProperty({ enum: ['queued'] })
  status: 'queued';

  @ApiProperty({ type: String, format: 'uuid', description: 'For `GET /api/jobs`.' })
  job_id: string;
}

export class WebsiteVersionResponse extends RevisionResponse {}

export class WebsiteVersionDetailResponse extends WebsiteVersionResponse {
  @ApiProperty({ type: String, description: 'JSON text: sections, order, locked, seo and notes.' })
  content: string;
}

export class WebsiteVersionListResponse {
  @ApiProperty({ type: WebsiteVersionResponse, isArray: true, description: 'Newest first; at most 200 are kept.' })
  versions: WebsiteVersionResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
