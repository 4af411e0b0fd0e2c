import type { AnalysisResponse, AnalyzerResponse } from '@maquette/api-client';

export const buildAnalyzer = (fields: Partial<AnalyzerResponse> = {}): AnalyzerResponse => ({
  slug: 'ideogram-describe',
  name: 'Describe (built in)',
  input_type: 'image',
  can_save_as_prompt: true,
  about: 'Four texts that tell what it looks like.',
  ...fields,
});

export const PALETTE = buildAnalyzer({ slug: 'palette', name: 'Palette', about: 'Its colours.' });

export const buildAnalysis = (fields: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  id: 'a1',
  analyzer: 'ideogram-describe',
  analyzer_name: 'Describe (built in)',
  can_save_as_prompt: true,
  status: 'completed',
  error: null,
  name: 'harbour.png',
  source: 'upload',
  source_id: null,
  image_filename: 'u/a1.png',
  image_url: '/files/design-images/u/a1.png?expires=1&signature=1',
  media_type: 'image/png',
  thumbnails: [{ url: '/files/design-images/u/a1.webp?expires=1&signature=1', width: 384 }],
  width: 800,
  height: 600,
  average_color: '#6688aa',
  excerpt: 'A calm harbour in navy',
  created_at: '2026-03-01T10:00:00Z',
  descriptions: [{ text: 'A calm harbour in navy' }, { text: 'Harbour, navy, cream' }],
  result: null,
  facts: null,
  method: 'Measured from the pixels.',
  ...fields,
});
