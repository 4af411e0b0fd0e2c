import PQueue from 'p-queue';
import { AppError } from '../errors';

/** Queues that are kept for who asks again: a new one costs a request as much as its check of the user. */
const KEPT = 1_000;

/** At most `atOnce` tasks of one key run at once, and `waiting` more wait for their turn, in order. Counted in this process alone. */
export class ConcurrencyLimit {
  private readonly queues = new Map<string, PQueue>();

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws AppError 429 when too many wait already */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = this.queueOf(key);
    if (queue.size >= this.waiting)
      throw new AppError(429, 'TOO_MANY_AT_ONCE', 'Too many requests at once. Please wait a moment and try again.', {
        retryAfter: 1,
      });
    return queue.add(task);
  }

  private queueOf(key: string): PQueue {
    const known = this.queues.get(key);
    if (known) return known;
    const queue = new PQueue({ concurrency: this.atOnce });
    queue.on('idle', () => {
      if (this.queues.size > KEPT) this.queues.delete(key);
    });
    this.queues.set(key, queue);
    return queue;
  }
}
