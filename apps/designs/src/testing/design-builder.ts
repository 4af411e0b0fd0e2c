import type { DesignResponse } from '@maquette/api-client';

let made = 0;

/** A completed design as the API sends it. */
export function buildDesign(changes: Partial<DesignResponse> = {}): DesignResponse {
  const id = changes.id ?? `design-${++made}`;
  return {
    id,
    original_id: id,
    prompt: 'A kraft bag on a green shelf',
    created_at: '2026-03-03T12:00:00.000Z',
    status: 'completed',
    progress: 100,
    error: null,
    error_code: null,
    provider: 'recraftai',
    operation: 'text-to-image',
    design_type: 'logo',
    brand_profile_id: null,
    brand_name: null,
    image_url: `http://127.0.0.1/files/design-images/user/${id}.png?expires=1&signature=old`,
    supabase_path: `user/${id}.png`,
    folder: 'user',
    thumbnail_url: `http://127.0.0.1/files/design-images/user/${id}-384.webp?expires=1&signature=old`,
    thumbnail_2x_url: null,
    thumbnail_3x_url: null,
    thumbnail_4x_url: null,
    svg_url: null,
    media_type: 'image/png',
    bytes: 1000,
    width: 1000,
    height: 1000,
    average_color: '#a1b2c3',
    is_multi_image: false,
    n: 1,
    image_index: 0,
    seed: 1,
    favorite: false,
    notes: [],
    ...changes,
  };
}

/** A design that has no picture yet. */
export const buildUnfinished = (changes: Partial<DesignResponse> = {}): DesignResponse =>
  buildDesign({
    status: 'pending',
    progress: 0,
    image_url: null,
    thumbnail_url: null,
    supabase_path: null,
    folder: null,
    media_type: null,
    bytes: null,
    width: null,
    height: null,
    average_color: null,
    ...changes,
  });
