import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { JobError } from '../queue';
import { type HostedCall, hostedCall } from './hosted-call';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const answering =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

describe('A call to a hosted provider', () => {
  let answer: Answer;
  let requests: { method?: string; headers: IncomingMessage['headers']; body: string }[];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method, headers: request.headers, body });
      answer(response, request);
    });
  });
  let url: string;
  const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/draw`;
  });
  beforeEach(() => {
    requests = [];
    logged.mockClear();
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const call = (changes: Partial<HostedCall> = {}) =>
    hostedCall({
      provider: 'fake',
      url,
      body: { prompt: 'A fox' },
      headers: { authorization: 'Bearer key-of-the-company' },
      deadlineMs: 5_000,
      maxBytes: 1_000,
      signal: new AbortController().signal,
      ...changes,
    });
  const failure = async (changes?: Partial<HostedCall>): Promise<JobError> => {
    try {
      await call(changes);
    } catch (error) {
      if (error instanceof JobError) return error;
      throw error;
    }
    throw new Error('it did not fail');
  };

  it('is sent once, as JSON with the key, and gives the bytes of the answer', async () => {
    answer = answering(200, '{"images":["abc"]}');
    expect((await call()).toString()).toBe('{"images":["abc"]}');
    expect(requests).toEqual([
      {
        method: 'POST',
        body: '{"prompt":"A fox"}',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          authorization: 'Bearer key-of-the-company',
        }),
      },
    ]);
  });

  it('sends a form as a form', async () => {
    answer = answering(200);
    const body = new FormData();
    body.set('prompt', 'A fox');
    await call({ body });
    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[0]?.body).toContain('A fox');
  });

  it.each<[string, Answer, string, { heals: boolean; retryAfter?: number }]>([
    ['401 in words', answering(401, 'Unauthorized'), 'misconfigured', { heals: false }],
    ['401 as JSON', answering(401, '{"error":"bad key"}'), 'misconfigured', { heals: false }],
    ['403', answering(403, '{}'), 'misconfigured', { heals: false }],
    ['a redirect', answering(302, '', { location: 'http://127.0.0.1:1/' }), 'misconfigured', { heals: false }],
    ['402', answering(402, '{}'), 'quota', { heals: false }],
    ['429 without credit', answering(429, '{"code":"insufficient_quota"}'), 'quota', { heals: false }],
    ['429', answering(429), 'rate_limited', { heals: true }],
    ['429 for 120 s', answering(429, '', { 'retry-after': '120' }), 'rate_limited', { heals: true, retryAfter: 120 }],
    [
      '429 until a date that has passed',
      answering(429, '', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      'rate_limited',
      { heals: true, retryAfter: 0 },
    ],
    ['429 until something odd', answering(429, '', { 'retry-after': 'soon' }), 'rate_limited', { heals: true }],
    ['400', answering(400, '{"error":"prompt too long"}'), 'bad_input', { heals: false }],
    ['422', answering(422, '{}'), 'bad_input', { heals: false }],
    ['408', answering(408), 'timed_out', { heals: true }],
    ['500', answering(500, 'oops'), 'unavailable', { heals: true }],
    ['503 for 30 s', answering(503, '<html>', { 'retry-after': '30' }), 'unavailable', { heals: true, retryAfter: 30 }],
    ['a closed connection', (response) => response.destroy(), 'unavailable', { heals: true }],
    ['an answer that is too long', answering(200, 'x'.repeat(1_001)), 'bad_output', { heals: false }],
    ['a length that lies', answering(200, 'x'.repeat(5_000)), 'bad_output', { heals: false }],
  ])('%s is a failure of its kind, sent once', async (_, given, reason, { heals, retryAfter }) => {
    answer = given;
    const error = await failure();
    expect({ reason: error.reason, heals: error.canHeal, retryAfter: error.retryAfter }).toEqual({
      reason,
      heals,
      retryAfter,
    });
    expect(requests).toHaveLength(1);
  });

  it('waits until the date that it was asked to wait for', async () => {
    answer = answering(429, '', { 'retry-after': new Date(Date.now() + 90_000).toUTCString() });
    const { retryAfter = 0 } = await failure();
    expect([retryAfter > 80, retryAfter <= 90]).toEqual([true, true]);
  });

  it.each([502, 504, 520, 524])(
    'whose end a server in between did not hear (%d) may be done, unless it was a question for a result',
    async (status) => {
      answer = answering(status, '<html>');
      expect((await failure()).mayBeDone).toBe(true);
      expect((await failure({ body: undefined })).mayBeDone).toBe(false);
    },
  );

  it.each([429, 500, 503])('that was not taken on (%d) is not done', async (status) => {
    answer = answering(status);
    expect((await failure()).mayBeDone).toBe(false);
  });

  it('that nobody answers is given up at its deadline', async () => {
    answer = () => undefined;
    expect((await failure({ deadlineMs: 50 })).reason).toBe('timed_out');
  });

  it('whose answer stalls in the middle is given up at its deadline', async () => {
    answer = (response) => void response.writeHead(200).write('{"images":["');
    expect((await failure({ deadlineMs: 50 })).reason).toBe('timed_out');
  });

  it('that nobody can take is unavailable', async () => {
    expect((await failure({ url: 'http://127.0.0.1:1/' })).reason).toBe('unavailable');
  });

  it('ends with the reason of whoever cancels it', async () => {
    const cancel = new AbortController();
    answer = () => cancel.abort(new Error('cancelled by the user'));
    await expect(call({ signal: cancel.signal })).rejects.toThrow('cancelled by the user');
  });

  it('asks the provider first what its answer means', async () => {
    answer = answering(400, '{"code":"moderation_blocked"}');
    const reasonOf = (_: number, words: string) => (words.includes('moderation') ? 'refused' : undefined);
    expect((await failure({ reasonOf })).reason).toBe('refused');
  });

  it('logs the words of the provider, shows a sentence of ours, and never the key', async () => {
    answer = answering(500, 'CUDA out of memory at /opt/sd/model.ckpt');
    const error = await failure();
    expect(logged).toHaveBeenCalledWith(
      { provider: 'fake', reason: 'unavailable', words: '500 CUDA out of memory at /opt/sd/model.ckpt' },
      expect.any(String),
    );
    expect(error.message).not.toContain('CUDA');
    expect(JSON.stringify([logged.mock.calls, error.message, error.cause])).not.toContain('key-of-the-company');
  });
});
