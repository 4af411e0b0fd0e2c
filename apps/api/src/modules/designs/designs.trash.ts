import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Files } from '../../platform/storage';
import type { TrashItem, TrashSource } from '../../platform/trash';
import type { Design } from './design.entity';
import { pathsOf } from './designs.service';

@Injectable()
export class DesignsTrash implements TrashSource {
  readonly type = 'design';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly files: Files,
  ) {}

  list(userId: string, limit: number): Promise<TrashItem[]> {
    return this.database.query<TrashItem[]>(
      'SELECT id, left(prompt, 100) AS title, deleted_at FROM designs WHERE user_id = $1 AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC LIMIT $2',
      [userId, limit],
    );
  }

  async purge(id: string, userId: string): Promise<boolean> {
    const paths = await this.database.transaction(async (tx) => {
      const [[design]] = await tx.query<[Design[], number]>('DELETE FROM designs WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL RETURNING *', [id, userId]);
      if (!design) return undefined;
      await this.files.forget(tx, 'design-images', pathsOf(design));
      await tx.query('DELETE FROM design_requests r WHERE id = $1 AND NOT EXISTS (SELECT FROM designs WHERE request_id = r.id)', [design.request_id]);
      return pathsOf(design);
    });
    if (paths) await this.files.discard('design-images', paths);
    return paths !== undefined;
  }

  expired(before: Date, limit: number) {
    return this.database.query<{ id: string; user_id: string }[]>('SELECT id, user_id FROM designs WHERE deleted_at < $1 ORDER BY deleted_at LIMIT $2', [before, limit]);
  }
}
