import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { minifySync } from '@swc/core';
import { resolution, shared } from '../../libs/web-core/federation.mjs';
import { REACT_REFRESH_HOOK, apiProxy, endWithStarters, serveDevRemote } from '../../tools/web/dev-server.mjs';
import { precompress } from '../../tools/web/precompress.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const development = process.env.NODE_ENV !== 'production';
const site = join(root, development ? 'dist/dev/shell' : 'dist/web/shell');
const serverBundle = join(here, 'dist/ssr');

/** Puts the landing page's markup into its HTML: the page needs no JavaScript to be read. */
const prerenderLanding = {
  name: 'maquette:prerender-landing',
  setup(api) {
    // The environments share one folder, so that none may empty it on its own; first of all, or what is copied from public/ goes too.
    api.onBeforeBuild({ order: 'pre', handler: () => rmSync(site, { recursive: true, force: true }) });
    api.onAfterBuild(async ({ environments }) => {
      if (!environments.ssr) return; // `rsbuild build --environment app`
      const page = join(site, 'index.html');
      const { render } = await import(pathToFileURL(join(serverBundle, 'landing.mjs')).href);
      // React puts what belongs into the head (preloads) before the page's own markup.
      const [, links, markup] = /^((?:<link[^>]*>)*)(.*)$/s.exec(render());
      const html = readFileSync(page, 'utf8')
        .replace(/<script defer[^>]*><\/script>/g, '') // its bundle holds styles alone
        // within the page they save the first visit a round trip before anything is painted
        .replace(
          /<link href="([^"]+\.css)" rel="stylesheet">/g,
          (_, style) => `<style>${readFileSync(join(site, style), 'utf8')}</style>`,
        )
        .replace('</head>', () => `${links}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      writeFileSync(page, html);
    });
  },
};

const cssModules = { localIdentName: 'shell-[local]-[hash:base64:5]' };
const bootScript = ['libs/ui/src/theme-boot.js', 'apps/shell/src/landing/session-boot.js']
  .map((path) => minifySync(readFileSync(join(root, path), 'utf8')).code)
  .join('');

const description = 'Design images, brand strategy, prompts and proposals, made with AI in one workspace.';
const landingHead = {
  title: '%PRODUCT_NAME%',
  meta: {
    description,
    ...Object.fromEntries(
      Object.entries({
        'og:type': 'website',
        'og:title': '%PRODUCT_NAME%',
        'og:description': description,
        'og:image': '%PUBLIC_URL%/og.png',
      }).map(([property, content]) => [property, { property, content }]),
    ),
  },
  tags: [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-180.png' } }],
};

export default defineConfig({
  server: {
    port: 4200,
    strictPort: true,
    proxy: apiProxy(),
    setup: [endWithStarters, serveDevRemote],
    publicDir: { name: 'public' },
    historyApiFallback: { index: '/app.html' },
  },
  dev: { lazyCompilation: false },
  // the page's policy takes fonts from its own origin alone
  output: { cleanDistPath: false, cssModules, dataUriLimit: { font: 0 }, distPath: { root: site } },
  html: { template: './src/page.html', templateParameters: { bootScript } },
  resolve: resolution,
  plugins: [
    pluginReact(),
    pluginModuleFederation(
      {
        name: 'shell',
        remotes: {},
        shared: shared({ eager: true }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      },
      { environment: 'app' },
    ),
    ...(development ? [] : [prerenderLanding, precompress(site)]),
  ],
  environments: {
    app: {
      source: { entry: { app: './src/main.tsx' } },
      html: {
        title: 'Loading...',
        meta: { description },
        tags: development ? [{ tag: 'script', head: true, append: false, children: REACT_REFRESH_HOOK }] : [],
      },
    },
    landing: { source: { entry: { index: './src/landing/entry.ts' } }, html: landingHead },
    ...(development
      ? {}
      : {
          ssr: {
            source: { entry: { landing: './src/prerender.tsx' } },
            output: { target: 'node', distPath: { root: serverBundle }, filename: { js: '[name].mjs' }, minify: false },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        }),
  },
});
