// The built API and worker as processes, on a PostgreSQL and a Redis of their own.
module.exports = {
  ...require('../../jest.preset.js').node,
  displayName: 'api e2e',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  maxWorkers: 2,
  testTimeout: 30_000,
};
