import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity';

/** A browser from which a user has signed in. What strangers try elsewhere does not slow it down. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  /** SHA-256 of the number that the browser made for itself */
  @PrimaryColumn('bytea')
  deviceHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;
}
