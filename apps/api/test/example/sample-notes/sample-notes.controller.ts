import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../../src/platform/auth';
import { ApiErrors, IdParam, MessageResponse } from '../../../src/platform/http';
import { CreateSampleNoteDto, ListSampleNotesQuery, UpdateSampleNoteDto } from './dto/sample-note.dto';
import { SampleNoteListResponse, SampleNoteResponse } from './dto/sample-note.response';
import { SampleNotesService } from './sample-notes.service';

@ApiTags('sample-notes')
@Controller('api/sample-notes')
export class SampleNotesController {
  constructor(private readonly sampleNotes: SampleNotesService) {}

  @Get()
  @ApiOkResponse({ type: SampleNoteListResponse })
  @ApiErrors(400)
  listSampleNotes(
    @CurrentUser() { id }: Caller,
    @Query() query: ListSampleNotesQuery,
  ): Promise<SampleNoteListResponse> {
    return this.sampleNotes.list(id, query);
  }

  @Post()
  @ApiCreatedResponse({ type: SampleNoteResponse })
  @ApiErrors(400, 403, 409)
  createSampleNote(@CurrentUser() { id }: Caller, @Body() dto: CreateSampleNoteDto): Promise<SampleNoteResponse> {
    return this.sampleNotes.create(id, dto);
  }

  @Get(':id')
  @ApiOkResponse({ type: SampleNoteResponse })
  @ApiErrors(400, 404)
  getSampleNote(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<SampleNoteResponse> {
    return this.sampleNotes.get(id, user.id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: SampleNoteResponse })
  @ApiErrors(400, 403, 404)
  updateSampleNote(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateSampleNoteDto,
  ): Promise<SampleNoteResponse> {
    return this.sampleNotes.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteSampleNote(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.sampleNotes.remove(id, user.id);
    return { message: 'Sample note deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: SampleNoteResponse })
  @ApiErrors(400, 403, 404)
  restoreSampleNote(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<SampleNoteResponse> {
    return this.sampleNotes.restore(id, user.id);
  }
}
