import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../errors';
import { Revision, type RevisionSource } from './revision.entity';

/** One text of one thing, such as the strategy of a brand. */
export interface RevisedText {
  userId: string;
  subjectType: string;
  subjectId: string;
  field: string;
}

/** Keeps every version of a text. The thing's own column holds the newest; writing both is the caller's transaction. */
@Injectable()
export class Revisions {
  /**
   * Adds a version on top of all others.
   * @param basedOn the version that the writer had seen; without it the text is taken whatever came in between
   * @returns the new version's number, 1 for the first
   * @throws AppError 409 with both texts in `details` when a newer version than `basedOn` exists
   */
  async append(
    tx: EntityManager,
    text: RevisedText,
    source: RevisionSource,
    content: string,
    basedOn?: number,
  ): Promise<number> {
    const where = {
      user_id: text.userId,
      subject_type: text.subjectType,
      subject_id: text.subjectId,
      field: text.field,
    };
    // writers of the same text wait for each other; writers of others do not
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${text.subjectType} ${text.subjectId} ${text.field}`,
    ]);
    const newest = await tx.findOne(Revision, { where, order: { version: 'DESC' } });
    if (newest && basedOn !== undefined && basedOn < newest.version) {
      throw new AppError(409, 'NEWER_VERSION', 'This was changed in the meantime. Both versions are kept below.', {
        details: { version: newest.version, theirs: newest.content, yours: content },
      });
    }
    const version = (newest?.version ?? 0) + 1;
    await tx.insert(Revision, { ...where, id: randomUUID(), version, source, content });
    return version;
  }

  /** Newest first. */
  list(tx: EntityManager, { userId, subjectType, subjectId, field }: RevisedText): Promise<Revision[]> {
    return tx.find(Revision, {
      where: { user_id: userId, subject_type: subjectType, subject_id: subjectId, field },
      order: { version: 'DESC' },
    });
  }
}
