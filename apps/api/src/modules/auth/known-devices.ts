import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity';

/** Nobody signs in from more browsers of their own at a time; the one that was not used longest gives way. */
const PER_USER = 20;

/** From which browsers each user has signed in. */
@Injectable()
export class KnownDevices {
  constructor(@InjectRepository(KnownDeviceEntity) private readonly devices: Repository<KnownDeviceEntity>) {}

  knows(userId: string, deviceHash: Buffer): Promise<boolean> {
    return this.devices.existsBy({ userId, deviceHash });
  }

  /** @param manager of the transaction in which the user signs in */
  async remember(manager: EntityManager, userId: string, deviceHash: Buffer): Promise<void> {
    await manager.upsert(KnownDeviceEntity, { userId, deviceHash, lastUsedAt: new Date() }, ['userId', 'deviceHash']);
    const tooMany = await manager.find(KnownDeviceEntity, {
      where: { userId },
      order: { lastUsedAt: 'DESC' },
      skip: PER_USER,
    });
    if (tooMany.length > 0) await manager.remove(tooMany);
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(KnownDeviceEntity, { userId });
  }
}
