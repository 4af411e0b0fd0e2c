import { http, HttpResponse } from 'msw';
import { API, server, serveEachTest } from '../../test/support';
import { csrfToken, renewCsrfToken, startCsrfRenewal } from './csrf';

const MINUTE = 60_000;

describe('the CSRF token', () => {
  serveEachTest();
  let asked: number;

  beforeEach(() => {
    asked = 0;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    server.use(http.get(`${API}/api/csrf-token`, () => HttpResponse.json({ csrfToken: `csrf-${++asked}` })));
  });
  afterEach(() => jest.useRealTimers());

  it('is asked for once and kept for 30 minutes', async () => {
    await expect(Promise.all([csrfToken(), csrfToken()])).resolves.toEqual(['csrf-1', 'csrf-1']);
    jest.setSystemTime(Date.now() + 29 * MINUTE);
    await expect(csrfToken()).resolves.toBe('csrf-1');
    jest.setSystemTime(Date.now() + MINUTE);
    await expect(csrfToken()).resolves.toBe('csrf-2');
  });

  it('is renewed on a click once it is older than 15 minutes', async () => {
    const stop = startCsrfRenewal();
    await csrfToken();
    document.body.click();
    await expect(csrfToken()).resolves.toBe('csrf-1');
    jest.setSystemTime(Date.now() + 15 * MINUTE + 1);
    document.body.click();
    await expect(renewCsrfToken()).resolves.toBe('csrf-2');
    expect(asked).toBe(2);
    stop();
  });

  it('is renewed every 30 minutes until that is stopped', async () => {
    const stop = startCsrfRenewal();
    await csrfToken();
    jest.advanceTimersByTime(30 * MINUTE);
    await expect(renewCsrfToken()).resolves.toBe('csrf-2');
    stop();
    jest.advanceTimersByTime(60 * MINUTE);
    document.body.click();
    expect(asked).toBe(2);
  });

  it('says so when the server gives none', async () => {
    server.use(http.get(`${API}/api/csrf-token`, () => new HttpResponse(null, { status: 500 })));
    await expect(csrfToken()).rejects.toThrow('The server did not give a security token. Please try again.');
  });
});
