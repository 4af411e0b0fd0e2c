import cookieParser from 'cookie-parser';
import csurf from 'csurf';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '../../config';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOKEN_PATH = /^\/api\/csrf-token\/?$/i;

/**
 * Double-submit tokens for the cookie-carrying calls under /api. /auth/v1 and /rest/v1 use no cookies and need none.
 * The secret has 48 random bytes; `csurf` hands `secretLength` on to `csrf`, although its types do not know it.
 */
export function useCsrf(app: NestExpressApplication, config: Config): void {
  const https = config.http.publicUrl.startsWith('https:');
  const crossOrigin = config.http.corsOrigins.length > 0;
  const options = {
    cookie: {
      key: '_csrf',
      path: '/api',
      httpOnly: true,
      secure: https || crossOrigin,
      sameSite: crossOrigin ? ('none' as const) : ('lax' as const),
    },
    secretLength: 48,
    // by default a field of the body or of the query would do as well
    value: (request: Request) => request.get('X-CSRF-Token') ?? '',
  };
  const readCookies = cookieParser();
  const compare = csurf(options);
  const check = Router().use('/api', (request, response, next) =>
    readCookies(request, response, () => {
      const cookies = request.cookies as Record<string, unknown>;
      // cookie-parser reads what begins with `j:` as JSON, and csurf breaks on a secret that is no text
      if (typeof cookies._csrf !== 'string') delete cookies._csrf;
      compare(request, response, next);
    }),
  );
  // Not at every read: two at once, before there is a cookie, would each set another secret, and one of the two would lose.
  app.use((request: Request, response: Response, next: NextFunction) =>
    READS.has(request.method) && !TOKEN_PATH.test(request.path) ? next() : void check(request, response, next),
  );
}
