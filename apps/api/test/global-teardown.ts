export default async function tearDown(): Promise<void> {
  await (globalThis as { testServices?: { stop(): Promise<void> } }).testServices?.stop();
}
