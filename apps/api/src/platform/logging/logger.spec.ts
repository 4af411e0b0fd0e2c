import { closeSync, openSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import request from 'supertest';
import { createLogger, lineWriter, PinoLogger, requestLog } from './logger';

function record(level = 'info') {
  const lines: string[] = [];
  return { logger: createLogger(level, { write: (text: string) => void lines.push(text) }), lines };
}

describe('The log', () => {
  it('keeps of a database error what names the fault, and no parameter', () => {
    const { logger, lines } = record();
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      query: 'INSERT INTO users',
      parameters: ['ada@example.com', '$argon2id$hash'],
      driverError: { detail: 'Key (email)=(ada@example.com) already exists.' },
    });
    new PinoLogger(logger).error({ err: error }, 'unexpected error', 'Errors');
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      context: 'Errors',
      err: { message: 'duplicate key value', code: '23505', stack: expect.any(String) },
    });
    expect(line).not.toMatch(/ada@example|argon2id/);
  });

  it.each(['authorization', 'cookie', 'password', 'refresh_token', 'token_hash', 'apikey'])(
    'blanks out what is called %s',
    (name) => {
      const { logger, lines } = record();
      logger.info({ [name]: 'hunter2', headers: { [name]: 'hunter2' }, request: { body: { [name]: 'hunter2' } } });
      expect(lines[0]).not.toContain('hunter2');
    },
  );

  it('keeps message and stack of an error that is all there is to say', () => {
    const { logger, lines } = record();
    new PinoLogger(logger).error(new Error('no queue'), 'Jobs');
    new PinoLogger(logger).error('no queue', 'Error: no queue\n    at start', 'Jobs');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ context: 'Jobs', msg: 'no queue', err: expect.objectContaining({ type: 'Error' }) }),
      expect.objectContaining({ context: 'Jobs', msg: 'no queue', stack: 'Error: no queue\n    at start' }),
    ]);
  });

  it('leaves out the line for each route, unless details are asked for', () => {
    const [usual, detailed] = [record('info'), record('debug')];
    for (const { logger } of [usual, detailed])
      new PinoLogger(logger).log('Mapped {/api/health, GET} route', 'RouterExplorer');
    expect([usual.lines.length, detailed.lines.length]).toEqual([0, 1]);
  });

  it('shortens what a caller can make as long as he likes', async () => {
    const { logger, lines } = record();
    const log = requestLog(logger);
    const answer = (incoming: IncomingMessage, response: ServerResponse) => {
      log(incoming, response);
      Object.assign(response, { statusCode: 404 }).end();
    };
    await request(answer).get(`/api/${'x'.repeat(14_000)}?token=secret`);
    logger.error({ err: new Error(`invalid input: ${'y'.repeat(1_000_000)}`) }, 'unexpected error');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', path: `/api/${'x'.repeat(295)}…` } });
    expect(lines.map((line) => line.length < 20_000)).toEqual([true, true]);
  });

  // /dev/full refuses every byte as a full disk does
  const itOnLinux = process.platform === 'linux' ? it : it.skip;
  itOnLinux('goes on while nothing can be written', () => {
    const full = openSync('/dev/full', 'w');
    const logger = createLogger('info', lineWriter(full));
    for (let i = 0; i < 1_000; i++) logger.info('a line that has no room');
    logger.fatal('the last line');
    closeSync(full);
  });
});
