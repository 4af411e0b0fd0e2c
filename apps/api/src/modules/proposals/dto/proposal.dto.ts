import { STUDIOS, type StudioId } from '@maquette/writer';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { EmptyAsAbsent, IsText, IsVersion, Trimmed } from '../../../platform/http';
import { PROPOSAL_STATUSES, type ProposalStatus } from '../proposal.entity';

export const STUDIO_IDS = Object.keys(STUDIOS) as StudioId[];
export const MAX_REQUEST = 2_000;
export const MAX_PICTURES = 3;
const MAX_TITLE = 200;
export const MAX_CONTENT = 60_000;

const isGiven = (_: object, value: unknown) => value !== undefined;
const UNKNOWN_STUDIO = `design_studio must be one of ${STUDIO_IDS.join(', ')}.`;

export class GenerateProposalDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_REQUEST,
    description:
      'What the client asked for, at least 10 characters; with pictures the context, at most 500 characters, which may be left out.',
  })
  @Trimmed()
  @IsOptional()
  // how long it may be depends on whether pictures come with it
  @IsText('client_request', 100_000)
  client_request?: string;

  @ApiPropertyOptional({ type: String, format: 'byte', description: 'One picture; as `images` with one.' })
  @ValidateIf(isGiven)
  @IsString({ message: 'image must be text in base64.' })
  image?: string;

  @ApiPropertyOptional({
    type: String,
    isArray: true,
    minItems: 1,
    maxItems: MAX_PICTURES,
    description:
      'JPEG, PNG or WebP files under 10 MB in base64, with or without `data:…,` before it. They are looked at and not kept.',
  })
  @ValidateIf(isGiven)
  @IsString({ each: true, message: 'images must hold texts in base64.' })
  @ArrayMinSize(1, { message: 'Please upload at least one image file' })
  @ArrayMaxSize(MAX_PICTURES, { message: 'Maximum 3 images allowed' })
  @IsArray({ message: 'images must be a list.' })
  images?: string[];

  @ApiPropertyOptional({ enum: STUDIO_IDS, default: 'TI' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(STUDIO_IDS, { message: UNKNOWN_STUDIO })
  design_studio?: StudioId;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'In whose colours and type it is exported.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Answers at once, with 202, instead of when it is written.',
  })
  @IsOptional()
  @IsBoolean({ message: 'async must be true or false.' })
  async?: boolean;
}

/** What is given changes, the rest stays. */
export class UpdateProposalDto {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: MAX_TITLE })
  @Trimmed()
  @ValidateIf(isGiven)
  @IsText('title', MAX_TITLE)
  @IsNotEmpty({ message: 'The title cannot be empty.' })
  title?: string;

  @ApiPropertyOptional({
    enum: PROPOSAL_STATUSES,
    description: '`archived` takes it out of the list, `active` puts it back.',
  })
  @ValidateIf(isGiven)
  @IsIn(PROPOSAL_STATUSES, { message: `status must be one of ${PROPOSAL_STATUSES.join(', ')}.` })
  status?: ProposalStatus;

  @ApiPropertyOptional({
    type: String,
    maxLength: MAX_CONTENT,
    description: 'Markdown, kept as it was typed; what it replaces is kept as a version.',
  })
  @ValidateIf(isGiven)
  @IsText('proposal_content', MAX_CONTENT)
  proposal_content?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version whose title or text was edited; over a newer one the answer is 409 with both.',
  })
  @IsVersion()
  version?: number;
}

export class RegenerateProposalDto {
  @ApiPropertyOptional({ enum: STUDIO_IDS, description: 'Another studio than before.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(STUDIO_IDS, { message: UNKNOWN_STUDIO })
  design_studio?: StudioId;
}

export const SORTS = ['newest', 'oldest', 'alphabetical', 'studio'] as const;
export type ProposalSort = (typeof SORTS)[number];
export const LISTED_STATUSES = [...PROPOSAL_STATUSES, 'all'] as const;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

export class ListProposalsQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_PAGE, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number.' })
  @Min(1, { message: 'page must be 1 or more.' })
  @Max(MAX_PAGE, { message: `page must be ${MAX_PAGE} or less.` })
  page: number = 1;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_LIMIT, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be 1 or more.' })
  @Max(MAX_LIMIT, { message: `limit must be ${MAX_LIMIT} or less.` })
  limit: number = 20;

  @ApiPropertyOptional({ enum: LISTED_STATUSES, default: 'active' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(LISTED_STATUSES, { message: `status must be one of ${LISTED_STATUSES.join(', ')}.` })
  status: ProposalStatus | 'all' = 'active';

  @ApiPropertyOptional({ enum: SORTS, default: 'newest' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}.` })
  sort: ProposalSort = 'newest';

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Part of the title, the request or the proposal, in any case.',
  })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('search', 200)
  search?: string;
}
