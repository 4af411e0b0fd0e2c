// jsdom hides Node's fetch family; components and msw need it, so it is handed through.
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File', 'AbortController', 'AbortSignal', 'BroadcastChannel',
  'ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const own = { ...require('node:buffer') };
    for (const name of FROM_NODE) this.global[name] = globalThis[name] ?? own[name];
  }
};
