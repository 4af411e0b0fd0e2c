import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsUUID, Matches } from 'class-validator';
import { EmptyAsAbsent, IsText, Trimmed } from '../../../platform/http';
import { PageQuery } from '../../../platform/pagination';
import { IsStyleTags, MAX_TAG, MAX_TAGS, tagsOf } from './style-tags';

const MAX_PROMPT = 10_000;
const MAX_NAME = 100;
const TAGS = 'A list, or one text with commas.';

/** What an inspiration is saved with. The sentences for what is missing are the specification's. */
export class CreateInspirationDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_PROMPT })
  @Trimmed()
  @IsText('prompt', MAX_PROMPT)
  @IsNotEmpty({ message: 'Prompt is required to save.' })
  prompt: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_NAME })
  @Trimmed()
  @IsText('design_type', MAX_NAME)
  @IsNotEmpty({ message: 'Design type is required to save.' })
  design_type: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_NAME, description: 'What made the picture.' })
  @Trimmed()
  @IsText('provider', MAX_NAME)
  @IsNotEmpty({ message: 'AI provider is required to save.' })
  provider: string;

  @ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: MAX_TAGS, description: TAGS })
  @IsStyleTags()
  style_tags: string[];

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'A design of yours whose picture is copied, when none is uploaded.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'design_id must be a UUID.' })
  design_id?: string | null;
}

/** How the form looks from outside; the file reaches the route beside the DTO. */
export class CreateInspirationForm extends CreateInspirationDto {
  @ApiPropertyOptional({ type: String, format: 'binary', description: 'JPEG, PNG or WebP under 10 MB.' })
  image?: unknown;
}

/** What is given changes, the rest stays. */
export class UpdateInspirationDto extends PartialType(OmitType(CreateInspirationDto, ['design_id']), {
  skipNullProperties: false,
}) {}

/** What is left out is the design's. */
export class SaveFromDesignDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'design_id must be a UUID.' })
  @IsNotEmpty({ message: 'Design ID is required' })
  design_id: string;

  @ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: MAX_TAGS, description: TAGS })
  @IsStyleTags()
  style_tags: string[];

  @ApiPropertyOptional({ type: String, maxLength: MAX_PROMPT, nullable: true })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('prompt', MAX_PROMPT)
  prompt?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: MAX_NAME, nullable: true })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('design_type', MAX_NAME)
  design_type?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: MAX_NAME, nullable: true })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('provider', MAX_NAME)
  provider?: string | null;
}

export class FindCopiesDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'A design of yours, when no image is uploaded.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'design_id must be a UUID.' })
  design_id?: string;
}

export class FindCopiesForm extends FindCopiesDto {
  @ApiPropertyOptional({ type: String, format: 'binary', description: 'JPEG, PNG or WebP under 10 MB.' })
  image?: unknown;
}

export const SORTS = ['newest', 'oldest', 'closest'] as const;

export class ListInspirationsQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, description: 'Exact.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('design_type', MAX_NAME)
  design_type?: string;

  @ApiPropertyOptional({ type: String, description: 'Joined by commas: those that have all of them.' })
  @EmptyAsAbsent()
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (tagsOf(value) as string[]).join() : value,
  )
  @IsText('style_tags', MAX_TAGS * (MAX_TAG + 1))
  style_tags?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Part of the prompt or of a style tag, in any case.',
  })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('search', 200)
  search?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: '^#?[0-9a-fA-F]{6}$',
    example: '#1d6fa5',
    description: 'Those whose picture has about this colour.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @Matches(/^#?[0-9a-f]{6}$/i, { message: 'color must be a colour such as #1d6fa5.' })
  color?: string;

  @ApiPropertyOptional({
    type: String,
    enum: SORTS,
    description: 'Newest first without it; with a colour, closest to it first. `closest` needs a colour.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}.` })
  sort?: (typeof SORTS)[number];
}
