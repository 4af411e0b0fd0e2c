import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, VersionParam } from '../../platform/http';
import { PageQuery } from '../../platform/pagination';
import { LimitRate } from '../../platform/rate-limit';
import { GenerateWebsiteDto, SaveWebsiteDto } from './dto/website.dto';
import {
  WebsiteEnvelope,
  WebsiteQueuedResponse,
  WebsiteStatusResponse,
  WebsiteVersionDetailResponse,
  WebsiteVersionListResponse,
} from './dto/website.response';
import { WebsiteService } from './website.service';

const GENERATION = {
  perUser: { name: 'website-generation', points: 20, seconds: 60 },
  perAddress: { name: 'website-generation-address', points: 100, seconds: 60 },
};

@ApiTags('website')
@Controller('api/brands/:id/website-content')
export class WebsiteController {
  constructor(private readonly website: WebsiteService) {}

  @Get()
  @ApiOkResponse({ type: WebsiteEnvelope })
  @ApiErrors(400, 404)
  getWebsiteContent(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<WebsiteEnvelope> {
    return this.website.get(id, user.id);
  }

  @Get('status')
  @ApiOkResponse({ type: WebsiteStatusResponse })
  @ApiErrors(400, 404)
  getWebsiteContentStatus(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<WebsiteStatusResponse> {
    return this.website.status(id, user.id);
  }

  /** Writes all sections that are not locked, or one, and answers when they are written. */
  @Post()
  @HttpCode(200)
  @LimitRate(GENERATION)
  @ApiBody({ type: GenerateWebsiteDto, required: false })
  @ApiOkResponse({ type: WebsiteEnvelope })
  @ApiErrors(400, 403, 404, 409, 429)
  generateWebsiteContent(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto?: GenerateWebsiteDto,
  ): Promise<WebsiteEnvelope> {
    return this.website.generateNow(id, user.id, dto?.section);
  }

  /** Queues the same; `website-content/status` says how far it is. */
  @Post('background')
  @HttpCode(202)
  @LimitRate(GENERATION)
  @ApiBody({ type: GenerateWebsiteDto, required: false })
  @ApiAcceptedResponse({ type: WebsiteQueuedResponse })
  @ApiErrors(400, 403, 404, 409, 429)
  queueWebsiteContent(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto?: GenerateWebsiteDto,
  ): Promise<WebsiteQueuedResponse> {
    return this.website.generate(id, user.id, dto?.section);
  }

  /** Words, order and locks as a whole; what they replace is kept as a version. */
  @Patch()
  @ApiOkResponse({ type: WebsiteEnvelope })
  @ApiErrors(400, 403, 404, 409, 413)
  saveWebsiteContent(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: SaveWebsiteDto,
  ): Promise<WebsiteEnvelope> {
    return this.website.save(id, user.id, dto);
  }

  @Get('versions')
  @ApiOkResponse({ type: WebsiteVersionListResponse })
  @ApiErrors(400, 404)
  listWebsiteContentVersions(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() query: PageQuery,
  ): Promise<WebsiteVersionListResponse> {
    return this.website.versions(id, user.id, query);
  }

  @Get('versions/:version')
  @ApiOkResponse({ type: WebsiteVersionDetailResponse })
  @ApiErrors(400, 404)
  getWebsiteContentVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<WebsiteVersionDetailResponse> {
    return this.website.version(id, user.id, version);
  }

  /** Puts an earlier version on top of all others. */
  @Post('versions/:version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: WebsiteEnvelope })
  @ApiErrors(400, 403, 404)
  restoreWebsiteContentVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<WebsiteEnvelope> {
    return this.website.restore(id, user.id, version);
  }
}
