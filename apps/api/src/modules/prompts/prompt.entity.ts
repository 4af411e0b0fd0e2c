import { Column, Index, UpdateDateColumn } from 'typeorm';
import { OwnedEntity, OwnedTable, Quota } from '../../platform/persistence';

/** A text that designs are asked for with, kept to be used again; its variables are filled in when it is. */
@OwnedTable('prompt_drafts')
@Quota(20_000, 'prompts')
@Index('prompt_drafts_by_brand', { synchronize: false })
@Index('prompt_drafts_text', { synchronize: false })
export class Prompt extends OwnedEntity {
  /** '' until somebody gives it one */
  @Column('text')
  name: string;

  @Column('text', { default: '' })
  draftContent: string;

  /** what Generate made of it for a brand */
  @Column('text', { nullable: true })
  finalPrompt: string | null;

  /** its folder; null is that of the general ones */
  @Column('text', { nullable: true })
  promptType: string | null;

  /** no foreign key: a prompt outlives its brand */
  @Column('uuid', { nullable: true })
  brandProfileId: string | null;

  /** the design that it was saved from */
  @Column('uuid', { nullable: true })
  designRequestId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
