import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { API, serveEachTest, server, storeSession } from '../../test/support';
import { signAgain, useSignedUrls } from './signed-urls';

serveEachTest();

const signed = (path: string, signature: string) =>
  `${API}/files/design-images/${path}?expires=1&signature=${signature}`;

let asked: { path: string; bucket: string }[] = [];

beforeEach(() => {
  storeSession();
  asked = [];
  server.use(
    http.post(`${API}/api/images/bulk-urls`, async ({ request }) => {
      const { files } = (await request.json()) as { files: typeof asked };
      asked.push(...files);
      return HttpResponse.json({
        urls: files.map((file) => ({ ...file, url: file.path.includes('gone') ? null : signed(file.path, 'new') })),
      });
    }),
  );
});

it('signs the image again that an expired address leads to', async () => {
  await expect(signAgain(signed('u/a.png', 'old'))).resolves.toBe(signed('u/a.png', 'new'));
  await expect(signAgain('https://example.com/a.png')).resolves.toBeNull();
  expect(asked).toEqual([{ path: 'u/a.png', bucket: 'design-images' }]);
});

describe('Addresses that came with a list', () => {
  it('are renewed each for itself when the picture is broken, and given up when it is broken again', async () => {
    const sent = [signed('u/small.webp', 'old'), signed('u/gone.webp', 'old'), null];
    const { result } = renderHook(() => useSignedUrls(sent));
    expect(result.current.urls).toEqual(sent);
    await act(() => result.current.reportBroken());
    expect(result.current.urls).toEqual([signed('u/small.webp', 'new'), null, null]);
    await act(() => result.current.reportBroken());
    expect(result.current.urls).toEqual([null, null, null]);
  });

  it('are new ones when the list was read again', async () => {
    const { result, rerender } = renderHook(({ sent }) => useSignedUrls(sent), {
      initialProps: { sent: [signed('u/gone.webp', 'old')] },
    });
    await act(() => result.current.reportBroken());
    expect(result.current.urls).toEqual([null]);
    rerender({ sent: [signed('u/b.webp', 'fresh')] });
    expect(result.current.urls).toEqual([signed('u/b.webp', 'fresh')]);
  });
});
