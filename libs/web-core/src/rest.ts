import type { PostgrestClient } from '@supabase/postgrest-js';
import { getAccessToken } from './auth/auth-client';
import { runtimeConfig } from './runtime-config';

/**
 * Direct reads of the caller's own rows (PostgREST), from the API whoever keeps the accounts, with the user's token:
 * `const client = await rest()`, then `client.from('brands').select('id, brand_name')`. The library is fetched at the first use.
 *
 * @throws Error when nobody is signed in
 */
export async function rest(): Promise<PostgrestClient> {
  const { apiBaseUrl } = runtimeConfig();
  const bearer = await getAccessToken();
  if (!bearer) throw new Error('Could not get user session. Please log in again.');
  const { PostgrestClient: Client } = await import('@supabase/postgrest-js');
  return new Client(`${apiBaseUrl}/rest/v1`, { headers: { Authorization: `Bearer ${bearer}` } });
}
