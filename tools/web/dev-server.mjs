import { fileURLToPath } from 'node:url';
import { parentOf } from '../services/processes.mjs';
import { withIcons } from './nav-icons.mjs';
import { readRemotes } from './remotes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const apiOrigin = () => process.env.API_ORIGIN ?? 'http://127.0.0.1:5001';

/** Sends everything that the API answers to it, so that a dev server is one origin like the product. `API_ORIGIN` says where it runs. */
export const apiProxy = () =>
  Object.fromEntries(
    ['/api', '/auth/v1', '/rest/v1', '/files', '/config.json', '/remotes', '/operations'].map((path) => [
      path,
      { target: apiOrigin() },
    ]),
  );

/** This process' starters, nearest first: below Nx a shell, Nx, another shell, npm. */
const starters = () => Array.from({ length: 4 }).reduce((pids) => [...pids, parentOf(pids.at(-1))], [process.pid]);

/**
 * `server.setup` of a dev server: it ends with those who started it. Nx and npm, ended by a signal to one of them alone or outright, tell
 * nobody, and the port would stay taken.
 */
export function endWithStarters() {
  if (!process.env.NX_TASK_TARGET_PROJECT && !process.env.DEV_REMOTE) return;
  const first = starters().join();
  setInterval(() => starters().join() !== first && process.exit(0), 1000).unref();
}

/**
 * `server.setup` of the shell: the remote that `DEV_REMOTE` names comes from its own dev server, as its package.json describes it now.
 * What is published stays as it is.
 */
export function serveDevRemote({ server }) {
  const name = process.env.DEV_REMOTE;
  if (!name) return;
  server.middlewares.use('/remotes.json', async (_request, response) => {
    try {
      const published = await fetch(`${apiOrigin()}/remotes.json`);
      const others = (await published.json()).filter((line) => line.name !== name);
      const { port, routes, nav } = readRemotes(ROOT).find((remote) => remote.name === name);
      const line = {
        name,
        version: 'dev',
        entry: `http://localhost:${port}/remoteEntry.js`,
        routes,
        nav: await withIcons(nav),
      };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify([...others, line]));
    } catch (error) {
      response.writeHead(502).end(String(error)); // the API is starting again
    }
  });
}

/** A dev remote brings its own react-refresh runtime; this lets it find the renderer of the shell, so that edits show without a reload. */
export const REACT_REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => { const renderers = new Map(); let id = 0; return { renderers, supportsFiber: true, inject(r) { renderers.set(++id, r); return id; }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }; })();`;
