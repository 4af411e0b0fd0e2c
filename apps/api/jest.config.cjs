// Unit tests: no database, no queue.
module.exports = {
  ...require('../../jest.preset.js').node,
  displayName: 'api',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testPathIgnorePatterns: ['\\.medium\\.spec\\.ts$'],
};
