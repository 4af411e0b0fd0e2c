// The build of a remote. Its package.json says the rest: name, version and the "maquette" field (port, routes, nav).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { resolution, shared, versions } from '../../libs/web-core/federation.mjs';
import { apiProxy, endWithStarters } from './dev-server.mjs';
import { withIcons } from './nav-icons.mjs';
import { precompress } from './precompress.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Writes `remote.json` beside the build: all that publishing needs to know, so that a built folder can be shipped alone. */
const describeRemote = (folder, description) => ({
  name: 'maquette:describe-remote',
  setup(api) {
    api.onAfterBuild(async () => {
      const described = { ...description, nav: await withIcons(description.nav) };
      writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(described, null, 2)}\n`);
    });
  },
});

/**
 * @param {string} configUrl `import.meta.url` of the remote's rsbuild.config.mjs
 * @returns an Rsbuild config that exposes `./RoutedApp` (src/routed-app.tsx) and builds into dist/web/remotes/<name>
 */
export function defineRemote(configUrl) {
  const { name: packageName, version, maquette } = JSON.parse(readFileSync(new URL('package.json', configUrl), 'utf8'));
  const name = packageName.replace('@maquette/', '');
  const { port, routes, nav } = maquette;
  const folder = join(ROOT, 'dist/web/remotes', name);
  const development = process.env.NODE_ENV !== 'production';
  return defineConfig({
    // The stand-alone page exists in development only: deployed builds run on the shell's federation runtime.
    source: { entry: { index: './src/index.ts' } },
    html: { template: fileURLToPath(new URL('remote.html', import.meta.url)), title: name },
    tools: development
      ? {}
      : {
          htmlPlugin: false,
          rspack: (config) => {
            config.entry = {};
            // The area comes in one piece: what is split off is split by its own import().
            config.optimization.splitChunks = false;
          },
        },
    server: {
      port,
      strictPort: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: apiProxy(),
      setup: endWithStarters,
    },
    dev: {
      // The three settings without which an edit does not reach the page when the shell shows this dev server's remote.
      lazyCompilation: false,
      assetPrefix: `http://localhost:${port}/`,
      client: { protocol: 'ws', host: 'localhost', port },
    },
    output: {
      // relative to remoteEntry.js, so that the folder may be served from any address
      assetPrefix: 'auto',
      distPath: { root: development ? join(ROOT, 'dist/dev', name) : folder },
      cleanDistPath: !development,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      // the page's policy takes fonts from its own origin alone
      dataUriLimit: { font: 0 },
    },
    resolve: resolution,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name,
        library: { type: 'global', name }, // as a variable it could have no '-' in its name
        filename: 'remoteEntry.js',
        exposes: { './RoutedApp': './src/routed-app.tsx' },
        shared: shared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: !development },
      }),
      ...(development
        ? []
        : [precompress(folder), describeRemote(folder, { name, version, routes, nav, needs: versions })]),
    ],
  });
}
