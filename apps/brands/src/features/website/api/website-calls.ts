import { readWebsite, WEBSITE_SECTIONS } from '@maquette/website';
import type { WebsiteContent, WebsiteSection, WebsiteSectionKey } from '@maquette/website';
import { UserFacingError } from '@maquette/ui';
import { ApiError, api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

type WireContent = Answer<'get', '/api/brands/{id}/website-content'>['content'];
export type WebsiteStatus = Answer<'get', '/api/brands/{id}/website-content/status'>;

/** The page's words, and what is known of them. */
export interface Website {
  words: WebsiteContent;
  version: number;
  modelUsed: string | null;
  generatedAt: string | null;
}

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Answers come with the names of JavaScript; the sections keep those that the API and all files have. */
function toWebsite({ structuredContent, order, locked, seo, notes, ...rest }: WireContent): Website {
  const given = structuredContent as Record<string, WebsiteSection | undefined>;
  const sections = Object.fromEntries(
    WEBSITE_SECTIONS.flatMap((key) => {
      const section = given[camel(key)] ?? given[key];
      return section ? [[key, section]] : [];
    }),
  );
  return {
    words: { sections, order, locked, seo, notes },
    version: rest.version,
    modelUsed: rest.modelUsed,
    generatedAt: rest.generatedAt,
  };
}

const NOT_FOUND = /^(Website content not found|Not Found)\.?$/i;

/** Null before there is any. */
export const websiteQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'website', id],
    queryFn: async ({ signal }): Promise<Website | null> => {
      if (id === '') throw new UserFacingError('Brand ID is required');
      try {
        return toWebsite((await api.get('/api/brands/{id}/website-content', { path: { id }, signal })).content);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && NOT_FOUND.test(error.message)) return null;
        throw error;
      }
    },
  });

export const lookAtWebsite = (id: string, signal: AbortSignal): Promise<WebsiteStatus> =>
  api.get('/api/brands/{id}/website-content/status', { path: { id }, signal });

/** What may be asked for: one section, or all of them. */
export type WebsiteTask = WebsiteSectionKey | 'all';

const bodyOf = (task: WebsiteTask) => (task === 'all' ? {} : { section: task });

export const queueWebsite = (id: string, task: WebsiteTask) =>
  api.post('/api/brands/{id}/website-content/background', { path: { id }, body: bodyOf(task) });

export const generateWebsiteNow = (id: string, task: WebsiteTask) =>
  api.post('/api/brands/{id}/website-content', { path: { id }, body: bodyOf(task) });

export async function saveWebsite(id: string, words: WebsiteContent, version: number): Promise<Website> {
  const { sections: structured_content, ...rest } = words;
  const body = { structured_content, ...rest, version };
  return toWebsite((await api.patch('/api/brands/{id}/website-content', { path: { id }, body })).content);
}

/** What somebody else saved in the meantime, when that is why a save was refused. */
export function newerOf(error: unknown): { version: number; theirs: WebsiteContent } | null {
  if (!(error instanceof ApiError) || error.code !== 'NEWER_VERSION') return null;
  const { details } = error.body as { details: { version: number; theirs: string } };
  const theirs = readWebsite(details.theirs);
  return theirs && { version: details.version, theirs };
}

export const websiteVersionsQuery = (userId: string, id: string) => ({
  queryKey: ['brands', userId, 'website-versions', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.get('/api/brands/{id}/website-content/versions', { path: { id }, query: { per_page: 100 }, signal }))
      .versions,
});

export const websiteVersionQuery = (userId: string, id: string, version: number) => ({
  queryKey: ['brands', userId, 'website-version', id, version],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.get('/api/brands/{id}/website-content/versions/{version}', { path: { id, version }, signal })).content,
});

export const restoreWebsite = (id: string, version: number) =>
  api.post('/api/brands/{id}/website-content/versions/{version}/restore', { path: { id, version } });
