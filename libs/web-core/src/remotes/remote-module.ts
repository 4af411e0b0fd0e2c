import type { ComponentType } from 'react';

/** Props of a dialog that the quick-create bar opens. */
export interface QuickCreateProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a remote exposes as `./RoutedApp`. */
export interface RemoteModule {
  /** Renders the remote's own routes below the paths that its registry line names. */
  default: ComponentType;
  /** The dialog of each create action among its nav items, by the action's name: `{design: CreateDesignDialog}`. */
  quickCreate?: Record<string, ComponentType<QuickCreateProps>>;
}

/** An item of the sidebar, or, with `create`, an action of the quick-create bar. */
export type NavItem = { label: string; order: number } & (
  | { path: string; icon: string; iconNode?: IconNode }
  /** `key`: the letter that opens it from anywhere. */
  | { create: string; key?: string | undefined }
);

/** An icon's drawing as the registry carries it: SVG elements, each its name and its attributes. */
export type IconNode = [name: string, attributes: Record<string, string>][];

/** A line of the registry, `/remotes.json`. */
export interface RemoteLine {
  name: string;
  version: string;
  /** Address of the remote's `remoteEntry.js`, absolute or from the shell's origin. */
  entry: string;
  /** Path prefixes that the remote answers. */
  routes: string[];
  nav: NavItem[];
  /** Versions of the page's shared libraries that the remote was built with (surface.json); absent on lines of an earlier shape. */
  needs?: Record<string, string>;
}
