import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { BooleanFromForm, EmptyAsAbsent, IsText, IsTimestamp } from '../../../platform/http';
import { PageQuery } from '../../../platform/pagination';

/** What a list of designs is narrowed and ordered by. */
export class DesignsFilter {
  @ApiPropertyOptional({ type: String, description: 'Exact.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('design_type', 100)
  design_type?: string;

  @ApiPropertyOptional({ type: String, description: 'Exact.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('operation', 100)
  operation?: string;

  @ApiPropertyOptional({ type: String, description: 'Exact.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('provider', 100)
  provider?: string;

  @ApiPropertyOptional({ type: String, description: 'Exact name of a brand.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('brand', 100)
  brand?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'A brand by its id, which renaming does not change.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Made from this saved prompt.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'prompt_id must be a UUID.' })
  prompt_id?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Part of the prompt or of the brand name, in any case.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || undefined : value))
  @IsOptional()
  @IsText('search', 200)
  search?: string;

  @ApiPropertyOptional({ type: String, enum: ['newest', 'oldest'], default: 'newest' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(['newest', 'oldest'], { message: 'sort must be one of newest, oldest.' })
  sort?: 'newest' | 'oldest';

  @ApiPropertyOptional({ type: Boolean })
  @BooleanFromForm()
  @IsOptional()
  @IsBoolean({ message: 'favorite must be true or false.' })
  favorite?: boolean;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'Made at this time or later. A date, or a date and time with zone, from the year 0001.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsTimestamp('from')
  from?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description:
      'Made before this time; a date alone includes its whole day. A date, or a date and time with zone, from the year 0001.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsTimestamp('to')
  to?: string;
}

export class ListDesignsQuery extends IntersectionType(PageQuery, DesignsFilter) {}
