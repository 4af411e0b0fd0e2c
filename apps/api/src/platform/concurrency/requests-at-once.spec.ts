import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ExecutionContext } from '@nestjs/common';
import { RequestsAtOnce, RequestTurns } from './requests-at-once';

/** A request that asks the guard, and what becomes of it. */
function ask(guard: RequestsAtOnce, { userId = 'ada', multipart = false, gone = false } = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  if (gone) response.destroy();
  const request = { user: userId && { id: userId }, is: () => multipart };
  const http = { getRequest: () => request, getResponse: () => response };
  const state = { let: false, response };
  void Promise.resolve(guard.canActivate({ switchToHttp: () => http } as never as ExecutionContext)).then(
    (allowed) => (state.let = allowed),
  );
  return state;
}
const settled = () => new Promise(setImmediate);

describe('at most four requests of one user at once', () => {
  const guard = new RequestsAtOnce(new RequestTurns());
  const four = [ask(guard), ask(guard), ask(guard), ask(guard)];
  const fifth = ask(guard);
  const sixth = ask(guard);

  it('lets the fifth wait, but neither somebody else, nor who is not known, nor a form with pictures', async () => {
    const others = [ask(guard, { userId: 'ben' }), ask(guard, { userId: '' }), ask(guard, { multipart: true })];
    await settled();
    expect(four.map((one) => one.let)).toEqual([true, true, true, true]);
    expect(others.map((one) => one.let)).toEqual([true, true, true]);
    expect([fifth.let, sixth.let]).toEqual([false, false]);
  });

  it('lets it in as soon as an answer begins', async () => {
    four[0]?.response.writeHead(200);
    await settled();
    expect([fifth.let, sixth.let]).toEqual([true, false]);
  });

  it('and when one goes away without an answer', async () => {
    four[1]?.response.emit('close');
    await settled();
    expect(sixth.let).toBe(true);
  });

  it('does not keep the place of one that went away while it waited', async () => {
    const [goneOne, next] = [ask(guard, { gone: true }), ask(guard)];
    four[2]?.response.writeHead(200);
    await settled();
    expect([goneOne.let, next.let]).toEqual([true, true]);
  });
});
