import { startStack } from '../../../tools/stack/index.mjs';

/** One running product for all test files: two API processes and a worker, as behind a load balancer. */
export default async function setUp(): Promise<void> {
  const stack = await startStack({ apis: 2, workers: 1 });
  (globalThis as { stack?: typeof stack }).stack = stack;
  const [first, second] = stack.apis;
  Object.assign(process.env, { STACK_URL: first?.url, STACK_SECOND_URL: second?.url, STACK_DATA_DIR: stack.dataDir });
}
