import { http, HttpResponse } from 'msw';
import { API, serveEachTest, server, sessionOf, user } from '../../test/support';
import { authClient } from './auth-client';
import { deviceId } from './device-id';

describe('The number of this browser', () => {
  serveEachTest();

  it('is made once and stays', () => {
    const made = deviceId();
    expect(made).toMatch(/^[\da-f]{32}$/);
    expect(deviceId()).toBe(made);
    localStorage.clear();
    expect(deviceId()).not.toBe(made);
  });

  it('goes to the accounts with every request, and outlives signing out', async () => {
    const given: (string | null)[] = [];
    server.use(
      http.post(`${API}/auth/v1/token`, ({ request }) => {
        given.push(request.headers.get('x-device-id'));
        return HttpResponse.json(sessionOf(user));
      }),
      http.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
    );
    for (let time = 0; time < 2; time += 1) {
      await authClient().signInWithPassword({ email: 'ines@example.com', password: 'secret' });
      await authClient().signOut();
    }
    expect(given[0]).toMatch(/^[\da-f]{32}$/);
    expect(given[1]).toBe(given[0]);
  });
});
