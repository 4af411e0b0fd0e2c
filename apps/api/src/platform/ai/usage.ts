import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { JobError } from '../queue';
import { ProviderUse } from './provider-use.entity';
import { type MonthlyUse, unitsOfMonth, usesOfMonth } from './usage.sql';

export type Use = Pick<ProviderUse, 'userId' | 'provider' | 'model' | 'purpose' | 'units' | 'unit'>;

/** What requests to providers cost, in the units of each, and what may still be spent. */
@Injectable()
export class Usage {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Before a request is sent. Requests that run at the same time may go over the budget together. @throws JobError `budget` when this month's is spent */
  async refuseOverBudget(provider: string): Promise<void> {
    const budget = this.config.budgetOf(provider);
    if (budget === undefined) return;
    if ((await unitsOfMonth(this.database.manager, provider)) >= budget) throw new JobError('budget');
  }

  /** Of everybody, with the part of one. @param month '2026-03', UTC */
  async ofMonth(month: string, userId: string): Promise<(MonthlyUse & { budget?: number })[]> {
    const uses = await usesOfMonth(this.database.manager, month, userId);
    return uses.map((use) => ({ ...use, budget: this.config.budgetOf(use.provider) }));
  }

  /** After an answer that was charged, whether or not it can be used. */
  async record(use: Use, tx: EntityManager = this.database.manager): Promise<void> {
    await tx.insert(ProviderUse, { id: randomUUID(), ...use });
  }
}
