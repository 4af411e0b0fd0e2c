import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';

export class PaletteColorResponse {
  @ApiProperty({ type: String, description: '`#rrggbb`' })
  color: string;

  @ApiProperty({ type: Number, description: 'How much of the picture has it: 0 to 1.' })
  share: number;
}

export class ThumbnailResponse {
  @ApiProperty({ type: String, description: 'Signed address of a WebP copy.' })
  url: string;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;
}

export class InspirationResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  prompt: string;

  @ApiProperty({ type: String })
  design_type: string;

  @ApiProperty({ type: String })
  provider: string;

  @ApiProperty({ type: String, isArray: true })
  style_tags: string[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design that it was saved from, which may be gone.',
  })
  design_id: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Path in the bucket inspiration-images.' })
  image_filename: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Signed address.' })
  image_url: string | null;

  @ApiProperty({ type: ThumbnailResponse, isArray: true, description: 'The smallest first.' })
  thumbnails: ThumbnailResponse[];

  @ApiProperty({ type: String, nullable: true })
  media_type: string | null;

  @ApiProperty({ type: Number, nullable: true })
  bytes: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Pixels.' })
  width: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Pixels.' })
  height: number | null;

  @ApiProperty({ type: String, nullable: true, description: '`#rrggbb`' })
  average_color: string | null;

  @ApiProperty({ type: PaletteColorResponse, isArray: true, description: 'At most six, the largest share first.' })
  palette: PaletteColorResponse[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class SavedInspirationResponse {
  @ApiProperty({ type: InspirationResponse })
  inspiration: InspirationResponse;
}

export class InspirationListResponse {
  @ApiProperty({ type: InspirationResponse, isArray: true })
  data: InspirationResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export class CopiesResponse {
  @ApiProperty({
    type: InspirationResponse,
    isArray: true,
    description: 'At most five inspirations of the caller that show the same picture, re-encoded and resized ones too.',
  })
  copies: InspirationResponse[];
}

export class InspirationsMetaResponse {
  @ApiProperty({ type: String, isArray: true, description: 'All that designs can have, then others that are used.' })
  design_types: string[];

  @ApiProperty({ type: String, isArray: true, description: 'Those that are used, the most used first, at most 200.' })
  style_tags: string[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'How many inspirations have each of `style_tags`.' })
  style_tag_counts: number[];
}
