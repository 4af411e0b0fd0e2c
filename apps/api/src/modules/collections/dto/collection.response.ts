import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { ThumbnailResponse } from '../../inspirations';

export class CollectionPictureResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the inspiration.' })
  id: string;

  @ApiProperty({ type: ThumbnailResponse, isArray: true, description: 'The smallest first.' })
  thumbnails: ThumbnailResponse[];

  @ApiProperty({ type: Number, nullable: true, description: 'Pixels.' })
  width: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Pixels.' })
  height: number | null;

  @ApiProperty({ type: String, nullable: true, description: '`#rrggbb`' })
  average_color: string | null;
}

export class CollectionResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'Signed address of its cover; null without any picture.' })
  image: string | null;

  @ApiProperty({ type: Number, description: 'How many inspirations it holds, the trash left out.' })
  design_count: number;

  @ApiProperty({ type: CollectionPictureResponse, isArray: true, description: 'At most four, its cover first.' })
  pictures: CollectionPictureResponse[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class CollectionListResponse {
  @ApiProperty({ type: CollectionResponse, isArray: true, description: 'Newest first.' })
  data: CollectionResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export class CollectionItemsResponse {
  @ApiProperty({ type: CollectionResponse, description: 'As it is now.' })
  collection: CollectionResponse;

  @ApiProperty({ type: Number, description: 'How many were added or removed; the others were there, or not, already.' })
  changed: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    isArray: true,
    description: 'Those of the ids that are no inspirations of the caller.',
  })
  not_found: string[];
}
