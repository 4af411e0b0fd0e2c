export { API, buildSession, buildUser, testConfig } from './builders';
export { renderApp } from './render-app';
export type { RenderAppOptions } from './render-app';
export { authError, http, server, storeSession, serveEachTest } from './server';
