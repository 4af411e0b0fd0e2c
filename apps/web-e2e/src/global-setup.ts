import { startStack } from '../../../tools/stack/index.mjs';

/** One running product for all tests; each test has accounts of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stack = await startStack({ apis: 1, workers: 1, web: true });
  Object.assign(process.env, { STACK_URL: stack.url, STACK_DATA_DIR: stack.dataDir });
  return () => stack.stop();
}
