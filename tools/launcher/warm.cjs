// `node warm.cjs <entry>`: loads the packages that the entry's folder names, which is most of a start, waits to be told, and becomes that entry.
const { readdirSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

const entry = process.argv[2];
process.title = `maquette-spare ${entry}`; // else it looks in `ps` like the one that runs
const folder = dirname(entry);
const load = createRequire(entry);

const names = new Set();
for (const file of readdirSync(folder, { recursive: true })) {
  if (!file.endsWith('.js')) continue;
  // ours are what changes
  for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/\brequire\("((?!\.|@maquette\/)[^"]+)"\)/g))
    names.add(name);
}
for (const name of names) {
  try {
    load(name);
  } catch {
    // the entry will say so itself, if it needs it
  }
}

const exit = () => process.exit();
process.once('disconnect', exit);
process.once('message', () => {
  process.off('disconnect', exit);
  process.title = `maquette ${entry}`;
  load(entry);
});
