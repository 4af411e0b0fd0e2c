import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { OwnedEntity, OwnedTable, Quota } from '../../platform/persistence';

@OwnedTable('collections')
@Quota(1_000, 'collections')
export class Collection extends OwnedEntity {
  @Column('text')
  name: string;

  /** the inspiration that stands for it; without one, or when that has gone, the one added last */
  @Column('uuid', { nullable: true })
  coverId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** An inspiration in a collection. One in the trash keeps its place, for when it comes back. */
@Entity('collection_items')
@Index('collection_items_by_inspiration', { synchronize: false })
export class CollectionItem {
  @ForeignKey('Collection', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  collectionId: string;

  @ForeignKey('Inspiration', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  inspirationId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  addedAt: Date;
}
