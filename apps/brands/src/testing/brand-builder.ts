import type { BrandProfileEnvelope } from '@maquette/api-client';

export type BrandProfile = BrandProfileEnvelope['profile'];

let made = 0;

/** A brand as the API sends it, each newer than the one before. */
export function buildBrand(overrides: Partial<BrandProfile> = {}): BrandProfile {
  made += 1;
  const name = overrides.name ?? `Brand ${made}`;
  const description = overrides.description ?? null;
  const time = new Date(Date.UTC(2026, 2, 3, 12, made)).toISOString();
  return {
    id: `33333333-3333-4333-8333-${String(made).padStart(12, '0')}`,
    design_count: 0,
    prompt_count: 0,
    newest_picture: null,
    has_strategy_executed: false,
    has_website_content_executed: false,
    created_at: time,
    updated_at: time,
    version: 0,
    strategy_input_type: null,
    strategy_text: null,
    strategy_version: 0,
    strategy_source: null,
    ...overrides,
    name,
    brand_name: name,
    description,
    business_description: description,
  };
}
