// Medium tests: a real migrated PostgreSQL and Redis; each Jest worker has a database copied from a template.
module.exports = {
  ...require('../../jest.preset.js').node,
  displayName: 'api medium',
  testMatch: ['<rootDir>/{src,test}/**/*.medium.spec.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // each boots an application and waits for its jobs, which takes seconds alone and a multiple beside another step
  testTimeout: 60_000,
  maxWorkers: 2,
};
