import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The query fields of every paged list. */
export class PageQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 1_000_000, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number.' })
  @Min(1, { message: 'page must be 1 or more.' })
  @Max(1_000_000, { message: 'page must be 1000000 or less.' })
  page: number = 1;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'per_page must be a whole number.' })
  @Min(1, { message: 'per_page must be 1 or more.' })
  @Max(100, { message: 'per_page must be 100 or less.' })
  per_page: number = 20;
}

export class PaginationResponse {
  @ApiProperty({ type: Number })
  page: number;

  @ApiProperty({ type: Number })
  per_page: number;

  @ApiProperty({ type: Boolean })
  has_more: boolean;
}

/** How many rows to read: one more than shown tells whether there are others, without counting them. */
export const toLimitOffset = ({ page, per_page }: PageQuery) => ({
  limit: per_page + 1,
  offset: (page - 1) * per_page,
});

export function paginate<Row>(
  rows: Row[],
  { page, per_page }: PageQuery,
): { rows: Row[]; pagination: PaginationResponse } {
  return { rows: rows.slice(0, per_page), pagination: { page, per_page, has_more: rows.length > per_page } };
}

/** Escapes what LIKE would take as a wildcard. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
