// Two kinds of project: `node` (the API and the libraries it runs) and `web` (React under jsdom).
// Our code is CommonJS; NestJS 12 and a few of its dependencies are ESM only, and Jest on Node 20 cannot
// require() those, so swc turns just these packages into CommonJS.
const path = require('node:path');

const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'jose',
  'msw',
  'openapi-msw',
  '@mswjs',
  'until-async',
  'rettime',
  'culori',
  'simplex-noise',
  '@supabase',
  '@open-draft',
  'outvariant',
  'headers-polyfill',
  'tough-cookie',
  '@bundled-es-modules',
  'fast-check',
  'p-queue',
  'p-timeout',
  'p-retry',
  'is-network-error',
  'eventemitter3',
  'pure-rand',
  'react-hotkeys-hook',
  'marked',
  'eventsource-parser', // it offers its TypeScript under our condition 'source'
];
const swc = (parser, transform) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2023', parser, transform, keepClassNames: true },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
const base = {
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testTimeout: 30_000, // two test runs beside each other leave one that starts a process or an application little time
  waitForUnhandledRejections: true, // at the end of each test: it fails, instead of ending the whole run
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

exports.node = {
  ...base,
  testEnvironment: 'node',
  // A global of the sandbox is looked up anew at each use, which doubles the time of the studio's geometry.
  sandboxInjectedGlobals: ['Math', 'Number', 'String'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  transform: {
    '^.+\\.tsx?$': swc(
      { syntax: 'typescript', decorators: true },
      { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    ),
    '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
};

exports.web = {
  ...base,
  testEnvironment: path.join(__dirname, 'tools/web/jsdom-environment.cjs'),
  // without 'browser': msw/node exists for Node alone
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'default'] },
  transform: {
    '^.+\\.tsx?$': swc({ syntax: 'typescript', tsx: true }, { react: { runtime: 'automatic' } }),
    '^.+\\.m?jsx?$': swc({ syntax: 'ecmascript' }),
  },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|webp|woff2)$': path.join(__dirname, 'tools/web/empty.cjs'),
  },
  setupFiles: [path.join(__dirname, 'tools/web/test-setup.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'tools/web/test-after-env.cjs')],
};
