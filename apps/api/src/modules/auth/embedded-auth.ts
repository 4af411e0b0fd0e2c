import type { AuthConfig, Config } from '../../config';

/** This module is only registered when the product keeps its own accounts. */
export function embeddedAuth({ auth }: Config): Extract<AuthConfig, { mode: 'embedded' }> {
  if (auth.mode !== 'embedded')
    throw new Error('The auth module needs its own accounts, and a hosted project is configured');
  return auth;
}
