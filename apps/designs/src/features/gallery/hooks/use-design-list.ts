import { toast } from '@maquette/ui';
import { usePagedList } from '@maquette/web-core/lists';
import type { Polling } from '@maquette/web-core/lists';
import { getDesign } from '../../designs/api/get-design';
import { cardTexts } from '../../designs/card-texts';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import type { DesignFilters } from '../../designs/design-filters';
import { designsList } from '../../designs/designs-list';

/** Tells once which requests were finished since the last look. */
function announce(before: readonly Design[], after: readonly Design[]): void {
  const waited = before.filter(isUnfinished);
  const requests = new Set(waited.map(({ originalId, id }) => originalId || id));
  const ended = new Set(before.filter((design) => !isUnfinished(design)).map(({ id }) => id));
  const done = after.filter(
    ({ id, originalId, status }) => status === 'completed' && requests.has(originalId || id) && !ended.has(id),
  );
  const [first] = done;
  if (first)
    toast.success(done.length === 1 ? `Ready: ${cardTexts(first).headline}` : `${done.length} designs are ready.`);
  const waitedIds = new Set(waited.map(({ id }) => id));
  for (const design of after.filter(({ id, status }) => waitedIds.has(id) && status === 'failed'))
    toast.error(`Generation failed: ${cardTexts(design).headline}`);
}

const polling: Polling<Design> = { isUnfinished, everyMs: 7_000, readOne: getDesign, onChange: announce };

/**
 * The designs that the filters let through, page by page, kept up to date while any of them is being made.
 *
 * @param atLeast how many are to be there at once where the list is no longer kept: those of the place that is returned to
 */
export const useDesignList = (filters: DesignFilters, atLeast?: number) =>
  usePagedList(designsList, filters, { atLeast, polling });
