import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createTestApp } from '../../../test/test-app';

describe('While Redis takes connections and never answers', () => {
  const silent = createServer();
  beforeAll(() => once(silent.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => silent.close());

  // a rejection that nobody handles would end the process, and fails this test
  it('the application starts, and stops in order', async () => {
    const { port } = silent.address() as AddressInfo;
    const test = await createTestApp({ REDIS_URL: `redis://127.0.0.1:${port}` });
    await test.close();
  });
});
