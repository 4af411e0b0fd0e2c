import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export type RevisionSource = 'generated' | 'edited' | 'repaired' | 'restored';

/** One version of one text field. The newest version is the current text; none is ever changed. */
@Entity('revisions')
@Unique(['subject_type', 'subject_id', 'field', 'version'])
@Check('revisions_source_check', `source IN ('generated', 'edited', 'repaired', 'restored')`)
@Check('revisions_version_check', 'version > 0')
export class Revision {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  /** what the text belongs to, such as `brand` */
  @Column('text')
  subject_type: string;

  @Column('uuid')
  subject_id: string;

  @Column('text')
  field: string;

  /** 1 and up */
  @Column('integer')
  version: number;

  @Column('text')
  source: RevisionSource;

  @Column('text')
  content: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
