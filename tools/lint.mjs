// `npm run lint`, `npm run lint -- apps/designs`: ESLint over everything in one process, so that types are read once.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';

// the rule about who may import whom reads the graph that Nx keeps, and says nothing where there is none
await devkit.createProjectGraphAsync();
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['apps', 'libs', 'tools'];
const { status } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...folders], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
