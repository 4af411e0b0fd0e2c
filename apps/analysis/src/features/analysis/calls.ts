import { UserFacingError } from '@maquette/ui';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { Source } from './source';

export type Analyzer = Answer<'get', '/api/v1/analyzers'>[number];
export type Analysis = Answer<'get', '/api/v1/analysis/{id}'>;
export type Facts = NonNullable<Analysis['facts']>;

const DESCRIBER = 'ideogram-describe';

export const analyzersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['analysis', userId, 'analyzers'],
    queryFn: ({ signal }): Promise<Analyzer[]> => api.get('/api/v1/analyzers', { signal }),
    staleTime: 5 * 60_000,
  });

/** The one that is chosen for somebody who has chosen none. */
export const defaultAnalyzer = (analyzers: readonly Analyzer[]): Analyzer | undefined =>
  analyzers.find(({ slug }) => slug === DESCRIBER) ?? analyzers[0];

export const analysisQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['analysis', userId, 'one', id],
    queryFn: ({ signal }) => api.get('/api/v1/analysis/{id}', { path: { id }, signal }),
    // the addresses of its pictures are good for an hour
    staleTime: 30 * 60_000,
  });

interface Run {
  analyzer: Analyzer | undefined;
  source: Source | undefined;
  signal: AbortSignal;
}

/** Looks at a picture. @throws UserFacingError with the specification's sentence where something is missing; ApiError */
export async function analyze({ analyzer, source, signal }: Run): Promise<Analysis> {
  if (!analyzer) throw new UserFacingError('Please select an analysis method.');
  const { slug, input_type: type } = { slug: analyzer.slug, input_type: analyzer.inputType as string };
  if (type === 'text') throw new UserFacingError('Text input analysis is not yet implemented.');
  if (type !== 'image') throw new UserFacingError(`Unsupported input type for analyzer: ${type}`);
  if (!source) throw new UserFacingError('Please select an image file for this analyzer.');
  const { file, stored } = source;
  if (slug === DESCRIBER)
    return stored
      ? api.post('/api/v1/analysis/describe_image', { body: stored, signal })
      : api.post('/api/v1/analysis/describe_image', { form: { image_file: file }, signal });
  return stored
    ? api.post('/api/v1/analyze', { body: { analyzer_slug: slug, ...stored }, signal })
    : api.post('/api/v1/analyze', { form: { analyzer_slug: slug, file }, signal });
}

/** What is saved of an analysis: its texts joined by newlines, else its result, else all of it as JSON. */
export function promptTextOf({ descriptions, result, facts }: Analysis): string {
  if (descriptions) return descriptions.map(({ text }) => text).join('\n');
  return result ?? JSON.stringify(facts, null, 2);
}
