import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zip, type ZipEntry } from './zip';

const NOON = new Date(Date.UTC(2026, 0, 31, 12));
const entry = (name: string, text: string): ZipEntry => ({
  name,
  bytes: Buffer.byteLength(text),
  modifiedAt: NOON,
  open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
});

describe('a ZIP', () => {
  it('has as many bytes as it says, with five hundred of the longest names too', async () => {
    for (const count of [1, 500]) {
      const { stream, bytes } = zip(
        Array.from({ length: count }, (_, index) =>
          entry(`${'x'.repeat(62)} (${100 + index}).webp`, `picture ${index}`),
        ),
      );
      expect((await buffer(stream)).length).toBe(bytes);
    }
  });

  it('opens one file after the other, as the reader gets on', async () => {
    const opened: string[] = [];
    const large = Buffer.alloc(1_000_000);
    const entries = ['a', 'b', 'c'].map((name) => ({
      ...entry(name, ''),
      bytes: large.length,
      open: () => {
        opened.push(name);
        return Promise.resolve(Readable.from([large]));
      },
    }));
    const { stream } = zip(entries);
    await once(stream, 'readable');
    expect(opened).toEqual(['a']);
    await buffer(stream);
    expect(opened).toEqual(['a', 'b', 'c']);
  });

  it('ends with the reason when a file cannot be opened, or stops, or is not as long as was said', async () => {
    const broken = { ...entry('b', 'picture'), open: () => Promise.reject(new Error('gone')) };
    const stopped = {
      ...entry('b', 'picture'),
      open: () =>
        Promise.resolve(
          new Readable({
            read: (): never => {
              throw new Error('torn');
            },
          }),
        ),
    };
    const short = { ...entry('b', 'picture'), bytes: 100 };
    for (const [second, reason] of [
      [broken, 'gone'],
      [stopped, 'torn'],
      [short, /unexpected number of bytes/],
    ] as const)
      await expect(buffer(zip([entry('a', 'picture'), second]).stream)).rejects.toThrow(reason);
  });

  it('closes the file that is being read when the reader goes away', async () => {
    const content = new Readable({ read: () => undefined });
    content.push('the first bytes');
    const { stream } = zip([{ ...entry('a', ''), bytes: 100, open: () => Promise.resolve(content) }]);
    await once(stream, 'readable');
    stream.destroy();
    await once(content, 'close');
  });
});
