import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, type TrashItem, type TrashSearch, Trashes } from '../../platform/trash';
import { Inspiration } from './inspiration.entity';
import { BUCKET } from './inspirations.mapper';
import { InspirationsService } from './inspirations.service';

type Columns = Pick<TrashItem, 'id' | 'title' | 'deletedAt'> &
  Pick<Inspiration, 'thumbnails' | 'width' | 'height' | 'averageColor'>;

@Injectable()
@Trashes('inspiration')
export class InspirationsTrash extends EntityTrash<Inspiration> {
  constructor(
    @InjectRepository(Inspiration) inspirations: Repository<Inspiration>,
    private readonly service: InspirationsService,
  ) {
    super(inspirations, 'prompt');
  }

  override async list(userId: string, search: TrashSearch): Promise<TrashItem[]> {
    const rows = await this.search(userId, search)
      .addSelect('row.thumbnails', 'thumbnails')
      .addSelect('row.width', 'width')
      .addSelect('row.height', 'height')
      .addSelect('row.averageColor', 'averageColor')
      .getRawMany<Columns>();
    return rows.map(({ id, title, deletedAt, thumbnails: [first], width, height, averageColor }) => ({
      id,
      title,
      deletedAt,
      ...(first &&
        width !== null &&
        height !== null &&
        averageColor !== null && { picture: { bucket: BUCKET, path: first.path, width, height, averageColor } }),
    }));
  }

  override restore(id: string, userId: string): Promise<boolean> {
    return this.service.takeOutOfTrash(id, userId);
  }

  override purge(id: string, userId: string): Promise<boolean> {
    return this.service.purge(id, userId);
  }
}
