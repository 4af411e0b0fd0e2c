import type { Stack } from '../../../tools/stack/index.mjs';

export default async function tearDown(): Promise<void> {
  await (globalThis as { stack?: Stack }).stack?.stop();
}
