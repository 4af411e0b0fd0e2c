import { INPUT_FIELDS, MOODBOARD_IMAGES } from '@maquette/generation';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, UploadedFiles } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse, TakesPictures, type UploadedPictures } from '../../platform/http';
import { LimitRate } from '../../platform/rate-limit';
import { FromReplica } from '../../platform/replica';
import { ArchiveResponse, CreateArchiveDto } from './archive/archive.dto';
import { ArchivesService } from './archive/archives.service';
import { DesignsService } from './designs.service';
import { CreateDesignDto, CreateDesignForm } from './dto/create-design.dto';
import { CreateMoodboardDto, CreateMoodboardForm } from './dto/create-moodboard.dto';
import {
  DesignDetailResponse,
  DesignListResponse,
  DesignRequestResponse,
  DesignResponse,
  NeighboursResponse,
} from './dto/design.response';
import { DesignsFilter, ListDesignsQuery } from './dto/list-designs.query';
import { FilterOptionsResponse, ProviderResponse, ProvidersResponse } from './dto/options.response';
import { UpdateDesignDto } from './dto/update-design.dto';
import type { InputUploads } from './input-images';

const GENERATION = {
  perUser: { name: 'generation', points: 60, seconds: 60 },
  perAddress: { name: 'generation-address', points: 300, seconds: 60 },
};

const ARCHIVES = { perUser: { name: 'archives', points: 30, seconds: 60 } };

@ApiTags('designs')
@ApiExtraModels(ProviderResponse)
@Controller('api')
export class DesignsController {
  constructor(
    private readonly designs: DesignsService,
    private readonly archives: ArchivesService,
  ) {}

  @Get('get-available-providers')
  @ApiOkResponse({ type: ProvidersResponse })
  @ApiErrors()
  getAvailableProviders(): ProvidersResponse {
    return this.designs.getProviders();
  }

  @Get('designs/filter-options')
  @ApiOkResponse({ type: FilterOptionsResponse })
  @ApiErrors()
  getDesignFilterOptions(@CurrentUser() { id }: Caller): Promise<FilterOptionsResponse> {
    return this.designs.getFilterOptions(id);
  }

  /** Queues a generation. Its card is in the list at once and shows what becomes of it. JSON, or a form when pictures are uploaded. */
  @Post('designs/generate_async')
  @HttpCode(202)
  @LimitRate(GENERATION)
  @TakesPictures(...INPUT_FIELDS)
  @ApiBody({ type: CreateDesignForm })
  @ApiAcceptedResponse({ type: DesignRequestResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 429)
  generateDesign(
    @CurrentUser() { id }: Caller,
    @Body() dto: CreateDesignDto,
    @UploadedFiles() uploads?: InputUploads,
  ): Promise<DesignRequestResponse> {
    return this.designs.create(id, dto, uploads);
  }

  /** Queues a moodboard of 1 to 20 pictures: collage, palette, type and words. JSON, or a form when pictures are uploaded. */
  @Post('designs/generate_mood_board')
  @HttpCode(202)
  @LimitRate(GENERATION)
  @TakesPictures({ name: 'images', maxCount: MOODBOARD_IMAGES })
  @ApiBody({ type: CreateMoodboardForm })
  @ApiAcceptedResponse({ type: DesignRequestResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 429)
  generateMoodboard(
    @CurrentUser() { id }: Caller,
    @Body() dto: CreateMoodboardDto,
    @UploadedFiles() uploads?: UploadedPictures<'images'>,
  ): Promise<DesignRequestResponse> {
    return this.designs.createMoodboard(id, dto, uploads?.images);
  }

  @Get('designs')
  @FromReplica()
  @ApiOkResponse({ type: DesignListResponse })
  @ApiErrors(400)
  listDesigns(@CurrentUser() { id }: Caller, @Query() query: ListDesignsQuery): Promise<DesignListResponse> {
    return this.designs.list(id, query);
  }

  @Get('designs/:id')
  @ApiOkResponse({ type: DesignDetailResponse })
  @ApiErrors(400, 404)
  getDesign(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<DesignDetailResponse> {
    return this.designs.get(id, user.id);
  }

  /** What stands before and after it in the list that these filters let through. */
  @Get('designs/:id/neighbours')
  @ApiOkResponse({ type: NeighboursResponse })
  @ApiErrors(400, 404)
  getNeighbours(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() filter: DesignsFilter,
  ): Promise<NeighboursResponse> {
    return this.designs.getNeighbours(id, user.id, filter);
  }

  /** The images of several designs as one ZIP. Those that have none, or lie in the trash, are left out and named. */
  @Post('designs/archive')
  @LimitRate(ARCHIVES)
  @ApiCreatedResponse({ type: ArchiveResponse })
  @ApiErrors(400, 403, 404, 409, 429)
  archiveDesigns(@CurrentUser() { id }: Caller, @Body() { ids }: CreateArchiveDto): Promise<ArchiveResponse> {
    return this.archives.create(id, ids);
  }

  /** Changes what is given and leaves the rest. */
  @Patch('designs/:id')
  @ApiOkResponse({ type: DesignResponse })
  @ApiErrors(400, 403, 404)
  updateDesign(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateDesignDto,
  ): Promise<DesignResponse> {
    return this.designs.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days; a request that still runs is cancelled. */
  @Delete('designs/:id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteDesign(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.designs.remove(id, user.id);
    return { message: 'Design deleted successfully!' };
  }

  @Post('designs/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: DesignResponse })
  @ApiErrors(400, 403, 404)
  restoreDesign(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<DesignResponse> {
    return this.designs.restore(id, user.id);
  }
}
