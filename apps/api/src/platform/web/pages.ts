import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { Config } from '../../config';

// inside a script element only `<` could end it
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c');

/** 'Mq' for Maquette: the first letter and the next consonant that is written, or the initials of two words. */
export function productInitials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  if (second) return (first.charAt(0) + second.charAt(0)).toUpperCase();
  const consonant = /[bcdfghjklmnpqrstvwxz]/i.exec(first.slice(1))?.[0] ?? first.charAt(1);
  return first.charAt(0).toUpperCase() + consonant.toLowerCase();
}

/** What the front end reads at run time, so that one build serves every installation: `/config.json`. */
export function publicConfig({ auth, http, product, localTrial }: Config) {
  return {
    apiBaseUrl: '',
    supabaseUrl: auth.mode === 'hosted' ? auth.url : '',
    supabaseAnonKey: auth.mode === 'hosted' ? auth.anonKey : 'embedded',
    productName: product.name,
    productInitials: productInitials(product.name),
    companyName: product.companyName,
    companyDomain: product.companyDomain,
    mode: auth.mode,
    publicUrl: http.publicUrl,
    localMailbox: localTrial,
  };
}

/** The landing page is prerendered once for every installation: the names, and the address for those who preview its links, are put in here. */
export function landingPage(html: string, { product, http }: Config): string {
  const values: Record<string, string> = {
    PRODUCT_NAME: product.name,
    PRODUCT_INITIALS: productInitials(product.name),
    COMPANY_NAME: product.companyName,
    COMPANY_DOMAIN: product.companyDomain,
    PUBLIC_URL: http.publicUrl,
  };
  return html.replace(/%(PRODUCT_NAME|PRODUCT_INITIALS|COMPANY_NAME|COMPANY_DOMAIN|PUBLIC_URL)%/g, (_, name: string) =>
    escapeHtml(values[name] ?? ''),
  );
}

interface Line {
  entry?: unknown;
  routes?: unknown;
}

/** The entry of the remote that answers a path, as far as the registry makes sense. */
function entryFor(path: string, registry: unknown): string | undefined {
  if (!Array.isArray(registry)) return undefined;
  const wanted = path.replace(/^\/dashboard\/?$/, '/dashboard/designs');
  const answers = ({ routes }: Line) =>
    Array.isArray(routes) &&
    routes.some((route) => typeof route === 'string' && (wanted === route || wanted.startsWith(`${route}/`)));
  const entry = (registry as (Line | null)[]).find((line) => line !== null && answers(line))?.entry;
  return typeof entry === 'string' ? entry : undefined;
}

/**
 * The shell's page with what it would otherwise ask for first: the configuration and the registry of remotes as data blocks (read by
 * `takePageData` of web-core), and a hint to fetch the entry of the remote that the path leads to.
 *
 * @param registry text of `remotes.json`; undefined when it cannot be read: the page then asks for it, and tells what is wrong
 */
export function appPage(html: string, path: string, config: Config, registry: string | undefined): string {
  const blocks = [
    `<script type="application/json" id="config">${escapeJson(JSON.stringify(publicConfig(config)))}</script>`,
  ];
  const lines = registry === undefined ? undefined : parse(registry);
  if (lines !== undefined) {
    blocks.push(`<script type="application/json" id="remotes">${escapeJson(JSON.stringify(lines))}</script>`);
    const entry = entryFor(path, lines);
    if (entry !== undefined) blocks.push(`<link rel="preload" as="script" href="${escapeHtml(entry)}">`);
  }
  return html.replace('</head>', () => `${blocks.join('')}</head>`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The front end's own style sheets as they stand in its page, for a page that the API writes. */
export const styleSheets = (html: string): string => html.match(/<link[^>]+rel="stylesheet"[^>]*>/g)?.join('') ?? '';

/** The Content-Security-Policy sources of the scripts that stand in a page itself (the stored theme is set before the first paint). */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
