import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Quota } from '../../platform/persistence';
import { DesignRequest } from './design-request.entity';

/**
 * One card of the gallery. The first card has its request's id. What can be filtered and searched by is copied from
 * the request, where it never changes, so that a page is found in one table.
 */
@Entity('designs')
@Quota(100_000, 'designs')
@Unique(['request_id', 'image_index'])
@Index('designs_gallery', { synchronize: false })
@Index('designs_favorites', { synchronize: false })
@Index('designs_by_brand', { synchronize: false })
@Index('designs_prompt', { synchronize: false })
@Index('designs_trash', { synchronize: false })
export class Design {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  request_id: string;

  @ManyToOne(() => DesignRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'request_id' })
  request: Relation<DesignRequest>;

  @Column('uuid')
  user_id: string;

  @Column('smallint')
  image_index: number;

  @Column('uuid', { nullable: true })
  brand_profile_id: string | null;

  @Column('text')
  provider: string;

  @Column('text')
  operation: string;

  @Column('text')
  design_type: string;

  @Column('text')
  prompt: string;

  @Column('boolean', { default: false })
  favorite: boolean;

  @Column('integer', { nullable: true })
  seed: number | null;

  @Column('text', { nullable: true })
  image_path: string | null;

  @Column('text', { nullable: true })
  media_type: string | null;

  @Column('integer', { nullable: true })
  bytes: number | null;

  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  @Column('text', { nullable: true })
  average_color: string | null;

  @Column('text', { nullable: true })
  thumbnail_path: string | null;

  @Column('text', { nullable: true })
  thumbnail_2x_path: string | null;

  /** the picture as vectors, where the provider drew it so */
  @Column('text', { nullable: true })
  svg_path: string | null;

  /** sentences for the user, such as what of the prompt could not be pictured */
  @Column('text', { array: true, default: '{}' })
  notes: string[];

  /** the request's time, one microsecond earlier for each picture, so that they stand together and in order */
  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
