import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, static as serveStatic } from 'express';
import { Logger } from '@nestjs/common';
import type { Config } from '../../config';

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
// /auth/confirm is a page of the front end
const NOT_OURS = /^\/(api|auth\/v1|rest\/v1|files|mailbox)(\/|$)/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The landing page is prerendered once for every installation: the names are put in here. */
function landingPage(path: string, { product }: Config): string {
  const names: Record<string, string> = { PRODUCT_NAME: product.name, COMPANY_NAME: product.companyName, COMPANY_DOMAIN: product.companyDomain };
  return readFileSync(path, 'utf8').replace(/%(PRODUCT_NAME|COMPANY_NAME|COMPANY_DOMAIN)%/g, (_, name: string) => escapeHtml(names[name] ?? ''));
}

function readPages(config: Config) {
  try {
    return { landing: landingPage(join(config.web.dir, 'shell/index.html'), config), app: readFileSync(join(config.web.dir, 'shell/app.html'), 'utf8') };
  } catch {
    new Logger('Web').warn(`No built front end in ${config.web.dir}: only the API is served.`);
    return undefined;
  }
}

/** Shell, landing page, remotes and their registry, `/config.json`. Call it after the API's routes are mounted under their own prefixes. */
export function serveWeb(app: NestExpressApplication, config: Config): void {
  app.use('/config.json', (_: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.json(publicConfig(config));
  });

  // read at each request: a team publishes by changing its line, and nobody restarts anything
  app.use('/remotes.json', (_: Request, response: Response, next: NextFunction) => {
    readFile(join(config.web.remotesDir, 'remotes.json'), 'utf8').then(
      (registry) => response.setHeader('Cache-Control', 'no-cache').type('json').send(registry),
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? response.setHeader('Cache-Control', 'no-cache').json([]) : next(error)),
    );
  });
  // version folders are never rewritten
  app.use('/remotes', serveStatic(config.web.remotesDir, { index: false, redirect: false, setHeaders: (response) => response.setHeader('Cache-Control', IMMUTABLE) }), (_: Request, response: Response) => {
    response.status(404).type('text').send('Not found');
  });

  const pages = readPages(config);
  if (!pages) return;
  const html = (response: Response, page: string) => response.setHeader('Cache-Control', 'no-cache').type('html').send(page);
  app.use(
    serveStatic(join(config.web.dir, 'shell'), {
      index: false,
      redirect: false,
      setHeaders: (response, path) => response.setHeader('Cache-Control', HASHED.test(path) ? IMMUTABLE : 'no-cache'),
    }),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_OURS.test(request.path) && extname(request.path) === '';
    if (!isPage) return next();
    return html(response, request.path === '/' ? pages.landing : pages.app);
  });
}

function publicConfig({ auth, http, product, localTrial }: Config) {
  return {
    apiBaseUrl: '',
    supabaseUrl: auth.mode === 'hosted' ? auth.url : '',
    supabaseAnonKey: auth.mode === 'hosted' ? auth.anonKey : 'embedded',
    productName: product.name,
    companyName: product.companyName,
    companyDomain: product.companyDomain,
    mode: auth.mode,
    publicUrl: http.publicUrl,
    localMailbox: localTrial,
  };
}
