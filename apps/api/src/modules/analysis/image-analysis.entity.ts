import { Column, Index } from 'typeorm';
import type { Analysis, PictureOrigin } from '../../platform/ai';
import { OwnedEntity, Quota } from '../../platform/persistence';
import { JobState, JobTable } from '../../platform/queue';

export const SOURCES = ['upload', 'design', 'inspiration'] as const;
export type Source = (typeof SOURCES)[number];

/** A smaller copy of a picture. */
export interface Thumbnail {
  path: string;
  /** pixels */
  width: number;
}

/** One look at one picture, of which it keeps a copy of its own: what it was taken from may go. */
@JobTable('image_analyses')
@Quota(5_000, 'analyses')
@Index('image_analyses_by_user', { synchronize: false })
@Index('image_analyses_trash', { synchronize: false })
@Index('image_analyses_trash_by_user', { synchronize: false })
export class ImageAnalysis extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  /** slug of the analyser */
  @Column('text')
  analyzer: string;

  /** of the file that was uploaded, or the words that the picture was made or saved with */
  @Column('text')
  name: string;

  @Column('text')
  source: Source;

  /** the design or the inspiration; no foreign key: this outlives both */
  @Column('uuid', { nullable: true })
  sourceId: string | null;

  /** what was known of the picture */
  @Column('jsonb', { nullable: true })
  origin: PictureOrigin | null;

  @Column('text')
  imagePath: string;

  @Column('text')
  mediaType: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** once it is completed */
  @Column('text', { nullable: true })
  averageColor: string | null;

  /** each larger than the one before; once it is completed */
  @Column('jsonb', { default: [] })
  thumbnails: Thumbnail[];

  /** once it is completed */
  @Column('jsonb', { nullable: true })
  answer: Analysis | null;
}
