import { UserFacingError } from '@maquette/ui';
import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { getAccessToken } from './auth/auth-client';
import { ApiError, unreachable } from './http/api-error';
import { runtimeConfig } from './runtime-config';

/**
 * Direct reads of the caller's own rows (PostgREST), from the API whoever keeps the accounts, with the user's token:
 * `const client = await rest()`, then `client.from('brands').select('id, brand_name')`. The library is fetched at the first use.
 *
 * @throws UserFacingError when nobody is signed in, or when the library cannot be fetched
 */
export async function rest(): Promise<PostgrestClient> {
  const { apiBaseUrl } = runtimeConfig();
  const bearer = await getAccessToken();
  if (!bearer) throw new UserFacingError('Could not get user session. Please log in again.');
  const { PostgrestClient: Client } = await import('@supabase/postgrest-js').catch((error: unknown) => {
    throw unreachable(error);
  });
  return new Client(`${apiBaseUrl}/rest/v1`, { headers: { Authorization: `Bearer ${bearer}` } });
}

/** The rows of a direct read. @throws ApiError as `call` does: the library's own words, and a proxy's page, are nothing for the screen */
export function rowsOf<Row>({ data, error, status }: PostgrestSingleResponse<Row[]>): Row[] {
  if (!error) return data;
  if (status === 0) throw unreachable(error);
  throw new ApiError(error.code ? error.message : `HTTP error! status: ${status}`, { status, code: error.code });
}
