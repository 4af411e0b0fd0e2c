import { AppError } from './app-error';
import { errorBody } from './error-body';

const postgres = (code: string) => Object.assign(new Error('relation "secret" …'), { code });

describe('the answer to an error of the database', () => {
  it.each([
    // every class of https://www.postgresql.org/docs/18/errcodes-appendix.html
    ['08006', 503, 'UNAVAILABLE'],
    ['09000', 500, undefined],
    ['0A000', 500, undefined],
    ['0L000', 500, undefined],
    ['0P000', 500, undefined],
    ['20000', 500, undefined],
    ['21000', 500, undefined],
    ['22P02', 400, 'NOT_STORABLE'],
    ['22021', 400, 'NOT_STORABLE'],
    ['23505', 409, 'CONFLICT'],
    ['23503', 409, 'CONFLICT'],
    ['23514', 500, undefined],
    ['24000', 500, undefined],
    ['25006', 503, 'UNAVAILABLE'],
    ['25P02', 500, undefined],
    ['28P01', 500, undefined],
    ['2D000', 500, undefined],
    ['34000', 500, undefined],
    ['38000', 500, undefined],
    ['3D000', 500, undefined],
    ['40001', 503, 'UNAVAILABLE'],
    ['40P01', 503, 'UNAVAILABLE'],
    ['42P01', 500, undefined],
    ['53100', 503, 'UNAVAILABLE'],
    ['53300', 503, 'UNAVAILABLE'],
    ['54001', 400, 'TOO_COMPLEX'],
    ['54011', 400, 'TOO_COMPLEX'],
    ['55000', 500, undefined],
    ['55P03', 503, 'UNAVAILABLE'],
    ['57014', 503, 'TOO_SLOW'],
    ['57P01', 503, 'UNAVAILABLE'],
    ['57P03', 503, 'UNAVAILABLE'],
    ['58030', 500, undefined],
    ['F0000', 500, undefined],
    ['P0001', 500, undefined],
    ['XX000', 500, undefined],
    // not PostgreSQL's, but of the same length
    ['EPIPE', 503, 'UNAVAILABLE'],
    ['EBADF', 500, undefined],
  ])('%s is %i %s, and shows nothing of the inside', (code, status, ours) => {
    const { body, retryAfter } = errorBody(postgres(code));
    expect([body.status_code, body.code]).toEqual([status, ours]);
    expect(JSON.stringify(body)).not.toMatch(/secret|relation/);
    expect(retryAfter !== undefined).toBe(status === 503);
  });

  it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
    'is 503 when the connection says: %s',
    (message) =>
      expect(errorBody(new Error(message))).toMatchObject({
        body: { status_code: 503 },
        retryAfter: 5,
        unexpected: false,
      }),
  );

  it.each(['22P02', '23505', '54011', '57014'])('%s is told in the log, since a check of ours let it pass', (code) =>
    expect(errorBody(postgres(code)).unexpected).toBe(true),
  );
});

it('is the sentence, the code and the details of an error of ours', () =>
  expect(errorBody(new AppError(429, 'SLOW_DOWN', 'Please wait.', { retryAfter: 3, details: { a: 1 } }))).toEqual({
    body: { error: 'Please wait.', message: 'Please wait.', status_code: 429, code: 'SLOW_DOWN', details: { a: 1 } },
    unexpected: false,
    retryAfter: 3,
  }));
