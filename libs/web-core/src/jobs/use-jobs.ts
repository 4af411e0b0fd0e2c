import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../auth/session';
import type { Answer } from '../http/api';
import { apiFetch } from '../http/api-fetch';
import { readAnswer } from '../http/call';

const POLL_MS = 1_000;
/** What takes a second or two is on the screen half a second after it is done. */
const EAGER_POLL_MS = 250;
const EAGER_POLLS = 40;
const POLL_IN_TROUBLE_MS = 7_000;
const IDS_PER_CALL = 100;

type JobList = Answer<'get', '/api/jobs'>;
/** Where something stands that the server makes in the background, whatever its kind. */
export type Job = JobList['jobs'][number];

/** An answer, and the tag under which the server knows it: it need not be sent again while it stays the same. */
interface Tagged {
  endpoint: string;
  etag: string | null;
  jobs: Job[];
}

/** The words differ between kinds until a job has ended. */
const isRunning = ({ status }: Job) => status !== 'completed' && status !== 'failed';

async function read(endpoint: string, known: Tagged | undefined, signal: AbortSignal): Promise<Tagged> {
  const response = await apiFetch(endpoint, {
    signal,
    headers: { Accept: 'application/json', ...(known?.etag && { 'If-None-Match': known.etag }) },
  });
  if (response.status === 304 && known) return known;
  return { endpoint, etag: response.headers.get('etag'), jobs: (await readAnswer<JobList>(response)).jobs };
}

interface JobsOptions {
  /** Somebody waits for something that may take a second: four times a second for the first ten seconds. */
  eager?: boolean;
}

/**
 * The caller's own jobs, asked for every second while one of them runs and not any more when all have ended. Ids that are unknown, in
 * the trash or not answered yet are left out.
 */
export function useJobs(ids: readonly string[], { eager = false }: JobsOptions = {}): readonly Job[] {
  const { user } = useSession();
  const client = useQueryClient();
  const asked = [...new Set(ids)].sort();
  const queryKey = ['jobs', user?.id, ...asked];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = client.getQueryData<Tagged[]>(queryKey) ?? [];
      const endpoints = Array.from(
        { length: Math.ceil(asked.length / IDS_PER_CALL) },
        (_, call) => `/api/jobs?ids=${asked.slice(call * IDS_PER_CALL, (call + 1) * IDS_PER_CALL).join()}`,
      );
      return Promise.all(
        endpoints.map((endpoint) =>
          read(
            endpoint,
            known.find((answer) => answer.endpoint === endpoint),
            signal,
          ),
        ),
      );
    },
    enabled: user !== null && asked.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return POLL_IN_TROUBLE_MS;
      if (!state.data?.some(({ jobs }) => jobs.some(isRunning))) return false;
      return eager && state.dataUpdateCount < EAGER_POLLS ? EAGER_POLL_MS : POLL_MS;
    },
    select: jobsOf,
  });
  return data ?? NONE;
}

const NONE: readonly Job[] = [];
const jobsOf = (answers: Tagged[]) => answers.flatMap(({ jobs }) => jobs);
