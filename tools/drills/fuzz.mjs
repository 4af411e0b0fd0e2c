// Sends generated and hostile requests to every operation that the API describes, signed in and not. Nothing may be answered with 5xx.
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack, stopStacks, until } from '../stack/index.mjs';
import { KNOWN_ID, objectOf, valuesOf } from './schema-arbitrary.mjs';

/** @typedef {{ method: string, path: string, name: string, operation: any }} Operation */

const LANES = 8;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const LEAKS =
  /node_modules|\.(js|ts):\d+|at \w+ \(|syntax error at|violates \w+[- ]\w* ?constraint|relation "|QueryFailed/;

/** Accounts are not in the document of the product's own calls; they speak the authentication service's protocol. */
const ACCOUNT_OPERATIONS = [
  'signup',
  'token',
  'recover',
  'resend',
  'verify',
  'user',
  'settings',
  'logout',
  'health',
  'authorize',
  'otp',
  'admin/users',
].flatMap((path) =>
  (path === 'user' ? ['get', 'put'] : path === 'settings' || path === 'health' ? ['get'] : ['post']).map((method) => ({
    method,
    path: `/auth/v1/${path}`,
    name: `${method} /auth/v1/${path}`,
    operation: accountOperation(path),
  })),
);
/** Something for each of so many places, in one list. */
const many = (/** @type {number} */ count, /** @type {(i: number) => string} */ of) =>
  Array.from({ length: count }, (_, i) => of(i)).join(',');
/** The tables, each with a column that patterns look through. */
const REST_OPERATIONS = [
  ['brands', 'brand_name'],
  ['design_requests', 'prompt'],
  ['prompt_drafts', 'name'],
  ['users', 'email'],
].map(([table, column = '']) => ({
  method: 'get',
  path: `/rest/v1/${table}`,
  name: `get /rest/v1/${table}`,
  operation: {
    parameters: [
      {
        in: 'query',
        name: 'id',
        schema: { enum: ['eq.{{known:3}}', 'in.({{known:0}},{{known:1}})', 'not.is.null', 'neq.{{known:2}}'] },
      },
      { in: 'query', name: 'user_id', schema: { enum: ['eq.{{known:0}}', 'not.is.null'] } },
      { in: 'query', name: 'created_at', schema: { enum: ['gte.2026-01-01', 'lt.2030-01-01T00:00:00Z', 'is.null'] } },
      {
        in: 'query',
        name: 'select',
        schema: {
          enum: ['*', 'id', 'id,created_at', 'x:id', '*,*', many(170, () => '*'), many(1_700, (i) => `c${i}:id`)],
        },
      },
      { in: 'query', name: 'order', schema: { enum: ['id.desc', 'created_at.asc.nullslast', many(900, () => 'id')] } },
      {
        in: 'query',
        name: column,
        schema: { enum: ['ilike.*a*b*', 'like.%\\', `ilike.*${'a'.repeat(4_000)}*b*`] },
      },
      {
        in: 'query',
        name: 'or',
        schema: {
          enum: [
            '(id.is.null,created_at.gte.2026-01-01)',
            `(${many(3, () => `${column}.ilike.*${'a'.repeat(3_000)}*b*`)})`,
            `(${many(101, () => 'id.is.null')})`,
            `${'(or'.repeat(500)}(id.is.null)${')'.repeat(500)}`,
            '(constructor.eq.1,__proto__.is.null)',
          ],
        },
      },
      { in: 'query', name: 'limit', schema: { type: 'integer' } },
      { in: 'query', name: 'offset', schema: { type: 'integer' } },
    ],
  },
}));

function accountOperation(/** @type {string} */ path) {
  const fields = {
    email: { type: 'string', format: 'email' },
    password: { type: 'string', minLength: 6, maxLength: 80 },
    refresh_token: { type: 'string' },
    token_hash: { type: 'string' },
    token: { type: 'string' },
    type: { enum: ['signup', 'recovery', 'email_change', 'x'] },
    data: { type: 'object' },
    gotrue_meta_security: { type: 'object' },
  };
  const grant =
    path === 'token'
      ? [{ in: 'query', name: 'grant_type', schema: { enum: ['password', 'refresh_token', 'pkce', 'x'] } }]
      : [];
  return {
    parameters: grant,
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: fields } } } },
  };
}

