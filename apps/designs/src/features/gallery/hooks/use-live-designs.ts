import { useJobs } from '@maquette/web-core';
import { useEffect, useMemo } from 'react';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import type { DesignFilters } from '../../designs/design-filters';
import { isSent, letsThrough } from '../../designs/expected-design';
import { useBrandName } from '../../designs/hooks/use-brand-name';
import { useDesignLists } from '../../designs/hooks/use-design-lists';
import { useSentDesigns } from '../../designs/hooks/use-generate';

/**
 * The designs of the list as they stand at this moment: what was sent just now comes first, what is being made moves on with its job, and
 * when a job has ended the list is read at once.
 */
export function useLiveDesigns(listed: readonly Design[], filters: DesignFilters, hasMore: boolean): Design[] {
  const lists = useDesignLists();
  const sent = useSentDesigns();
  const brandName = useBrandName(sent);
  const designs = useMemo(() => {
    const there = new Set(listed.map(({ originalId, id }) => originalId || id));
    const coming = sent.filter((design) => !there.has(design.id) && letsThrough(filters, design, brandName(design)));
    if (filters.sort === 'newest') return [...coming, ...listed];
    return hasMore ? [...listed] : [...listed, ...coming.toReversed()];
  }, [listed, sent, filters, brandName, hasMore]);

  const running = designs.filter((design) => isUnfinished(design) && !isSent(design));
  const jobs = useJobs(
    running.map(({ id }) => id),
    { eager: true },
  );

  const ended = jobs
    .filter(({ status }) => status === 'completed' || status === 'failed')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (ended) void lists.refresh();
  }, [ended, lists]);

  return useMemo(() => {
    const byId = new Map(jobs.map((job) => [job.id, job]));
    return designs.map((design) => {
      const job = byId.get(design.id);
      if (!job || !isUnfinished(design)) return design;
      const status = job.status === 'pending' ? 'pending' : 'processing';
      const progress = Math.max(design.progress, job.progress);
      return status === design.status && progress === design.progress ? design : { ...design, status, progress };
    });
  }, [designs, jobs]);
}
