import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { REVISION_SOURCES, type RevisionSource } from '../../../platform/revisions';

export class BrandPictureResponse {
  @ApiProperty({ type: String, description: 'Signed; valid for at least an hour.' })
  thumbnail_url: string;

  @ApiProperty({ type: Number, description: 'Of the picture itself, in pixels.' })
  width: number;

  @ApiProperty({ type: Number, description: 'Of the picture itself, in pixels.' })
  height: number;
}

export class BrandProfileResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, description: 'The same as `name`.' })
  brand_name: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same as `description`.' })
  business_description: string | null;

  @ApiProperty({ type: Number })
  design_count: number;

  @ApiProperty({ type: Number })
  prompt_count: number;

  @ApiProperty({ type: BrandPictureResponse, nullable: true, description: 'The newest finished design of the brand.' })
  newest_picture: BrandPictureResponse | null;

  @ApiProperty({ type: Boolean })
  has_strategy_executed: boolean;

  @ApiProperty({ type: Boolean })
  has_website_content_executed: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class BrandProfileDetailResponse extends BrandProfileResponse {
  @ApiProperty({ type: Number, description: 'Of name and description; 0 before anybody has changed them.' })
  version: number;

  @ApiProperty({ type: String, nullable: true, description: 'Type of the last strategy generated or saved.' })
  strategy_input_type: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The strategy as JSON text.' })
  strategy_text: string | null;

  @ApiProperty({ type: Number, description: 'Of the strategy; 0 before there is one.' })
  strategy_version: number;

  @ApiProperty({
    enum: REVISION_SOURCES,
    nullable: true,
    description: 'Who wrote the strategy; a template was written for no brand in particular.',
  })
  strategy_source: RevisionSource | null;
}

export class BrandProfileEnvelope {
  @ApiProperty({ type: BrandProfileDetailResponse })
  profile: BrandProfileDetailResponse;
}

export class BrandProfileListResponse {
  @ApiProperty({ type: BrandProfileResponse, isArray: true, description: 'Newest first.' })
  profiles: BrandProfileResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
