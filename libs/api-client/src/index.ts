/**
 * The API as its description says it, generated: a function, TanStack Query options and zod schemas for each operation.
 * Everything is snake_case, as on the wire. Before the first call, give `client` the address and the product's fetch:
 * `client.setConfig({ baseUrl, fetch: apiFetch })`.
 */
export * from './generated';
export * from './generated/@tanstack/react-query.gen';
export * as schemas from './generated/zod.gen';
export { client } from './generated/client.gen';
