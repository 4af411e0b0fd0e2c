import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What lives and was told of this folder, or works in it. */
const processesOf = (folder: string) =>
  readdirSync('/proc').filter((pid) => {
    const tells = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder);
    try {
      return (
        /^\d+$/.test(pid) &&
        (tells('cmdline') || tells('environ') || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder))
      );
    } catch {
      return false; // it has just ended
    }
  });

it('a drill that is ended amid its work leaves no process and no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-ended-'));
  chmodSync(folder, 0o755); // PostgreSQL may run under an account of its own
  const drill = spawn(process.execPath, [join(__dirname, '../../../tools/drills/fair.mjs')], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // the signal is for it alone: what it has started must not need the terminal's
  });
  const ended = once(drill, 'exit');
  try {
    await once(drill.stdout, 'data'); // its first picture is there
    expect(processesOf(folder).length).toBeGreaterThanOrEqual(5);
  } finally {
    drill.kill('SIGINT');
    await ended;
  }
  expect([processesOf(folder), readdirSync(folder)]).toEqual([[], []]);
  rmSync(folder, { recursive: true });
}, 120_000);
