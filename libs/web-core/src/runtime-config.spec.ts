import { http, HttpResponse } from 'msw';
import { server, serveEachTest } from '../test/support';
import { loadRuntimeConfig, resolveApiBaseUrl, runtimeConfig } from './runtime-config';

const page = (href: string) => new URL(href);

describe('resolveApiBaseUrl', () => {
  it.each([
    ['https://api.example.com/', 'https://design.example.com', 'https://api.example.com'],
    ['https://api.example.com/base//', 'https://design.example.com', 'https://api.example.com/base'],
    ['', 'https://design.example.com', 'https://design.example.com'],
    ['/', 'http://127.0.0.1:5001', 'http://127.0.0.1:5001'],
  ])('takes the configured %p on %s: %s', (configured, href, expected) => {
    expect(resolveApiBaseUrl(configured, page(href))).toBe(expected);
  });

  it.each([undefined, null])(
    "derives it from a host name that ends in '-frontend' when nothing is configured (%p)",
    (configured) => {
      expect(resolveApiBaseUrl(configured, page('https://studio-frontend.apps.example.com/login'))).toBe(
        'https://studio.apps.example.com',
      );
    },
  );

  it('falls back to port 5001 of this machine', () => {
    expect(resolveApiBaseUrl(undefined, page('https://design.example.com'))).toBe('http://localhost:5001');
  });
});

describe('loadRuntimeConfig', () => {
  serveEachTest();

  it('tells of a failure, can be tried again, and then asks only once', async () => {
    let answered = 0;
    server.use(http.get('/config.json', () => new HttpResponse(null, { status: 503 }), { once: true }));
    await expect(loadRuntimeConfig()).rejects.toThrow('The server did not send its configuration (status 503).');
    server.use(
      http.get('/config.json', () => {
        answered += 1;
        return HttpResponse.json({
          apiBaseUrl: '',
          supabaseUrl: '',
          supabaseAnonKey: 'anon',
          productName: 'Atelier',
          companyName: 'Acme',
          companyDomain: 'acme.test',
          mode: 'embedded',
        });
      }),
    );
    await Promise.all([loadRuntimeConfig(), loadRuntimeConfig()]);
    expect(answered).toBe(1);
    expect(runtimeConfig()).toMatchObject({
      apiBaseUrl: 'http://localhost',
      supabaseUrl: 'http://localhost',
      productName: 'Atelier',
    });
  });
});
