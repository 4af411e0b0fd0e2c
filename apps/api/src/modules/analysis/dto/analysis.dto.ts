import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsUUID, MaxLength, MinLength } from 'class-validator';
import { EmptyAsAbsent, IsText, Trimmed } from '../../../platform/http';

const MAX_SLUG = 100;
const FILE = { type: String, format: 'binary', description: 'JPEG, PNG or WebP of at most 5 MB.' } as const;

/** A picture of the caller's own, where none is uploaded. */
export class DescribeImageDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'A design of yours, when no image is uploaded.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'design_id must be a UUID.' })
  design_id?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'An inspiration of yours, when neither an image is uploaded nor a design named.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'inspiration_id must be a UUID.' })
  inspiration_id?: string;
}

/** How the form looks from outside; the file reaches the route beside the DTO. */
export class DescribeImageForm extends DescribeImageDto {
  @ApiPropertyOptional(FILE)
  image_file?: unknown;
}

export class AnalyzeDto extends DescribeImageDto {
  @ApiProperty({ type: String, maxLength: MAX_SLUG, description: 'One of `GET /api/v1/analyzers`.' })
  @Trimmed()
  @IsText('analyzer_slug', MAX_SLUG)
  @IsNotEmpty({ message: 'Please select an analysis method.' })
  analyzer_slug: string;
}

export class AnalyzeForm extends AnalyzeDto {
  @ApiPropertyOptional(FILE)
  file?: unknown;
}

const NAME_TOO_LONG = 'Prompt name must be less than 100 characters';
const MAX_CONTENT = 5_000;

/** The rules are those of the Save Prompt dialog. */
export class SaveAsPromptDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 99 })
  @Trimmed()
  @IsText('prompt_name', 10_000)
  @MaxLength(99, { message: NAME_TOO_LONG })
  @MinLength(2, { message: 'Prompt name must be at least 2 characters long' })
  @IsNotEmpty({ message: 'Please enter a name for your prompt' })
  prompt_name: string;

  @ApiProperty({ type: String, minLength: 10, maxLength: MAX_CONTENT })
  @Trimmed()
  @IsText('prompt_text', 100_000)
  @MaxLength(MAX_CONTENT, { message: 'Prompt content must be at most 5,000 characters long' })
  @MinLength(10, { message: 'Prompt content must be at least 10 characters long' })
  @IsNotEmpty({ message: 'Please enter the prompt content' })
  prompt_text: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_id must be a UUID.' })
  brand_id?: string | null;
}
