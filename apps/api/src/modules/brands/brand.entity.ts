import { Column, UpdateDateColumn } from 'typeorm';
import { OwnedEntity, OwnedTable, Quota } from '../../platform/persistence';

@OwnedTable('brands')
@Quota(1_000, 'brands')
export class Brand extends OwnedEntity {
  @Column('text')
  brandName: string;

  @Column('text', { nullable: true })
  businessDescription: string | null;

  /** type of the last strategy generated or saved */
  @Column('text', { nullable: true })
  strategyInputType: string | null;

  /** the current strategy document as JSON text, exactly as generated or typed */
  @Column('text', { nullable: true })
  strategyText: string | null;

  /** when a strategy was first generated for real; a template never sets it */
  @Column('timestamptz', { nullable: true })
  strategyExecutedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  websiteContentExecutedAt: Date | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
