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
 * What clients talk to: hands everything on, fails as it is told, and keeps the promise of `If-None-Match: *`, which the
 * server behind it is too old to know.
 * @param {number} port of the server
 */
async function openDoor(port) {
  /** @type {import('./s3.d.mts').Fault | undefined} */
  let fault;
  /** @type {string[]} */
  const requests = [];
  /** Keys that are being written, so that of two writers one is told. @type {Set<string>} */
  const writing = new Set();

  const refuse = (
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {number} */ status,
    /** @type {string} */ code,
  ) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  const exists = async (/** @type {string} */ path) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
    return status === 200;
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    requests.push(`${request.method} ${path}`);
    const failing = fault?.({ method: request.method ?? '', path });
    if (failing === 403) return void (request.resume(), refuse(response, 403, 'AccessDenied'));
    if (failing === 500) return void (request.resume(), refuse(response, 500, 'InternalError'));
    if (failing === 503) return void (request.resume(), refuse(response, 503, 'SlowDown'));
    if (failing === 'hang') return;
    const isConditional = request.headers['if-none-match'] === '*';
    const taken = isConditional && writing.has(path);
    if (isConditional && !taken) writing.add(path);
    response.on('close', () => isConditional && !taken && writing.delete(path));
    request.pause();
    Promise.resolve(isConditional && (taken || exists(path)))
      .then((isThere) => {
        if (isThere) return void (request.resume(), refuse(response, 412, 'PreconditionFailed'));
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
