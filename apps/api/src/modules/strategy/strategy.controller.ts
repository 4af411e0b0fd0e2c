import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, VersionParam } from '../../platform/http';
import { PageQuery } from '../../platform/pagination';
import { LimitRate } from '../../platform/rate-limit';
import { SaveStrategyDto, StrategyTypeParam } from './dto/strategy.dto';
import {
  BrandViewResponse,
  StrategyCancelledResponse,
  StrategyQueuedResponse,
  StrategyResponse,
  StrategyResultResponse,
  StrategyStatusResponse,
  StrategyVersionDetailResponse,
  StrategyVersionListResponse,
} from './dto/strategy.response';
import { StrategyService } from './strategy.service';

const GENERATION = {
  perUser: { name: 'strategy-generation', points: 20, seconds: 60 },
  perAddress: { name: 'strategy-generation-address', points: 100, seconds: 60 },
};

@ApiTags('strategy')
@Controller('api/brands/:id')
export class StrategyController {
  constructor(private readonly strategy: StrategyService) {}

  @Get('strategy/status')
  @ApiOkResponse({ type: StrategyStatusResponse })
  @ApiErrors(400, 404)
  getStrategyStatus(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<StrategyStatusResponse> {
    return this.strategy.status(id, user.id);
  }

  /** The text is kept as it was typed, even when it cannot be read as a strategy; what it replaces is kept as a version. */
  @Patch('strategy')
  @ApiOkResponse({ type: StrategyResponse })
  @ApiErrors(400, 403, 404, 409, 413)
  saveStrategy(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: SaveStrategyDto,
  ): Promise<StrategyResponse> {
    return this.strategy.save(id, user.id, dto);
  }

  @Get('strategy/versions')
  @ApiOkResponse({ type: StrategyVersionListResponse })
  @ApiErrors(400, 404)
  listStrategyVersions(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() query: PageQuery,
  ): Promise<StrategyVersionListResponse> {
    return this.strategy.versions(id, user.id, query);
  }

  @Get('strategy/versions/:version')
  @ApiOkResponse({ type: StrategyVersionDetailResponse })
  @ApiErrors(400, 404)
  getStrategyVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<StrategyVersionDetailResponse> {
    return this.strategy.version(id, user.id, version);
  }

  /** Puts an earlier version on top of all others. */
  @Post('strategy/versions/:version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: StrategyResponse })
  @ApiErrors(400, 403, 404)
  restoreStrategyVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<StrategyResponse> {
    return this.strategy.restore(id, user.id, version);
  }

  /** Ends what runs; it may be called when nothing does. */
  @Delete('strategy/background')
  @ApiOkResponse({ type: StrategyCancelledResponse })
  @ApiErrors(400, 403, 404)
  async cancelStrategy(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<StrategyCancelledResponse> {
    await this.strategy.cancel(id, user.id);
    return { status: 'idle' };
  }

  /** Writes the strategy, or the sections of its type, and answers when they are written. */
  @Post('strategy/:type')
  @HttpCode(200)
  @LimitRate(GENERATION)
  @ApiOkResponse({ type: StrategyResultResponse })
  @ApiErrors(400, 403, 404, 409, 429)
  generateStrategy(
    @CurrentUser() user: Caller,
    @Param() { id, type }: StrategyTypeParam,
  ): Promise<StrategyResultResponse> {
    return this.strategy.generateNow(id, user.id, type);
  }

  /** Queues the same; `strategy/status` says how far it is. */
  @Post('strategy/:type/background')
  @HttpCode(202)
  @LimitRate(GENERATION)
  @ApiAcceptedResponse({ type: StrategyQueuedResponse })
  @ApiErrors(400, 403, 404, 409, 429)
  queueStrategy(
    @CurrentUser() user: Caller,
    @Param() { id, type }: StrategyTypeParam,
  ): Promise<StrategyQueuedResponse> {
    return this.strategy.generate(id, user.id, type);
  }

  @Get('market-analysis')
  @ApiOkResponse({ type: BrandViewResponse })
  @ApiErrors(400, 404)
  getMarketAnalysis(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandViewResponse> {
    return this.strategy.view(id, user.id, 'market-analysis');
  }

  @Get('unfair-advantage')
  @ApiOkResponse({ type: BrandViewResponse })
  @ApiErrors(400, 404)
  getUnfairAdvantage(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandViewResponse> {
    return this.strategy.view(id, user.id, 'unfair-advantage');
  }

  @Get('brand-persona')
  @ApiOkResponse({ type: BrandViewResponse })
  @ApiErrors(400, 404)
  getBrandPersona(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandViewResponse> {
    return this.strategy.view(id, user.id, 'brand-persona');
  }

  @Get('brand-visual')
  @ApiOkResponse({ type: BrandViewResponse })
  @ApiErrors(400, 404)
  getBrandVisual(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandViewResponse> {
    return this.strategy.view(id, user.id, 'brand-visual');
  }
}
