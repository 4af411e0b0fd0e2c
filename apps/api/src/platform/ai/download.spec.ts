import { Logger } from '@nestjs/common';
import { type FakeProviderServer, fakeProviderServer } from '../../../test/fake-provider-server';
import { download } from './download';

// Which addresses are refused stands in hosted-providers.spec.ts, for every provider that answers with one.
describe('A download', () => {
  let server: FakeProviderServer;
  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    server = await fakeProviderServer();
  });
  afterAll(() => server.close());

  const fetched = (path = '/a.png') =>
    download({
      provider: 'fake',
      url: `${server.url}${path}`,
      trusted: `${server.url}/v1`,
      deadlineMs: 10_000,
      maxBytes: 1_000,
      signal: new AbortController().signal,
    });

  it('gives the bytes, whatever they are called, and sends neither key nor cookie', async () => {
    server.replies(() => ({
      headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' },
      body: Buffer.from('bytes'),
    }));
    expect((await fetched()).toString()).toBe('bytes');
    await fetched();
    for (const { headers } of server.requests) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it('ends as soon as there is more than allowed, whatever length was told', async () => {
    server.replies(() => ({ body: Buffer.alloc(5_000_000) }));
    await expect(fetched()).rejects.toMatchObject({ reason: 'bad_output' });
  });

  it('follows three redirects at its own origin, and no fourth', async () => {
    const onwards = (last: number) =>
      server.replies(({ what }) => {
        const hop = Number(what.slice('GET /'.length));
        return hop < last ? { status: 302, headers: { location: `/${hop + 1}` } } : { body: Buffer.from('bytes') };
      });
    onwards(3);
    expect((await fetched('/0')).toString()).toBe('bytes');
    onwards(4);
    await expect(fetched('/0')).rejects.toMatchObject({ reason: 'bad_output' });
  });
});
