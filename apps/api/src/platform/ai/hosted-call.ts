import { Logger } from '@nestjs/common';
import { type FailureReason, JobError } from '../queue';

export interface HostedCall {
  /** id of the provider, for the log */
  provider: string;
  /** under the address that the operator configured */
  url: string;
  /** sent by POST, as JSON unless it is a form; without one it is a GET */
  body?: object | FormData;
  headers?: Record<string, string>;
  /** until the whole answer is here */
  deadlineMs: number;
  /** bytes of the answer at most */
  maxBytes: number;
  signal: AbortSignal;
  /** what this provider alone means by an answer that is no success; undefined leaves it to the status */
  reasonOf?(status: number, words: string): FailureReason | undefined;
}

const log = new Logger('Provider');
/** of an answer that is no success: enough to see why */
const WORDS = 2_000;

/**
 * One HTTP call to a hosted provider, sent once: trying again is the queue's, which knows how often and when.
 *
 * @returns the body of a successful answer
 * @throws JobError with a typed reason; the provider's own words are in the log, never on the screen
 */
export async function hostedCall(call: HostedCall): Promise<Buffer> {
  const deadline = AbortSignal.timeout(call.deadlineMs);
  const fail = (
    reason: FailureReason,
    cause: unknown,
    more: { retryAfter?: number; mayBeDone?: boolean } = {},
  ): never => {
    const words = withoutKeys(String(cause), call.headers).slice(0, WORDS);
    log.warn({ provider: call.provider, reason, words }, 'a provider did not deliver');
    throw new JobError(reason, undefined, { ...more, cause: cause instanceof Error ? cause : words });
  };
  const isForm = call.body instanceof FormData;
  try {
    const answer = await fetch(call.url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(isForm || call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.body instanceof FormData ? call.body : JSON.stringify(call.body),
      // a key goes nowhere but to the address that the operator configured
      redirect: 'manual',
      signal: AbortSignal.any([call.signal, deadline]),
    });
    if (answer.ok) return (await take(answer, call.maxBytes)) ?? fail('bad_output', `more than ${call.maxBytes} bytes`);
    const words = String(await take(answer, WORDS * 4).catch(() => '')).slice(0, WORDS);
    const reason = call.reasonOf?.(answer.status, words) ?? reasonOf(answer.status, words);
    const mayBeDone = call.body !== undefined && LOST.has(answer.status);
    return fail(reason, `${answer.status} ${words}`, { retryAfter: retryAfterOf(answer.headers), mayBeDone });
  } catch (error) {
    if (error instanceof JobError) throw error;
    call.signal.throwIfAborted();
    const mayBeDone = call.body !== undefined;
    if (deadline.aborted) return fail('timed_out', `no answer within ${call.deadlineMs} ms`, { mayBeDone });
    // fetch says no more than 'fetch failed': why stands in its cause
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return fail('unavailable', cause, { mayBeDone: mayBeDone && !NOT_SENT.test(codeOf(cause)) });
  }
}

/** A server in between did not hear the end of it from the one behind, which may go on: 502 and 504, and Cloudflare's own. */
const LOST = new Set([502, 504, 520, 524]);

/** What goes wrong before there is a connection. */
const NOT_SENT = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Some providers repeat the key that they refuse. */
const withoutKeys = (words: string, headers: Record<string, string> = {}): string =>
  Object.entries(headers)
    .filter(([name]) => /authorization|key/i.test(name))
    .flatMap(([, value]) => [value, value.replace(/^\w+ /, '')])
    .reduce((text, secret) => text.replaceAll(secret, '[redacted]'), words);

/** The body, or undefined as soon as it is longer than `limit`: a length in a header proves nothing. */
async function take({ body }: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // leaving the loop closes the connection
  for await (const chunk of body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

const NO_CREDIT = /insufficient[_ ](?:quota|funds|credit|balance)|not_enough_credits|daily[_ ]limit|billing|payment/i;

function reasonOf(status: number, words: string): FailureReason {
  if (status === 401 || status === 403) return 'misconfigured';
  if (status === 402 || (status === 429 && NO_CREDIT.test(words))) return 'quota';
  if (status === 429) return 'rate_limited';
  if (status === 408) return 'timed_out';
  if (status >= 500) return 'unavailable';
  // a redirect is an address that the operator got wrong
  return status < 400 ? 'misconfigured' : 'bad_input';
}

/** Seconds, from either form of Retry-After (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
