import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../errors';

/** At most `atOnce` tasks of one key run at once, and `waiting` more wait for their turn, in order. Counted in this process alone. */
export class ConcurrencyLimit {
  private readonly keys = new Map<string, { limit: LimitFunction; tasks: number }>();

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws AppError 429 when too many wait already */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const entry = this.keys.get(key) ?? { limit: pLimit(this.atOnce), tasks: 0 };
    if (entry.tasks >= this.atOnce + this.waiting)
      throw new AppError(429, 'TOO_MANY_AT_ONCE', 'Too many requests at once. Please wait a moment and try again.', {
        retryAfter: 1,
      });
    this.keys.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.limit(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) this.keys.delete(key);
    }
  }
}
