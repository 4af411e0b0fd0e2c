import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Props of a dialog that the quick-create bar opens. */
export interface QuickCreateProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Something that a remote found by its name. */
export interface Found {
  id: string;
  name: string;
  /** A word or two after the name: of which kind it is, what opens. */
  detail?: string;
  /** A small picture of it. */
  imageUrl?: string | null | undefined;
  /** Where it is opened, from the shell's origin. */
  path: string;
}

/** How the commands find what a remote has. */
export interface RemoteSearch {
  /** Over what is found: 'Designs'. */
  label: string;
  /** Asks the server: the best few by name. Throws what `messageOf` understands. */
  find: (text: string, signal: AbortSignal) => Promise<Found[]>;
}

/** What a remote exposes as `./RoutedApp`. */
export interface RemoteModule {
  /** Renders the remote's own routes below the paths that its registry line names. */
  default: ComponentType;
  /** The dialog of each create action among its nav items, by the action's name: `{design: CreateDesignDialog}`. */
  quickCreate?: Record<string, ComponentType<QuickCreateProps>>;
  /** Finds by name what the remote has; absent where it has nothing with a name. */
  search?: RemoteSearch;
  /** Reads what the area begins with into the page's cache, while the pointer rests on its link. Never rejects. */
  preload?: (client: QueryClient, userId: string) => Promise<unknown>;
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
