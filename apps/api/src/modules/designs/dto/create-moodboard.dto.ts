import { MOODBOARD_IMAGES } from '@maquette/generation';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { EmptyAsAbsent, IsText } from '../../../platform/http';

const TITLE_LENGTH = 200;

export class CreateMoodboardDto {
  @ApiPropertyOptional({ type: String, maxLength: TITLE_LENGTH, description: 'Stands at the head of the board.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('The title', TITLE_LENGTH)
  title?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The moodboard that this one is made again from.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'parent_id must be a UUID.' })
  parent_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    isArray: true,
    maxItems: MOODBOARD_IMAGES,
    description: 'Pictures of yours in the bucket design-images, after those that are uploaded.',
  })
  // a form that has it once sends no list
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsOptional()
  @IsString({ each: true, message: 'image_paths must hold paths.' })
  @MaxLength(1_000, { each: true, message: 'image_paths must hold paths.' })
  @ArrayMaxSize(MOODBOARD_IMAGES, { message: `image_paths must hold at most ${MOODBOARD_IMAGES}.` })
  @IsArray({ message: 'image_paths must be a list.' })
  image_paths?: string[];
}

/** How the form looks from outside; the files reach the route beside the DTO. */
export class CreateMoodboardForm extends CreateMoodboardDto {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'binary' },
    maxItems: MOODBOARD_IMAGES,
    description: 'JPEG, PNG or WebP, each under 10 MB. At least one picture, here or in `image_paths`.',
  })
  images?: unknown[];
}
