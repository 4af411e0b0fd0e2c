import { mkdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { accepts, freePort, startProgram, stopProcess } from './processes.mjs';

const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
/** The only account that the server knows. */
const KEY = 'S3RVER';
const BUCKET = 'maquette';

/** @type {typeof import('./s3.d.mts').startS3} */
export async function startS3({ dir }) {
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const log = join(dir, 's3.log');
  const launch = () =>
    startProgram({
      failure: 'The S3 server did not start',
      command: [
        process.execPath,
        '--openssl-legacy-provider', // its tokens for long lists are made with a cipher that OpenSSL counts as legacy
        ...[PROGRAM, '--silent', '-d', join(dir, 'buckets'), '-a', '127.0.0.1', '-p', String(port)],
        ...['--configure-bucket', BUCKET],
      ],
      spawn: { env: { PATH: process.env.PATH } },
      log,
      answers: () => accepts(port),
      timeoutMs: 20_000,
    });
  mkdirSync(join(dir, 'buckets'), { recursive: true });
  let running = await launch();
  const kill = async () => {
    await stopProcess(running.pid, { signal: 'SIGKILL' });
    await running.exited;
  };
  const door = await openDoor(port);
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: door.url,
      S3_PATH_STYLE: 'true',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    requests: door.requests,
    failWith: door.failWith,
    kill,
    start: async () => void (running = await launch()),
    stop: async () => {
      await door.close();
      await kill();
    },
  };
}

/**
 * What clients talk to: hands everything on, fails as it is told, and keeps the promises that the server behind it is too
 * old to know: `If-None-Match: *`, `If-Match`, and that nobody reads an object while it is half written.
 * @param {number} port of the server
 */
async function openDoor(port) {
  /** @type {import('./s3.d.mts').Fault | undefined} */
  let fault;
  /** @type {string[]} */
  const requests = [];
  /** By key, when the last of those who read it or write it on a condition is done. @type {Map<string, Promise<void>>} */
  const turns = new Map();
  const takeTurn = async (/** @type {string} */ path) => {
    const before = turns.get(path);
    /** @type {() => void} */
    let end = () => {};
    const own = new Promise((/** @type {(value: void) => void} */ resolve) => (end = resolve)).then(
      () => void (turns.get(path) === own && turns.delete(path)),
    );
    turns.set(path, own);
    await before;
    return end;
  };

  const refuse = (
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {number} */ status,
    /** @type {string} */ code,
  ) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  /** Whether what is there is what the writer says is there. */
  const isMet = async (
    /** @type {string} */ path,
    /** @type {import('node:http').IncomingHttpHeaders} */ { 'if-match': etag },
  ) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
    return etag === undefined ? status !== 200 : status === 200 && headers.get('etag') === etag;
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    requests.push(`${request.method} ${path}`);
    const failing = fault?.({ method: request.method ?? '', path });
    if (failing === 403) return void (request.resume(), refuse(response, 403, 'AccessDenied'));
    if (failing === 500) return void (request.resume(), refuse(response, 500, 'InternalError'));
    if (failing === 503) return void (request.resume(), refuse(response, 503, 'SlowDown'));
    if (failing === 'hang') return;
    const isConditional =
      request.method !== 'GET' && ['if-match', 'if-none-match'].some((name) => request.headers[name] !== undefined);
    request.pause();
    const proceed = async () => {
      const end = isConditional || request.method === 'GET' ? await takeTurn(path) : () => {};
      if (response.destroyed) return end();
      response.on('close', end);
      return !isConditional || isMet(path, request.headers);
    };
    proceed()
      .then((isMine) => {
        if (isMine === undefined) return;
        if (!isMine) return void (request.resume(), refuse(response, 412, 'PreconditionFailed'));
        const inner = ask(
          { port, host: '127.0.0.1', method: request.method, path: request.url, headers: request.headers },
          (answer) => {
            if (failing === 'lost') return void response.destroy(); // done, and nobody is told
            response.writeHead(answer.statusCode ?? 500, answer.headers);
            if (failing !== 'cut') return void answer.pipe(response);
            answer.once('data', (/** @type {Buffer} */ chunk) =>
              response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
            );
          },
        );
        inner.on('error', () => response.destroy());
        request.pipe(inner);
      })
      .catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port: ours } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${ours}`,
    requests,
    failWith: (/** @type {typeof fault} */ next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
