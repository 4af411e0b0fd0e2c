import request from 'supertest';
import { createTestApp } from '../../../test/test-app';
import { RateLimiter } from './rate-limiter';

describe('The address that limits count', () => {
  it.each([
    ['one proxy: what it names', '1', '198.51.100.9'],
    ['no proxy: the connection, whatever a header claims', '', '127.0.0.1'],
  ])('is with %s', async (_, TRUST_PROXY, address) => {
    const test = await createTestApp({ TRUST_PROXY });
    const pace = jest.spyOn(test.app.get(RateLimiter), 'pace');
    await request(test.app.getHttpServer())
      .post('/auth/v1/signup')
      .set('X-Forwarded-For', '203.0.113.7, 198.51.100.9')
      .send({});
    await test.close();
    expect(pace.mock.calls.map(([, key]) => key)).toEqual([address]);
  });
});
