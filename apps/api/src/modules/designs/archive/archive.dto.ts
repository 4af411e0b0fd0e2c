import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';

const MAX_DESIGNS = 500;

export class CreateArchiveDto {
  @ApiProperty({ type: String, format: 'uuid', isArray: true, minItems: 1, maxItems: MAX_DESIGNS })
  @IsUUID('all', { each: true, message: 'ids must hold UUIDs.' })
  @ArrayMaxSize(MAX_DESIGNS, { message: `ids must hold at most ${MAX_DESIGNS}.` })
  @ArrayMinSize(1, { message: 'ids must hold at least one.' })
  @IsArray({ message: 'ids must be a list.' })
  ids: string[];
}

export class LeftOutResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'Why, as a sentence.' })
  reason: string;
}

export class ArchiveResponse {
  @ApiProperty({
    type: String,
    description:
      'Signed address of the ZIP under the API’s origin, for 10 minutes. What is deleted by then is not in it.',
  })
  url: string;

  @ApiProperty({ type: Number, description: 'How many images are in it.' })
  count: number;

  @ApiProperty({ type: LeftOutResponse, isArray: true, description: 'What was asked for and is not in it.' })
  left_out: LeftOutResponse[];
}
