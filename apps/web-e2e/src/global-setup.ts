import { startStack } from '../../../tools/stack/index.mjs';

/** One running product for all tests, as one person has it on the own machine: with confirmation by mail and the local mailbox. Each test has accounts of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stack = await startStack({
    apis: 1,
    workers: 1,
    web: true,
    env: { AUTH_AUTOCONFIRM: 'false', DEMO_PASSWORD: 'only-for-these-tests' },
  });
  Object.assign(process.env, { STACK_URL: stack.url, STACK_DATA_DIR: stack.dataDir });
  return () => stack.stop();
}
