import { PostgrestClient } from '@supabase/postgrest-js';
import { getAccessToken } from './auth/auth-client';
import { runtimeConfig } from './runtime-config';

/** Direct reads of the caller's own rows (PostgREST), with the user's token: `(await rest()).from('brands').select('id, brand_name')`. */
export async function rest(): Promise<PostgrestClient> {
  const { supabaseUrl, supabaseAnonKey } = runtimeConfig();
  const bearer = await getAccessToken();
  if (!bearer) throw new Error('Could not get user session. Please log in again.');
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, { headers: { apikey: supabaseAnonKey, Authorization: `Bearer ${bearer}` } });
}
