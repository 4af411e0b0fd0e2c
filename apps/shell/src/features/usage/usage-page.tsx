import { Button, EmptyState, IconButton, Notice, PageHeader, SkeletonLine, toast } from '@maquette/ui';
import { ChevronLeft, ChevronRight } from '@maquette/ui/icons';
import { api, messageOf, useDocumentTitle, useUser } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styles from './usage.module.css';

type ProviderUsage = Answer<'get', '/api/usage'>['providers'][number];

/** '2026-03', as many months later as said. */
function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
const nameOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const count = (units: number) => units.toLocaleString('en');

/** Operators' board of everybody's jobs, a page of its own that the API serves: a cookie opens it, since no page is asked for with a token. */
async function openBoard(): Promise<void> {
  try {
    await api.post('/api/operations/pass');
    window.location.assign('/operations/queues');
  } catch (error) {
    toast.error(messageOf(error, 'The operations could not be opened. Please try again.'));
  }
}

/** What requests to providers have cost everybody who works here, month by month. */
export function UsagePage() {
  useDocumentTitle('Usage');
  const { id: userId } = useUser();
  const [params, setParams] = useSearchParams();
  const now = new Date().toISOString().slice(0, 7);
  const asked = params.get('month') ?? now;
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : now;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['usage', userId, month],
    queryFn: ({ signal }) => api.get('/api/usage', { query: { month }, signal }),
  });
  const go = (months: number) => setParams({ month: monthsLater(month, months) }, { replace: true });
  return (
    <>
      <PageHeader
        title="Usage"
        subtitle="What requests to providers have cost this workspace. What is built in costs nothing."
      />
      <div className={styles.months}>
        <IconButton label="Month before" onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 className={styles.month} aria-live="polite">
          {nameOf(month)}
        </h2>
        <IconButton label="Month after" disabled={month >= now} onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      {isPending && (
        <div className={styles.loading} aria-hidden>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
      {error && (
        <Notice tone="critical" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {messageOf(error, 'The usage could not be loaded.')}
        </Notice>
      )}
      {data && data.providers.length === 0 && (
        <EmptyState title={`Nothing was used in ${nameOf(month)}`}>
          Requests to providers with a key of their own are counted here.
        </EmptyState>
      )}
      {data && data.providers.length > 0 && <UsageTable month={month} providers={data.providers} />}
      {/* it is known with the data, so it stands after them: nothing that is there already moves */}
      {data?.isOperator && (
        <Button className={styles.operations} onClick={() => void openBoard()}>
          Operations
        </Button>
      )}
    </>
  );
}

const UsageTable = ({ month, providers }: { month: string; providers: readonly ProviderUsage[] }) => (
  <table className={styles.table} aria-label={`Usage in ${nameOf(month)}`}>
    <thead>
      <tr>
        <th scope="col">Provider</th>
        <th scope="col">Requests</th>
        <th scope="col">Used</th>
        <th scope="col">By you</th>
        <th scope="col">Budget</th>
      </tr>
    </thead>
    <tbody>
      {providers.map(({ provider, name, unit, requests, units, yourUnits, budget }) => (
        <tr key={provider}>
          <th scope="row">{name}</th>
          <td data-label="Requests">{count(requests)}</td>
          <td data-label="Used">
            {count(units)} {unit}
          </td>
          <td data-label="By you">{count(yourUnits)}</td>
          <td data-label="Budget">
            {budget === null
              ? 'None'
              : `${count(budget)}, ${units >= budget ? 'spent' : `${count(budget - units)} left`}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
