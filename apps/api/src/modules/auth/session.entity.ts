import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from './user.entity';

export type SignInMethod = 'password' | 'otp';

/** One sign-in. Its refresh tokens are derived from id and generation, so none is stored. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('sessions_user_id')
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  method: SignInMethod;

  /** counts up with each refresh; only the token of this generation is current */
  @Column('integer', { default: 0 })
  generation: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  refreshedAt: Date;
}
