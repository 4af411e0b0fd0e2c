import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { SessionEntity } from './session.entity';

/** An open page refreshes its session every hour, so this is time away, not time at work. */
const UNUSED_SESSION_MS = 90 * 24 * 60 * 60 * 1_000;

/** Removes the access that nobody uses any more: sessions that were not refreshed for 90 days, and links in mails whose time is over. */
@Injectable()
export class AccessCleanup {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async removeExpired(now = Date.now()): Promise<void> {
    await this.database.manager.delete(SessionEntity, { refreshedAt: LessThan(new Date(now - UNUSED_SESSION_MS)) });
    await this.database.manager.delete(OneTimeTokenEntity, { expiresAt: LessThan(new Date(now)) });
  }
}
