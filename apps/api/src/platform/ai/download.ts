import { lookup } from 'node:dns';
import { Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { JobError } from '../queue';

export interface Download {
  /** id of the provider, for the log */
  provider: string;
  /** as the provider answered it: anything */
  url: string;
  /** what the operator configured: addresses of the same origin are trusted, loopback too */
  trusted: string;
  deadlineMs: number;
  maxBytes: number;
  signal: AbortSignal;
}

const HOPS = 3;
const log = new Logger('Provider');

class Forbidden extends Error {}

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Read with the first result of a provider: an API that fetches none holds 5 MB less. `publicOnly` checks the address that is
 * connected to, whatever a name has meant a moment before. It is not asked about addresses in digits.
 */
async function load() {
  const { Agent, fetch } = await import('undici');
  const publicOnly = new Agent({
    connect: {
      lookup: (host, options, callback) =>
        lookup(host, { ...options, all: true }, (error, addresses) => {
          if (error) return callback(error, []);
          if (!addresses.every(({ address }) => isPublic(address)))
            return callback(new Forbidden(`${host} is not public`), []);
          callback(null, addresses);
        }),
    },
  });
  return { fetch, publicOnly };
}
let http: ReturnType<typeof load> | undefined;

/**
 * Fetches the result that a provider's answer points to, from a public address alone, without key and cookies. A GET, which
 * may be repeated.
 *
 * @throws JobError `bad_output` for an address that must not be asked (it is not) and for more bytes than allowed
 */
export async function download({ provider, url, trusted, deadlineMs, maxBytes, signal }: Download): Promise<Buffer> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const fail = (reason: 'bad_output' | 'unavailable' | 'timed_out', words: string): never => {
    log.warn({ provider, reason, words: words.slice(0, 300) }, 'a result could not be fetched');
    throw new JobError(reason, undefined, { cause: words });
  };
  try {
    const { fetch, publicOnly } = await (http ??= load());
    let address = url;
    for (let hop = 0; hop <= HOPS; hop++) {
      const isTrusted = check(address, trusted);
      const answer = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.any([signal, deadline]),
        dispatcher: isTrusted ? undefined : publicOnly,
      });
      const location = answer.headers.get('location');
      if (answer.status >= 300 && answer.status < 400 && location) {
        await answer.body?.cancel();
        address = new URL(location, address).href;
        continue;
      }
      if (answer.status >= 500 || answer.status === 429) return fail('unavailable', `${answer.status}`);
      if (!answer.ok) return fail('bad_output', `${answer.status}`);
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of answer.body ?? []) {
        size += (chunk as Uint8Array).byteLength;
        if (size > maxBytes) return fail('bad_output', `more than ${maxBytes} bytes`);
        chunks.push(chunk as Uint8Array);
      }
      return Buffer.concat(chunks);
    }
    return fail('bad_output', `more than ${HOPS} redirects`);
  } catch (error) {
    if (error instanceof JobError) throw error;
    signal.throwIfAborted();
    if (deadline.aborted) return fail('timed_out', `no picture within ${deadlineMs} ms`);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return fail(cause instanceof Forbidden ? 'bad_output' : 'unavailable', String(cause));
  }
}

/** @returns whether it is of the configured origin. @throws Forbidden */
function check(address: string, trusted: string): boolean {
  if (!URL.canParse(address)) throw new Forbidden('no address');
  const { origin, protocol, username, password, port, hostname } = new URL(address);
  if (username || password) throw new Forbidden('an address with a password');
  if (origin === new URL(trusted).origin) return true;
  if (protocol !== 'https:' || port !== '') throw new Forbidden(`${protocol} at port ${port || 'unknown'}`);
  const digits = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(digits) && !isPublic(digits)) throw new Forbidden(`${hostname} is not public`);
  return false;
}
