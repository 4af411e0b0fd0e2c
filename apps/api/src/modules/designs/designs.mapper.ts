import { dirname } from 'node:path/posix';
import { Injectable } from '@nestjs/common';
import { type ImageProvider, supports } from '../../platform/ai';
import type { JobState } from '../../platform/queue';
import { FileLinks } from '../../platform/storage';
import type { Design } from './design.entity';
import type { DesignResponse, RelatedDesignResponse } from './dto/design.response';
import type { ProviderResponse } from './dto/options.response';

/** A card with what the gallery joins to it. */
export type CardRow = Design &
  Pick<JobState, 'status' | 'progress' | 'error'> & { error_code: string | null; n: number; brand_name: string | null };
export type RelatedRow = Pick<Design, 'id' | 'prompt' | 'thumbnail_path'>;

@Injectable()
export class DesignsMapper {
  constructor(private readonly links: FileLinks) {}

  card(row: CardRow): DesignResponse {
    return {
      id: row.id,
      original_id: row.request_id,
      prompt: row.prompt,
      created_at: row.created_at.toISOString(),
      status: row.status,
      progress: row.progress,
      error: row.error,
      error_code: row.error_code,
      provider: row.provider,
      operation: row.operation,
      design_type: row.design_type,
      brand_profile_id: row.brand_profile_id,
      brand_name: row.brand_name,
      image_url: this.url(row.image_path),
      supabase_path: row.image_path,
      folder: row.image_path && dirname(row.image_path),
      thumbnail_url: this.url(row.thumbnail_path),
      thumbnail_2x_url: this.url(row.thumbnail_2x_path),
      svg_url: this.url(row.svg_path),
      media_type: row.media_type,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      average_color: row.average_color,
      is_multi_image: row.n > 1,
      image_index: row.image_index,
      seed: row.seed,
      favorite: row.favorite,
      notes: row.notes,
    };
  }

  related({ id, prompt, thumbnail_path }: RelatedRow): RelatedDesignResponse {
    return { id, prompt, thumbnail_url: this.url(thumbnail_path) };
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
  strength: provider.strength,
  shows_strength: provider.showsStrength ?? false,
  max_images: provider.maxImages,
  max_prompt: provider.maxPrompt,
});
