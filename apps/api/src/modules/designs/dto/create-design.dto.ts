import { DESIGN_TYPE_IDS, type DesignTypeId, OPERATION_IDS, type OperationId } from '@maquette/generation';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsNumber, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { BooleanFromForm, EmptyAsAbsent, IsText, NumberFromForm } from '../../../platform/http';
import { MAX_BACKGROUND_PROMPT, MAX_IMAGES, MAX_PROMPT, MAX_SEED } from '../options';

export class CreateDesignDto {
  @ApiProperty({ type: String, description: 'An id from `GET /api/get-available-providers`.', example: 'studio' })
  @IsText('provider', 100)
  @IsNotEmpty({ message: 'Provider is required.' })
  provider: string;

  @ApiProperty({ type: String, enum: OPERATION_IDS })
  @IsIn(OPERATION_IDS, { message: `operation must be one of ${OPERATION_IDS.join(', ')}.` })
  @IsNotEmpty({ message: 'Operation is required.' })
  operation: OperationId;

  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_PROMPT,
    description: 'Required for text-to-image and image-to-image.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('The prompt', MAX_PROMPT)
  prompt?: string;

  @ApiPropertyOptional({ type: String, enum: DESIGN_TYPE_IDS, default: 'general' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(DESIGN_TYPE_IDS, { message: `design_type must be one of ${DESIGN_TYPE_IDS.join(', ')}.` })
  design_type?: DesignTypeId;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description: "Whether the first palette and typefaces of the brand's strategy flow into the pictures.",
  })
  @BooleanFromForm()
  @IsOptional()
  @IsBoolean({ message: 'use_brand_style must be true or false.' })
  use_brand_style?: boolean;

  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    maximum: MAX_IMAGES,
    default: 1,
    description: 'Number of images; each becomes a design of its own.',
  })
  @NumberFromForm()
  @IsOptional()
  @IsInt({ message: 'n must be a whole number.' })
  @Min(1, { message: 'n must be 1 or more.' })
  @Max(MAX_IMAGES, { message: `n must be ${MAX_IMAGES} or less.` })
  n?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: 1,
    description: 'Image operations only: 0 keeps the input, 1 ignores it.',
  })
  @NumberFromForm()
  @IsOptional()
  @IsNumber({}, { message: 'strength must be a number.' })
  @Min(0, { message: 'strength must be 0 or more.' })
  @Max(1, { message: 'strength must be 1 or less.' })
  strength?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: MAX_SEED,
    description:
      'The same request and seed give the same pictures, where the provider can promise that. Random without it.',
  })
  @NumberFromForm()
  @IsOptional()
  @IsInt({ message: 'seed must be a whole number.' })
  @Min(0, { message: 'seed must be 0 or more.' })
  @Max(MAX_SEED, { message: `seed must be ${MAX_SEED} or less.` })
  seed?: number;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design that this one is run again from.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'parent_id must be a UUID.' })
  parent_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The saved prompt that its words come from; the version that is current is kept with it.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'prompt_id must be a UUID.' })
  prompt_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    description: 'A picture of yours in the bucket design-images, instead of uploading `image`.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('image_path', 1_000)
  image_path?: string;

  @ApiPropertyOptional({ type: String, description: 'The same for `background_image`.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('background_image_path', 1_000)
  background_image_path?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_BACKGROUND_PROMPT,
    description:
      'Words for the background of change-background, instead of a picture of it; taken by providers with `supports_background_prompt`.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('The background', MAX_BACKGROUND_PROMPT)
  background_prompt?: string;
}

/** How the form looks from outside; the files reach the route beside the DTO. */
export class CreateDesignForm extends CreateDesignDto {
  @ApiPropertyOptional({
    type: String,
    format: 'binary',
    description: 'JPEG, PNG or WebP under 10 MB. Required for every operation but text-to-image.',
  })
  image?: unknown;

  @ApiPropertyOptional({
    type: String,
    format: 'binary',
    description: 'The same. Required for change-background, unless `background_prompt` describes it.',
  })
  background_image?: unknown;
}
