import type { NestExpressApplication } from '@nestjs/platform-express';
import { jsonBodies } from '../../platform/http';
import { authErrorMiddleware } from './auth-error.filter';

/** Own names of a prototype have no business in data that is merged later. */
const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * Bodies under /auth/v1 are read here, before the application's own parser, so that a broken one is answered in the
 * protocol's envelope. Call it before the global body parser.
 */
export function useAuthProtocol(app: NestExpressApplication): void {
  app.use('/auth/v1', jsonBodies({ reviver: withoutProto }), authErrorMiddleware);
}
