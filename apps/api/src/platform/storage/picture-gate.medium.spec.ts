import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { childEnvironment } from '../../config';
import { PictureGate } from './picture-gate';

const LIMIT = 10_485_760;
const folder = mkdtempSync(join(tmpdir(), 'maquette-gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const file = (bytes: Buffer | string): string => {
  const path = join(folder, `file-${(files += 1)}.cjs`);
  writeFileSync(path, bytes);
  return path;
};
const png = (width = 6) =>
  sharp({ create: { width, height: 4, channels: 3, background: '#aa5500' } })
    .png()
    .toBuffer();
const refusal = (status: number, message: string) => expect.objectContaining({ status, message });

/** A gate with another program behind it. */
const gateTo = (source: string) => {
  const program = file(source);
  return new (class extends PictureGate {
    protected override readonly program = program;
  })();
};

describe('the gate for pictures', () => {
  const gate = new PictureGate();
  const enter = async (bytes: Buffer, limit = LIMIT) => gate.accept('ada', file(bytes), 'image', limit);

  it('lets a picture in, and leaves nothing behind', async () => {
    const { mediaType, bytes } = await enter(await png());
    expect([mediaType, (await sharp(bytes).metadata()).width]).toEqual(['image/png', 6]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.redrawn'))).toEqual([]);
  });

  it('does not let in what has no bytes', () =>
    expect(enter(Buffer.alloc(0))).rejects.toEqual(refusal(400, 'The image is empty.')));

  it('measures to the byte', async () => {
    const picture = await png();
    await expect(enter(picture, picture.length)).rejects.toEqual(refusal(413, 'Images must be under 10 MB.'));
    await expect(enter(picture, picture.length + 1)).resolves.toMatchObject({ mediaType: 'image/png' });
  });

  it.each([
    ['type', 415, 'Only JPEG, PNG and WebP images are accepted.'],
    ['damaged', 400, 'The image cannot be read: it is damaged or incomplete.'],
    ['animated', 400, 'Animated images are not accepted.'],
    ['pixels', 400, 'The image has more than 40 megapixels.'],
    ['side', 400, 'The image is more than 16,384 pixels wide or high.'],
  ])('says so when it refuses for its %s', (refused, status, message) =>
    expect(
      gateTo(`console.log('${JSON.stringify({ refused })}')`).accept('ada', file('x'), 'image', LIMIT),
    ).rejects.toEqual(refusal(status, message)),
  );

  it('ends what takes too long', async () => {
    const started = join(folder, 'started');
    const endless = file(`require('fs').writeFileSync(${JSON.stringify(started)}, String(process.pid)); for (;;);`);
    const impatient = new (class extends PictureGate {
      protected override readonly program = endless;
      protected override readonly deadline = 1_000;
    })();
    await expect(impatient.accept('ada', file('x'), 'image', LIMIT)).rejects.toEqual(
      refusal(400, 'The image takes too long to open. Please save it anew and try again.'),
    );
    const pid = Number(await readFile(started, 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('survives a picture that breaks the decoder', () =>
    expect(gateTo(`process.kill(process.pid, 'SIGSEGV')`).accept('ada', file('x'), 'image', LIMIT)).rejects.toEqual(
      refusal(400, 'The image cannot be read: it is damaged or incomplete.'),
    ));

  it('tells the decoder how to run, and nothing else', async () => {
    const gate = gateTo(
      `require('fs').writeFileSync(process.argv[3], Object.keys(process.env).join()); console.log('{"mediaType":"image/png"}')`,
    );
    const { bytes } = await gate.accept('ada', file('x'), 'image', LIMIT);
    expect(bytes.toString().split(',').sort()).toEqual(Object.keys(childEnvironment()).sort());
    expect(Object.keys(process.env).length).toBeGreaterThan(Object.keys(childEnvironment()).length);
  });

  it('opens one picture of each user at a time, and two of all', async () => {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    // A program ends when two people's have begun (a machine that starts programs slowly may not tell them apart by time),
    // and then stays a moment, in which a third would begin if it could.
    const slow = gateTo(`
      const { appendFileSync, readFileSync } = require('fs');
      const log = ${JSON.stringify(log)};
      const who = require('path').basename(process.argv[2]).slice(0, 3);
      appendFileSync(log, '+' + who + ' ');
      const looking = setInterval(() => {
        if (new Set(readFileSync(log, 'utf8').match(/\\+\\w+/g)).size < 2) return;
        clearInterval(looking);
        setTimeout(() => { appendFileSync(log, '-' + who + ' '); console.log('{"refused":"type"}'); }, 200);
      }, 10);`);
    const people = ['ada', 'ada', 'ada', 'eve', 'mia', 'ada'].map((who, i) => {
      const path = join(folder, `${who}${i}`);
      writeFileSync(path, 'x');
      return slow.accept(who, path, 'image', LIMIT).catch(() => undefined);
    });
    await Promise.all(people);
    const open = new Set<string>();
    let most = 0;
    for (const event of (await readFile(log, 'utf8')).trim().split(' ')) {
      const who = event.slice(1);
      if (event.startsWith('-')) open.delete(who);
      else {
        expect(open).not.toContain(who);
        open.add(who);
      }
      most = Math.max(most, open.size);
    }
    expect(most).toBe(2);
  });
});
