import { randomBytes } from 'node:crypto';

/** @type {typeof import('./client.d.mts').signUp} */
export async function signUp(url, { name = randomBytes(6).toString('hex'), domain = 'example.com' } = {}) {
  const email = `${name}@${domain}`;
  const password = randomBytes(12).toString('base64url');
  let session = await post(`${url}/auth/v1/signup`, { email, password });
  if (!session.access_token)
    session = await post(`${url}/auth/v1/verify`, { type: 'signup', token_hash: await mailedToken(url, email) });
  const authorization = `Bearer ${session.access_token}`;
  return { id: session.user.id, email, password, session, headers: { authorization, ...(await csrf(url)) } };
}

/** @type {typeof import('./client.d.mts').renew} */
export async function renew(url, account) {
  const { refresh_token } = account.session;
  account.session = await post(`${url}/auth/v1/token?grant_type=refresh_token`, { refresh_token });
  account.headers.authorization = `Bearer ${account.session.access_token}`;
}

async function post(/** @type {string} */ url, /** @type {object} */ body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'embedded' },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${new URL(url).pathname} was answered ${answer.status}: ${JSON.stringify(result)}`);
  return result;
}

/** The newest mail to that address, on the page of the local mailbox. */
async function mailedToken(/** @type {string} */ url, /** @type {string} */ email) {
  const page = await (await fetch(`${url}/mailbox`)).text();
  const mail = page.split('<article>').find((article) => article.includes(`To ${email}<`));
  const token = /token_hash=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`There is no mail to ${email} in the local mailbox.`);
  return token;
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
