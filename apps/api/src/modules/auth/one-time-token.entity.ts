import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity';

/** What a link in a mail is for. `email_restore` takes an address back that the account was moved away from. */
export type Purpose = 'signup' | 'recovery' | 'email_change' | 'email_restore';

/** What a link in a mail is worth. Several may be out for one purpose: a later mail, which a stranger may have caused, spoils no earlier one. */
@Entity('one_time_tokens')
@Index('one_time_tokens_by_user', ['userId', 'purpose'])
export class OneTimeTokenEntity {
  /** SHA-256 of the token; the token itself stands in the mail alone */
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  purpose: Purpose;

  /** the address that the mail went to */
  @Index('one_time_tokens_by_email')
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;
}
