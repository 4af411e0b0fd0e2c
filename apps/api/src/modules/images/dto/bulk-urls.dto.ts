import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty } from 'class-validator';
import { IsListOf, IsText } from '../../../platform/http';
import { type Bucket, BUCKETS } from '../../../platform/storage';

const MAX_FILES = 100;

export class FileReference {
  @ApiProperty({ type: String })
  @IsText('path', 1_000)
  @IsNotEmpty({ message: 'path is required.' })
  path: string;

  @ApiProperty({ type: String, enum: BUCKETS })
  @IsIn(BUCKETS, { message: `bucket must be one of ${BUCKETS.join(', ')}.` })
  bucket: Bucket;
}

export class BulkUrlsDto {
  @ApiProperty({ type: FileReference, isArray: true, maxItems: MAX_FILES })
  @IsListOf(() => FileReference, 'files', MAX_FILES)
  files: FileReference[];
}

export class BucketQuery {
  @ApiProperty({ type: String, enum: BUCKETS })
  @IsIn(BUCKETS, { message: `bucket must be one of ${BUCKETS.join(', ')}.` })
  bucket: Bucket;
}

export class SignedUrlResponse {
  @ApiProperty({ type: String })
  path: string;

  @ApiProperty({ type: String, enum: BUCKETS })
  bucket: Bucket;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Under the API’s origin, valid for an hour or more; null when the file may not be read.',
  })
  url: string | null;

  @ApiPropertyOptional({ type: String })
  error?: string;
}

export class BulkUrlsResponse {
  @ApiProperty({ type: SignedUrlResponse, isArray: true, description: 'In the order of the request.' })
  urls: SignedUrlResponse[];
}
