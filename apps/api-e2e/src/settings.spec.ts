import request from 'supertest';
import { type Stack, startStack } from '../../../tools/stack/index.mjs';
import { Person } from './support';

const ORIGIN = 'https://studio.example.com';

describe('a process with settings of its own', () => {
  let stack: Stack;
  beforeAll(
    async () =>
      (stack = await startStack({ apis: 1, workers: 0, env: { RATE_LIMIT_FACTOR: '1', CORS_ORIGINS: ORIGIN } })),
  );
  afterAll(() => stack.stop());

  it('lets a page of an allowed origin in, with credentials', async () => {
    const { headers } = await request(stack.url)
      .options('/api/designs')
      .set({
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'authorization,x-csrf-token',
      })
      .expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringMatching(/DELETE/),
    });
    const cookie = await request(stack.url).get('/api/csrf-token').set({ Origin: ORIGIN }).expect(200);
    expect(cookie.headers['set-cookie']?.[0]).toMatch(/HttpOnly; Secure; SameSite=None/);
  });

  it('gives a page of any other origin nothing to read', async () => {
    const { headers } = await request(stack.url)
      .get('/api/health')
      .set({ Origin: 'https://evil.example.net' })
      .expect(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('answers 429 with Retry-After to who guesses passwords, and lets others in', async () => {
    const guess = () =>
      request(stack.url)
        .post('/auth/v1/token?grant_type=password')
        .send({ email: 'anna@example.com', password: 'wrong-password' });
    const answers = [];
    for (let i = 0; i < 60; i += 1) {
      const { status, headers } = await guess();
      answers.push(status);
      if (status === 429) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        break;
      }
    }
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((status) => status === 400).length).toBeGreaterThanOrEqual(3);
  });

  it('answers 429 to who asks for pictures without end, and keeps what was accepted', async () => {
    const stackPerson = await Person.signUp(stack.url);
    let accepted = 0;
    let refused;
    for (let i = 0; i < 400 && !refused; i += 1) {
      const answer = await stackPerson.post('/api/designs/generate_async', {
        provider: 'studio',
        operation: 'text-to-image',
        design_type: 'logo',
        n: 1,
        prompt: `Idea ${i}`,
      });
      if (answer.status === 202) accepted += 1;
      else refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({ status_code: 429, error: expect.any(String) });
    const { body } = await stackPerson.get('/api/designs?per_page=100').expect(200);
    expect(body.designs).toHaveLength(Math.min(accepted, 100));
  });
});
