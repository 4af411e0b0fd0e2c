import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTemporaryFolder } from './temporary-folder';

describe('the temporary folder', () => {
  const { TMPDIR } = process.env;
  const parent = mkdtempSync(join(tmpdir(), 'maquette-tmp-'));
  afterAll(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(parent, { recursive: true });
  });

  it('is the process’s own, and what killed ones left in theirs is gone', async () => {
    const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    const folders = {
      killed: `${hostname()}.${gone}`,
      before: `${hostname()}.${process.pid}`,
      living: `${hostname()}.${process.ppid}`,
      elsewhere: 'another.host.7',
      forgotten: 'another.host.8',
    };
    for (const folder of Object.values(folders)) {
      mkdirSync(join(parent, folder));
      writeFileSync(join(parent, folder, 'upload'), 'bytes');
    }
    utimesSync(join(parent, folders.forgotten), 0, 0);
    await useTemporaryFolder(parent);
    expect(readdirSync(parent).sort()).toEqual([folders.elsewhere, folders.living, folders.before].sort());
    const own = join(parent, folders.before);
    expect(process.env.TMPDIR).toBe(own);
    expect(readdirSync(own)).toEqual([]);
    expect(statSync(own).mode & 0o777).toBe(0o700);
  });
});
