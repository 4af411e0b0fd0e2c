#!/usr/bin/env node
// remote:publish <name> · remote:rollback <name> [version] · remote:list. The store is DATA_DIR/remotes; builds are in dist/web/remotes.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list, publish, rollback } from './remote-store.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const store = join(resolve(root, process.env.DATA_DIR ?? '.data'), 'remotes');
const [action, name, version] = process.argv.slice(2);
const say = ({ name: remote, version: active }) => console.log(`${remote} ${active} is active.`);

try {
  if (action === 'list') {
    for (const remote of list(store))
      for (const stored of remote.versions)
        console.log(`${remote.name} ${stored.version}${stored.active ? '  (active)' : ''}`);
  } else if (action === 'publish' && name) {
    say(publish(join(root, 'dist/web/remotes', name), store));
  } else if (action === 'rollback' && name) {
    say(rollback(name, store, version));
  } else {
    throw new Error(
      'Usage: npm run remote:publish -- <name> | npm run remote:rollback -- <name> [version] | npm run remote:list',
    );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
