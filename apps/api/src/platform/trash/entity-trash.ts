import { type FindOptionsWhere, LessThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { type OwnedEntity, trashed } from '../persistence';
import { Revision } from '../revisions';
import type { TrashItem, TrashSearch, TrashSource } from './trash-source';

const MAX_TITLE = 100;

/** The trash of one table, the earlier versions of its texts included. What has files or other rows besides has a `restore` and a `purge` of its own. */
export abstract class EntityTrash<Entity extends OwnedEntity> implements TrashSource {
  protected constructor(
    private readonly rows: Repository<Entity>,
    /** the column that the user knows a row by */
    private readonly title: keyof Entity & string,
  ) {}

  list(userId: string, search: TrashSearch): Promise<TrashItem[]> {
    return this.search(userId, search).getRawMany<TrashItem>();
  }

  count(userId: string): Promise<number> {
    return this.rows.count({ where: trashed(userId) as FindOptionsWhere<Entity>, withDeleted: true });
  }

  async restore(id: string, userId: string): Promise<boolean> {
    const { affected } = await this.rows.restore(trashed(userId, id) as FindOptionsWhere<Entity>);
    return affected !== 0;
  }

  /** the raw columns of a TrashItem, to which more can be added */
  protected search(userId: string, { limit, before }: TrashSearch): SelectQueryBuilder<Entity> {
    return this.rows
      .createQueryBuilder('row')
      .withDeleted()
      .select('row.id', 'id')
      .addSelect(
        `CASE WHEN length(row.${this.title}) > ${MAX_TITLE} THEN left(row.${this.title}, ${MAX_TITLE - 1}) || '…' ELSE row.${this.title} END`,
        'title',
      )
      .addSelect('row.deletedAt', 'deletedAt')
      .where(before ? { ...trashed(userId), deletedAt: LessThan(before) } : trashed(userId))
      .orderBy('row.deletedAt', 'DESC')
      .addOrderBy('row.id', 'DESC')
      .limit(limit);
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
