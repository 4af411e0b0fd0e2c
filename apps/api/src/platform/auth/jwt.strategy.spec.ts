import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { loadConfig } from '../../config';
import { issuerOf } from './claims';
import { JwtStrategy } from './jwt.strategy';

const config = loadConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: 'only-for-tests-0123456789-0123456789-0123456789',
  FILES_SECRET: 'only-for-tests-files-0123456789-abcdefg',
});
const asking = (token: string) => ({ headers: { authorization: `Bearer ${token}` } }) as Request;
const claims = (seconds: number) => ({
  sub: randomUUID(),
  aud: 'authenticated',
  role: 'authenticated',
  iss: issuerOf(config),
  exp: Math.floor(Date.now() / 1_000) + seconds,
  email: 'ada@example.com',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a verified token is not verified again for a minute, and no other is known by it', () => {
  const strategy = new JwtStrategy(config);
  const caller = strategy.validate(asking('one'), claims(3_600));
  expect(strategy.known(asking('one'))).toBe(caller);
  expect(strategy.known(asking('on'))).toBeUndefined();
  expect(strategy.known({ headers: {} } as Request)).toBeUndefined();
  jest.advanceTimersByTime(61_000);
  expect(strategy.known(asking('one'))).toBeUndefined();
});

it('a token is known no longer than it is valid', () => {
  const strategy = new JwtStrategy(config);
  strategy.validate(asking('short'), claims(5));
  jest.advanceTimersByTime(5_001);
  expect(strategy.known(asking('short'))).toBeUndefined();
});

it('a token without a user of this company is refused and not remembered', () => {
  const strategy = new JwtStrategy(config);
  expect(() => strategy.validate(asking('anon'), { ...claims(3_600), role: 'anon' })).toThrow('Please log in');
  expect(strategy.known(asking('anon'))).toBeUndefined();
});
