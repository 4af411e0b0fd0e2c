export { limitScripts, preloadRemote } from './loader';
export { loadQuickCreate } from './quick-create';
export { createItems, fetchRegistry, sidebarItems } from './registry';
export type { CreateItem, SidebarItem } from './registry';
export { searchRemote } from './search';
export { RemoteArea } from './remote-area';
export type {
  Found,
  IconNode,
  NavItem,
  QuickCreateProps,
  RemoteLine,
  RemoteModule,
  RemoteSearch,
} from './remote-module';
