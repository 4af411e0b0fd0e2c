import type { CollectionResponse, InspirationResponse } from '@maquette/api-client';

export const buildInspiration = (fields: Partial<InspirationResponse> = {}): InspirationResponse => ({
  id: '1',
  prompt: 'A calm harbour',
  design_type: 'logo',
  provider: 'Midjourney',
  style_tags: ['calm'],
  design_id: null,
  image_filename: 'u/1.png',
  image_url: '/files/inspiration-images/u/1.png?expires=1&signature=1',
  thumbnails: [{ url: '/files/inspiration-images/u/1.webp?expires=1&signature=1', width: 384 }],
  media_type: 'image/png',
  bytes: 1_000,
  width: 800,
  height: 600,
  average_color: '#6688aa',
  palette: [
    { color: '#1d6fa5', share: 0.6 },
    { color: '#ffffff', share: 0.4 },
  ],
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
  ...fields,
});

export const buildCollection = (fields: Partial<CollectionResponse> = {}): CollectionResponse => ({
  id: 'c1',
  name: 'Harbours',
  image: null,
  design_count: 0,
  pictures: [],
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
  ...fields,
});
