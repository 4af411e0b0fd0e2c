import { Injectable } from '@nestjs/common';
import PQueue, { type Queue, type QueueAddOptions } from 'p-queue';
import type { GeneratedImage, ImageProvider } from './image-provider';

type Call = () => Promise<unknown>;
type CallOptions = QueueAddOptions & { userId?: string };

/** A line for each user; whoever was served goes to the end. */
class TurnQueue implements Queue<Call, CallOptions> {
  /** in the order of whose turn is next */
  private readonly lines = new Map<string, { id?: string; call: Call }[]>();

  get size(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  enqueue(call: Call, { id, userId = '' }: CallOptions = {}): void {
    const line = this.lines.get(userId);
    if (line) line.push({ id, call });
    else this.lines.set(userId, [{ id, call }]);
  }

  dequeue(): Call | undefined {
    for (const [userId, line] of this.lines) {
      this.lines.delete(userId);
      const next = line.shift();
      if (line.length > 0) this.lines.set(userId, line);
      return next?.call;
    }
    return undefined;
  }

  /** for a call that is aborted while it waits */
  remove(id: string): void {
    for (const [userId, line] of this.lines) {
      const left = line.filter((waiting) => waiting.id !== id);
      if (left.length > 0) this.lines.set(userId, left);
      else this.lines.delete(userId);
    }
  }

  filter(): Call[] {
    throw new Error('Turns have no priorities.');
  }

  setPriority(): void {
    throw new Error('Turns have no priorities.');
  }
}

/** How many calls one process makes at once. */
export type Limited = Pick<ImageProvider, 'parallel'>;

/**
 * Holds every provider to what it does at once (`parallel`, for this process) and lets users take turns, picture by
 * picture: whoever asked for hundreds delays somebody who wants one by one picture at most.
 */
@Injectable()
export class ProviderTurns {
  private readonly queues = new WeakMap<Limited, PQueue<TurnQueue, CallOptions>>();

  /** The same pictures, each made in a turn of this user's. Waiting ends, too, when `signal` is aborted. */
  async *take(
    provider: ImageProvider,
    userId: string,
    pictures: AsyncIterable<GeneratedImage>,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    const iterator = pictures[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.one(provider, userId, () => iterator.next(), signal);
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }

  /** One call in a turn of this user's. Waiting ends, too, when `signal` is aborted. */
  one<T>(provider: Limited, userId: string, call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.queueOf(provider).add(call, { userId, signal });
  }

  private queueOf(provider: Limited) {
    const queue =
      this.queues.get(provider) ??
      new PQueue<TurnQueue, CallOptions>({ concurrency: provider.parallel, queueClass: TurnQueue });
    this.queues.set(provider, queue);
    return queue;
  }
}
