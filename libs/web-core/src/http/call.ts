import { ApiError, parseRetryAfter } from './api-error';
import type { FieldError } from './api-error';
import { apiFetch } from './api-fetch';
import { camelize } from './camelize';
import type { Camelized } from './camelize';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** The HTTP methods that {@link call} knows. */
export type Method = (typeof METHODS)[number];

export interface CallOptions {
  /** FormData for multipart; anything else is sent as JSON, without undefined members and functions, texts exactly as typed. */
  body?: unknown;
  signal?: AbortSignal;
}

interface ErrorBody {
  error?: string;
  message?: string;
  code?: string;
  details?: FieldError[];
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '');

async function readError(response: Response): Promise<ApiError> {
  const body = isJson(response) ? ((await response.json().catch(() => null)) as ErrorBody | null) : null;
  return new ApiError(body?.error || body?.message || `HTTP error! status: ${response.status}`, {
    status: response.status,
    code: body?.code,
    details: body?.details,
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
    body: camelize(body),
  });
}

/**
 * One product call. `T` is the answer as it is on the wire (snake_case); what comes back has camelCase keys.
 *
 * @param endpoint path below the API's base URL, with its query (see `toQuery`)
 * @returns the answer's JSON, null for a 204
 * @throws ApiError: the server's sentence, 'HTTP error! status: N', a time-out, or an answer that is no JSON
 */
export async function call<T>(
  method: Method,
  endpoint: string,
  { body, signal }: CallOptions = {},
): Promise<Camelized<T>> {
  if (!endpoint) throw new Error('An endpoint is required.');
  if (!METHODS.includes(method)) throw new Error(`A valid HTTP method is required, not '${String(method)}'.`);
  const isForm = body instanceof FormData;
  const response = await apiFetch(endpoint, {
    method,
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null as Camelized<T>;
  if (!isJson(response)) {
    const type = response.headers.get('content-type') ?? 'none';
    throw new ApiError(`Invalid response content type: ${type}`, { status: response.status, code: 'CONTENT_TYPE' });
  }
  return camelize((await response.json()) as T);
}

/** The call helper by method: `api.get<DesignsPage>('/api/designs')`. */
export const api = {
  get: <T>(endpoint: string, options?: Omit<CallOptions, 'body'>) => call<T>('GET', endpoint, options),
  post: <T>(endpoint: string, body?: unknown, options?: Omit<CallOptions, 'body'>) =>
    call<T>('POST', endpoint, { ...options, body }),
  put: <T>(endpoint: string, body?: unknown, options?: Omit<CallOptions, 'body'>) =>
    call<T>('PUT', endpoint, { ...options, body }),
  patch: <T>(endpoint: string, body?: unknown, options?: Omit<CallOptions, 'body'>) =>
    call<T>('PATCH', endpoint, { ...options, body }),
  delete: <T>(endpoint: string, body?: unknown, options?: Omit<CallOptions, 'body'>) =>
    call<T>('DELETE', endpoint, { ...options, body }),
};
