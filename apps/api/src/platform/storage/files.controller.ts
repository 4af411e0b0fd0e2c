import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth';
import { notFound } from '../errors';
import type { FileRow } from './file.entity';
import { FileLinks, TRASH } from './file-links';
import { Files } from './files';

type FileParams = Record<'bucket' | 'owner' | 'name', string>;
type LinkQuery = Record<string, unknown>;

/** The bytes behind signed addresses. Whatever is wrong with an address, the answer is the same 404. */
@ApiExcludeController()
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: Files,
    private readonly links: FileLinks,
  ) {}

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
    response.set({
      'Content-Type': file.mediaType,
      // revalidated each time, so that what was trashed disappears; the name never gets other bytes
      'Cache-Control': 'private, no-cache',
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...(file.mediaType === 'image/svg+xml' && { 'Content-Disposition': 'attachment; filename="design.svg"' }),
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const content = await this.files.read(file);
    if (!content) throw notFound('File');
    response.setHeader('Content-Length', content.bytes);
    try {
      await pipeline(content.stream, response);
    } catch (error) {
      // who asked has gone; a store that fails has an error of its own
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}
