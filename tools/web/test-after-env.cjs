/* global afterAll, afterEach */
const { format } = require('node:util');

require('@testing-library/jest-dom');
// A busy machine may take longer than the default second; nothing waits longer than it has to.
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });

// React, jsdom and the libraries tell of mistakes by console.error alone. A test that expects such words takes console.error over
// (jest.spyOn). An unhandled rejection fails a test by Jest's own doing (`waitForUnhandledRejections`).
const { error } = console;
let printed = [];
console.error = (...words) => {
  printed.push(format(...words));
  error(...words);
};
const failIfPrinted = () => {
  const words = printed;
  printed = [];
  if (words.length > 0) throw new Error(`console.error was called:\n${words.join('\n')}`);
};
afterEach(failIfPrinted); // after Testing Library's own, which takes the components away
afterAll(failIfPrinted);
