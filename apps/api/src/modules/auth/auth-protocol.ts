import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type NextFunction, type Request, type Response } from 'express';
import { authErrorMiddleware } from './auth-error.filter';

/** Own names of a prototype have no business in data that is merged later. */
const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * Bodies under /auth/v1 are read here (as JSON, whatever they call themselves, like the original does), before the application's own parser, so that a broken one is answered in the
 * protocol's envelope. Call it before the global body parser.
 */
export function useAuthProtocol(app: NestExpressApplication): void {
  const noStore = (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
  app.use('/auth/v1', noStore, json({ limit: '1mb', type: () => true, reviver: withoutProto }), authErrorMiddleware);
}
