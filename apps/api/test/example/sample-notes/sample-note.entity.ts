import { Column, UpdateDateColumn } from 'typeorm';
import { OwnedEntity, OwnedTable, Quota } from '../../../src/platform/persistence';

@OwnedTable('sample_notes')
@Quota(1_000, 'sample notes')
export class SampleNote extends OwnedEntity {
  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  text: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
