import { type NextFunction, type Request, type RequestHandler, type Response, static as serveStatic } from 'express';

/**
 * The files below a folder. A script or style that the build compressed beforehand (`app.js.br` beside `app.js`) is sent so to a
 * browser that takes it. It is looked for with each request, since a remote is published while the API runs (express-static-gzip
 * lists the folder once, at the start).
 *
 * @param cacheControl the header's value for a file's path
 */
export function staticFiles(folder: string, cacheControl: (path: string) => string): RequestHandler[] {
  const plain = serveStatic(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => void response.setHeader('Cache-Control', cacheControl(path)),
  });
  const compressed = serveStatic(folder, {
    index: false,
    redirect: false,
    setHeaders: (response: Response, path) => {
      const original = path.slice(0, -'.br'.length);
      response.vary('Accept-Encoding').type(original.endsWith('.css') ? 'css' : 'js');
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Cache-Control', cacheControl(original));
    },
  });
  const compressedFirst = (request: Request, response: Response, next: NextFunction) => {
    if (!/\.(js|css)$/.test(request.path) || !request.acceptsEncodings('br')) return next();
    const { url, path } = request;
    request.url = url.replace(path, `${path}.br`);
    compressed(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
  return [compressedFirst, plain];
}
