export { limitScripts, loadRemoteModule, preloadRemote } from './loader';
export { createItems, fetchRegistry, sidebarItems } from './registry';
export type { NavItem, QuickCreateProps, RemoteLine, RemoteModule } from './remote-module';
