import { UserFacingError } from '@maquette/ui';
import { takePageData } from './page-data';

/** What the server tells the browser at run time, so that one build serves every installation. */
export interface RuntimeConfig {
  /** Origin of the product's API, absolute and without a trailing slash. */
  apiBaseUrl: string;
  /** Base URL of the Supabase-compatible accounts (`/auth/v1` follows it), absolute and without a trailing slash. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  productName: string;
  /** Two letters for the mark. */
  productInitials: string;
  companyName: string;
  companyDomain: string;
  mode: string;
  /** Whether mail lands on the server's own page, /mailbox (somebody tries the product on their own machine). */
  localMailbox: boolean;
}

interface HostedAt {
  origin: string;
  protocol: string;
  hostname: string;
}

const withoutTrailingSlashes = (url: string) => url.replace(/\/+$/, '');

/**
 * The API's base URL: the configured one ('' or '/' means the page's own origin), else the host's name without its
 * `-frontend` suffix, else port 5001 of this machine.
 */
export function resolveApiBaseUrl(configured: string | null | undefined, page: HostedAt): string {
  if (typeof configured === 'string') return withoutTrailingSlashes(new URL(configured, page.origin).href);
  const [label = '', ...domain] = page.hostname.split('.');
  if (label.endsWith('-frontend'))
    return `${page.protocol}//${[label.slice(0, -'-frontend'.length), ...domain].join('.')}`;
  return 'http://localhost:5001';
}

let current: RuntimeConfig | undefined;
let pending: Promise<RuntimeConfig> | undefined;

/** Sets the configuration without asking the server (tests). */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** The loaded configuration. Throws before {@link loadRuntimeConfig} has resolved. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration has not been loaded yet.');
  return current;
}

async function fetchConfig(): Promise<Partial<RuntimeConfig>> {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new UserFacingError(`The server did not send its configuration (status ${response.status}).`);
  return (await response.json()) as Partial<RuntimeConfig>;
}

async function readConfig(): Promise<RuntimeConfig> {
  const sent = (takePageData('config') as Partial<RuntimeConfig> | undefined) ?? (await fetchConfig());
  const apiBaseUrl = resolveApiBaseUrl(sent.apiBaseUrl, window.location);
  return {
    apiBaseUrl,
    supabaseUrl: sent.supabaseUrl
      ? withoutTrailingSlashes(new URL(sent.supabaseUrl, window.location.origin).href)
      : apiBaseUrl,
    supabaseAnonKey: sent.supabaseAnonKey ?? '',
    productName: sent.productName ?? '',
    productInitials: sent.productInitials ?? '',
    companyName: sent.companyName ?? '',
    companyDomain: sent.companyDomain ?? '',
    mode: sent.mode ?? '',
    localMailbox: sent.localMailbox ?? false,
  };
}

/** Reads the configuration from the page, else from `/config.json` of its own origin, once; a failed read may be tried again. */
export function loadRuntimeConfig(): Promise<RuntimeConfig> {
  pending ??= readConfig().then(
    (config) => (current = config),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}
