import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { Logger } from '@nestjs/common';
import type { Config } from '../../config';
import type { RemotesMirror } from '../remotes';
import { appPage, landingPage, publicConfig, styleSheets } from './pages';
import { staticFiles } from './static-files';

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What the API answers, unknown paths too, as its router understands them: in any case. /auth/confirm is a page of the front end. */
const OF_THE_API = /^\/(api|auth(?!\/confirm\/?$)|rest|files|mailbox|metrics|operations)(\/|$)/i;

/** What was published cannot be had now: the page offers to try again. */
const away = (response: Response) =>
  response
    .status(503)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Retry-After', '2')
    .type('text')
    .send('Try again');

/** The built pages, the names put in; undefined where no front end was built. */
export function readPages(config: Config) {
  try {
    const read = (page: string) => readFileSync(join(config.web.dir, 'shell', page), 'utf8');
    return { landing: landingPage(read('index.html'), config), app: read('app.html') };
  } catch {
    new Logger('Web').warn(`No built front end in ${config.web.dir}: only the API is served.`);
    return undefined;
  }
}

/** {@link styleSheets} of the front end that is built; none where none is. */
export async function builtStyleSheets({ web }: Config): Promise<string> {
  return styleSheets(await readFile(join(web.dir, 'shell/app.html'), 'utf8').catch(() => ''));
}

/** Shell, landing page, remotes and their registry, `/config.json`. The API's requests pass by, and no file is looked for. */
export function serveWeb(
  app: NestExpressApplication,
  config: Config,
  pages: ReturnType<typeof readPages>,
  remotes: Pick<RemotesMirror, 'registry' | 'expect'>,
): void {
  const web = Router();
  app.use((request: Request, response: Response, next: NextFunction) =>
    OF_THE_API.test(request.path) ? next() : void web(request, response, next),
  );
  web.use('/config.json', (_, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.json(publicConfig(config));
  });

  // read at each request: a team publishes by changing its line, and nobody restarts anything
  web.use('/remotes.json', (_, response, next) => {
    remotes.registry().then((registry) => {
      response.setHeader('Cache-Control', 'no-cache');
      if (registry === undefined) return away(response);
      return response.type('json').send(registry);
    }, next);
  });
  web.use('/remotes', (request, response, next) => {
    remotes.expect(request.path).then(
      () => next(),
      () => away(response),
    );
  });
  // version folders are never rewritten
  web.use('/remotes', ...staticFiles(config.web.remotesDir, () => IMMUTABLE), (_, response) => {
    response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('Not found');
  });

  if (!pages) return;
  const html = (response: Response, page: string) =>
    response.setHeader('Cache-Control', 'no-cache').type('html').send(page);
  web.use(...staticFiles(join(config.web.dir, 'shell'), (path) => (HASHED.test(path) ? IMMUTABLE : 'no-cache')));
  web.use((request, response, next) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(request.path) === '';
    if (!isPage) return next();
    if (request.path === '/') return html(response, pages.landing);
    return remotes.registry().then(
      (registry) => html(response, appPage(pages.app, request.path, config, registry)),
      () => html(response, appPage(pages.app, request.path, config, undefined)),
    );
  });
}
