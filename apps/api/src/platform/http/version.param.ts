import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { IdParam } from './id.param';

/** One version of what has the id. */
export class VersionParam extends IdParam {
  @ApiProperty({ type: Number, minimum: 1 })
  @Type(() => Number)
  @IsInt({ message: 'version must be a whole number.' })
  @Min(1, { message: 'version must be 1 or more.' })
  @Max(2_147_483_647, { message: 'version must be 2147483647 or less.' })
  version: number;
}
