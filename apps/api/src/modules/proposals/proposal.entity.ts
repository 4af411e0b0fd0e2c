import { Column, Index } from 'typeorm';
import type { ReferencePicture, StudioId } from '../../platform/ai';
import { OwnedEntity, Quota } from '../../platform/persistence';
import { JobState, JobTable } from '../../platform/queue';

export const PROPOSAL_STATUSES = ['active', 'archived', 'draft'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const INPUT_TYPES = ['text', 'image'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** What a client asked for, and the proposal that was written for it. Of pictures it keeps what was measured, never a byte. */
@JobTable('proposals')
@Quota(5_000, 'proposals')
@Index('proposals_by_user', { synchronize: false })
@Index('proposals_by_title', { synchronize: false })
@Index('proposals_by_studio', { synchronize: false })
@Index('proposals_counted', { synchronize: false })
@Index('proposals_text', { synchronize: false })
@Index('proposals_trash', { synchronize: false })
@Index('proposals_trash_by_user', { synchronize: false })
export class Proposal extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  @Column('text')
  title: string;

  /** in the client's words; with pictures what was said about them */
  @Column('text')
  clientRequest: string;

  @Column('text')
  designStudio: StudioId;

  @Column('text')
  inputType: InputType;

  /** one of each picture */
  @Column('jsonb', { default: [] })
  pictures: ReferencePicture[];

  /** the job has a status of its own: how far the writing is */
  @Column('text', { default: 'active' })
  proposalStatus: ProposalStatus;

  /** Markdown; nothing until it is written */
  @Column('text', { nullable: true })
  proposalContent: string | null;

  /** in whose colours and type it is exported; no foreign key: a proposal outlives its brand */
  @Column('uuid', { nullable: true })
  brandProfileId: string | null;

  /** by people; the job has a time of its own */
  @Column('timestamptz', { default: () => 'now()' })
  editedAt: Date;
}
