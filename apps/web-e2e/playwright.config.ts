import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  globalSetup: './src/global-setup.ts',
  // ES modules, which Node loads as they are; Playwright would turn them into half of one.
  build: { external: [join(__dirname, '../../tools/**')] },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { locale: 'en-GB', viewport: { width: 1440, height: 900 }, screenshot: 'only-on-failure' },
});
