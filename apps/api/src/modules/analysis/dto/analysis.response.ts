import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { SOURCES, type Source } from '../image-analysis.entity';
import { PictureFactsResponse } from './facts.response';

export class AnalyzerResponse {
  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, enum: ['image', 'text'] })
  input_type: 'image' | 'text';

  @ApiProperty({ type: Boolean })
  can_save_as_prompt: boolean;

  @ApiProperty({ type: String, description: 'What it tells, in a sentence.' })
  about: string;
}

export class DescriptionResponse {
  @ApiProperty({ type: String })
  text: string;
}

class AnalysisThumbnailResponse {
  @ApiProperty({ type: String, description: 'Signed address of a WebP copy.' })
  url: string;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;
}

/** An analysis as the list shows it. */
export class AnalysisSummaryResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'Slug of the method.' })
  analyzer: string;

  @ApiProperty({ type: String, description: 'Its name, or the slug when there is no such method any more.' })
  analyzer_name: string;

  @ApiProperty({ type: Boolean })
  can_save_as_prompt: boolean;

  @ApiProperty({ type: String, enum: ['pending', 'processing', 'completed', 'failed'] })
  status: string;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty({ type: String, description: 'Of the file, or what the picture was made or saved with.' })
  name: string;

  @ApiProperty({ type: String, enum: SOURCES })
  source: Source;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design or inspiration, which may be gone.',
  })
  source_id: string | null;

  @ApiProperty({ type: String, description: 'Path of its copy of the picture in the bucket design-images.' })
  image_filename: string;

  @ApiProperty({ type: String, description: 'Signed address of it.' })
  image_url: string;

  @ApiProperty({ type: String })
  media_type: string;

  @ApiProperty({ type: AnalysisThumbnailResponse, isArray: true, description: 'At most four, the smallest first.' })
  thumbnails: AnalysisThumbnailResponse[];

  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  height: number;

  @ApiProperty({ type: String, nullable: true, description: '`#rrggbb`' })
  average_color: string | null;

  @ApiProperty({ type: String, description: 'How the answer begins.' })
  excerpt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class AnalysisResponse extends AnalysisSummaryResponse {
  @ApiProperty({ type: DescriptionResponse, isArray: true, nullable: true, description: 'At most ten texts.' })
  descriptions: DescriptionResponse[] | null;

  @ApiProperty({ type: String, nullable: true })
  result: string | null;

  @ApiProperty({ type: PictureFactsResponse, nullable: true })
  facts: PictureFactsResponse | null;

  @ApiProperty({ type: String, nullable: true, description: 'How it was found out, and what it cannot tell.' })
  method: string | null;
}

export class AnalysisListResponse {
  @ApiProperty({ type: AnalysisSummaryResponse, isArray: true, description: 'Newest first.' })
  analyses: AnalysisSummaryResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export class SavedAsPromptResponse {
  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ type: String, format: 'uuid' })
  prompt_id: string;
}
