import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { Config } from '../../config';
import type { FileLinks } from './file-links';
import type { FileRow } from './file.entity';
import type { Files } from './files';
import { FilesController } from './files.controller';

/** Asks for a picture whose bytes come from `stream`. @returns the answer, and what becomes of it on the server */
const download = async (stream: Readable) => {
  const files = {
    find: () => ({ mediaType: 'image/png', deletedAt: null }) as FileRow,
    read: () => ({ stream, bytes: 1_000 }),
  };
  const controller = new FilesController(
    files as unknown as Files,
    { isSigned: () => true } as unknown as FileLinks,
    { files: {} } as Config,
  );
  let handled: Promise<void> | undefined;
  const server = createServer((request, response) => {
    const set = (headers: Record<string, string>) => response.setHeaders(new Map(Object.entries(headers)));
    const parameters = { bucket: 'design-images', owner: 'anna', name: 'one.png' };
    handled = controller.getFile(
      parameters,
      { expires: '1', signature: 'a' },
      request as Request,
      Object.assign(response, { set }) as unknown as Response,
    );
    handled.catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [Readable];
  answer.on('error', () => undefined);
  server.close();
  return { request, handled };
};

const started = () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('the first bytes');
  return stream;
};

describe('a download of a picture', () => {
  it('that is cancelled is no error', async () => {
    const stream = started();
    const { request, handled } = await download(stream);
    request.destroy();
    await expect(handled).resolves.toBeUndefined();
    expect(stream.destroyed).toBe(true);
  });

  it('fails with the error of the store when that cannot be read to the end', async () => {
    const stream = started();
    const { handled } = await download(stream);
    stream.destroy(new Error('EIO: i/o error, read'));
    await expect(handled).rejects.toThrow('EIO');
  });
});