/** A whole PNG of one colour, or one that has `rows` only and claims the rest. */
function png(/** @type {number} */ width, /** @type {number} */ height, rows = height) {
  const chunk = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(/** @type {Buffer} */ bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const whole = png(64, 64);
/** @type {Record<string, Buffer>} */
const UPLOADS = {
  whole,
  truncated: whole.subarray(0, 60),
  empty: Buffer.alloc(0),
  'pixel bomb': png(14_000, 14_000, 1),
  row: png(39_999_999, 1),
  column: png(1, 39_999_999),
  'widest row': png(16_384, 1),
  'no pixels': png(0, 0),
  'more pixels than numbers': png(0x7fffffff, 0x7fffffff, 0),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'only a signature': Buffer.from('89504e470d0a1a0a', 'hex'),
  noise: Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 7919) % 256)),
};

/** @type {Record<string, { type: string, payload: string } | undefined>} */
const BROKEN = {
  'broken json': { type: 'application/json', payload: '{"a":' },
  'deep json': { type: 'application/json', payload: `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
  'utf-16': { type: 'application/json; charset=utf-16', payload: '{}' },
  'broken form': { type: 'multipart/form-data; boundary=x', payload: '--x\r\nContent-Disposition\r\n' },
};

const asText = (/** @type {unknown} */ value) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/**
 * @param {Operation} described
 * @param {Record<string, any>} named
 */
function requestsFor({ method, operation }, named) {
  const parameters = (operation.parameters ?? []).filter(
    (/** @type {any} */ one) => one.in === 'path' || one.in === 'query',
  );
  const content = method === 'get' ? {} : (operation.requestBody?.content ?? {});
  const types = Object.keys(content);
  const sent = (/** @type {boolean} */ wild) => {
    const bodies = Object.values(content).map((/** @type {any} */ { schema }) => valuesOf(schema, named, { wild }));
    return fc.record({
      who: wild
        ? fc.constantFrom('owner', 'owner', 'owner', 'owner', 'other', 'visitor', 'forged', 'no csrf')
        : fc.constant('owner'),
      values: objectOf(
        Object.fromEntries(
          parameters.map((/** @type {any} */ { name, schema }) => [name, valuesOf(schema, named, { wild, name })]),
        ),
        parameters.filter((/** @type {any} */ one) => one.required).map((/** @type {any} */ { name }) => name),
      ),
      body: bodies.length > 0 ? fc.oneof(...bodies) : fc.constant(undefined),
      type: wild
        ? fc.constantFrom(
            ...types,
            ...types,
            'none',
            ...(types.length > 0 ? ['broken json', 'deep json', 'utf-16', 'text/plain', 'text/xml'] : []),
            ...(types.includes('multipart/form-data') ? ['broken form'] : []),
          )
        : fc.constantFrom(...types, ...(types.length > 0 ? [] : ['none'])),
      upload: wild ? fc.constantFrom('whole', ...Object.keys(UPLOADS)) : fc.constant('whole'),
    });
  };
  return fc.oneof(sent(false), sent(true));
}

/** @type {typeof import('./fuzz.d.mts').fuzzDrill} */
export async function fuzzDrill({ seed, requests, say = () => {} }) {
  const stack = await startStack({ apis: 1, workers: 1 });
  try {
    const api = stack.url;
    const document = await (await fetch(`${api}/api/openapi.json`)).json();
    const named = document.components?.schemas ?? {};
    // These answer when the worker is done, and the worker is stopped below: the requests shall wait for nothing.
    for (const path of [
      '/api/brands/{id}/strategy/{type}',
      '/api/brands/{id}/website-content',
      '/api/proposals/generate',
      '/api/v1/analyze',
      '/api/v1/analysis/describe_image',
    ])
      delete document.paths[path].post;
    /** @type {Operation[]} */
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method) => ({
        method,
        path,
        name: `${method} ${path}`,
        operation: methods[method],
      })),
    );
    const described = new Set(operations.map(({ name }) => name));
    operations.push(...[...ACCOUNT_OPERATIONS, ...REST_OPERATIONS].filter(({ name }) => !described.has(name)));
    const each = Math.ceil(requests / operations.length);
    say(`${operations.length} operations, ${each} requests each, seed ${seed}`);

    let owner = await signUp(api);
    // Signs out and changes its password over and over: the owner's things would be out of reach after the first time.
    let restless = await signUp(api);
    const other = await signUp(api);
    /** @type {string[]} */
    const known = [owner.id];
    // Something to ask for. Afterwards nobody works on what is accepted: thousands of pictures would be made for nothing.
    const first = await call(api, 'POST', '/api/designs/generate_async', {
      headers: owner.headers,
      body: { provider: 'studio', operation: 'text-to-image', design_type: 'logo', n: 3, prompt: 'A lantern' },
    });
    known.push(first.body.design_request_id);
    await until(
      async () =>
        (await call(api, 'GET', `/api/designs/${known[1]}`, { headers: owner.headers })).body.status === 'completed',
      { timeoutMs: 30_000, everyMs: 100 },
    );
    await stack.workers[0]?.stop();
    const rows = operations.map(({ name }) => ({ name, requests: 0, ok: 0, refused: 0, failed: 0, slowestMs: 0 }));
    /** @type {string[]} */
    const problems = [];

    const fill = (/** @type {string} */ text) =>
      text.replaceAll(KNOWN_ID, (_, i) => known[Number(i) % known.length] ?? '');
    const identity = (/** @type {string} */ who, /** @type {import('../stack/client.d.mts').Account} */ person) => {
      const { authorization, ...token } = person.headers;
      if (who === 'other') return { ...other.headers };
      if (who === 'visitor') return { ...token };
      if (who === 'forged') return { ...token, authorization: `${authorization.slice(0, -4)}AAAA` };
      return who === 'no csrf' ? { authorization } : { ...person.headers };
    };
    const send = async (
      /** @type {Operation} */ target,
      /** @type {any} */ { who, values, body, type, upload },
      /** @type {typeof rows[number]} */ row,
    ) => {
      const inPath = new Set(target.path.match(/\{\w+\}/g)?.map((name) => name.slice(1, -1)));
      const path = target.path.replaceAll(
        /\{(\w+)\}/g,
        (_, name) => encodeURIComponent(fill(asText(values[name]))) || '%20',
      );
      const query = new URLSearchParams(
        Object.entries(values).flatMap(([name, value]) =>
          inPath.has(name)
            ? []
            : (Array.isArray(value) ? value : [value]).map((one) => [name, fill(asText(one ?? null))]),
        ),
      );
      const ofAccount = path.startsWith('/auth');
      /** @type {Record<string, string>} */
      const headers = identity(who, ofAccount ? restless : owner);
      /** @type {string | FormData | undefined} */
      let payload;
      if (body !== undefined && type === 'multipart/form-data') payload = form(body, upload);
      else if (body !== undefined && type !== 'none') {
        headers['content-type'] = BROKEN[type]?.type ?? (type.startsWith('text/') ? type : 'application/json');
        payload = BROKEN[type]?.payload ?? fill(JSON.stringify(body).toWellFormed());
      }
      const url = `${api}${path}${query.size > 0 ? `?${query}` : ''}`;
      const since = performance.now();
      const answer = await fetch(url, {
        method: target.method.toUpperCase(),
        headers,
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      })
        .then(async (response) => ({
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          text: await response.text(),
        }))
        .catch((error) => ({ status: 0, type: '', text: String(error) }));
      row.requests += 1;
      row.slowestMs = Math.max(row.slowestMs, performance.now() - since);
      const wrong = verdict(answer, path);
      if (wrong) {
        row.failed += 1;
        problems.push(
          `${wrong}: ${target.method.toUpperCase()} ${url.slice(api.length, api.length + 300)} as ${who} ${typeof payload === 'string' ? payload.slice(0, 300) : payload ? `[form, ${upload}] ${asText(body).slice(0, 200)}` : ''} -> ${answer.status} ${answer.text.slice(0, 200)}`,
        );
      } else if (answer.status < 400) row.ok += 1;
      else row.refused += 1;
      if (answer.status < 300 && who === 'owner' && known.length < 2_000)
        known.push(...(answer.text.match(UUID) ?? []).slice(0, 5));
      if (who === 'owner' && [401, 403].includes(answer.status)) {
        if (ofAccount) restless = await signUp(api);
        else if (answer.status === 401) owner = await signUp(api);
      }
    };

    const queue = operations.flatMap((target, i) =>
      fc
        .sample(requestsFor(target, named), { seed: seed + i, numRuns: each })
        .map((request, turn) => ({ target, request, turn, row: rows[i] })),
    );
    queue.sort((a, b) => a.turn - b.turn);
    let at = 0;
    const lane = async () => {
      for (let next = queue[at++]; next; next = queue[at++])
        if (next.row) await send(next.target, next.request, next.row);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { seed, requests: queue.length, failed: problems.length, problems: problems.slice(0, 50), rows };
  } finally {
    await stack.stop();
  }

  function form(/** @type {any} */ body, /** @type {string} */ upload) {
    const data = new FormData();
    const bytes = UPLOADS[upload] ?? Buffer.alloc(0);
    const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    for (const [name, value] of fields) {
      if (/image|file/.test(name))
        data.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${upload}.png`);
      else data.append(name, asText(value ?? null));
    }
    return data;
  }
}

