import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { type ArgumentsHost, Catch, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { errorBody, ErrorFilter } from '../errors';
import { TakesPictures } from './picture-uploads';

@Catch()
class ObservedErrors extends ErrorFilter {
  first: (error: unknown) => void;
  readonly seen = new Promise((resolve) => (this.first = resolve));

  override catch(error: unknown, host: ArgumentsHost): void {
    this.first(error);
    super.catch(error, host);
  }
}

describe('a form with pictures', () => {
  let app: NestExpressApplication;
  let errors: ObservedErrors;
  const start = async (): Promise<void> => {
    @Controller()
    class Pictures {
      @Post()
      @TakesPictures('image')
      receive(): string {
        return 'received';
      }
    }
    errors = new ObservedErrors();
    @Module({ controllers: [Pictures] })
    class PicturesModule {}
    app = await NestFactory.create<NestExpressApplication>(PicturesModule, { logger: false });
    app.useGlobalFilters(errors);
    await app.listen(0, '127.0.0.1');
  };
  afterEach(() => app.close());

  const MULTIPART = 'multipart/form-data; boundary=x';
  const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nbytes';
  const send = (type: string, body: string) =>
    request(app.getHttpServer()).post('/').set('Content-Type', type).send(body);

  it('is received when it is whole', async () => {
    await start();
    await send(MULTIPART, `${PART}\r\n--x--\r\n`).expect(201, 'received');
  });

  it.each([
    ['no boundary', 'multipart/form-data', `${PART}\r\n--x--\r\n`],
    ['an end in the middle of a file', MULTIPART, PART],
    ['an end before the first part', MULTIPART, '--x\r\n'],
    // multer would walk through four thousand million places, and nobody else would be answered meanwhile
    [
      'fields inside a field',
      MULTIPART,
      ['a[4294967294]', 'a[b]']
        .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`)
        .join('') + '--x--\r\n',
    ],
    ['a malformed part header', MULTIPART, '--x\r\nContent-Disposition\r\n\r\nbytes\r\n--x--\r\n'],
  ])('with %s is refused with a sentence', async (_, type, body) => {
    await start();
    const { body: answer } = await send(type, body).expect(400);
    expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', error: 'The form could not be read.' });
  });

  it('whose sender hangs up is no unexpected error', async () => {
    await start();
    const { port } = app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const arrived = once(app.getHttpServer(), 'request');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${MULTIPART}\r\nContent-Length: 5000\r\n\r\n${PART}`);
    await arrived;
    socket.destroy();
    expect(errorBody(await errors.seen)).toMatchObject({ body: { status_code: 400 }, unexpected: false });
  });

  it('that the disk cannot take is our own failure', async () => {
    const folder = mkdtempSync(join(os.tmpdir(), 'maquette-uploads-'));
    jest.spyOn(os, 'tmpdir').mockReturnValueOnce(folder);
    await start();
    rmSync(folder, { recursive: true });
    await send(MULTIPART, `${PART}\r\n--x--\r\n`).expect(500);
  });
});
