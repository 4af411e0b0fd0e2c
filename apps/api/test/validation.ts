import { validationPipe } from '../src/platform/http/validation';

/**
 * What a body becomes on its way to the controller, by the rules of its DTO alone.
 * @throws AppError the refusal
 */
export const validated = <Dto extends object>(metatype: new () => Dto, body: object): Promise<Dto> =>
  validationPipe().transform(body, { type: 'body', metatype }) as Promise<Dto>;

/** The sentence by which a body is refused; `undefined` when it is taken. */
export const refusalOf = (metatype: new () => object, body: object): Promise<string | undefined> =>
  validated(metatype, body).then(
    () => undefined,
    (error: Error) => error.message,
  );
