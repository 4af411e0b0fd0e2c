import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { API, server, storeSession, serveEachTest, user } from '../../test/support';
import { SessionContext } from '../auth/session';
import { ImageUrlCache } from './image-url-cache';
import type { ImageRef } from './image-url-cache';
import { clearImageUrls, resolveImageUrl } from './image-urls';
import { useImageUrl } from '../pictures/use-image-url';
import { preloadImages } from '../pictures/preload-images';

const MINUTE = 60_000;
const design = (path: string): ImageRef => ({ path, bucket: 'design-images' });

describe('ImageUrlCache', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps a URL for 50 minutes, over a reload, for its user alone', () => {
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    new ImageUrlCache('a').add([[design('1'), '/files/1']]);
    now.mockReturnValue(start + 50 * MINUTE - 1);
    expect(new ImageUrlCache('a').get(design('1'))?.url).toBe('/files/1');
    expect(new ImageUrlCache('b').get(design('1'))).toBeUndefined();
    now.mockReturnValue(start + 50 * MINUTE);
    expect(new ImageUrlCache('a').get(design('1'))).toBeUndefined();
  });

  it('holds at most 1000 and drops the oldest', () => {
    const cache = new ImageUrlCache('a');
    cache.add(Array.from({ length: 1001 }, (_, index) => [design(String(index)), `/files/${index}`] as const));
    expect(cache.get(design('0'))).toBeUndefined();
    expect(cache.get(design('1'))?.url).toBe('/files/1');
    expect(cache.get(design('1000'))?.url).toBe('/files/1000');
  });

  it('trims itself to half when the storage is full', () => {
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cache = new ImageUrlCache('a');
    cache.add(['1', '2', '3', '4'].map((path) => [design(path), `/files/${path}`] as const));
    Storage.prototype.setItem = write;
    const kept = ['1', '2', '3', '4'].filter((path) => new ImageUrlCache('a').get(design(path)));
    expect(kept).toEqual(['3', '4']);
  });
});

describe('image URLs', () => {
  serveEachTest();
  let calls: number[];

  beforeEach(() => {
    storeSession();
    calls = [];
    server.use(
      http.post(`${API}/api/images/bulk-urls`, async ({ request }) => {
        const { files } = (await request.json()) as { files: ImageRef[] };
        calls.push(files.length);
        return HttpResponse.json({
          urls: files.map(({ path, bucket }) => ({
            path,
            bucket,
            url: path === 'gone' ? null : `/files/${path}?signed`,
          })),
        });
      }),
    );
  });

  it('asks once for all that is wanted within a frame, 100 at a time', async () => {
    const urls = await Promise.all(Array.from({ length: 130 }, (_, index) => resolveImageUrl(design(`p${index}`))));
    expect(calls).toEqual([100, 30]);
    expect(urls[129]).toBe('http://localhost/files/p129?signed');
  });

  it('asks again for nothing that it knows', async () => {
    await resolveImageUrl(design('a'));
    clearImageUrls();
    await resolveImageUrl(design('a'));
    expect(calls).toEqual([1]);
  });

  it('is null for a file that may not be read', async () => {
    await expect(resolveImageUrl(design('gone'))).resolves.toBeNull();
  });

  it('fails for everybody who waited when the call fails', async () => {
    server.use(
      http.post(`${API}/api/images/bulk-urls`, () => HttpResponse.json({ error: 'Storage is down' }, { status: 500 })),
    );
    const results = await Promise.allSettled([resolveImageUrl(design('a')), resolveImageUrl(design('b'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('gives a component its URL, and a new one when the picture did not load', async () => {
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <SessionContext value={{ status: 'signed-in', user, error: null }}>{children}</SessionContext>
      </QueryClientProvider>
    );
    const ref = design('a');
    const { result } = renderHook(() => useImageUrl(ref), { wrapper });
    expect(result.current).toMatchObject({ url: null, isLoading: true });
    await waitFor(() => expect(result.current.url).toBe('http://localhost/files/a?signed'));
    await act(() => result.current.reload());
    expect(calls).toEqual([1, 1]);
  });

  it('preloads 20 at a time and ends even when no picture loads', async () => {
    const started: string[] = [];
    jest.spyOn(window, 'Image').mockImplementation(
      () =>
        ({
          set src(url: string) {
            started.push(url);
            queueMicrotask(() => this.onerror?.('failed'));
          },
        }) as HTMLImageElement,
    );
    await preloadImages(Array.from({ length: 25 }, (_, index) => design(`p${index}`)));
    expect(calls).toEqual([20, 5]);
    expect(started).toHaveLength(25);
    jest.restoreAllMocks();
  });
});
