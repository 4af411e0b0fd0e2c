import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IdParam } from '../../../platform/http';
import { pageQuery, PaginationResponse } from '../../../platform/pagination';
import { trashTypes } from '../../../platform/trash';

/** Every source is read as far as the page: the sources are merged afterwards. */
export class TrashQuery extends pageQuery({ maxPage: 100 }) {}

export class TrashParam extends IdParam {
  @ApiProperty({ type: String, enum: trashTypes })
  @IsIn(trashTypes, { message: () => `type must be one of ${trashTypes.join(', ')}.` })
  type: string;
}

export class TrashItemResponse {
  @ApiProperty({ type: String, enum: trashTypes })
  type: string;

  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String, format: 'date-time' })
  deleted_at: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it is removed for good.' })
  purged_at: string;
}

export class TrashListResponse {
  @ApiProperty({ type: TrashItemResponse, isArray: true, description: 'The latest deleted first.' })
  items: TrashItemResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
