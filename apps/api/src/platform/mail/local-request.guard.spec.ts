import type { ExecutionContext } from '@nestjs/common';
import { LocalRequestGuard } from './local-request.guard';
import { peerAccounts } from './peer-account';

jest.mock('./peer-account', () => ({ peerAccounts: jest.fn(() => Promise.resolve(null)) }));

const guard = new LocalRequestGuard();
/** Whether a request with these headers, from that address, is let through. */
const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  guard.canActivate({
    switchToHttp: () => ({
      getRequest: () => ({ headers: { host: 'localhost:5001', ...headers }, socket: { remoteAddress } }),
    }),
  } as unknown as ExecutionContext);

it.each(['localhost', 'LOCALHOST:5001', '127.0.0.1:5001'])('what is asked for as %s is let through', async (host) =>
  expect(await ask({ host })).toBe(true),
);

it.each<[string, Record<string, string>, string]>([
  ['another name', { host: 'maquette.example.com' }, '127.0.0.1'],
  ['a name that only begins like a local one', { host: 'localhost.evil.example' }, '127.0.0.1'],
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ['a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }, '127.0.0.1'],
  ['a tunnel', { via: '1.1 tunnel' }, '127.0.0.1'],
  ['another machine', {}, '203.0.113.7'],
])('there is nothing when it is asked for through %s', (_, headers, address) =>
  expect(ask(headers, address)).rejects.toMatchObject({ status: 404 }),
);

it('another account of this machine, which may be a proxy, is told so', async () => {
  jest.mocked(peerAccounts).mockResolvedValueOnce([65_534]);
  await expect(ask({})).rejects.toMatchObject({
    status: 403,
    message: expect.stringMatching(/^Only the account of this machine that runs the server may read its mails\./),
  });
});
