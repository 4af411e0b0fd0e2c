import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { OwnedEntity, OwnedTable, Quota } from '../../platform/persistence';

/** One colour of a picture, and how much of it has that colour: 0 to 1. */
export interface PaletteColor {
  /** `#rrggbb` */
  color: string;
  share: number;
}

/** A smaller copy of a picture. */
export interface Thumbnail {
  path: string;
  /** pixels */
  width: number;
}

/**
 * What somebody found and keeps. Its picture is a copy of its own, so that it outlives the design that it was saved
 * from. What describes the picture is null where there is none.
 */
@OwnedTable('inspirations')
@Quota(50_000, 'inspirations')
@Index('inspirations_style_tags', { synchronize: false })
@Index('inspirations_alike', { synchronize: false })
@Index('inspirations_without_fingerprint', { synchronize: false })
export class Inspiration extends OwnedEntity {
  @Column('text')
  prompt: string;

  @Column('text')
  designType: string;

  @Column('text')
  provider: string;

  @Column('text', { array: true })
  styleTags: string[];

  /** the design that it was saved from; no foreign key: it outlives that one */
  @Column('uuid', { nullable: true })
  designId: string | null;

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

  /** one to four, each larger than the one before */
  @Column('jsonb', { default: [] })
  thumbnails: Thumbnail[];

  /** the largest share first */
  @Column('jsonb', { default: [] })
  palette: PaletteColor[];

  /** what a copy shares with it (pictures/fingerprint.ts); null as well until a worker has read it anew (fingerprints.ts) */
  @Column({ type: 'bit', length: '512', nullable: true })
  fingerprint: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** The palette once more, in OKLab and one row a colour, so that an index finds what is near a colour, in order. */
@Entity('inspiration_colors')
@Index('inspiration_colors_near', { synchronize: false })
export class InspirationColor {
  @ForeignKey('Inspiration', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  inspirationId: string;

  /** in the palette, from 0 */
  @PrimaryColumn('smallint')
  place: number;

  @Column('uuid')
  userId: string;

  @Column('real')
  l: number;

  @Column('real')
  a: number;

  @Column('real')
  b: number;

  @Column('real')
  share: number;

  /** the inspiration's own: both are saved in one transaction */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
