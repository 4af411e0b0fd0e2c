import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { EmptyAsAbsent, IdParam, IsText, IsVersion, Trimmed } from '../../../platform/http';

const MAX_NAME = 99;
/** what a design takes */
const MAX_CONTENT = 10_000;
const MAX_FINAL = 20_000;
const MAX_TYPE = 60;
const NAME_TOO_LONG = 'Prompt name must be less than 100 characters';

/** A form sends what was left blank as null. */
const BlankAsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
const isGiven = (_: object, value: unknown) => value !== undefined;

class PromptTexts {
  @ApiPropertyOptional({ type: String, maxLength: MAX_TYPE, nullable: true, description: 'Its folder, in any words.' })
  @BlankAsNull()
  @IsOptional()
  @IsText('prompt_type', MAX_TYPE)
  prompt_type?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: MAX_FINAL, nullable: true })
  @BlankAsNull()
  @IsOptional()
  @IsText('final_prompt', MAX_FINAL)
  final_prompt?: string | null;
}

export class CreatePromptDto extends PromptTexts {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: MAX_NAME })
  @Trimmed()
  @ValidateIf(isGiven)
  @IsText('name', 10_000)
  @MaxLength(MAX_NAME, { message: NAME_TOO_LONG })
  @IsNotEmpty({ message: 'Please enter a name for your prompt' })
  name?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_CONTENT,
    nullable: true,
    description: 'May be empty: a draft can begin with nothing.',
  })
  @Trimmed()
  @IsOptional()
  @IsText('draft_content', MAX_CONTENT)
  draft_content?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @BlankAsNull()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'The caller’s own, or left out.' })
  @IsOptional()
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design that it is saved from.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'design_request_id must be a UUID.' })
  design_request_id?: string | null;
}

/** What is given changes, the rest stays. The brand is that of its making. */
export class UpdatePromptDto extends PromptTexts {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: MAX_NAME })
  @Trimmed()
  @ValidateIf(isGiven)
  @IsText('name', 10_000)
  @MaxLength(MAX_NAME, { message: NAME_TOO_LONG })
  @IsNotEmpty({ message: 'Prompt name cannot be empty.' })
  name?: string;

  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: MAX_CONTENT })
  @Trimmed()
  @ValidateIf(isGiven)
  @IsText('draft_content', MAX_CONTENT)
  @IsNotEmpty({ message: 'Draft content cannot be empty.' })
  draft_content?: string;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version that was edited; over a newer one the answer is 409 with both.',
  })
  @IsVersion()
  version?: number;
}

export const SORTS = ['newest', 'oldest', 'alphabetical'] as const;
export type PromptSort = (typeof SORTS)[number];
const MAX_LIMIT = 100;

export class ListPromptsQuery {
  @ApiPropertyOptional({ type: Number, minimum: 0, default: 0 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'skip must be a whole number.' })
  @Min(0, { message: 'skip must be 0 or more.' })
  @Max(1_000_000, { message: 'skip must be 1000000 or less.' })
  skip: number = 0;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_LIMIT, default: 10 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be 1 or more.' })
  @Max(MAX_LIMIT, { message: `limit must be ${MAX_LIMIT} or less.` })
  limit: number = 10;

  @ApiPropertyOptional({ enum: SORTS, default: 'newest' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}.` })
  sort: PromptSort = 'newest';

  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'Part of the name or the content, in any case.' })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('search', 200)
  search?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_id must be a UUID.' })
  brand_id?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_TYPE,
    description: 'Exact; `general` finds those without a type, too.',
  })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('prompt_type', MAX_TYPE)
  prompt_type?: string;
}

export class GeneratePromptQuery {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'prompt_id must be a UUID.' })
  @IsNotEmpty({ message: 'Prompt ID is required' })
  prompt_id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'brand_id must be a UUID.' })
  @IsNotEmpty({ message: 'Brand ID is required' })
  brand_id: string;
}

export class PromptTemplateParam extends IdParam {
  @ApiProperty({ type: String, example: 'logo_prompt' })
  @IsText('template', 100)
  template: string;
}
