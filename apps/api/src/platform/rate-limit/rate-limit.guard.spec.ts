import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { Reflector } from '@nestjs/core';
import { LimitRate, RateLimitGuard } from './rate-limit.guard';
import type { Limit, RateLimiter } from './rate-limiter';

const perUser: Limit = { name: 'uploads', points: 10, seconds: 60 };
const perAddress: Limit = { name: 'uploads:address', points: 100, seconds: 60 };

class Routes {
  @LimitRate({ perUser, perAddress })
  upload(): void {}

  @LimitRate({ perUser })
  generate(): void {}
}

describe('LimitRate', () => {
  const consume = jest.fn<Promise<void>, [Limit, string]>(() => Promise.resolve());
  const guard = new RateLimitGuard(new Reflector(), { consume } as unknown as RateLimiter);
  const ask = (route: keyof Routes) =>
    guard.canActivate(
      new ExecutionContextHost([{ ip: '203.0.113.7', user: { id: 'ada' } }], Routes, Routes.prototype[route]),
    );
  beforeEach(() => consume.mockClear());

  it('counts for the user and for the address', async () => {
    await expect(ask('upload')).resolves.toBe(true);
    expect(consume.mock.calls).toEqual([
      [perAddress, '203.0.113.7'],
      [perUser, 'ada'],
    ]);
  });

  it('counts for the user alone where no more is asked', async () => {
    await ask('generate');
    expect(consume.mock.calls).toEqual([[perUser, 'ada']]);
  });

  it('passes a refusal on', async () => {
    consume.mockRejectedValueOnce(new Error('too fast'));
    await expect(ask('upload')).rejects.toThrow('too fast');
  });
});
