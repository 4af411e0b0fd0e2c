import { Body, Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors } from '../../platform/http';
import { BucketQuery, BulkUrlsDto, BulkUrlsResponse } from './dto/bulk-urls.dto';
import { ImagesService } from './images.service';

@ApiTags('images')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /** For API consumers: a browser cannot read the Location of a redirect and asks for bulk-urls instead. */
  @Get('supabase/*path')
  @Redirect(undefined, 302)
  @ApiParam({ name: 'path', type: String, description: 'The storage path, slashes included.' })
  @ApiFoundResponse({ headers: { Location: { schema: { type: 'string' }, description: 'The signed address.' } } })
  @ApiErrors(400, 404)
  async redirectToImage(
    @CurrentUser() { id }: Caller,
    @Param('path') path: string[],
    @Query() { bucket }: BucketQuery,
  ): Promise<{ url: string }> {
    return { url: await this.images.getUrl(bucket, path.join('/'), id) };
  }

  @Post('bulk-urls')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkUrlsResponse })
  @ApiErrors(400, 403)
  getImageUrls(@CurrentUser() { id }: Caller, @Body() { files }: BulkUrlsDto): Promise<BulkUrlsResponse> {
    return this.images.getUrls(files, id);
  }
}
