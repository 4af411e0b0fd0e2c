import { dirname } from 'node:path/posix';
import { DESIGN_TYPE_IDS } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { type ImageProvider, supports } from '../../platform/ai';
import type { JobState } from '../../platform/queue';
import { FileLinks } from '../../platform/storage';
import type { BrandPicture } from '../brands';
import type { Design } from './design.entity';
import type { DesignRequest } from './design-request.entity';
import type { DesignResponse, RelatedDesignResponse } from './dto/design.response';
import type { ProviderResponse } from './dto/options.response';

/** A card with what the gallery joins to it. */
export type CardRow = Omit<Design, 'userId' | 'deletedAt'> &
  Pick<JobState, 'status' | 'progress' | 'error' | 'errorCode'> &
  Pick<DesignRequest, 'n'> & { brandName: string | null };
export type RelatedRow = Pick<Design, 'id' | 'prompt' | 'thumbnailPath'>;

/** The newest picture of a brand. */
export interface BrandPictureRow {
  brandId: string;
  thumbnailPath: string;
  width: number;
  height: number;
}

@Injectable()
export class DesignsMapper {
  constructor(private readonly links: FileLinks) {}

  card(row: CardRow): DesignResponse {
    return {
      id: row.id,
      original_id: row.requestId,
      prompt: row.prompt,
      created_at: row.createdAt.toISOString(),
      status: row.status,
      progress: row.progress,
      error: row.error,
      error_code: row.errorCode,
      provider: row.provider,
      operation: row.operation,
      design_type: row.designType,
      brand_profile_id: row.brandProfileId,
      brand_name: row.brandName,
      image_url: this.url(row.imagePath),
      supabase_path: row.imagePath,
      folder: row.imagePath && dirname(row.imagePath),
      thumbnail_url: this.url(row.thumbnailPath),
      thumbnail_2x_url: this.url(row.thumbnail2xPath),
      thumbnail_3x_url: this.url(row.thumbnail3xPath),
      thumbnail_4x_url: this.url(row.thumbnail4xPath),
      svg_url: this.url(row.svgPath),
      media_type: row.mediaType,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      average_color: row.averageColor,
      is_multi_image: row.n > 1,
      n: row.n,
      image_index: row.imageIndex,
      seed: row.seed,
      favorite: row.favorite,
      notes: row.notes,
    };
  }

  related({ id, prompt, thumbnailPath }: RelatedRow): RelatedDesignResponse {
    return { id, prompt, thumbnail_url: this.url(thumbnailPath) };
  }

  brandPicture({ thumbnailPath, width, height }: BrandPictureRow): BrandPicture {
    return { thumbnailUrl: this.links.sign('design-images', thumbnailPath), width, height };
  }

  private url(path: string | null): string | null {
    return path && this.links.sign('design-images', path);
  }
}

export const toProviderResponse = (provider: ImageProvider): ProviderResponse => ({
  name: provider.name,
  supports_text_to_image: supports(provider, 'text-to-image'),
  supports_image_to_image: supports(provider, 'image-to-image'),
  supports_vectorize: supports(provider, 'vectorize'),
  supports_remove_background: supports(provider, 'remove-background'),
  supports_change_background: supports(provider, 'change-background'),
  supports_background_prompt: provider.drawBackground !== undefined,
  strength: provider.strength,
  shows_strength: provider.showsStrength ?? false,
  max_images: provider.maxImages,
  max_prompt: provider.maxPrompt,
  sizes: DESIGN_TYPE_IDS.flatMap((id) => {
    const size = provider.sizeOf?.(id);
    return size ? [{ design_type: id, ...size }] : [];
  }),
});
