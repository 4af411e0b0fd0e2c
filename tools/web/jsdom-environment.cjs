// jsdom hides Node's fetch family; components and msw need it, so it is handed through.
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

// A channel that somebody forgot to close must not keep the test run alive.
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const own = { ...require('node:buffer') };
    for (const name of FROM_NODE) this.global[name] = globalThis[name] ?? own[name];
    this.global.BroadcastChannel = QuietChannel;
  }

  // React asks for act() while a test's function runs. Between its end and the clean-up Jest waits a moment for rejections:
  // what a timer changes then is no mistake of the test's.
  handleTestEvent({ name }) {
    if (name === 'test_fn_start') this.global.IS_REACT_ACT_ENVIRONMENT = true;
    if (['test_start', 'test_fn_success', 'test_fn_failure'].includes(name))
      this.global.IS_REACT_ACT_ENVIRONMENT = false;
  }
};
