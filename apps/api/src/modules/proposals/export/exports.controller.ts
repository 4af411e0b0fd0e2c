import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/auth';
import { notFound } from '../../../platform/errors';
import { ExportsService } from './exports.service';

/** The document behind a signed address. Whatever is wrong with an address, the answer is the same 404. */
@ApiExcludeController()
@Controller('files/proposals')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Public()
  @Get(':name')
  async getExport(
    @Param('name') name: string,
    @Query() { expires, signature }: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.exports.open(name, expires, signature);
    if (!file) throw notFound('File');
    response.set({
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(Buffer.from(file.bytes));
  }
}
