import { Column, CreateDateColumn, DeleteDateColumn, PrimaryColumn } from 'typeorm';

/** The columns of everything that a user has. `owned()` asks for such rows. */
export abstract class OwnedEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** when it was put in the trash */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
