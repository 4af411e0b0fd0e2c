import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMinSize, IsIn, IsOptional } from 'class-validator';
import { EmptyAsAbsent, IdParam, IsListOf, IsTimestamp } from '../../../platform/http';
import { pageQuery, PaginationResponse } from '../../../platform/pagination';
import { trashTypes } from '../../../platform/trash';

/** Every source is read as far as the page: the sources are merged afterwards. */
export class TrashQuery extends pageQuery({ maxPage: 100 }) {}

const MAX_RESTORED = 100;

/** One thing in the trash. */
export class TrashReference extends IdParam {
  @ApiProperty({ type: String, enum: trashTypes })
  @IsIn(trashTypes, { message: () => `type must be one of ${trashTypes.join(', ')}.` })
  type: string;
}

export class RestoreTrashDto {
  @ApiProperty({ type: TrashReference, isArray: true, minItems: 1, maxItems: MAX_RESTORED })
  @ArrayMinSize(1, { message: 'items must hold at least one.' })
  @IsListOf(() => TrashReference, 'items', MAX_RESTORED)
  items: TrashReference[];
}

export class RestoredResponse {
  @ApiProperty({ type: TrashReference, isArray: true, description: 'Those that are out of the trash by this call.' })
  restored: TrashReference[];
}

export class EmptyTrashQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'Leave what was deleted at this time or later; without it, the time of the call.',
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsTimestamp('before')
  before?: string;
}

export class EmptiedResponse {
  @ApiProperty({ type: Number, description: 'How many things this call removed.' })
  purged: number;

  @ApiProperty({ type: Boolean })
  has_more: boolean;

  @ApiProperty({ type: String, format: 'date-time', description: 'For the next call.' })
  before: string;
}

export class TrashPictureResponse {
  @ApiProperty({
    type: String,
    description: 'Signed address under the API’s origin, for an hour or more, while it lies in the trash.',
  })
  thumbnail_url: string;

  @ApiProperty({ type: Number, description: 'Of the picture itself, in pixels.' })
  width: number;

  @ApiProperty({ type: Number })
  height: number;

  @ApiProperty({ type: String, example: '#a1b2c3' })
  average_color: string;
}

export class TrashItemResponse {
  @ApiProperty({ type: String, enum: trashTypes })
  type: string;

  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'Its name, or the beginning of its text; empty when it has none.' })
  title: string;

  @ApiProperty({ type: String, format: 'date-time' })
  deleted_at: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it is removed for good.' })
  purged_at: string;

  @ApiProperty({
    type: TrashPictureResponse,
    nullable: true,
    description: 'What it looked like, where it is a picture.',
  })
  picture: TrashPictureResponse | null;
}

export class TrashListResponse {
  @ApiProperty({ type: TrashItemResponse, isArray: true, description: 'The latest deleted first.' })
  items: TrashItemResponse[];

  @ApiProperty({ type: Number, description: 'How many things lie in the trash.' })
  total: number;

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
