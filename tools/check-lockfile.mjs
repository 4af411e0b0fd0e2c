// A lockfile made where a registry lacks some platforms' binaries silently leaves them out, and `npm ci` then
// fails on the other platforms. This fails instead, at the time the lockfile changes.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [];
for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved?.includes('://')) problems.push(`${path} names a host: ${entry.resolved}`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    // npm looks upward from the package's own folder, as Node does
    const folders = path
      .split('/node_modules/')
      .map((_, i, all) => all.slice(0, all.length - i).join('/node_modules/'));
    const found = [...folders.map((f) => `${f}/node_modules/${name}`), `node_modules/${name}`].some(
      (p) => p in packages,
    );
    if (!found) problems.push(`${path} wants ${name}, which the lockfile lacks`);
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `package-lock.json: ${Object.keys(packages).length} packages, every platform's optional packages present, no host named.`,
);
