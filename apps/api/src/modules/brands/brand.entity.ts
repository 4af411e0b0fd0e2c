import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('brands')
@Index('brands_by_user', { synchronize: false })
@Index('brands_trash', { synchronize: false })
export class Brand {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'brands_pkey' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  brand_name: string;

  @Column('text', { nullable: true })
  business_description: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
