import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity';

export type Purpose = 'signup' | 'recovery' | 'email_change';

/** What a link in a mail is worth. One of each purpose for a user: the newest mail wins. */
@Entity('one_time_tokens')
export class OneTimeTokenEntity {
  @ForeignKey(() => UserEntity, { name: 'one_time_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  purpose: Purpose;

  /** SHA-256 of the token; the token itself stands in the mail alone */
  @Column({ name: 'token_hash', type: 'bytea', unique: true })
  tokenHash: Buffer;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
