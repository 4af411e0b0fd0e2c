import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { type JobStatus, JobStatusResponse } from '../../../platform/queue';
import { RecipeResponse } from '../recipe';

/** One card of the gallery. Everything about the picture but its expected size is null until there is one. */
export class DesignResponse extends JobStatusResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'The request; its first card has the same id.' })
  original_id: string;

  @ApiProperty({ type: String })
  prompt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, enum: ['pending', 'processing', 'completed', 'failed'] })
  override status: JobStatus;

  @ApiProperty({ type: String })
  provider: string;

  @ApiProperty({ type: String })
  operation: string;

  @ApiProperty({ type: String })
  design_type: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  brand_profile_id: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'null without a brand, and when the brand is gone.' })
  brand_name: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Signed address under the API’s origin, for an hour or more.',
  })
  image_url: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Path in the bucket design-images.' })
  supabase_path: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The folder of that path.' })
  folder: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Signed address of a WebP 384 pixels wide, narrower where it would be more than 768 high or the picture is.',
  })
  thumbnail_url: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The same of twice that size; null where the one before shows every pixel.',
  })
  thumbnail_2x_url: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of three times that size; null as before, and for earlier designs.',
  })
  thumbnail_3x_url: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of four times that size; null as before, and for earlier designs.',
  })
  thumbnail_4x_url: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Signed address of the picture as SVG, where it was drawn so; a download.',
  })
  svg_url: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'image/png' })
  media_type: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Size of the picture in bytes.' })
  bytes: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Pixels of the picture; those that it is expected to have while there is none.',
  })
  width: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'As `width`.' })
  height: number | null;

  @ApiProperty({ type: String, nullable: true, example: '#a1b2c3' })
  average_color: string | null;

  @ApiProperty({ type: Boolean, description: 'The request asked for several pictures.' })
  is_multi_image: boolean;

  @ApiProperty({
    type: Number,
    minimum: 1,
    description: 'How many pictures the request asked for. Until they are there, one card stands for all of them.',
  })
  n: number;

  @ApiProperty({ type: Number, minimum: 0 })
  image_index: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Makes this very picture again.' })
  seed: number | null;

  @ApiProperty({ type: Boolean })
  favorite: boolean;

  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Sentences for the user, such as what of the prompt could not be pictured.',
  })
  notes: string[];
}

/** A relative of a design, as much as a link to it needs. */
export class RelatedDesignResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  prompt: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnail_url: string | null;
}

/** The saved prompt that a design was made from. */
export class DesignPromptResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'Its name of today; empty when it has none.' })
  name: string;

  @ApiProperty({ type: Number, description: 'Which version of it the design was made from.' })
  version: number;
}

export class DesignDetailResponse extends DesignResponse {
  @ApiProperty({ type: RecipeResponse })
  recipe: RecipeResponse;

  @ApiProperty({
    type: DesignPromptResponse,
    nullable: true,
    description: 'null when it was made from none, and when that was removed.',
  })
  saved_prompt: DesignPromptResponse | null;

  @ApiProperty({
    type: RelatedDesignResponse,
    nullable: true,
    description: 'null when it has none, and when it was removed; the recipe names it still.',
  })
  parent: RelatedDesignResponse | null;

  @ApiProperty({
    type: RelatedDesignResponse,
    isArray: true,
    description: 'Designs run again from this one, newest first, at most 50.',
  })
  children: RelatedDesignResponse[];

  @ApiProperty({
    type: DesignResponse,
    isArray: true,
    description: 'The pictures of its request that are there, itself among them, in order.',
  })
  siblings: DesignResponse[];
}

/** What stands before and after a design in a list. */
export class NeighboursResponse {
  @ApiProperty({ type: RelatedDesignResponse, nullable: true, description: 'null at the start of the list.' })
  previous: RelatedDesignResponse | null;

  @ApiProperty({ type: RelatedDesignResponse, nullable: true, description: 'null at its end.' })
  next: RelatedDesignResponse | null;
}

export class DesignListResponse {
  @ApiProperty({ type: DesignResponse, isArray: true })
  designs: DesignResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export class DesignRequestResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  design_request_id: string;

  @ApiProperty({ type: String, enum: ['pending'] })
  status: 'pending';
}
