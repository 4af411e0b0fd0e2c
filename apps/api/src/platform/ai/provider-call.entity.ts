import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A request to a hosted provider, for as long as its job is not done. Written before it is sent. */
@Entity('provider_calls')
export class ProviderCallRow {
  @PrimaryColumn('uuid')
  jobId: string;

  /** which of the job's requests, from 0 */
  @PrimaryColumn('smallint')
  step: number;

  /** with which the result can be fetched */
  @Column('text', { nullable: true })
  ticket: string | null;

  /** its pictures are in `provider_pictures` */
  @Column('boolean', { default: false })
  answered: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A picture as the provider gave it, kept so that nobody has to pay for it again before its job is done. */
@Entity('provider_pictures')
export class ProviderPicture {
  @PrimaryColumn('uuid')
  jobId: string;

  @PrimaryColumn('smallint')
  step: number;

  /** among those of the request, from 0 */
  @PrimaryColumn('smallint')
  place: number;

  @Column('bytea')
  image: Buffer;

  @Column('text', { nullable: true })
  svg: string | null;

  @Column('integer', { nullable: true })
  seed: number | null;

  @Column('text', { array: true })
  notes: string[];
}
