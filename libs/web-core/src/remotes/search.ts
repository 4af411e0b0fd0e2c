import { loadRemoteModule } from './loader';
import type { Found, RemoteLine } from './remote-module';

/** What a remote has by that name, under its own word for it; nothing of one that cannot be searched. Throws when it cannot be had now. */
export async function searchRemote(
  remote: RemoteLine,
  text: string,
  signal: AbortSignal,
): Promise<{ label: string; found: Found[] }> {
  const { search } = await loadRemoteModule(remote);
  return { label: search?.label ?? '', found: search ? await search.find(text, signal) : [] };
}
