import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const BUCKETS = ['design-images', 'inspiration-images'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Who owns a stored object. Nothing is ever served or signed because of its path alone. */
@Entity('files')
@Check('files_bucket_check', `bucket IN ('design-images', 'inspiration-images')`)
export class FileRow {
  @PrimaryColumn('text')
  bucket: Bucket;

  /** `{user id}/{uuid}.{extension}` */
  @PrimaryColumn('text')
  path: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  media_type: string;

  @Column('integer')
  bytes: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** while set, every address of the file answers 404 */
  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
