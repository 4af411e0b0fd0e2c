import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { type Stack, startStack, until } from '../../../tools/stack/index.mjs';
import { Person } from './support';

const KEY = 'key-of-the-company-7f3a9c';
const PATIENCE = { timeoutMs: 60_000, everyMs: 100 };

const noise = (background: string) =>
  sharp({
    create: { width: 300, height: 300, channels: 3, background, noise: { type: 'gaussian', mean: 90, sigma: 30 } },
  })
    .png()
    .toBuffer();

interface Answer {
  status?: number;
  body: object;
}

/** All providers behind one port: what each was asked, and what it answers; without an answer it hangs. */
class Providers {
  readonly asked: string[] = [];
  answer: (what: string) => Answer | undefined = () => undefined;
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then(() => {
      const what = `${request.method} ${request.url}`;
      this.asked.push(what);
      const given = this.answer(what);
      if (given)
        response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  times(what: string): number {
    return this.asked.filter((one) => one === what).length;
  }
}

describe('a worker that is killed amid work for a hosted provider', () => {
  const providers = new Providers();
  let stack: Stack;
  let person: Person;
  let picture: Buffer;
  beforeAll(async () => {
    const url = await providers.listen();
    picture = await noise('#1b2a4a');
    stack = await startStack({
      env: {
        LOG_LEVEL: 'debug',
        STABILITY_URL: url,
        STABILITY_KEY: KEY,
        RECRAFTAI_URL: `${url}/v1`,
        RECRAFTAI_KEY: KEY,
        TEXT_URL: `${url}/text`,
        TEXT_KEY: KEY,
        TEXT_MODEL: 'writer-1',
      },
    });
    person = await Person.signUp(stack.url);
  }, 90_000);
  afterAll(async () => {
    await stack.stop();
    providers.close();
  }, 30_000);

  const TAKEN_ON = 'POST /v2beta/stable-image/edit/replace-background-and-relight';
  const QUESTION = 'GET /v2beta/results/job-1';
  const DRAWN = 'POST /v1/images/generations';
  const WRITTEN = 'POST /text/chat/completions';
  const TEXT = { title: 'A sign', content: `## Understood\n\n${'A sign for the bakery. '.repeat(20)}` };

  const ended = async (id: string) => {
    const card = await until(async () => {
      const { body } = await person.get(`/api/designs/${id}`).expect(200);
      return ['completed', 'failed'].includes(body.status) && body;
    }, PATIENCE);
    return card as { status: string; error_code: string | null };
  };
  const proposalThat = (id: string, isSo: (proposal: Record<string, unknown>) => boolean) =>
    until(async () => {
      const { proposal } = (await person.get(`/api/proposals/${id}`).expect(200)).body;
      return isSo(proposal) && proposal;
    }, PATIENCE);

  describe('and comes back', () => {
    const ids = { takenOn: '', drawn: '', proposal: '' };
    beforeAll(async () => {
      providers.answer = (what) => {
        if (what === TAKEN_ON) return { body: { id: 'job-1' } };
        return what === QUESTION ? { status: 202, body: { id: 'job-1', status: 'in-progress' } } : undefined;
      };
      const changed = await person
        .postForm(
          '/api/designs/generate_async',
          { provider: 'stability', operation: 'change-background', prompt: '' },
          { image: picture, background_image: picture },
        )
        .expect(202);
      const asked = await person
        .post('/api/proposals/generate', {
          images: [picture.toString('base64')],
          client_request: 'A sign for our bakery',
          async: true,
        })
        .expect(202);
      Object.assign(ids, {
        takenOn: changed.body.design_request_id,
        drawn: await person.generate('A fox', { provider: 'recraftai' }),
        proposal: asked.body.proposal_id,
      });
      // each has been asked, and none has answered
      await until(
        () => Promise.resolve([QUESTION, DRAWN, WRITTEN].every((what) => providers.asked.includes(what))),
        PATIENCE,
      );
      const [worker] = stack.workers;
      await worker?.kill();
      const encoded = picture.toString('base64');
      const answers: Record<string, object> = {
        [TAKEN_ON]: { id: 'job-2' },
        [QUESTION]: { result: encoded, finish_reason: 'SUCCESS', seed: 1 },
        [DRAWN]: { created: 1, credits: 40, data: [{ b64_json: encoded }] },
        [WRITTEN]: {
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(TEXT) } }],
        },
      };
      providers.answer = (what) => ({ body: answers[what] ?? {} });
      await worker?.start();
    }, 120_000);

    it('fetches by its id what the provider had taken on: it is asked for once', async () => {
      expect(await ended(ids.takenOn)).toMatchObject({ status: 'completed' });
      expect(providers.times(TAKEN_ON)).toBe(1);
    }, 70_000);

    it('leaves to the user what may have been charged for and whose answer nobody heard: it is not sent again', async () => {
      expect(await ended(ids.drawn)).toMatchObject({ status: 'failed', error_code: 'unanswered' });
      expect(providers.times(DRAWN)).toBe(1);
    }, 70_000);

    it('loses no proposal: it is written from what was measured, and the pictures are in no log', async () => {
      expect(
        await proposalThat(ids.proposal, ({ generation_status }) => generation_status === 'completed'),
      ).toMatchObject({ title: 'A sign', version: 1, images: [{ width: 300, height: 300 }] });
      const image = picture.toString('base64');
      const middle = picture.subarray(picture.length / 2, picture.length / 2 + 48);
      const needles = [
        middle.toString('latin1'),
        middle.toString('hex'),
        image.slice(image.length / 2, image.length / 2 + 48),
      ];
      const logs = logsOf(stack);
      expect(logs).toContain('/api/proposals/generate');
      expect(needles.filter((needle) => logs.includes(needle))).toEqual([]);
    }, 70_000);
  });

  it('writes no key into a log or into the queue, not even one that a provider repeats', async () => {
    providers.answer = () => ({ status: 401, body: { error: { message: `unknown key ${KEY}` } } });
    for (const provider of ['stability', 'recraftai'])
      expect(await ended(await person.generate('A fox', { provider }))).toMatchObject({ error_code: 'misconfigured' });
    const { body } = await person
      .post('/api/proposals/generate', { client_request: 'A sign for our bakery', async: true })
      .expect(202);
    await proposalThat(body.proposal_id, ({ generation_error_code }) => generation_error_code === 'misconfigured');
    const logs = logsOf(stack);
    expect(logs).toContain('unknown key [redacted]');
    expect(logs).not.toContain(KEY);
    const redis = new Redis(stack.redisUrl);
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect((await redis.dumpBuffer(key))?.toString('latin1') ?? '').not.toContain(KEY);
    await redis.quit();
  }, 120_000);
});

const logsOf = ({ logs }: Stack): string =>
  readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), 'latin1'))
    .join('\n');
