import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, type TrashItem, type TrashSearch, Trashes } from '../../platform/trash';
import { BUCKET } from './analysed-pictures';
import { AnalysisService } from './analysis.service';
import { ImageAnalysis } from './image-analysis.entity';

type Columns = Pick<TrashItem, 'id' | 'title' | 'deletedAt'> &
  Pick<ImageAnalysis, 'thumbnails' | 'width' | 'height' | 'averageColor'>;

@Injectable()
@Trashes('analysis')
export class AnalysisTrash extends EntityTrash<ImageAnalysis> {
  constructor(
    @InjectRepository(ImageAnalysis) analyses: Repository<ImageAnalysis>,
    private readonly service: AnalysisService,
  ) {
    super(analyses, 'name');
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
