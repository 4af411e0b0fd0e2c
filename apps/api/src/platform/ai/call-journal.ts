import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import type { GeneratedImage } from './image-provider';
import { ProviderCallRow, ProviderPicture } from './provider-call.entity';

/** One request of a job. */
export interface CallKey {
  jobId: string;
  /** from 0 */
  step: number;
}

export interface KnownCall {
  ticket: string | null;
  /** once it was answered */
  pictures?: GeneratedImage[];
}

/** What became of the requests of unfinished jobs to hosted providers. */
@Injectable()
export class CallJournal {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(key: CallKey): Promise<KnownCall | undefined> {
    const { manager } = this.database;
    const row = await manager.findOneBy(ProviderCallRow, key);
    if (!row?.answered) return row ?? undefined;
    const kept = await manager.find(ProviderPicture, { where: key, order: { place: 'ASC' } });
    return {
      ticket: row.ticket,
      pictures: kept.map(({ image, svg, seed, notes }) => ({
        image,
        svg: svg ?? undefined,
        seed: seed ?? undefined,
        notes,
      })),
    };
  }

  /** Before it is sent. */
  async begin(key: CallKey): Promise<void> {
    await this.database.manager.upsert(ProviderCallRow, { ...key, ticket: null, answered: false }, ['jobId', 'step']);
  }

  async keepTicket(key: CallKey, ticket: string): Promise<void> {
    await this.database.manager.update(ProviderCallRow, key, { ticket });
  }

  /** May be repeated. */
  async answer(tx: EntityManager, key: CallKey, pictures: readonly GeneratedImage[]): Promise<void> {
    await tx.update(ProviderCallRow, key, { answered: true });
    for (const [place, { image, svg = null, seed = null, notes }] of pictures.entries())
      await tx.upsert(ProviderPicture, { ...key, place, image, svg, seed, notes }, ['jobId', 'step', 'place']);
  }

  /** It was refused or failed: the same may be asked again. */
  async drop(key: CallKey): Promise<void> {
    await this.database.manager.delete(ProviderCallRow, key);
  }

  /** With the end of the job, in its transaction. */
  async forget(tx: EntityManager, jobId: string): Promise<void> {
    await tx.delete(ProviderPicture, { jobId });
    await tx.delete(ProviderCallRow, { jobId });
  }

  /** What jobs that failed or were cancelled have left. */
  async removeBefore(date: Date): Promise<void> {
    const old = await this.database.manager.find(ProviderCallRow, {
      where: { createdAt: LessThan(date) },
      take: 1_000,
    });
    for (const { jobId } of old) await this.forget(this.database.manager, jobId);
  }
}
