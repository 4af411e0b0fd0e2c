// Jest compiles TypeScript for itself alone. Threads that the code under test starts get it through this hook.
const { transformSync } = require('@swc/core');
const { addHook } = require('pirates');

const jsc = {
  target: 'es2023',
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
};
addHook((code, filename) => transformSync(code, { filename, swcrc: false, jsc, module: { type: 'commonjs' } }).code, {
  exts: ['.ts'],
});
