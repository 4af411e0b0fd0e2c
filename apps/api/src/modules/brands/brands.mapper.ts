import type { RevisionHead } from '../../platform/revisions';
import type { Brand } from './brand.entity';
import type { BrandCounts, BrandPicture } from './brand-counts';
import type { BrandProfileDetailResponse, BrandProfileResponse } from './dto/brand-profile.response';

export const toBrandProfile = (
  brand: Brand,
  counts: BrandCounts,
  picture: BrandPicture | undefined,
): BrandProfileResponse => ({
  id: brand.id,
  name: brand.brandName,
  brand_name: brand.brandName,
  description: brand.businessDescription,
  business_description: brand.businessDescription,
  design_count: counts.designs,
  prompt_count: counts.prompts,
  newest_picture: picture
    ? { thumbnail_url: picture.thumbnailUrl, width: picture.width, height: picture.height }
    : null,
  has_strategy_executed: brand.strategyExecutedAt !== null,
  has_website_content_executed: brand.websiteContentExecutedAt !== null,
  created_at: brand.createdAt.toISOString(),
  updated_at: brand.updatedAt.toISOString(),
});

export const toBrandProfileDetail = (
  brand: Brand,
  counts: BrandCounts,
  picture: BrandPicture | undefined,
  newest: Map<string, RevisionHead>,
): BrandProfileDetailResponse => ({
  ...toBrandProfile(brand, counts, picture),
  version: newest.get('details')?.version ?? 0,
  strategy_input_type: brand.strategyInputType,
  strategy_text: brand.strategyText,
  strategy_version: newest.get('strategy')?.version ?? 0,
  strategy_source: newest.get('strategy')?.source ?? null,
});
