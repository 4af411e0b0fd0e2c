import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Who wrote it; a template was written for nothing in particular. */
export const REVISION_SOURCES = ['generated', 'template', 'edited', 'repaired', 'restored'] as const;
export type RevisionSource = (typeof REVISION_SOURCES)[number];

/** One version of one text of one row. The newest version is the current text; none is ever changed. */
@Entity('revisions')
@Unique(['subjectType', 'subjectId', 'field', 'version'])
@Check('revisions_source_check', `source IN ('generated', 'template', 'edited', 'repaired', 'restored')`)
@Check('revisions_version_check', 'version > 0')
export class Revision {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** the table of the row that the text belongs to */
  @Column('text')
  subjectType: string;

  @Column('uuid')
  subjectId: string;

  @Column('text')
  field: string;

  /** 1 and up */
  @Column('integer')
  version: number;

  @Column('text')
  source: RevisionSource;

  @Column('text')
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
