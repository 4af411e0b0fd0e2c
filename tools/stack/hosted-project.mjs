import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const HOUR = 3_600;

/** @type {typeof import('./hosted-project.d.mts').startHostedProject} */
export async function startHostedProject() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'project', alg: 'ES256', use: 'sig' }];
  /** @type {Map<string, import('./hosted-project.d.mts').HostedUser>} */
  const users = new Map();
  /** @type {string[]} */
  const asked = [];

  const sign = (/** @type {Record<string, unknown>} */ claims) =>
    new SignJWT({ aud: 'authenticated', role: 'authenticated', iss: `${url}/auth/v1`, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'project', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  const toUser = (/** @type {import('./hosted-project.d.mts').HostedUser} */ { id, email }) => {
    const now = new Date().toISOString();
    return {
      ...{ id, aud: 'authenticated', role: 'authenticated', email, email_confirmed_at: now, phone: '' },
      app_metadata: { provider: 'email', providers: ['email'] },
      ...{ user_metadata: {}, identities: [], created_at: now, updated_at: now, is_anonymous: false },
    };
  };

  /** @returns {Promise<[status: number, body: unknown]>} */
  async function answer(/** @type {string} */ path, /** @type {string} */ text, /** @type {string} */ authorization) {
    if (path === '/auth/v1/.well-known/jwks.json') return [200, { keys }];
    if (path === '/auth/v1/token?grant_type=password') {
      const { email, password } = JSON.parse(text);
      const user = users.get(email);
      if (user?.password !== password || !user)
        return [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }];
      const access_token = await sign({ sub: user.id, email: user.email, session_id: randomUUID() });
      const expires_at = Math.floor(Date.now() / 1_000) + HOUR;
      const refresh_token = randomUUID();
      return [
        200,
        { access_token, token_type: 'bearer', expires_in: HOUR, expires_at, refresh_token, user: toUser(user) },
      ];
    }
    if (path === '/auth/v1/user') {
      const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString() || '{}');
      const user = [...users.values()].find(({ id }) => id === claims.sub);
      return user ? [200, toUser(user)] : [403, { code: 'bad_jwt', message: 'invalid JWT' }];
    }
    // the project does not publish our tables
    return [404, { code: 'PGRST205', details: null, hint: null, message: 'Could not find the table' }];
  }

  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const headers = {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        // no others: a header of ours would keep the browser from asking
        'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
        'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        'X-Supabase-Api-Version': '2024-01-01',
        'Access-Control-Expose-Headers': 'X-Supabase-Api-Version, Content-Range',
      };
      if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
      asked.push(`${request.method} ${request.url}`);
      const [status, body] = await answer(
        request.url ?? '',
        Buffer.concat(parts).toString(),
        request.headers.authorization ?? '',
      );
      response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  return {
    url,
    anonKey: 'sb_publishable_of_a_test',
    asked,
    sign,
    addUser(email, password) {
      const user = { id: randomUUID(), email, password };
      users.set(email, user);
      return user;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
