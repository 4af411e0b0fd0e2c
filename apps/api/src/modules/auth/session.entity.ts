import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from './user.entity';

export type SignInMethod = 'password' | 'otp';

/** One sign-in. Its refresh tokens are derived from id and generation, so none is stored. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('sessions_user_id')
  @ForeignKey(() => UserEntity, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  method: SignInMethod;

  /** counts up with each refresh; only the token of this generation is current */
  @Column({ type: 'integer', default: 0 })
  generation: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'refreshed_at', type: 'timestamptz', default: () => 'now()' })
  refreshedAt: Date;
}
