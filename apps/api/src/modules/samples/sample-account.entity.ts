import { Entity, PrimaryColumn } from 'typeorm';

/** An account that has had its samples, whatever became of them. */
@Entity('sample_accounts')
export class SampleAccount {
  @PrimaryColumn('uuid')
  userId: string;
}
