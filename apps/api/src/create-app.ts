import { constants } from 'node:zlib';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { AppModule, type Overrides } from './app.module';
import type { Config } from './config';
import { useAuthProtocol } from './modules/auth';
import { GENERATE_PATH } from './modules/proposals';
import { useCsrf } from './platform/csrf';
import { Draining } from './platform/health';
import { jsonBodies, noStore } from './platform/http';
import { Metrics, requestMetrics } from './platform/metrics';
import { createLogger, PinoLogger, requestLog } from './platform/logging';
import { useBoard } from './platform/operations';
import { setUpOpenApi } from './platform/openapi';
import { RemotesMirror } from './platform/remotes';
import { readPages, securityHeaders, serveWeb } from './platform/web';

/**
 * Lists are compressed anew for every answer, by the process that answers everybody. At the default levels that took
 * 3.4 ms of CPU for 100 designs and 0.4 ms for 20, now 0.4 and 0.15, for 7 % more bytes at most. Files are compressed
 * thoroughly, by the build.
 */
const CHEAPLY = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

const KEEP_ALIVE_MS = 75_000;

/** The HTTP application with everything that stands before its routes. The tests use it as it is. */
export async function createApp(config: Config, overrides?: Overrides): Promise<NestExpressApplication> {
  const logger = createLogger(config.logLevel);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.for(config, overrides), {
    bodyParser: false,
    logger: new PinoLogger(logger),
  });
  app.disable('x-powered-by');
  if (config.http.trustProxy !== undefined) app.set('trust proxy', config.http.trustProxy);
  app.use(app.get(Draining).closeConnections);
  // longer than a proxy keeps an idle connection, so that none is closed just as a request comes on it
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  app.use(requestMetrics(app.get(Metrics)));
  app.use(requestLog(logger));
  const pages = readPages(config);
  app.use(securityHeaders(config, Object.values(pages ?? {})));
  app.use(compression(CHEAPLY));
  if (config.http.corsOrigins.length > 0) {
    app.enableCors({
      origin: config.http.corsOrigins,
      credentials: true,
      maxAge: 600,
      exposedHeaders: ['Content-Range', 'ETag', 'Retry-After', 'X-Request-Id', 'X-Supabase-Api-Version'],
    });
  }
  app.use(noStore);
  if (config.auth.mode === 'embedded') useAuthProtocol(app);
  // pictures come in that one: it is read once it is known who sends it
  app.use(jsonBodies({ except: GENERATE_PATH }));
  useCsrf(app, config);
  useBoard(app, config);
  serveWeb(app, config, pages, app.get(RemotesMirror));
  setUpOpenApi(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  return app;
}
