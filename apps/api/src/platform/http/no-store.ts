import type { NextFunction, Request, Response } from 'express';

/**
 * What a caller's token opened is kept by no cache, on no disk: not the data, and not the signed addresses in it, which
 * open without a token. A route, a page or a file that may be kept says so itself.
 */
export function noStore(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
