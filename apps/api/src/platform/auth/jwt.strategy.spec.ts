import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { loadConfig } from '../../config';
import { issuerOf } from './claims';
import type { Caller } from './current-user';
import { JwtStrategy } from './jwt.strategy';

const JWT_SECRET = 'only-for-tests-0123456789-0123456789-0123456789';
const config = loadConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET,
  FILES_SECRET: 'only-for-tests-files-0123456789-abcdefg',
});
const token = (seconds: number, claims: object = {}) =>
  jwt.sign(
    {
      sub: randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      iss: issuerOf(config),
      email: 'ada@example.com',
      session_id: randomUUID(),
      ...claims,
    },
    JWT_SECRET,
    { expiresIn: seconds },
  );

/** What is known of a token, or what passport makes of it. */
async function ask(strategy: JwtStrategy, given: string): Promise<Caller> {
  const request = { headers: { authorization: `Bearer ${given}` } } as Request;
  return (await strategy.remembered(request)) ?? authenticated(strategy, request);
}
const authenticated = (strategy: JwtStrategy, request: Request) =>
  new Promise<Caller>((resolve, reject) =>
    Object.assign(Object.create(strategy) as JwtStrategy, {
      success: resolve,
      error: reject,
      fail: reject,
    }).authenticate(request),
  );

/** How often signatures are verified. */
const verified = jest.spyOn(jwt, 'verify');
let now = Date.now();
beforeEach(() => {
  verified.mockClear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterAll(() => jest.restoreAllMocks());

it('a verified token is not verified again for a minute, and no other is known by it', async () => {
  const strategy = new JwtStrategy(config);
  const own = token(3_600);
  const caller = await ask(strategy, own);
  expect(await ask(strategy, own)).toBe(caller);
  expect(verified).toHaveBeenCalledTimes(1);
  await expect(ask(strategy, own.slice(0, -1))).rejects.toThrow('invalid signature');
  now += 61_000;
  await ask(strategy, own);
  expect(verified).toHaveBeenCalledTimes(3);
});

it('a token is taken no longer than it is valid', async () => {
  const strategy = new JwtStrategy(config);
  const short = token(5);
  await ask(strategy, short);
  now += 6_000;
  await expect(ask(strategy, short)).rejects.toThrow('jwt expired');
});

it('a session that has ended is refused, although its token was verified a moment ago', async () => {
  const sessions = { isAlive: jest.fn().mockResolvedValueOnce(true).mockResolvedValue(false) };
  const strategy = new JwtStrategy(config, sessions);
  const own = token(3_600);
  await ask(strategy, own);
  await expect(ask(strategy, own)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

it('a token without a user of this company is refused each time', async () => {
  const strategy = new JwtStrategy(config);
  const anon = token(3_600, { role: 'anon' });
  await expect(ask(strategy, anon)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(ask(strategy, anon)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
