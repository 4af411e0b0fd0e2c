import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Histogram } from 'prom-client';
import type { Metrics } from './metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Time and result of every request, by the pattern of its route: never by its path, in which ids and names stand. */
export function requestMetrics({ registry }: Metrics): RequestHandler {
  const durations = new Histogram({
    name: 'maquette_http_request_duration_seconds',
    help: 'Requests by the pattern of their route ("none": a page, a file of the front end, or refused before its route was known).',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  // found by one look: the library would sort and join the labels' names at every request
  const known = new Map<string, { observe(value: number): void }>();

  return (request: Request, response: Response, next: NextFunction) => {
    const began = performance.now();
    response.once('close', () => {
      const method = METHODS.has(request.method) ? request.method : 'OTHER';
      const { path: pattern } = (request.route ?? {}) as { path?: unknown };
      const route = typeof pattern === 'string' ? pattern : 'none';
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      const name = `${method} ${route} ${status}`;
      let child = known.get(name);
      if (!child) known.set(name, (child = durations.labels({ method, route, status })));
      child.observe((performance.now() - began) / 1_000);
    });
    next();
  };
}
