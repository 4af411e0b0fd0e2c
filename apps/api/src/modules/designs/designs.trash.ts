import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Files } from '../../platform/storage';
import { Trashes, type TrashItem, type TrashSource } from '../../platform/trash';
import type { Design } from './design.entity';
import type { DesignRequest } from './design-request.entity';
import { pathsOf } from './designs.service';
import { toRecipeResponse } from './recipe';

@Injectable()
@Trashes('design')
export class DesignsTrash implements TrashSource {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly files: Files,
  ) {}

  list(userId: string, limit: number): Promise<TrashItem[]> {
    return this.database.query<TrashItem[]>(
      'SELECT id, left(prompt, 100) AS title, deleted_at AS "deletedAt" FROM designs WHERE user_id = $1 AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC LIMIT $2',
      [userId, limit],
    );
  }

  async purge(id: string, userId: string): Promise<boolean> {
    const paths = await this.database.transaction(async (tx) => {
      const [[design]] = await tx.query<[Design[], number]>(
        'DELETE FROM designs WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL RETURNING *',
        [id, userId],
      );
      if (!design) return undefined;
      // a purge of the request's other card at the same time would not see this one's delete
      await tx.query('SELECT FROM design_requests WHERE id = $1 FOR UPDATE', [design.request_id]);
      const [[request]] = await tx.query<[Pick<DesignRequest, 'recipe'>[], number]>(
        'DELETE FROM design_requests r WHERE id = $1 AND NOT EXISTS (SELECT FROM designs WHERE request_id = r.id) RETURNING recipe',
        [design.request_id],
      );
      // the inputs go with the last picture that was made of them
      const { image_path, background_image_path } = toRecipeResponse(request?.recipe);
      const inputs = [image_path, background_image_path];
      const unused = [...pathsOf(design), ...inputs].filter((path) => path !== null);
      await this.files.forget(tx, 'design-images', unused);
      return unused;
    });
    if (paths) await this.files.discard('design-images', paths);
    return paths !== undefined;
  }

  expired(before: Date, limit: number) {
    return this.database.query<{ id: string; userId: string }[]>(
      'SELECT id, user_id AS "userId" FROM designs WHERE deleted_at < $1 ORDER BY deleted_at LIMIT $2',
      [before, limit],
    );
  }
}
