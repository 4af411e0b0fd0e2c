import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type EntityTarget, In, LessThanOrEqual, Repository } from 'typeorm';
import { AppError } from '../errors';
import { advisoryLock, type OwnedEntity } from '../persistence';
import { Revision, type RevisionSource } from './revision.entity';

/** The same text of all rows of a table, such as `{ of: Brand, field: 'strategy', userId }`. */
interface RevisedField {
  of: EntityTarget<OwnedEntity>;
  /** what the module calls the text; a column, or a part of one */
  field: string;
  userId: string;
}

/** That of one row. */
export interface RevisedText extends RevisedField {
  id: string;
}

interface NewRevision {
  content: string;
  source: RevisionSource;
  /** the version that the writer had seen; without it the text is taken whatever came in between */
  basedOn?: number;
  /** saved while somebody types: goes on with the version that the same editing began some minutes ago, under the next number */
  isTyping?: boolean;
}

/** What there is to know of a version besides its text. */
export type RevisionHead = Pick<Revision, 'version' | 'source' | 'createdAt'>;

/** Versions of one text; without an end, somebody's saves would fill the disk. */
const KEPT = 200;
/** How long one version takes in what is typed. */
const TYPING_MS = 5 * 60_000;

/**
 * Keeps the versions of a text, the newest 200 of them. The row's own column holds the newest, for lists and for the wire. A save is one
 * transaction of its module: it changes its row (which is the owner check too) and appends. Purging the row purges these.
 */
@Injectable()
export class Revisions {
  constructor(@InjectRepository(Revision) private readonly revisions: Repository<Revision>) {}

  /**
   * Adds a version on top of all others.
   * @returns the new version's number, 1 for the first
   * @throws AppError 409 with both texts in `details` when a newer version than `basedOn` exists
   */
  async append(
    tx: EntityManager,
    text: RevisedText,
    { content, source, basedOn, isTyping }: NewRevision,
  ): Promise<number> {
    const where = this.whereText(text);
    await advisoryLock(tx, `${where.subjectType} ${text.id} ${text.field}`);
    const newest = await tx.findOne(Revision, { where, order: { version: 'DESC' } });
    if (newest && basedOn !== undefined && basedOn < newest.version) {
      throw new AppError(409, 'NEWER_VERSION', 'This was changed in the meantime. Both versions are kept below.', {
        details: { version: newest.version, theirs: newest.content, yours: content },
      });
    }
    const version = (newest?.version ?? 0) + 1;
    const goesOn =
      isTyping && newest?.source === source && basedOn === newest.version && Date.now() - +newest.createdAt < TYPING_MS;
    if (goesOn) {
      await tx.update(Revision, { id: newest.id }, { version, content });
      return version;
    }
    await tx.insert(Revision, { ...where, id: randomUUID(), version, source, content });
    await tx.delete(Revision, { ...where, version: LessThanOrEqual(version - KEPT) });
    return version;
  }

  /**
   * Reads a row and the number of its version as of one moment. Somebody may save between two reads, and who was given the
   * old text under the new number would put it over what nobody has shown him.
   */
  atOneMoment<Result>(read: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.revisions.manager.transaction('REPEATABLE READ', read);
  }

  /** As `list`, without the texts, which may be long. */
  async heads(text: RevisedText, { limit, offset }: { limit: number; offset: number }): Promise<RevisionHead[]> {
    return this.revisions.find({
      select: { version: true, source: true, createdAt: true },
      where: this.whereText(text),
      order: { version: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /** Newest first; the first one is the current text. */
  list(text: RevisedText, { limit, offset }: { limit: number; offset: number }): Promise<Revision[]> {
    return this.revisions.find({
      where: this.whereText(text),
      order: { version: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /** One version, or nothing. */
  find(text: RevisedText, version: number): Promise<Revision | null> {
    return this.revisions.findOneBy({ ...this.whereText(text), version });
  }

  /** The newest version of each text of one row, by field and without the texts themselves. */
  async newest(
    tx: EntityManager,
    of: EntityTarget<OwnedEntity>,
    id: string,
    userId: string,
  ): Promise<Map<string, RevisionHead>> {
    const rows = await tx
      .createQueryBuilder(Revision, 'revision')
      .distinctOn(['revision.field'])
      .select(['revision.id', 'revision.field', 'revision.version', 'revision.source', 'revision.createdAt'])
      .where({ subjectType: this.tableOf(of), subjectId: id, userId })
      .orderBy('revision.field')
      .addOrderBy('revision.version', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.field, row]));
  }

  /** The number of the current version in each of these rows, for their answers; a row without any is missing. */
  async currentVersions(tx: EntityManager, field: RevisedField, ids: string[]): Promise<Map<string, number>> {
    const rows = await tx
      .createQueryBuilder(Revision, 'revision')
      .select('revision.subjectId', 'id')
      .addSelect('max(revision.version)', 'version')
      .where({ ...this.whereField(field), subjectId: In(ids) })
      .groupBy('revision.subjectId')
      .getRawMany<{ id: string; version: number }>();
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  private whereField({ of, field, userId }: RevisedField) {
    return { subjectType: this.tableOf(of), field, userId };
  }

  private tableOf(of: EntityTarget<OwnedEntity>): string {
    return this.revisions.manager.dataSource.getMetadata(of).tableName;
  }

  private whereText(text: RevisedText) {
    return { ...this.whereField(text), subjectId: text.id };
  }
}
