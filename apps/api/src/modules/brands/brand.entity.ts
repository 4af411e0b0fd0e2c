import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('brands')
@Index('brands_by_user', { synchronize: false })
@Index('brands_trash', { synchronize: false })
export class Brand {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  brand_name: string;

  @Column('text', { nullable: true })
  business_description: string | null;

  /** type of the last strategy generated or saved */
  @Column('text', { nullable: true })
  strategy_input_type: string | null;

  /** the current strategy document as JSON text, exactly as generated or typed */
  @Column('text', { nullable: true })
  strategy_text: string | null;

  /** when a strategy was first generated for real; a template never sets it */
  @Column('timestamptz', { nullable: true })
  strategy_executed_at: Date | null;

  @Column('timestamptz', { nullable: true })
  website_content_executed_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
