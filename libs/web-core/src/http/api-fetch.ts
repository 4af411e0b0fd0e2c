import { getAccessToken, refreshAccessToken } from '../auth/auth-client';
import { runtimeConfig } from '../runtime-config';
import { ApiError, unreachable } from './api-error';
import { csrfToken, renewCsrfToken } from './csrf';

const TIME_OUT = 90_000;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Credentials {
  bearer: string | null;
  csrf: string | undefined;
}

async function credentialsFor(method: string): Promise<Credentials> {
  // Reading needs no token on the server: when it cannot be had, the read itself need not fail.
  const csrf = SAFE_METHODS.has(method) ? csrfToken().catch(() => undefined) : csrfToken();
  const [bearer, token] = await Promise.all([getAccessToken(), csrf]);
  return { bearer, csrf: token };
}

function send(request: Request, { bearer, csrf }: Credentials, signal: AbortSignal): Promise<Response> {
  // A clone, so that the body is still there for a second try.
  const copy = new Request(request.clone(), { credentials: 'include', signal });
  if (bearer) copy.headers.set('Authorization', `Bearer ${bearer}`);
  if (csrf) copy.headers.set('X-CSRF-Token', csrf);
  return fetch(copy);
}

async function isCsrfRefusal(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return body?.code === 'EBADCSRFTOKEN';
}

async function exchange(request: Request, signal: AbortSignal): Promise<Response> {
  const credentials = await credentialsFor(request.method);
  let response = await send(request, credentials, signal);
  if (await isCsrfRefusal(response)) {
    response = await send(request, { ...credentials, csrf: await renewCsrfToken() }, signal);
  }
  if (response.status === 401 && credentials.bearer) {
    const bearer = await refreshAccessToken();
    if (bearer) response = await send(request, { ...credentials, bearer }, signal);
  }
  return response;
}

/**
 * `fetch` for the product's API: bearer token, CSRF header, cookies, a 90-second limit; one repeat with a new CSRF token after a
 * 403 `EBADCSRFTOKEN`, one with a refreshed session after a 401. Paths are relative to the API's base URL.
 *
 * @returns any answer that came, whatever its status
 * @throws ApiError with status 0 when none came; the signal's own reason when the caller aborted; TypeError for another origin,
 * since the user's token must not leave the API
 */
export async function apiFetch(endpoint: string, init?: RequestInit): Promise<Response> {
  const base = runtimeConfig().apiBaseUrl;
  const request = new Request(new URL(endpoint, `${base}/`), init);
  if (!request.url.startsWith(`${base}/`)) throw new TypeError(`Not an address of the API: ${request.url}`);
  const limit = AbortSignal.timeout(TIME_OUT);
  try {
    return await exchange(request, AbortSignal.any([request.signal, limit]));
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    if (error instanceof ApiError) throw error;
    if (limit.aborted || (error as Error).name === 'TimeoutError') {
      throw new ApiError('Request timed out. Please try again.', { status: 0, code: 'TIMEOUT', cause: error });
    }
    throw unreachable(error);
  }
}
