import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FindOptionsOrder, FindOptionsSelect, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

/** The query fields of a paged list: how far and how much one may ask for, and how much one gets without asking. */
export function pageQuery({ perPage = 20, maxPerPage = 100, maxPage = 1_000_000 } = {}) {
  class Query {
    @ApiPropertyOptional({ type: Number, minimum: 1, maximum: maxPage, default: 1 })
    @IsOptional()
    @Type(() => Number)
    @IsInt({ message: 'page must be a whole number.' })
    @Min(1, { message: 'page must be 1 or more.' })
    @Max(maxPage, { message: `page must be ${maxPage} or less.` })
    page: number = 1;

    @ApiPropertyOptional({ type: Number, minimum: 1, maximum: maxPerPage, default: perPage })
    @IsOptional()
    @Type(() => Number)
    @IsInt({ message: 'per_page must be a whole number.' })
    @Min(1, { message: 'per_page must be 1 or more.' })
    @Max(maxPerPage, { message: `per_page must be ${maxPerPage} or less.` })
    per_page: number = perPage;
  }
  return Query;
}

/** Those of most lists. */
export class PageQuery extends pageQuery() {}

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

const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' };

/** One page of a table, newest first unless another total order is given. */
export async function findPage<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  where: FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[],
  query: PageQuery,
  { select, order }: { select?: FindOptionsSelect<Entity>; order?: FindOptionsOrder<Entity> } = {},
): Promise<{ rows: Entity[]; pagination: PaginationResponse }> {
  const { limit, offset } = toLimitOffset(query);
  const rows = await repository.find({
    select,
    where,
    order: order ?? (NEWEST_FIRST as FindOptionsOrder<ObjectLiteral> as FindOptionsOrder<Entity>),
    take: limit,
    skip: offset,
  });
  return paginate(rows, query);
}

/** Escapes what LIKE would take as a wildcard. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
