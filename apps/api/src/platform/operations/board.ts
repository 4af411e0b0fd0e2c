import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import type { AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../../config';
import { SESSION_CHECK, type SessionCheck } from '../auth';
import { Queues } from '../queue';
import { readPass } from './board-pass';
import { JobRows } from './job-rows.sql';
import { isOperator } from './operators';
import { RowsAdapter } from './rows-adapter';

export const BOARD_PATH = '/operations/queues';
export const BOARD_COOKIE = 'operations';

const UI = dirname(require.resolve('@bull-board/ui/package.json'));
const ENGLISH = '/static/locales/en-US/messages.json';
/** In any language: ours are the labels that fit. */
const MESSAGES = '/static/locales/:language/messages.json';
const STYLES = '/static/ours.css';

/** As it is: its page writes styles (radix-ui), and no script stands in it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What Bull Board calls otherwise than it is here: see RowsAdapter. */
const LABELS = {
  JOB: { ACTIONS: { CLEAN: 'Cancel', CONFIRM: { CLEAN: 'Cancel this job? Its owner sees it as cancelled.' } } },
  QUEUE: { STATUS: { PAUSED: 'Active' } },
  MENU: { PAUSED: 'Active' },
};

/**
 * What nothing here has a rule for is not offered: the server refuses it in any case. Of what is failed the first of four buttons is
 * left, Retry; of what is not, the last, Cancel. Of the tabs of the overview those that are always empty go.
 */
const STYLE = `
[class^='jobActions'] li { display: none }
[class^='jobActions'] li:first-child:nth-last-child(4), [class^='jobActions'] li:last-child:not(:nth-child(4)) { display: list-item }
[class^='queueActions'] li { display: none }
body:has([class^='statusBar'] a[class*='isActive'][href*='status=failed']) [class^='queueActions'] li:first-child { display: list-item }
main button[aria-haspopup='menu'] { display: none }
[class^='statusBar'] a:is([href$='status=active'], [href$='status=waiting-children'], [href$='status=prioritized'], [href$='status=completed']) { display: none }
`;

/** The only changes that are let through, as Bull Board names its routes. */
const CHANGES = new Set([
  'put /api/queues/:queueName/:jobId/retry',
  'put /api/queues/:queueName/:jobId/clean',
  'put /api/queues/:queueName/retry/:queueStatus',
]);

type Tree = { [key: string]: string | Tree };
const merged = (base: Tree, changes: Tree): Tree =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).map(([key, value]) => {
      const old = base[key];
      return [key, typeof value === 'object' && typeof old === 'object' ? merged(old, value) : value];
    }),
  );

/** Bull Board's page without its request to Google for a font, and with our labels. */
class BoardServer extends ExpressAdapter {
  override setStaticPath(route: string, path: string): ExpressAdapter {
    const messages = JSON.parse(readFileSync(join(UI, 'dist', ENGLISH), 'utf8')) as Tree;
    this.app.get(MESSAGES, (_, response) => void response.json(merged(messages, LABELS)));
    this.app.get(STYLES, (_, response) => void response.type('css').send(STYLE));
    return super.setStaticPath(route, path);
  }

  override setEntryRoute(view: AppViewRoute): ExpressAdapter {
    this.app.get(view.route, (_, response, next) => {
      const { name, params } = view.handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      response.render(name, params, (error: Error | null, html: string) => {
        if (error) return next(error);
        response.send(
          html
            .replace(/<link [^>]*fonts\.googleapis\.com[^>]*>/, '')
            .replace('</head>', `<link href="${STYLES.slice(1)}" rel="stylesheet"></head>`),
        );
      });
    });
    return this;
  }
}

/** A change must come from a page of ours. Browsers leave the first header out where the address is not encrypted. */
const isOurs = (request: Request, { http }: Config): boolean =>
  request.method === 'GET' ||
  request.method === 'HEAD' ||
  request.get('Sec-Fetch-Site') === 'same-origin' ||
  request.get('Origin') === http.publicUrl;

/** Mounts the operators' board. For everybody else there is no such path. */
export function useBoard(app: NestExpressApplication, config: Config): void {
  if (config.operators.length === 0) return;
  const rows = app.get(JobRows);
  const sessions =
    config.auth.mode === 'embedded' ? app.get<SessionCheck>(SESSION_CHECK, { strict: false }) : undefined;
  const server = new BoardServer().setBasePath(BOARD_PATH);
  createBullBoard({
    queues: app.get(Queues).jobs.map((job) => new RowsAdapter(job, rows)),
    serverAdapter: server,
    options: {
      uiBasePath: UI,
      uiConfig: {
        boardTitle: 'Operations',
        locale: { lng: 'en-US' },
        hideRedisDetails: true,
        hideDocsLink: true,
        showWorkers: false,
        showMetrics: false,
        miscLinks: [{ text: `Back to ${config.product.name}`, url: '/dashboard' }],
      },
      handlerHooks: {
        before: ({ method, route, request }) =>
          method === 'get' ||
          (CHANGES.has(`${method} ${route}`) && (request.params.queueStatus ?? 'failed') === 'failed')
            ? undefined
            : { allow: false },
      },
    },
  });
  const board = server.getRouter() as (request: Request, response: Response, next: NextFunction) => void;

  const mayEnter = async (request: Request): Promise<boolean> => {
    const cookie = (request.cookies as Record<string, unknown>)[BOARD_COOKIE];
    const holder = typeof cookie === 'string' ? await readPass(config, cookie) : undefined;
    if (!holder || !isOperator(config, holder.email)) return false;
    // a hosted project does not tell of sessions that have ended; there the pass runs out by itself
    return !sessions || (holder.sessionId !== undefined && (await sessions.isAlive(holder.sessionId, holder.id)));
  };
  app.use(BOARD_PATH, cookieParser(), (request: Request, response: Response, next: NextFunction) => {
    mayEnter(request).then((may) => {
      if (!may || !isOurs(request, config)) return next();
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Security-Policy', POLICY);
      board(request, response, next);
    }, next);
  });
}
