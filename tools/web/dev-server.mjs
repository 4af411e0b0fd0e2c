/** Sends everything that the API answers to it, so that a dev server is one origin like the product. `API_ORIGIN` says where it runs. */
export const apiProxy = () =>
  Object.fromEntries(
    ['/api', '/auth/v1', '/rest/v1', '/files', '/config.json', '/remotes'].map((path) => [
      path,
      { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:5001' },
    ]),
  );

/** A dev remote brings its own react-refresh runtime; this lets it find the renderer of the shell, so that edits show without a reload. */
export const REACT_REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => { const renderers = new Map(); let id = 0; return { renderers, supportsFiber: true, inject(r) { renderers.set(++id, r); return id; }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }; })();`;
