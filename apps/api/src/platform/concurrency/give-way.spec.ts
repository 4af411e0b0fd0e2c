import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const onLinux = process.platform === 'linux' ? it : it.skip;
const withGroups = existsSync('/proc/self/autogroup') ? it : it.skip;
const code = ts.transpileModule(readFileSync(join(__dirname, 'give-way.ts'), 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
}).outputText;

/** What a process of its own tells of the priorities of its threads once it has given way. */
async function told(detached: boolean) {
  const child = spawn(
    process.execPath,
    [
      '-e',
      `${code}
       const { Worker } = require('node:worker_threads');
       exports.giveWay();
       const fs = require('node:fs');
       const all = () => fs.readdirSync('/proc/self/task').map((id) => require('node:os').getPriority(Number(id)));
       const before = all();
       new Worker(\`const exports = {}; \${${JSON.stringify(code)}}; exports.giveWayInThread(); setTimeout(() => {}, 60_000)\`, { eval: true }).on('online', function () {
         const look = () => {
           const ahead = all().filter((priority) => priority !== 19);
           if (ahead.length > 1) return setImmediate(look);
           const after = { ahead, main: require('node:os').getPriority(process.pid) };
           const group = fs.existsSync('/proc/self/autogroup') ? fs.readFileSync('/proc/self/autogroup', 'utf8') : null;
           console.log(JSON.stringify({ before, after, group }));
           process.exit();
         };
         look();
       });`,
    ],
    { detached, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output) as {
    before: number[];
    after: { ahead: number[]; main: number };
    group: string | null;
  };
}

describe('a process that gives way', () => {
  onLinux('does so with the threads that V8 has made already', async () => {
    const { before } = await told(false);
    expect(before.length).toBeGreaterThan(3);
    expect(new Set(before)).toEqual(new Set([10]));
  });

  onLinux('lets all but its main thread go last once a thread of it draws', async () => {
    const { after } = await told(false);
    expect(after).toEqual({ ahead: [10], main: 10 });
  });

  withGroups('does so with its session where it leads one, since a priority counts within it alone', async () => {
    const { group } = await told(true);
    expect(group).toContain('nice 10');
  });
});
