import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse, TakesPictures } from '../../platform/http';
import { LimitRate } from '../../platform/rate-limit';
import { FromReplica } from '../../platform/replica';
import {
  CreateInspirationDto,
  CreateInspirationForm,
  FindCopiesDto,
  FindCopiesForm,
  ListInspirationsQuery,
  SaveFromDesignDto,
  UpdateInspirationDto,
} from './dto/inspiration.dto';
import {
  CopiesResponse,
  InspirationListResponse,
  InspirationResponse,
  InspirationsMetaResponse,
  SavedInspirationResponse,
} from './dto/inspiration.response';
import { InspirationsService, type InspirationUpload } from './inspirations.service';

/** Each picture is opened and measured. */
const SAVING = {
  perUser: { name: 'inspirations', points: 120, seconds: 60 },
  perAddress: { name: 'inspirations-address', points: 600, seconds: 60 },
};

@ApiTags('inspirations')
@Controller('api/inspirations')
export class InspirationsController {
  constructor(private readonly inspirations: InspirationsService) {}

  @Get()
  @FromReplica()
  @ApiOkResponse({ type: InspirationListResponse })
  @ApiErrors(400)
  listInspirations(
    @CurrentUser() { id }: Caller,
    @Query() query: ListInspirationsQuery,
  ): Promise<InspirationListResponse> {
    return this.inspirations.list(id, query);
  }

  @Get('meta')
  @ApiOkResponse({ type: InspirationsMetaResponse })
  @ApiErrors()
  getInspirationsMeta(@CurrentUser() { id }: Caller): Promise<InspirationsMetaResponse> {
    return this.inspirations.getMeta(id);
  }

  /** The full form. JSON, or a form when the picture is uploaded. */
  @Post()
  @LimitRate(SAVING)
  @TakesPictures('image')
  @ApiBody({ type: CreateInspirationForm })
  @ApiCreatedResponse({ type: SavedInspirationResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 429)
  createInspiration(
    @CurrentUser() { id }: Caller,
    @Body() dto: CreateInspirationDto,
    @UploadedFiles() uploads?: InspirationUpload,
  ): Promise<SavedInspirationResponse> {
    return this.inspirations.create(id, dto, uploads);
  }

  /** Keeps a copy of a design's picture; deleting the design does not touch it. */
  @Post('save_from_design')
  @LimitRate(SAVING)
  @ApiCreatedResponse({ type: SavedInspirationResponse })
  @ApiErrors(400, 403, 404, 409, 429)
  saveInspirationFromDesign(
    @CurrentUser() { id }: Caller,
    @Body() dto: SaveFromDesignDto,
  ): Promise<SavedInspirationResponse> {
    return this.inspirations.saveFromDesign(id, dto);
  }

  /** Whether a picture is saved already, before it is saved again. Nothing is kept of it. */
  @Post('find_copies')
  @HttpCode(200)
  @LimitRate(SAVING)
  @TakesPictures('image')
  @ApiBody({ type: FindCopiesForm })
  @ApiOkResponse({ type: CopiesResponse })
  @ApiErrors(400, 403, 404, 413, 415, 429)
  findInspirationCopies(
    @CurrentUser() { id }: Caller,
    @Body() dto: FindCopiesDto,
    @UploadedFiles() uploads?: InspirationUpload,
  ): Promise<CopiesResponse> {
    return this.inspirations.findCopies(id, dto, uploads);
  }

  @Get(':id')
  @ApiOkResponse({ type: InspirationResponse })
  @ApiErrors(400, 404)
  getInspiration(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<InspirationResponse> {
    return this.inspirations.get(id, user.id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: InspirationResponse })
  @ApiErrors(400, 403, 404)
  updateInspiration(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateInspirationDto,
  ): Promise<InspirationResponse> {
    return this.inspirations.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteInspiration(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.inspirations.remove(id, user.id);
    return { message: 'Inspiration deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: InspirationResponse })
  @ApiErrors(400, 403, 404)
  restoreInspiration(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<InspirationResponse> {
    return this.inspirations.restore(id, user.id);
  }
}
