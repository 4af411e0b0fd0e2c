import { rest } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import styles from './dashboard.module.css';

const TABLES = [
  { table: 'brands', label: 'Brands' },
  // one of them may have become several designs
  { table: 'design_requests', label: 'Design requests' },
  { table: 'prompt_drafts', label: 'Prompts' },
] as const;
const WINDOWS = [7, 30] as const;
const DAY = 24 * 60 * 60_000;

type Table = (typeof TABLES)[number]['table'];
interface Counts {
  total: number;
  /** New in the last 7 and 30 days. */
  recent: readonly number[];
}

async function readCounts(userId: string, table: Table): Promise<Counts> {
  const client = await rest();
  const count = async (since?: number) => {
    // The library would repeat a 503 for seven seconds before it says so.
    const all = client.from(table).select('*', { count: 'exact', head: true }).eq('user_id', userId).retry(false);
    const { count: found, error } = await (since === undefined
      ? all
      : all.gte('created_at', new Date(since).toISOString()));
    if (error || found === null) throw new Error('Could not load stats.');
    return found;
  };
  const now = Date.now();
  const [total, ...recent] = await Promise.all([count(), ...WINDOWS.map((days) => count(now - days * DAY))]);
  return { total, recent };
}

async function readStats(userId: string): Promise<Record<Table, Counts>> {
  const counts = await Promise.all(TABLES.map(async ({ table }) => [table, await readCounts(userId, table)] as const));
  return Object.fromEntries(counts) as Record<Table, Counts>;
}

/** How much there is and how much is new; a dash stands for what is not known. */
export function StatsStrip({
  userId,
  enabled,
}: {
  userId: string;
  /** False while the page has more urgent things to read. */ enabled: boolean;
}) {
  const { data, isError } = useQuery({
    queryKey: ['stats', userId],
    queryFn: () => readStats(userId),
    enabled,
    retry: false,
    staleTime: 60_000,
  });
  return (
    <section aria-label="Stats" className={styles.stats}>
      <dl className={styles.counts}>
        {TABLES.map(({ table, label }) => (
          <div key={table} className={styles.count}>
            <dt>{label}</dt>
            <dd className={styles.total}>{data?.[table].total ?? '–'}</dd>
            {WINDOWS.map((days, index) => (
              <dd key={days}>
                {data?.[table].recent[index] ?? '–'} in {days} days
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isError && (
        <p role="alert" className={styles.statsError}>
          Could not load stats.
        </p>
      )}
    </section>
  );
}
