import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { trashed } from '../../platform/persistence';
import { Files } from '../../platform/storage';
import { EntityTrash, type TrashItem, type TrashSearch, Trashes } from '../../platform/trash';
import { Design } from './design.entity';
import { DesignRequest } from './design-request.entity';
import { DesignsService, lockRequest, pathsOf } from './designs.service';
import { inputPathsOf } from './recipe';

type Picture = Omit<NonNullable<TrashItem['picture']>, 'bucket' | 'path'> & { path: string | null };

@Injectable()
@Trashes('design')
export class DesignsTrash extends EntityTrash<Design> {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly files: Files,
    private readonly service: DesignsService,
  ) {
    super(designs, 'prompt');
  }

  override async list(userId: string, search: TrashSearch): Promise<TrashItem[]> {
    const rows = await this.search(userId, search)
      .addSelect('row.thumbnailPath', 'path')
      .addSelect('row.width', 'width')
      .addSelect('row.height', 'height')
      .addSelect('row.averageColor', 'averageColor')
      .getRawMany<Pick<TrashItem, 'id' | 'title' | 'deletedAt'> & Picture>();
    return rows.map(({ id, title, deletedAt, ...picture }) => ({
      id,
      title,
      deletedAt,
      // all of it is there once a design has its picture
      ...(picture.path !== null && { picture: { ...picture, bucket: 'design-images', path: picture.path } }),
    }));
  }

  override restore(id: string, userId: string): Promise<boolean> {
    return this.service.takeOutOfTrash(id, userId);
  }

  override async purge(id: string, userId: string): Promise<boolean> {
    const paths = await this.designs.manager.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const design = await tx.findOne(Design, { where: trashed(userId, id), withDeleted: true, lock });
      if (!design) return undefined;
      await tx.delete(Design, { id });
      // a purge of the request's other card at the same time would not see this one's delete
      const request = await lockRequest(tx, design.requestId);
      const which = { where: { requestId: design.requestId }, withDeleted: true };
      const wasLast = request !== null && !(await tx.exists(Design, which));
      if (wasLast) await tx.delete(DesignRequest, { id: request.id });
      // the inputs go with the last picture that was made of them
      const unused = [...pathsOf(design), ...(wasLast ? inputPathsOf(request.recipe) : [])];
      await this.files.forget(tx, 'design-images', unused);
      return unused;
    });
    if (paths) await this.files.discard('design-images', paths);
    return paths !== undefined;
  }
}
