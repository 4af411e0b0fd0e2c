// `npm run remote:add -- press-kits`: a remote with a list page, copied from what the tests keep working: the frame of apps/designs and its
// example of a list page. It gets a free port.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { Problem } from '../launcher/problem.mjs';
import { readRemotes } from '../web/remotes.mjs';

const MODEL = 'apps/designs';
const FRAME = [
  'jest.config.cjs',
  'project.json',
  'rsbuild.config.mjs',
  'tsconfig.json',
  'src/index.ts',
  'src/bootstrap.tsx',
];
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TAKEN = ['api', 'shell', 'api-e2e', 'web-e2e'];

const routedApp = (/** @type {string} */ name) => `import { UnknownPath } from '@maquette/web-core';
import { Route, Routes } from 'react-router';
import { ListPage } from './features/${name}/list-page';

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route path="${name}" element={<ListPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
`;

const spec = (
  /** @type {string} */ name,
  /** @type {string} */ title,
) => `import { http, renderApp, serveEachTest, server } from '@maquette/web-testing';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from './routed-app';

serveEachTest();

const serve = (...designs: object[]) =>
  server.use(
    http.get('/api/designs', ({ response }) =>
      response.untyped(HttpResponse.json({ designs, pagination: { page: 1, per_page: 20, has_more: false } })),
    ),
  );

it('shows its rows', async () => {
  serve({ id: '1', prompt: 'The first', favorite: false, created_at: '2026-01-01T00:00:00Z' });
  renderApp(<RoutedApp />, { path: '/dashboard/${name}' });
  expect(await screen.findByRole('checkbox', { name: 'Select The first' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
});

it('says that there are none', async () => {
  serve();
  renderApp(<RoutedApp />, { path: '/dashboard/${name}' });
  expect(await screen.findByRole('heading', { name: /^No .* yet$/ })).toBeVisible();
});
`;

/**
 * @param {string} root of the repository
 * @param {string} name such as press-kits; also the path below /dashboard
 * @returns {Promise<string[]>} the files that were written or changed
 */
export async function addRemote(root, name) {
  if (!NAME.test(name) || TAKEN.includes(name)) throw new Problem('Give the name of the remote, as in: press-kits');
  const folder = `apps/${name}`;
  if (existsSync(join(root, folder))) throw new Problem(`${folder} is there already.`);
  const remotes = readRemotes(root);
  const words = name.replaceAll('-', ' ');
  const title = words.replace(/^./, (letter) => letter.toUpperCase());

  /** @type {string[]} */
  const written = [];
  const write = async (/** @type {string} */ path, /** @type {string} */ text) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file }));
    written.push(path);
  };
  const model = (/** @type {string} */ path) => readFileSync(join(root, MODEL, path), 'utf8');

  for (const path of FRAME) await write(`${folder}/${path}`, model(path).replaceAll('designs', name));
  const description = {
    port: Math.max(...remotes.map(({ port }) => port)) + 1,
    routes: [`/dashboard/${name}`],
    nav: [{ label: title, path: `/dashboard/${name}`, icon: 'file-text', order: 70 }],
  };
  await write(
    `${folder}/package.json`,
    JSON.stringify({ name: `@maquette/${name}`, version: '0.1.0', private: true, maquette: description }),
  );
  await write(`${folder}/src/routed-app.tsx`, routedApp(name));
  await write(`${folder}/src/routed-app.spec.tsx`, spec(name, title));
  for (const file of ['list.ts', 'list-page.tsx'])
    await write(
      `${folder}/src/features/${name}/${file}`,
      model(`test/list-page/${file}`)
        .replace(' The example of docs/add-a-list-page.md.', '')
        .replace(/\bRows\b/g, title)
        // the word, not the property
        .replace(/\brows\b(?!=)/g, words),
    );
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
  try {
    for (const path of await addRemote(root, process.argv[2] ?? '')) console.log(path);
    console.log('Next: its calls in list.ts, its words, its test. See docs/add-a-remote.md.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
