import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One request to a provider that costs something, with what it cost. */
@Entity('provider_uses')
@Index('provider_uses_by_month', { synchronize: false })
export class ProviderUse {
  @PrimaryColumn('uuid')
  id: string;

  /** who asked for it */
  @Column('uuid')
  userId: string;

  @Column('text')
  provider: string;

  @Column('text')
  model: string;

  /** an operation, or what a text was for */
  @Column('text')
  purpose: string;

  /** as the provider counts; what it charged, not what it was worth */
  @Column('integer')
  units: number;

  /** 'tokens', 'pictures', 'credits' */
  @Column('text')
  unit: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
