import { Check, Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

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
  userId: string;

  @Column('text')
  mediaType: string;

  @Column('integer')
  bytes: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** while set, every address of the file answers 404 */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
