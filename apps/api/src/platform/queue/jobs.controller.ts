import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../auth';
import { notFound } from '../errors';
import { ApiErrors, IdParam } from '../http';
import { Replica } from '../replica';
import { JobListResponse, JobResponse } from './dto/job.response';
import { ListJobsQuery } from './dto/list-jobs.query';
import { Jobs } from './jobs';

@ApiTags('jobs')
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly replica: Replica,
  ) {}

  /** Where the caller's own jobs stand, whatever their kind. Ids that are unknown or in the trash are left out. With `If-None-Match`: 304 while nothing has changed. */
  @Get()
  @ApiOkResponse({ type: JobListResponse })
  @ApiErrors(400)
  async listJobs(@CurrentUser() { id }: Caller, @Query() { ids }: ListJobsQuery): Promise<JobListResponse> {
    const found = new Map((await this.jobs.find(id, ids)).map((job) => [job.id, JobResponse.of(job)]));
    // who has been told of an end finds what came of it in the lists
    if ([...found.values()].some(({ status }) => status === 'completed' || status === 'failed'))
      await this.replica.wrote(id);
    return { jobs: ids.flatMap((asked) => found.get(asked) ?? []) };
  }

  /** Ends a job that waits or runs: it is then `failed`, with the error code `cancelled`. One that has ended stays as it is. Answers how it stands. */
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: JobResponse })
  @ApiErrors(400, 403, 404)
  async cancelJob(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<JobResponse> {
    const get = async () => {
      const [job] = await this.jobs.find(user.id, [id]);
      if (!job) throw notFound('Job');
      return job;
    };
    const { job } = await get();
    await this.jobs.cancel(job, id, user.id);
    return JobResponse.of(await get());
  }
}