/** What is wrong with an answer; nothing when it may be given to anybody. */
function verdict(
  /** @type {{ status: number, type: string, text: string }} */ { status, type, text },
  /** @type {string} */ path,
) {
  if (status === 431) return null; // Node's own answer to headers that are too long, before there is a request
  if (status === 0) return 'no answer';
  if (status >= 500) return 'server error';
  if (LEAKS.test(text) && status >= 400) return 'inner details in an error';
  if (status >= 400 && path.startsWith('/api/')) {
    if (!type.includes('json')) return 'an error that is no JSON';
    const body = JSON.parse(text);
    if (typeof body.error !== 'string' || body.error === '' || body.status_code !== status)
      return 'an error of another shape';
  }
  return null;
}

/** @type {typeof import('./fuzz.d.mts').fuzzTable} */
export function fuzzTable({ seed, requests, failed, rows, problems }) {
  return [
    `Seed ${seed}: ${requests} requests, ${failed} wrong answers.`,
    '',
    '| operation | requests | 2xx, 3xx | 4xx | wrong | slowest |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.requests} | ${row.ok} | ${row.refused} | ${row.failed} | ${Math.round(row.slowestMs)} ms |`,
    ),
    ...problems.map((problem) => `- ${problem}`),
  ].join('\n');
}

async function main() {
  undoAtEnd(stopStacks);
  const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
  if (!Number.isInteger(seed)) throw new Error(`A seed is a whole number: npm run drill:fuzz -- 7`);
  const report = await fuzzDrill({
    seed,
    requests: Number(process.argv[3] ?? 20_000),
    say: (line) => console.log(line),
  });
  console.log(`\n${fuzzTable(report)}`);
  if (report.failed > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('fuzz.mjs')) void main();
