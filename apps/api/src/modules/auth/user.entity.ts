import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

export type UserMetadata = Record<string, unknown>;

@Entity('users')
@Check('users_email_check', 'email = lower(email)')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** always in lower case */
  @Column('text', { unique: true })
  email: string;

  /** null: no password works; the way in is a link by mail */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** until the address is confirmed: the device on which the password was chosen, where it said which it is */
  @Column('bytea', { nullable: true })
  signUpDeviceHash: Buffer | null;

  /** What the user says of himself: shown, never trusted. */
  @Column('jsonb', { default: {} })
  userMetadata: UserMetadata;

  /** Asked for and not yet confirmed. */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmationSentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  recoverySentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  emailChangeSentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  /** The account of a local trial, whose password everybody saw who stood at that terminal. */
  @Column('boolean', { default: false })
  isDemo: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
