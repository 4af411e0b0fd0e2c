import { getInstance } from '@module-federation/enhanced/runtime';
import surface from '../../surface.json';
import type { RemoteLine, RemoteModule } from './remote-module';

const SCRIPT_TIME_OUT = 8_000;
const LOAD_TIME_OUT = 20_000;

const attempts = new Map<string, number>();

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('This page was built without Module Federation.');
  return instance;
}

/** Makes scripts of remotes give up after 8 seconds, and asks for another address on every further try. Call it once, before anything loads. */
export function limitScripts(): void {
  federation().registerPlugins([
    {
      name: 'maquette-script-limits',
      createScript({ url }) {
        const attempt = attempts.get(url) ?? 0;
        attempts.set(url, attempt + 1);
        const script = document.createElement('script');
        script.async = true;
        // The browser holds a second request for the same address back until the first one ends, which a hanging one does not.
        script.src = attempt ? `${url}?retry=${attempt}` : url;
        return { script, timeout: SCRIPT_TIME_OUT };
      },
    },
  ]);
}

const addressOf = ({ name, entry }: RemoteLine) => ({ name, entry: new URL(entry, window.location.origin).href });

export function registerRemotes(lines: readonly RemoteLine[]): void {
  federation().registerRemotes(lines.map(addressOf));
}

const lateAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () =>
      reject(new Error('The remote took too long to load.')),
    );
  });

/** The page's shared libraries are not those that a remote was built for: it would meet `undefined` somewhere. */
export class OtherWorkspaceVersion extends Error {}

/** Within a major, names are only ever added. */
function carries(library: string, needed: string): boolean {
  const [major, minor] = (surface.versions[library as keyof typeof surface.versions] ?? '0.0.0').split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return major === neededMajor && Number(minor) >= Number(neededMinor);
}

/**
 * Loads a remote's module; a further attempt starts from its entry again. Rejects after 20 seconds, whatever part of it hangs.
 *
 * @throws OtherWorkspaceVersion before anything is fetched, when this page cannot be what the remote was built for
 */
export async function loadRemoteModule(line: RemoteLine, attempt = 0): Promise<RemoteModule> {
  const lacking = Object.entries(line.needs ?? {}).find(([library, version]) => !carries(library, version));
  if (lacking) throw new OtherWorkspaceVersion(`The remote '${line.name}' needs ${lacking.join(' ')}.`);
  if (attempt > 0) federation().registerRemotes([addressOf(line)], { force: true });
  const module = await Promise.race([
    federation().loadRemote<RemoteModule>(`${line.name}/RoutedApp`),
    lateAfter(LOAD_TIME_OUT),
  ]);
  if (!module?.default) throw new Error(`The remote '${line.name}' exposes nothing.`);
  return module;
}

/** Fetches a remote before it is needed (the pointer rests on its link); a failure is met again, and told, when it is opened. */
export const preloadRemote = (line: RemoteLine): Promise<RemoteModule | undefined> =>
  loadRemoteModule(line).catch(() => undefined);
