import { BaseAdapter } from '@bull-board/api/dist/queueAdapters/base.js';
import type { JobCounts, JobStatus, QueueJob, Status } from '@bull-board/api/typings/app';
import { isUUID } from 'class-validator';
import { type JobDefinition, JobError } from '../queue';
import type { JobRow, JobRows, State } from './job-rows.sql';

/**
 * Bull Board gives what is active no button, and it is what operators cancel. So it stands there in the state of what is paused,
 * which can be removed and which nothing here ever is; its label says what it is (see LABELS).
 */
const AS_SHOWN = { active: 'paused', waiting: 'waiting', delayed: 'delayed', failed: 'failed' } as const;
type Shown = (typeof AS_SHOWN)[State];
const stateOf = (shown: string): State | undefined =>
  (Object.keys(AS_SHOWN) as State[]).find((state) => AS_SHOWN[state] === shown);
const SHOWN: Shown[] = ['paused', 'waiting', 'delayed', 'failed'];

const PAGE = 100;

/** Bull Board answers with its status and shows its message. */
class Refused extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
const refused = (): Promise<never> =>
  Promise.reject(new Refused(403, 'Nothing else is done to jobs than retrying and cancelling them.'));

/** One kind of job, read from its rows, which are the truth: Bull's queues hold the heads of the lines alone, and nothing that has failed. */
export class RowsAdapter extends BaseAdapter {
  constructor(
    private readonly job: JobDefinition,
    private readonly rows: JobRows,
  ) {
    super('bull', { allowCompletedRetries: false });
  }

  getName(): string {
    return this.job.name;
  }

  getStatuses(): Status[] {
    return ['latest', ...SHOWN];
  }

  getJobStatuses(): JobStatus[] {
    return SHOWN;
  }

  async getJobCounts(): Promise<JobCounts> {
    const { active, ...counts } = await this.rows.count(this.job);
    return { ...counts, paused: active };
  }

  async getJobs(shown: JobStatus[], start = 0, end = start + PAGE - 1): Promise<QueueJob[]> {
    const page = { limit: end - start + 1, offset: start };
    const states = shown.flatMap((one) => stateOf(one) ?? []);
    const lists = await Promise.all(states.map((state) => this.rows.list(this.job, state, page)));
    return lists.flat().map((row) => this.toJob(row));
  }

  async getJob(id: string): Promise<QueueJob | undefined> {
    const row = isUUID(id) ? await this.rows.find(this.job, id) : undefined;
    return row && this.toJob(row);
  }

  private toJob(row: JobRow): QueueJob {
    const { id, userId, state, progress, attempts, errorCode, createdAt, updatedAt, nextAttemptAt } = row;
    const failed = state === 'failed';
    return {
      opts: {},
      toJSON: () => ({
        id,
        name: this.job.name,
        progress,
        attemptsMade: attempts,
        timestamp: createdAt.getTime(),
        // the sentence in the row may quote a model
        failedReason: failed && errorCode ? `${errorCode}: ${new JobError(errorCode).message}` : '',
        ...(nextAttemptAt && state === 'delayed' && { delay: nextAttemptAt.getTime() - createdAt.getTime() }),
        stacktrace: [],
        data: { owner: userId, attempts_allowed: this.job.attempts, changed_at: updatedAt.toISOString() },
        returnvalue: null,
        opts: {},
      }),
      getState: () => Promise.resolve(AS_SHOWN[state] as never),
      retry: async () => {
        if (!(await this.rows.retry(this.job, id)))
          throw new Refused(409, 'This job has not failed, or is being retried already.');
      },
      remove: async () => {
        if (failed) throw new Refused(409, 'This job has ended: there is nothing to cancel.');
        await this.rows.cancel(this.job, row);
      },
      promote: refused,
    };
  }

  clean = refused;
  addJob = refused;
  pause = refused;
  resume = refused;
  empty = refused;
  obliterate = refused;
  promoteAll = refused;
  removeJobScheduler = refused;
  updateJobScheduler = refused;
  runJobSchedulerNow = refused;
  setGlobalConcurrency = refused;
  getMetrics = refused;
  getJobLogs = () => Promise.resolve([]);
  getRedisInfo = () => Promise.resolve(null);
  isPaused = () => Promise.resolve(false);
  getJobSchedulers = () => Promise.resolve([]);
  getJobSchedulersCount = () => Promise.resolve(0);
  getGlobalConcurrency = () => Promise.resolve(null);
}
