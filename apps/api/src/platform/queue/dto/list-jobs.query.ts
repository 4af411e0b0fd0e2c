import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsUUID } from 'class-validator';

const MAX_IDS = 100;

export class ListJobsQuery {
  @ApiProperty({ type: String, description: `At most ${MAX_IDS} ids, separated by commas.` })
  @Transform(({ value }: { value: unknown }) => [
    ...new Set([value].flat().flatMap((part) => (typeof part === 'string' ? part.toLowerCase().split(',') : [part]))),
  ])
  @ArrayMaxSize(MAX_IDS, { message: `At most ${MAX_IDS} jobs can be asked for at once.` })
  @IsUUID('all', { each: true, message: 'ids must be UUIDs, separated by commas.' })
  ids: string[];
}
