import { LessThan, type Repository } from 'typeorm';
import { type OwnedEntity, trashed } from '../persistence';
import { Revision } from '../revisions';
import type { TrashItem, TrashSource } from './trash-source';

const MAX_TITLE = 100;

/** The trash of one table, the earlier versions of its texts included. What has files or other rows besides has a `purge` of its own. */
export abstract class EntityTrash<Entity extends OwnedEntity> implements TrashSource {
  protected constructor(
    private readonly rows: Repository<Entity>,
    /** the column that the user knows a row by */
    private readonly title: keyof Entity & string,
  ) {}

  list(userId: string, limit: number): Promise<TrashItem[]> {
    return this.rows
      .createQueryBuilder('row')
      .withDeleted()
      .select('row.id', 'id')
      .addSelect(`left(row.${this.title}, ${MAX_TITLE})`, 'title')
      .addSelect('row.deletedAt', 'deletedAt')
      .where(trashed(userId))
      .orderBy('row.deletedAt', 'DESC')
      .addOrderBy('row.id', 'DESC')
      .limit(limit)
      .getRawMany<TrashItem>();
  }

  purge(id: string, userId: string): Promise<boolean> {
    const { manager, target, metadata } = this.rows;
    return manager.transaction(async (tx) => {
      const { affected } = await tx.createQueryBuilder().delete().from(target).where(trashed(userId, id)).execute();
      if (affected === 0) return false;
      await tx.delete(Revision, { subjectType: metadata.tableName, subjectId: id });
      return true;
    });
  }

  expired(before: Date, limit: number): Promise<{ id: string; userId: string }[]> {
    return this.rows
      .createQueryBuilder('row')
      .withDeleted()
      .select(['row.id', 'row.userId'])
      .where({ deletedAt: LessThan(before) })
      .orderBy('row.deletedAt')
      .limit(limit)
      .getMany();
  }
}
