import type { RuntimeConfig, User } from '@maquette/web-core';

/** Where every server of a component test answers. */
export const API = 'http://localhost';

export const testConfig: RuntimeConfig = {
  apiBaseUrl: API,
  supabaseUrl: API,
  supabaseAnonKey: 'anon',
  productName: 'Maquette',
  productInitials: 'Mq',
  companyName: 'Acme',
  companyDomain: 'example.com',
  mode: 'embedded',
  localMailbox: false,
};

/** A signed-in user, Inès Moreau unless said otherwise. */
export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  email: 'ines.moreau@example.com',
  app_metadata: {},
  user_metadata: { full_name: 'Inès Moreau' },
  created_at: '2026-01-01T00:00:00Z',
  ...overrides,
});

/** The authentication service's answer to a sign-in, valid for an hour. */
export const buildSession = (user: User = buildUser()) => ({
  access_token: 'access-token',
  refresh_token: 'refresh-token',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  token_type: 'bearer' as const,
  user,
});
