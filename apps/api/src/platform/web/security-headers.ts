import helmet from 'helmet';
import type { Config } from '../../config';
import { inlineScriptSources } from './pages';

/**
 * Federation needs scripts only from our own origin and from the origins that remotes may be deployed to.
 * `style-src 'unsafe-inline'` is for radix-ui, whose scroll lock writes one <style>.
 */
export function securityHeaders({ auth, http, files }: Config, pages: readonly string[]) {
  const remotes = http.remoteOrigins;
  const hosted = auth.mode === 'hosted' ? [auth.url] : [];
  const pictures = files.redirectOrigin ? [files.redirectOrigin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...new Set(pages.flatMap(inlineScriptSources)), ...remotes],
        styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes, ...pictures],
        fontSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes, ...hosted, ...pictures],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: http.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    crossOriginResourcePolicy: { policy: http.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
