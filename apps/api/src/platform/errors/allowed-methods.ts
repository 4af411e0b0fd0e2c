import type { Request } from 'express';

/** What is used of Express 5's router. */
interface RouterLayer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods that the requested path has, for the Allow header; empty for an unknown path. */
export function allowedMethods({ app, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: RouterLayer[] };
  const methods = stack.flatMap((layer) => (layer.route && layer.match(path) ? Object.keys(layer.route.methods) : []));
  return [...new Set(methods.map((method) => method.toUpperCase()))].sort();
}
