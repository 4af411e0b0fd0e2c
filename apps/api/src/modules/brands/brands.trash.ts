import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { TrashItem, TrashSource } from '../../platform/trash';

@Injectable()
export class BrandsTrash implements TrashSource {
  readonly type = 'brand';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  list(userId: string, limit: number): Promise<TrashItem[]> {
    return this.database.query<TrashItem[]>(
      'SELECT id, brand_name AS title, deleted_at FROM brands WHERE user_id = $1 AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC LIMIT $2',
      [userId, limit],
    );
  }

  async purge(id: string, userId: string): Promise<boolean> {
    const [, purged] = await this.database.query<[unknown, number]>(
      'DELETE FROM brands WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL',
      [id, userId],
    );
    return purged > 0;
  }

  expired(before: Date, limit: number) {
    return this.database.query<{ id: string; user_id: string }[]>(
      'SELECT id, user_id FROM brands WHERE deleted_at < $1 ORDER BY deleted_at LIMIT $2',
      [before, limit],
    );
  }
}
