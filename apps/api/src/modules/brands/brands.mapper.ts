import type { Brand } from './brand.entity';
import type { BrandProfileDetailResponse, BrandProfileResponse } from './dto/brand-profile.response';

/** count(*) is a bigint, which PostgreSQL hands out as text */
export type BrandRow = Brand & Record<'design_count' | 'prompt_count', string>;

export const toBrandProfile = (row: BrandRow): BrandProfileResponse => ({
  id: row.id,
  name: row.brand_name,
  brand_name: row.brand_name,
  description: row.business_description,
  business_description: row.business_description,
  design_count: Number(row.design_count),
  prompt_count: Number(row.prompt_count),
  has_strategy_executed: row.strategy_executed_at !== null,
  has_website_content_executed: row.website_content_executed_at !== null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toBrandProfileDetail = (row: BrandRow): BrandProfileDetailResponse => ({
  ...toBrandProfile(row),
  strategy_input_type: row.strategy_input_type,
  strategy_text: row.strategy_text,
});
