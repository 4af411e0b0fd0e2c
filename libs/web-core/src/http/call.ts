import { ApiError, parseRetryAfter } from './api-error';
import type { FieldError } from './api-error';
import { apiFetch } from './api-fetch';
import { camelize } from './camelize';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

interface CallOptions {
  /** FormData for multipart; anything else is sent as JSON, without undefined members and functions, texts exactly as typed. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

interface ErrorBody {
  error?: string;
  message?: string;
  code?: string;
  /** A list for refused fields; some errors have details of another shape, which are in the error's body. */
  details?: unknown;
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '');

async function readError(response: Response): Promise<ApiError> {
  const body = isJson(response) ? ((await response.json().catch(() => null)) as ErrorBody | null) : null;
  return new ApiError(body?.error || body?.message || `HTTP error! status: ${response.status}`, {
    status: response.status,
    code: body?.code,
    details: Array.isArray(body?.details) ? (body.details as FieldError[]) : [],
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
    body: camelize(body),
  });
}

/**
 * One product call, whatever it answers; `api` says which calls there are. `T` is the answer with its keys in camelCase.
 *
 * @param endpoint path below the API's base URL, with its query
 * @returns the answer's JSON, null for a 204
 * @throws ApiError: the server's sentence, 'HTTP error! status: N', a time-out, or an answer that is no JSON
 */
export async function call<T>(method: Method, endpoint: string, { body, signal }: CallOptions = {}): Promise<T> {
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
  return readAnswer(response);
}

/** What an answer says, with its keys in camelCase, and null for a 204. @throws ApiError as {@link call} does */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null as T;
  if (!isJson(response)) {
    const type = response.headers.get('content-type') ?? 'none';
    throw new ApiError(`Invalid response content type: ${type}`, { status: response.status, code: 'CONTENT_TYPE' });
  }
  return camelize(await response.json()) as T;
}
