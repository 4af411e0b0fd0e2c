import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** `:id` of a route. A malformed id is a 400, an unknown one a 404. */
export class IdParam {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'id must be a UUID.' })
  id: string;
}
