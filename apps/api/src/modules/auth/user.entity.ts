import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

export type UserMetadata = Record<string, unknown>;

@Entity('users')
@Check('users_email_check', 'email = lower(email)')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** always in lower case */
  @Column({ type: 'text', unique: true })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  /** What the user says of himself: shown, never trusted. */
  @Column({ name: 'user_metadata', type: 'jsonb', default: {} })
  userMetadata: UserMetadata;

  /** Asked for and not yet confirmed. */
  @Column({ name: 'new_email', type: 'text', nullable: true })
  newEmail: string | null;

  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ name: 'confirmation_sent_at', type: 'timestamptz', nullable: true })
  confirmationSentAt: Date | null;

  @Column({ name: 'recovery_sent_at', type: 'timestamptz', nullable: true })
  recoverySentAt: Date | null;

  @Column({ name: 'email_change_sent_at', type: 'timestamptz', nullable: true })
  emailChangeSentAt: Date | null;

  @Column({ name: 'last_sign_in_at', type: 'timestamptz', nullable: true })
  lastSignInAt: Date | null;

  /** The account of a local trial, whose password everybody saw who stood at that terminal. */
  @Column({ name: 'is_demo', type: 'boolean', default: false })
  isDemo: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
