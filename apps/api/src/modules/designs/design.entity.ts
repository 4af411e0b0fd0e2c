import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { OwnedEntity, Quota } from '../../platform/persistence';
import { DesignRequest } from './design-request.entity';

/**
 * One card of the gallery. The first card has its request's id. What can be filtered and searched by is copied from
 * the request, where it never changes, so that a page is found in one table; so is its time, one microsecond earlier for
 * each picture, so that they stand together and in order.
 */
@Entity('designs')
@Quota(100_000, 'designs')
@Unique(['requestId', 'imageIndex'])
@Index('designs_gallery', { synchronize: false })
@Index('designs_favorites', { synchronize: false })
@Index('designs_by_brand', { synchronize: false })
@Index('designs_prompt', { synchronize: false })
@Index('designs_trash', { synchronize: false })
export class Design extends OwnedEntity {
  @Column('uuid')
  requestId: string;

  @ManyToOne(() => DesignRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'request_id' })
  request: Relation<DesignRequest>;

  @Column('smallint')
  imageIndex: number;

  @Column('uuid', { nullable: true })
  brandProfileId: string | null;

  @Column('text')
  provider: string;

  @Column('text')
  operation: string;

  @Column('text')
  designType: string;

  @Column('text')
  prompt: string;

  @Column('boolean', { default: false })
  favorite: boolean;

  @Column('integer', { nullable: true })
  seed: number | null;

  @Column('text', { nullable: true })
  imagePath: string | null;

  @Column('text', { nullable: true })
  mediaType: string | null;

  @Column('integer', { nullable: true })
  bytes: number | null;

  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  @Column('text', { nullable: true })
  averageColor: string | null;

  @Column('text', { nullable: true })
  thumbnailPath: string | null;

  @Column('text', { name: 'thumbnail_2x_path', nullable: true })
  thumbnail2xPath: string | null;

  @Column('text', { name: 'thumbnail_3x_path', nullable: true })
  thumbnail3xPath: string | null;

  @Column('text', { name: 'thumbnail_4x_path', nullable: true })
  thumbnail4xPath: string | null;

  /** the picture as vectors, where the provider drew it so */
  @Column('text', { nullable: true })
  svgPath: string | null;

  /** sentences for the user, such as what of the prompt could not be pictured */
  @Column('text', { array: true, default: '{}' })
  notes: string[];
}
