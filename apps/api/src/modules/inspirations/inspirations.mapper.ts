import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../platform/storage';
import type { InspirationResponse } from './dto/inspiration.response';
import type { Inspiration } from './inspiration.entity';

export const BUCKET = 'inspiration-images';

@Injectable()
export class InspirationsMapper {
  constructor(private readonly links: FileLinks) {}

  toResponse(row: Inspiration): InspirationResponse {
    return {
      id: row.id,
      prompt: row.prompt,
      design_type: row.designType,
      provider: row.provider,
      style_tags: row.styleTags,
      design_id: row.designId,
      image_filename: row.imagePath,
      image_url: row.imagePath && this.links.sign(BUCKET, row.imagePath),
      thumbnails: row.thumbnails.map(({ path, width }) => ({ url: this.links.sign(BUCKET, path), width })),
      media_type: row.mediaType,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      average_color: row.averageColor,
      palette: row.palette,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  }
}
