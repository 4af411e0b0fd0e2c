import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobError, type LeasedJob } from '../queue';
import { CallJournal, type CallKey } from './call-journal';
import type { GeneratedImage, ImageProvider, ProviderCall } from './image-provider';
import { ProviderTurns } from './provider-turns';
import { Usage } from './usage';

/** So many pictures, from this seed on. */
export interface PicturePart {
  n: number;
  seed: number;
}

export interface PictureOrder extends PicturePart {
  provider: ImageProvider;
  /** an operation */
  purpose: string;
  job: Pick<LeasedJob, 'id' | 'userId' | 'signal' | 'outlast'>;
  /** asks the provider for a part of it */
  ask(part: PicturePart, call: ProviderCall): AsyncIterable<GeneratedImage>;
}

const BUILT_IN: ProviderCall = { keep: () => Promise.resolve(), charge: () => undefined };
const MAX_SEED = 2 ** 31 - 1;

/**
 * Makes the pictures of a job: in turns, in as many requests as the provider needs, side by side. What a provider has
 * taken on or made is in the journal until the job is done, so that an attempt goes on where the last one ended.
 */
@Injectable()
export class PictureCalls {
  constructor(
    private readonly turns: ProviderTurns,
    private readonly usage: Usage,
    private readonly journal: CallJournal,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Pictures as they come. What cannot be made, while others were, is told in the notes of the last one. @throws JobError */
  async *make(order: PictureOrder): AsyncIterable<GeneratedImage> {
    const { provider, job, n, seed } = order;
    if (provider.unit === undefined) {
      yield* this.turns.take(provider, job.userId, order.ask({ n, seed }, BUILT_IN), job.signal);
      return;
    }
    const calls = partsOf(order).map((part, step) => settle(this.call(order, part, { jobId: job.id, step })));
    const errors: JobError[] = [];
    let last: GeneratedImage | undefined;
    let made = 0;
    try {
      for await (const result of asTheyCome(calls)) {
        if ('error' in result) {
          // whatever ended the job, or nobody foresaw
          if (!(result.error instanceof JobError)) throw result.error;
          errors.push(result.error);
        } else
          for (const picture of result.pictures) {
            if (last) yield last;
            last = picture;
            made += 1;
          }
      }
    } finally {
      // none goes on unseen beside the next attempt
      await Promise.all(calls);
    }
    const worst = errors.find((error) => error.canHeal) ?? errors[0];
    if (worst && (!last || worst.canHeal)) throw worst;
    if (last && worst)
      last = { ...last, notes: [...last.notes, `${n - made} of ${n} pictures could not be made. ${worst.message}`] };
    if (last) yield last;
  }

  private call(order: PictureOrder, part: PicturePart, key: CallKey): Promise<GeneratedImage[]> {
    const { provider, job } = order;
    return this.turns.one(
      provider,
      job.userId,
      async () => {
        const known = await this.journal.find(key);
        if (known?.pictures) return known.pictures;
        if (known && known.ticket === null && !provider.repeatable) throw new JobError('unanswered');
        const sent = new SentCall(known?.ticket ?? undefined, (ticket) =>
          job.outlast(() => this.journal.keepTicket(key, ticket)),
        );
        if (!sent.ticket) {
          await this.usage.refuseOverBudget(provider.id);
          await this.journal.begin(key);
        }
        return this.receive(order, part, key, sent);
      },
      job.signal,
    );
  }

  private async receive(
    order: PictureOrder,
    part: PicturePart,
    key: CallKey,
    sent: SentCall,
  ): Promise<GeneratedImage[]> {
    const { provider, job, purpose } = order;
    const { userId, signal } = job;
    const use = { userId, provider: provider.id, model: provider.model, purpose, unit: provider.unit ?? '' };
    const pictures: GeneratedImage[] = [];
    try {
      for await (const picture of order.ask(part, sent)) pictures.push(picture);
      if (pictures.length === 0) throw new JobError('bad_output');
    } catch (error) {
      signal.throwIfAborted();
      // what the provider works on is looked up by its ticket, and counted then
      if (sent.ticket && error instanceof JobError && error.canHeal) throw error;
      if (sent.charged) await this.usage.record({ ...use, units: sent.charged });
      if (error instanceof JobError) {
        // the row stays, so that no later attempt sends it
        if (!sent.ticket && error.mayBeDone && !provider.repeatable)
          throw new JobError('unanswered', undefined, { cause: error });
      }
      await this.journal.drop(key);
      throw error;
    }
    await job.outlast(() =>
      this.database.transaction(async (tx) => {
        await this.journal.answer(tx, key, pictures);
        await this.usage.record({ ...use, units: sent.charged ?? pictures.length }, tx);
      }),
    );
    return pictures;
  }
}

class SentCall implements ProviderCall {
  charged?: number;

  constructor(
    public ticket: string | undefined,
    private readonly store: (ticket: string) => Promise<void>,
  ) {}

  async keep(ticket: string): Promise<void> {
    // first: it counts for this attempt whatever becomes of the row
    this.ticket = ticket;
    await this.store(ticket);
  }

  charge(units: number): void {
    this.charged = (this.charged ?? 0) + units;
  }
}

type Result = { pictures: GeneratedImage[] } | { error: Error };

const settle = (call: Promise<GeneratedImage[]>): Promise<Result> =>
  call.then(
    (pictures) => ({ pictures }),
    (error: Error) => ({ error }),
  );

async function* asTheyCome<T>(promises: readonly Promise<T>[]): AsyncIterable<T> {
  const open = new Map(promises.map((promise, index) => [index, promise.then((value) => ({ index, value }))]));
  while (open.size > 0) {
    const { index, value } = await Promise.race(open.values());
    open.delete(index);
    yield value;
  }
}

/** Each request has seeds of its own, as if one had made them all. */
function partsOf({ n, seed, provider: { perCall = n } }: PictureOrder): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let made = 0; made < n; made += perCall)
    parts.push({ n: Math.min(perCall, n - made), seed: (seed + made) % (MAX_SEED + 1) });
  return parts;
}
