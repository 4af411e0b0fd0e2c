import * as argon2 from '@node-rs/argon2';
import { checkNewPassword, Passwords } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

describe('Passwords', () => {
  const passwords = new Passwords();
  beforeEach(() => jest.mocked(argon2.verify).mockClear());

  it('keeps passwords as argon2id with at least 19 MiB and two passes', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the right password from a wrong one', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.verify(stored, 'correct horse')).toBe(true);
    expect(await passwords.verify(stored, 'wrong horse')).toBe(false);
  });

  it('does the same work for an account that does not exist', async () => {
    expect(await passwords.verify(undefined, 'correct horse')).toBe(false);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(jest.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes 72 bytes and not one more, however many characters they are', () => {
    expect(() => checkNewPassword('\u00e9'.repeat(36))).not.toThrow();
    expect(() => checkNewPassword(`${'\u00e9'.repeat(36)}a`)).toThrow('Password cannot be longer than 72 characters');
  });
});
