import { type ArgumentsHost, Logger } from '@nestjs/common';
import { PostgrestErrorFilter } from './postgrest-error.filter';

/** The answer to what was thrown. */
function answerTo(thrown: unknown) {
  const headers: Record<string, unknown> = {};
  const answer = { status: 0, body: {} as Record<string, unknown>, headers };
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (body: Record<string, unknown>) => {
      answer.body = body;
    },
  };
  new PostgrestErrorFilter().catch(thrown, { switchToHttp: () => ({ getResponse: () => response }) } as ArgumentsHost);
  return answer;
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(Logger.prototype, 'error').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['57014', 503, 'This took too long. Please ask for less, or try again in a moment.'],
  ['53300', 503, 'The service is not available right now. Please try again.'],
  ['54011', 400, 'This asks for too much at once.'],
  ['22P02', 400, 'from PostgreSQL'],
  ['42P01', 500, 'Something went wrong on our side. Please try again.'],
  ['XX000', 500, 'Something went wrong on our side. Please try again.'],
])("PostgreSQL's %s is answered with %i", (code, status, message) => {
  const answer = answerTo(Object.assign(new Error('from PostgreSQL'), { code }));
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect(answer.headers['Retry-After']).toBe(status === 503 ? 5 : undefined);
});

it('says nothing of the inside when something breaks, and logs it', () => {
  const error = new Error('relation "secret" cannot be opened');
  const { status, body } = answerTo(error);
  expect([status, body.code]).toEqual([500, 'PGRST000']);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(logged).toHaveBeenCalledWith({ err: error }, 'unexpected error');
});
