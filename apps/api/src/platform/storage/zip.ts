import { finished, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** exactly what `open` gives */
  bytes: number;
  modifiedAt: Date;
  open: () => Promise<Readable>;
}

/**
 * A ZIP of pictures, which are compressed already and stored as they are. They are opened one after the other as the reader gets on, so
 * that it takes no more memory for five hundred than for one. When one cannot be read the stream is destroyed with the reason.
 * @returns the stream, and how many bytes it gives
 */
export function zip(entries: readonly ZipEntry[]): { stream: Readable; bytes: number } {
  const file = new ZipFile();
  const stream = file.outputStream as Readable;
  let open: Readable | undefined;
  file.on('error', (error: Error) => stream.destroy(error));
  for (const entry of entries) {
    file.addReadStreamLazy(entry.name, { compress: false, size: entry.bytes, mtime: entry.modifiedAt }, (take) => {
      const opening = stream.destroyed ? Promise.reject(new Error('nobody reads any more')) : entry.open();
      opening.then(
        (content) => {
          open = content;
          // a pipe does not hand errors on
          content.on('error', (error) => stream.destroy(error));
          if (stream.destroyed) content.destroy();
          else take(null, content);
        },
        (error: Error) => stream.destroy(error),
      );
    });
  }
  // the reader has gone: what is being read is closed
  finished(stream, () => open?.destroy());
  let bytes = 0;
  // known at once, since that of every entry is
  (file as unknown as TellsItsSize).end(undefined, (total) => (bytes = total));
  return { stream, bytes };
}

/** What `end` hands to its callback is missing in the types of yazl. */
interface TellsItsSize {
  end(options: undefined, onSize: (bytes: number) => void): void;
}
