import { useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../brands/brand';
import { useGeneration } from '../../generation/use-generation';
import type { Generation } from '../../generation/use-generation';
import {
  generateWebsiteNow,
  lookAtWebsite,
  queueWebsite,
  websiteQuery,
  websiteVersionsQuery,
} from '../api/website-calls';
import type { WebsiteStatus, WebsiteTask } from '../api/website-calls';

const IDLE: WebsiteStatus = { status: 'idle', progress: 0, error: null, contentData: null };
const FAILED = 'Website content generation failed';

export const BANNER = {
  queued: 'Your website content is queued for generation',
  generating: 'Generating your website content',
  completed: 'Website content generated successfully!',
  failed: FAILED,
};

export type WebsiteGeneration = Generation<WebsiteTask>;

/** Generation of a website's words. Cancelling leaves it to the server, which finishes and keeps what comes. */
export function useWebsiteGeneration(brandId: string, instant: boolean, onDone: () => void): WebsiteGeneration {
  const { id: userId } = useUser();
  const client = useQueryClient();
  return useGeneration<WebsiteStatus, WebsiteTask>(
    {
      queryKey: ['brands', userId, 'website-status', brandId],
      look: (signal) => lookAtWebsite(brandId, signal),
      idle: IDLE,
      queued: () => ({}),
      first: 'all',
      lastOf: () => null,
      now: async (task) => {
        await generateWebsiteNow(brandId, task);
        return null;
      },
      queue: (task) => queueWebsite(brandId, task),
      finished: async () => {
        await client.invalidateQueries({ queryKey: websiteQuery(userId, brandId).queryKey });
        void client.invalidateQueries({ queryKey: brandQuery(userId, brandId).queryKey });
        void client.invalidateQueries({ queryKey: ['brands', userId, 'list'] });
        void client.invalidateQueries({ queryKey: websiteVersionsQuery(userId, brandId).queryKey });
      },
      texts: {
        inProgress: 'Website content generation already in progress',
        failed: () => FAILED,
        unseen: 'Failed to check generation status',
      },
    },
    instant,
    onDone,
  );
}
