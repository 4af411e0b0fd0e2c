import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../config';
import { Public } from '../auth';
import { notFound } from '../errors';
import type { FileRow } from './file.entity';
import { FileLinks, TRASH } from './file-links';
import { Files } from './files';
import type { ByteRange } from './object-store';

type FileParams = Record<'bucket' | 'owner' | 'name', string>;
type LinkQuery = Record<string, unknown>;

/** The bytes behind signed addresses. Whatever is wrong with an address, the answer is the same 404. */
@ApiExcludeController()
@Controller('files')
export class FilesController {
  private readonly redirects: boolean;

  constructor(
    private readonly files: Files,
    private readonly links: FileLinks,
    @Inject(CONFIG) config: Config,
  ) {
    this.redirects = config.files.redirectOrigin !== undefined;
  }

  @Public()
  @Get(':bucket/:owner/:name')
  async getFile(
    @Param() { bucket, owner, name }: FileParams,
    @Query() query: LinkQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const path = `${owner}/${name}`;
    const file = this.links.isSigned(bucket, path, query) ? await this.files.find(bucket, path) : null;
    await this.send(file, name, request, response);
  }

  @Public()
  @Get(`${TRASH}/:bucket/:owner/:name`)
  async getTrashedFile(
    @Param() { bucket, owner, name }: FileParams,
    @Query() query: LinkQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const path = `${owner}/${name}`;
    const file = this.links.isSigned(`${TRASH}/${bucket}`, path, query)
      ? await this.files.findTrashed(bucket, path)
      : null;
    await this.send(file, name, request, response);
  }

  private async send(file: FileRow | null, name: string, request: Request, response: Response): Promise<void> {
    if (!file) throw notFound('File');
    const disposition = file.mediaType === 'image/svg+xml' ? 'attachment; filename="design.svg"' : undefined;
    response.set({
      'Content-Type': file.mediaType,
      // revalidated each time, so that what was trashed disappears; the name never gets other bytes
      'Cache-Control': 'private, no-cache',
      ETag: `"${name}"`,
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...(disposition && { 'Content-Disposition': disposition }),
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    // what lies in the trash never leaves by an address that outlives it; a HEAD has a signature of its own
    if (this.redirects && !file.deletedAt && request.method === 'GET') {
      const address = await this.files.addressOf(file, disposition);
      if (address) {
        response.removeHeader('ETag');
        response.status(302).location(address).end();
        return;
      }
    }
    const range = rangeOf(request, `"${name}"`, file.bytes);
    if (range === 'none') {
      response.status(416).set('Content-Range', `bytes */${file.bytes}`).end();
      return;
    }
    const content = await this.files.read(file, range);
    if (!content) throw notFound('File');
    if (range) {
      response.status(206).set({
        'Content-Range': `bytes ${range.start}-${range.end}/${file.bytes}`,
        // compressed, it would be other bytes than those asked for
        'Cache-Control': 'private, no-cache, no-transform',
      });
    }
    response.setHeader('Content-Length', content.bytes);
    try {
      await pipeline(content.stream, response);
    } catch (error) {
      // who asked has gone; a store that fails has an error of its own
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}

/** @returns undefined for the whole file, as for several ranges at once and for those of another version; 'none' when it has no such bytes */
function rangeOf(request: Request, etag: string, bytes: number): ByteRange | 'none' | undefined {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1) return 'none';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
