import { UserFacingError } from '@maquette/ui';
import { takePageData } from '../page-data';
import { registerRemotes } from './loader';
import type { NavItem, RemoteLine } from './remote-module';

const TIME_OUT = 8_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isLine(value: unknown): value is RemoteLine {
  const line = value as Partial<RemoteLine> | null;
  return (
    isText(line?.name) &&
    isText(line.version) &&
    isText(line.entry) &&
    Array.isArray(line.routes) &&
    line.routes.every(isText) &&
    Array.isArray(line.nav)
  );
}

async function askForRegistry(): Promise<unknown> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIME_OUT) });
  if (!response.ok) throw new UserFacingError(`The list of areas could not be read (status ${response.status}).`);
  return response.json();
}

/**
 * Reads the registry of remotes, which the server puts into the page, else from `/remotes.json`. A line that makes no sense is left
 * out: it must not take the other remotes down.
 *
 * @throws Error when the registry cannot be read at all
 */
export async function fetchRegistry(): Promise<RemoteLine[]> {
  const sent = takePageData('remotes') ?? (await askForRegistry());
  if (!Array.isArray(sent)) throw new UserFacingError('The list of areas could not be read.');
  const lines = sent.filter(isLine);
  registerRemotes(lines);
  return lines;
}

export type SidebarItem = Extract<NavItem, { path: string }>;
export type CreateItem = Extract<NavItem, { create: string }> & { remote: RemoteLine };

/** Of a file that anybody may have written. */
const letterOf = ({ key }: { key?: unknown }) => (typeof key === 'string' && /^[a-z]$/.test(key) ? key : undefined);

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The sidebar's items of all remotes, in their order. */
export const sidebarItems = (lines: readonly RemoteLine[]): SidebarItem[] =>
  lines.flatMap(({ nav }) => nav.filter((item): item is SidebarItem => 'path' in item)).sort(byOrder);

/** The quick-create actions of all remotes, in their order, each with the remote that has its dialog. */
export const createItems = (lines: readonly RemoteLine[]): CreateItem[] =>
  lines
    .flatMap((remote) =>
      remote.nav.flatMap((item) => ('create' in item ? [{ ...item, key: letterOf(item), remote }] : [])),
    )
    .sort(byOrder);
