import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { SessionEntity } from './session.entity';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An open page refreshes its session every hour, so this is time away, not time at work. */
const UNUSED_SESSION_MS = 90 * DAY_MS;
const UNUSED_DEVICE_MS = 365 * DAY_MS;

/**
 * Removes the access that nobody uses any more: sessions that were not refreshed for 90 days, links in mails whose time is over, and devices
 * from which nobody signed in for a year.
 */
@Injectable()
export class AccessCleanup {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(OneTimeTokenEntity) private readonly oneTimeTokens: Repository<OneTimeTokenEntity>,
    @InjectRepository(KnownDeviceEntity) private readonly devices: Repository<KnownDeviceEntity>,
  ) {}

  async removeExpired(now = Date.now()): Promise<void> {
    await this.sessions.delete({ refreshedAt: LessThan(new Date(now - UNUSED_SESSION_MS)) });
    await this.oneTimeTokens.delete({ expiresAt: LessThan(new Date(now)) });
    await this.devices.delete({ lastUsedAt: LessThan(new Date(now - UNUSED_DEVICE_MS)) });
  }
}
