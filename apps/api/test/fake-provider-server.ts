import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SentFile {
  field: string;
  type: string;
  bytes: Buffer;
}

/** What a provider was sent. */
export interface Received {
  /** 'POST /v1/images/generations' */
  what: string;
  headers: IncomingHttpHeaders;
  json?: unknown;
  fields?: Record<string, string>;
  files?: SentFile[];
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** objects are sent as JSON */
  body?: Buffer | string | object;
  /** how the body ends: as it should; the connection breaks in its middle; or it never does, and nothing comes, or a byte now and then */
  end?: 'whole' | 'cut' | 'stalled' | 'dripping';
}

/** often enough to come before any patience with silence ends */
const DRIP_MS = 5;

/** A server on a loopback port that keeps what it gets and answers what the test says; without a reply it never answers. */
export async function fakeProviderServer() {
  const requests: Received[] = [];
  const hangUps = new EventEmitter();
  let reply: (received: Received) => Reply | undefined = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      response.on('close', () => {
        if (!response.writableFinished) hangUps.emit('one');
      });
      const { headers } = request;
      const body = await buffer(request);
      const received: Received = { what: `${request.method} ${request.url}`, headers };
      const type = headers['content-type'] ?? '';
      if (type.startsWith('application/json')) received.json = JSON.parse(body.toString());
      if (type.startsWith('multipart/form-data')) {
        const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
        [received.fields, received.files] = [{}, []];
        for (const [field, value] of form)
          // a form has its lines end in CRLF
          if (typeof value === 'string') received.fields[field] = value.replaceAll('\r\n', '\n');
          else received.files.push({ field, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
      }
      requests.push(received);
      const given = reply(received);
      if (!given) return;
      const { status = 200, headers: more, body: what = '', end = 'whole' } = given;
      const bytes =
        Buffer.isBuffer(what) || typeof what === 'string' ? Buffer.from(what) : Buffer.from(JSON.stringify(what));
      response.writeHead(status, {
        'content-type': typeof what === 'object' && !Buffer.isBuffer(what) ? 'application/json' : 'text/plain',
        ...(end === 'dripping' ? {} : { 'content-length': bytes.length }),
        ...more,
      });
      if (end === 'whole') response.end(bytes);
      else if (end === 'dripping') {
        const drip = setInterval(() => response.write(' '), DRIP_MS);
        response.on('close', () => clearInterval(drip));
      } else response.write(bytes.subarray(0, bytes.length / 2), () => end === 'cut' && response.destroy());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Resolves when the next connection ends before its answer did. Ask before it can happen. */
    async hungUp(): Promise<void> {
      await once(hangUps, 'one');
    },
    /** @param how what every request is answered from now on */
    replies(how: typeof reply) {
      requests.splice(0);
      reply = how;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakeProviderServer = Awaited<ReturnType<typeof fakeProviderServer>>;
