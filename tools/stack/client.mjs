import { randomBytes } from 'node:crypto';

/** @type {typeof import('./client.d.mts').signUp} */
export async function signUp(url, { name = randomBytes(6).toString('hex'), domain = 'example.com' } = {}) {
  const email = `${name}@${domain}`;
  const password = randomBytes(12).toString('base64url');
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'embedded' },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.json();
  if (!answer.ok || !session.access_token) throw new Error(`Sign-up was answered ${answer.status}: ${JSON.stringify(session)}`);
  const authorization = `Bearer ${session.access_token}`;
  return { id: session.user.id, email, password, session, headers: { authorization, ...(await csrf(url)) } };
}

/** @type {typeof import('./client.d.mts').csrf} */
export async function csrf(url) {
  const answer = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { 'x-csrf-token': csrfToken, cookie };
}

/** @type {typeof import('./client.d.mts').call} */
export async function call(url, method, path, { headers = {}, body, signal } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: answer.status, headers: answer.headers, body: json && text ? JSON.parse(text) : text };
}
