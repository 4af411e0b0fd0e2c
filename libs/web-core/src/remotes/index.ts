export { limitScripts, preloadRemote } from './loader';
export { loadQuickCreate } from './quick-create';
export { createItems, fetchRegistry, sidebarItems } from './registry';
export type { CreateItem, SidebarItem } from './registry';
export { RemoteArea } from './remote-area';
export type { IconNode, NavItem, QuickCreateProps, RemoteLine, RemoteModule } from './remote-module';
