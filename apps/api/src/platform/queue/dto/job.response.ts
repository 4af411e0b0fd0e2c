import { ApiProperty } from '@nestjs/swagger';
import { FAILURE_REASONS } from '../job-error';
import type { JobStanding } from '../jobs';

/** How everything that is made in the background says where it stands. */
export class JobStatusResponse {
  @ApiProperty({
    type: String,
    description:
      'In the words of its kind while it waits and runs, such as pending and processing; then completed or failed.',
  })
  status: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: 100, description: 'Steps done, in percent.' })
  progress: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, in a sentence.' })
  error: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: `Why it failed, for programs: ${FAILURE_REASONS.join(', ')}.`,
  })
  error_code: string | null;
}

export class JobResponse extends JobStatusResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, example: 'generate-design' })
  kind: string;

  static of({ id, job, status, progress, error, errorCode }: JobStanding): JobResponse {
    return {
      id,
      kind: job.name,
      status: { ...job.words, completed: 'completed', failed: 'failed' }[status],
      progress,
      error,
      error_code: errorCode,
    };
  }
}

export class JobListResponse {
  @ApiProperty({ type: JobResponse, isArray: true, description: 'In the order of the ids.' })
  jobs: JobResponse[];
}
