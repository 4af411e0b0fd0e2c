import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createDatabase } from '../../../test/database';

const SRC = join(__dirname, '../..');
const PORT = 5320;
const URL_ = `http://127.0.0.1:${PORT}`;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';
const PROMPT = 'A confidential lighthouse';
const EMAIL = 'secretive@example.com';
const PASSWORD = 'Harbour-lights-77';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  service: string;
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

it('a process without OTEL_EXPORTER_OTLP_ENDPOINT loads nothing of it', () => {
  const program = `require('./tracing.ts'); console.log(Object.keys(require.cache).some((path) => path.includes('@opentelemetry')))`;
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: '' };
  expect(execFileSync(process.execPath, ['-e', program], { cwd: SRC, env, encoding: 'utf8' }).trim()).toBe('false');
});

describe('traces', () => {
  const spans: Span[] = [];
  const sent: string[] = [];
  const arrivals = new EventEmitter();
  const processes: ChildProcess[] = [];
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      sent.push(JSON.stringify(body));
      for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      arrivals.emit('spans');
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  const start = async (entry: string, role: string) => {
    const child = spawn(process.execPath, [join(SRC, entry)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ROLE: role,
        PORT: String(PORT),
        DATABASE_URL: database.url,
        REDIS_URL: process.env.TEST_REDIS_URL,
        DATA_DIR: dataDir,
        WEB_DIR: join(dataDir, 'no-web'),
        JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
        AUTH_AUTOCONFIRM: 'true',
        LOG_LEVEL: 'silent',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
    });
    processes.push(child);
    const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    expect(message).toEqual({ type: 'ready' });
  };
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${URL_}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, path.includes('generate') ? 202 : 200]);
    return (await answer.json()) as Record<string, string>;
  };
  const find = (name: string) => spans.find((span) => span.traceId === TRACE && span.name === name);

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([createDatabase(), mkdtemp(join(tmpdir(), 'maquette-trace-'))]);
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    await Promise.all([start('main.ts', 'api'), start('worker.ts', 'worker')]);
    const session = await post('/auth/v1/signup', { email: EMAIL, password: PASSWORD });
    const csrf = await fetch(`${URL_}/api/csrf-token`, {
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const headers = {
      Authorization: `Bearer ${session.access_token}`,
      'X-CSRF-Token': csrfToken,
      Cookie: csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      traceparent: `00-${TRACE}-${BROWSER}-01`,
    };
    await fetch(`${URL_}/api/designs?search=confidential`, { headers });
    await post(
      '/api/designs/generate_async',
      { provider: 'studio', operation: 'text-to-image', prompt: PROMPT },
      headers,
    );
    while (!find('job generate-design')) await once(arrivals, 'spans');
    // what ends orderly sends what it still has
    await Promise.all(
      processes.map((child) => {
        child.kill('SIGTERM');
        return once(child, 'exit');
      }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    collector.close();
    collector.closeAllConnections();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('go on from the browser’s click through the API and the queue to the picture', () => {
    const click = find('POST /api/designs/generate_async');
    expect(click).toMatchObject({ parentSpanId: BROWSER, service: 'maquette-api' });
    const job = find('job generate-design');
    expect(job).toMatchObject({
      service: 'maquette-worker',
      attributes: expect.arrayContaining([
        { key: 'maquette.job.result', value: { stringValue: 'completed' } },
        { key: 'maquette.job.provider', value: { stringValue: 'studio' } },
      ]),
    });
    const ancestors = (span: Span | undefined): string[] =>
      span ? [span.name, ...ancestors(spans.find(({ spanId }) => spanId === span.parentSpanId))] : [];
    expect(ancestors(job)).toContain('POST /api/designs/generate_async');
    const queries = spans.filter(({ service, name }) => service === 'maquette-worker' && name.startsWith('pg.query'));
    expect(queries.some((query) => ancestors(query).includes('job generate-design'))).toBe(true);
  });

  it('say nothing of who asked, from where, and for what', () => {
    const all = sent.join('\n');
    expect(all).toContain('pg.query:INSERT');
    for (const secret of [
      PROMPT,
      'confidential',
      EMAIL,
      'secretive',
      PASSWORD,
      'Bearer',
      'argon2',
      '127.0.0.1',
      'user_agent',
    ])
      expect(all).not.toContain(secret);
  });
});
