import type { paths } from '@maquette/api-client';
import { call } from './call';
import type { Camelized } from './camelize';
import { toEndpoint, toFormData, toQuery } from './payload';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths of the API that have the method. */
type PathOf<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];
type Operation<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer O> ? O : never;

/** A member that must be there when something in it must be, and is none when there is nothing to say. */
type Member<Name extends 'path' | 'query', Values> = [Values] extends [undefined]
  ? { [N in Name]?: never }
  : object extends Values
    ? { [N in Name]?: Values }
    : { [N in Name]: Values };
/** What is not set in a query is left out, so null and '' may stand for it too. */
type Unset<Values> = { [Name in keyof Values]: Values[Name] | null | '' };
type Contents<Content> = {
  [Type in keyof Content]: Type extends 'multipart/form-data' ? { form: Content[Type] } : { body: Content[Type] };
}[keyof Content];
type RequestBody<O> = O extends { requestBody?: infer Body } ? NonNullable<Body> : never;
type Sent<O> = [RequestBody<O>] extends [never]
  ? { body?: never; form?: never }
  : O extends { requestBody: { content: infer Content } }
    ? Contents<Content>
    : RequestBody<O> extends { content: infer Content }
      ? Partial<Contents<Content>>
      : never;

type Options<O> = O extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Member<'path', Path> & Member<'query', Unset<Query>> & Sent<O> & { signal?: AbortSignal }
  : never;
type Arguments<O> = object extends Options<O> ? [options?: Options<O>] : [options: Options<O>];

type Answered<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;
type Success<Responses> = Answered<Responses[keyof Responses & (200 | 201 | 202 | 204)]>;

/** What a call answers, as it reaches the caller: `Answer<'get', '/api/designs/{id}'>`. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer Responses } ? Camelized<Success<Responses>> : never;

interface Sendable {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  signal?: AbortSignal;
}

const using =
  <M extends Method>(method: M) =>
  async <P extends PathOf<M>>(path: P, ...[options]: Arguments<Operation<M, P>>): Promise<Answer<M, P>> => {
    const { path: values = {}, query = {}, body, form, signal } = (options ?? {}) as Sendable;
    return call(method.toUpperCase() as Uppercase<M>, toEndpoint(path, values) + toQuery(query), {
      body: form ? toFormData(form) : body,
      signal,
    });
  };

/**
 * The product's calls, typed by the API's own description: `api.get('/api/designs/{id}', { path: { id } })`. What is sent has the wire's
 * snake_case names (`query`, and `body` for JSON or `form` for multipart); the answer has camelCase ones. Errors are those of {@link call};
 * besides, 'Design ID is required' for an empty id of a path.
 */
export const api = {
  get: using('get'),
  post: using('post'),
  put: using('put'),
  patch: using('patch'),
  delete: using('delete'),
};
