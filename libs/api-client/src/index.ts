/**
 * The API as its description says it, generated, in snake_case as on the wire: `paths` (what each call takes and answers, for web-core's
 * `api` and the tests' handlers), the schemas by name, and zod schemas of what is sent, for forms.
 */
export type * from './generated/types';
export * from './generated/schemas';
