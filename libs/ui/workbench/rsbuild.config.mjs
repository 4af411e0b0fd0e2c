import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// Every component in all its states on one page; no part of the product.
export default defineConfig({
  source: { entry: { index: './index.tsx' } },
  html: { title: 'Components', template: './index.html' },
  server: { port: 4290 },
  output: {
    distPath: { root: '../../../dist/ui' },
    cleanDistPath: true,
    // light-dark() stays as it is; older browsers would get one theme for the whole page.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 128', 'safari >= 17.5'],
  },
  plugins: [pluginReact()],
});
