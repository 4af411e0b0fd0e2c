import { ConfirmDialog, LoadMore, Notice, Button, SkeletonLine } from '@maquette/ui';
import { RowList } from '@maquette/ui/documents';
import { CircleX, Trash2 } from '@maquette/ui/icons';
import { api, messageOf } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { useBulkDelete, usePagedList } from '@maquette/web-core/lists';
import type { PagedList } from '@maquette/web-core/lists';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './history.module.css';

type Past = Answer<'get', '/api/v1/analysis'>['analyses'][number];

const NO_FILTERS = {};
const list: PagedList<Past, typeof NO_FILTERS> = {
  name: 'analysis',
  load: async (_, page, signal) => {
    const { analyses, pagination } = await api.get('/api/v1/analysis', { query: { page, per_page: 10 }, signal });
    return { items: analyses, perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b) => a.createdAt > b.createdAt,
};
const POLLING = {
  isUnfinished: ({ status }: Past) => status === 'pending' || status === 'processing',
  everyMs: 3_000,
  readOne: (id: string, signal: AbortSignal): Promise<Past> =>
    api.get('/api/v1/analysis/{id}', { path: { id }, signal }),
};
const DELETION = {
  remove: (id: string) => api.delete('/api/v1/analysis/{id}', { path: { id } }),
  restore: (id: string) => api.post('/api/v1/analysis/{id}/restore', { path: { id } }),
  noun: { one: 'Analysis', many: 'analyses' },
};

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface HistoryProps {
  /** The one that is shown above. */
  shownId: string | null;
  /** It was deleted. */
  onGone: () => void;
}

/** What was looked at before, the newest first. Each opens where results stand. */
export function History({ shownId, onGone }: HistoryProps) {
  const past = usePagedList(list, NO_FILTERS, { polling: POLLING });
  const remove = useBulkDelete(list, DELETION);
  const [doomed, setDoomed] = useState<Past>();
  if (!past.isLoading && !past.error && past.items.length === 0) return null;
  return (
    <section aria-labelledby="past-analyses" className={styles.history}>
      <h2 id="past-analyses" className={styles.title}>
        Your analyses
      </h2>
      {past.isLoading && (
        <div role="status" aria-label="Loading your analyses..." className={styles.loading}>
          {[0, 1, 2].map((row) => (
            <div key={row} className={styles.skeleton}>
              <SkeletonLine width="34%" />
              <SkeletonLine width="72%" />
            </div>
          ))}
        </div>
      )}
      {past.error && (
        <Notice tone="critical" action={<Button onClick={() => void past.reload()}>Retry</Button>}>
          {messageOf(past.error, 'Your analyses could not be loaded.')}
        </Notice>
      )}
      <RowList
        label="Your analyses"
        rows={past.items.map((row) => ({
          id: row.id,
          title: row.name,
          link: (
            <Link to={`?analysis=${row.id}`} aria-current={row.id === shownId || undefined}>
              {row.name}
            </Link>
          ),
          picture: <Thumbnail past={row} />,
          preview: row.status === 'failed' ? (row.error ?? 'The analysis failed.') : row.excerpt,
          figures: [
            row.analyzerName,
            moment.format(new Date(row.createdAt)),
            POLLING.isUnfinished(row) && 'Analyzing...',
          ],
          status: row.status === 'failed' && (
            <span className={styles.failed}>
              <CircleX aria-hidden /> Failed
            </span>
          ),
          actions: [{ label: 'Delete', icon: <Trash2 aria-hidden />, critical: true, onSelect: () => setDoomed(row) }],
        }))}
      />
      {past.hasMore && (
        <LoadMore label="Load More Analyses" busyLabel="Loading..." busy={past.isLoadingMore} onClick={past.loadMore} />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        item={doomed?.name}
        onConfirm={async () => {
          if (!doomed) return;
          await remove([doomed]);
          if (doomed.id === shownId) onGone();
        }}
      />
    </section>
  );
}

/** Before it has one, the picture itself. */
const Thumbnail = ({ past: { thumbnails, imageUrl, status } }: { past: Past }) => (
  <div className={styles.thumbnail} data-failed={status === 'failed' ? '' : undefined}>
    <img src={thumbnails[0]?.url ?? imageUrl} alt="" loading="lazy" />
  </div>
);
