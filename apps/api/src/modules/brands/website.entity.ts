import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { OwnedEntity, Quota } from '../../platform/persistence';

/** The words of a brand's website; it lies in the trash with its brand. */
@Entity('websites')
@Index('websites_by_user', ['userId'])
@Quota(1_000, 'websites')
export class Website extends OwnedEntity {
  @Index('websites_brand', { unique: true })
  @ForeignKey('Brand', { onDelete: 'CASCADE' })
  @Column('uuid')
  brandId: string;

  /** JSON text (libs/website) */
  @Column('text')
  content: string;

  /** what wrote it last: a model's name, or the built-in writer */
  @Column('text', { nullable: true })
  modelUsed: string | null;

  @Column('timestamptz', { nullable: true })
  generatedAt: Date | null;
}
