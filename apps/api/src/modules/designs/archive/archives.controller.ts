import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth';
import { notFound } from '../../../platform/errors';
import { ArchivesService } from './archives.service';

/** The ZIP behind a signed address. Whatever is wrong with an address, the answer is the same 404. */
@ApiExcludeController()
@Controller('files/archives')
export class ArchivesController {
  constructor(private readonly archives: ArchivesService) {}

  @Public()
  @Get(':id')
  async getArchive(
    @Param('id') id: string,
    @Query() { expires, signature }: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const archive = await this.archives.open(id, expires, signature);
    if (!archive) throw notFound('File');
    const { stream, bytes } = archive;
    response.set({
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="designs_${new Date().toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') {
      stream.destroy();
      response.end();
      return;
    }
    try {
      await pipeline(stream, response);
    } catch (error) {
      // who asked has gone; a store that fails has an error of its own
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}
