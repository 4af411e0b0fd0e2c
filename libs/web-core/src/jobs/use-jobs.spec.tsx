import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { API, server, serveEachTest, storeSession, user } from '../../test/support';
import { SessionContext } from '../auth/session';
import { createQueryClient } from '../query-client';
import { useJobs } from './use-jobs';

const job = (id: string, status: string, progress = 0, kind = 'generate-design') => ({
  id,
  kind,
  status,
  progress,
  error: null,
  error_code: null,
});

describe('useJobs', () => {
  serveEachTest();
  beforeEach(() => storeSession());
  afterEach(() => jest.useRealTimers());

  let asked: { ids: string[]; tag: string | null }[];
  beforeEach(() => (asked = []));

  /** Answers what `answers` holds, one after the other and the last one again and again. */
  const serve = (...answers: ReturnType<typeof job>[][]) => {
    let served = 0;
    server.use(
      http.get(`${API}/api/jobs`, ({ request }) => {
        const tag = request.headers.get('if-none-match');
        asked.push({ ids: new URL(request.url).searchParams.get('ids')?.split(',') ?? [], tag });
        const jobs = answers[Math.min(served++, answers.length - 1)] ?? [];
        const etag = `"${JSON.stringify(jobs).length}-${jobs[0]?.progress}"`;
        return tag === etag
          ? new HttpResponse(null, { status: 304, headers: { etag } })
          : HttpResponse.json({ jobs }, { headers: { etag } });
      }),
    );
  };
  const watch = (ids: string[], options?: Parameters<typeof useJobs>[1]) => {
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <SessionContext value={{ user, loading: false } as never}>{children}</SessionContext>
      </QueryClientProvider>
    );
    return renderHook(({ asks }) => useJobs(asks, options), { wrapper, initialProps: { asks: ids } });
  };
  const calls = async (times: number) => {
    await waitFor(() => expect(asked).toHaveLength(times));
    // the answer's own way through the cache
    await act(() => jest.advanceTimersByTimeAsync(1));
  };
  const aSecond = () => act(() => jest.advanceTimersByTimeAsync(1_000));

  it('asks every second while one runs, whatever the kind calls that, and no more when all have ended', async () => {
    jest.useFakeTimers();
    serve(
      [job('a', 'pending'), job('b', 'generating', 10, 'proposal')],
      [job('a', 'processing', 50), job('b', 'completed', 100, 'proposal')],
      [job('a', 'failed', 50), job('b', 'completed', 100, 'proposal')],
    );
    const { result } = watch(['b', 'a', 'a']);
    await calls(1);
    expect(result.current.map(({ status }) => status)).toEqual(['pending', 'generating']);
    await aSecond();
    await calls(2);
    expect(result.current).toMatchObject([{ progress: 50, errorCode: null }, { status: 'completed' }]);
    await aSecond();
    await calls(3);
    expect(result.current[0]).toMatchObject({ id: 'a', status: 'failed' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked.map(({ ids }) => ids)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('asks four times a second at first where somebody waits for something short', async () => {
    jest.useFakeTimers();
    serve([job('a', 'processing', 30)]);
    watch(['a'], { eager: true });
    await calls(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await calls(5);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const before = asked.length;
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(asked.length - before).toBe(3);
  });

  it('hands out the same jobs while the server says that nothing has changed', async () => {
    jest.useFakeTimers();
    serve([job('a', 'processing', 30)]);
    const { result } = watch(['a']);
    await calls(1);
    const first = result.current;
    await aSecond();
    await calls(2);
    expect(asked.map(({ tag }) => tag !== null)).toEqual([false, true]);
    expect(result.current).toBe(first);
    expect(result.current).toHaveLength(1);
  });

  it('asks for nothing when there is nothing to ask for, and begins when there is', async () => {
    serve([job('a', 'completed', 100)]);
    const { result, rerender } = watch([]);
    expect(result.current).toEqual([]);
    expect(asked).toEqual([]);
    rerender({ asks: ['a'] });
    await waitFor(() => expect(result.current).toHaveLength(1));
  });

  it('asks for a hundred at a time', async () => {
    serve([]);
    watch(Array.from({ length: 101 }, (_, index) => `id-${index}`));
    await waitFor(() => expect(asked.map(({ ids }) => ids.length).sort()).toEqual([1, 100]));
  });

  it('goes on, less often, when the server is in trouble', async () => {
    jest.useFakeTimers();
    serve([job('a', 'completed', 100)]);
    server.use(
      http.get(
        `${API}/api/jobs`,
        () => HttpResponse.json({ error: 'Something went wrong.', message: '', status_code: 500 }, { status: 500 }),
        { once: true },
      ),
    );
    const { result } = watch(['a']);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(asked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await calls(1);
    expect(result.current).toMatchObject([{ id: 'a', status: 'completed' }]);
  });
});
