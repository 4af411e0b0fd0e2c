import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse, VersionParam } from '../../platform/http';
import { PageQuery } from '../../platform/pagination';
import { LimitRate } from '../../platform/rate-limit';
import { FromReplica } from '../../platform/replica';
import { CreatePromptDto, GeneratePromptQuery, ListPromptsQuery, UpdatePromptDto } from './dto/prompt.dto';
import {
  GeneratedPromptResponse,
  NewPromptResponse,
  PromptEnvelope,
  PromptListResponse,
  PromptTypesResponse,
  PromptVersionResponse,
  PromptVersionListResponse,
} from './dto/prompt.response';
import { PromptWriting, WRITING } from './prompt-writing.service';
import { PromptsService } from './prompts.service';

@ApiTags('prompts')
@Controller('api/prompts')
export class PromptsController {
  constructor(
    private readonly prompts: PromptsService,
    private readonly writing: PromptWriting,
  ) {}

  @Get()
  @FromReplica()
  @ApiOkResponse({ type: PromptListResponse })
  @ApiErrors(400)
  listPrompts(@CurrentUser() { id }: Caller, @Query() query: ListPromptsQuery): Promise<PromptListResponse> {
    return this.prompts.list(id, query);
  }

  @Post()
  @ApiCreatedResponse({ type: NewPromptResponse })
  @ApiErrors(400, 403, 404, 409)
  createPrompt(@CurrentUser() { id }: Caller, @Body() dto: CreatePromptDto): Promise<NewPromptResponse> {
    return this.prompts.create(id, dto);
  }

  /** The folders. */
  @Get('types')
  @ApiOkResponse({ type: PromptTypesResponse })
  @ApiErrors()
  listPromptTypes(@CurrentUser() { id }: Caller): Promise<PromptTypesResponse> {
    return this.prompts.types(id);
  }

  /** Makes a prompt ready for a brand, and keeps the result with it as a new version. */
  @Get('generate')
  @LimitRate(WRITING)
  @ApiOkResponse({ type: GeneratedPromptResponse })
  @ApiErrors(400, 404, 422, 429, 502, 503, 504)
  generatePrompt(
    @CurrentUser() { id }: Caller,
    @Query() { prompt_id, brand_id }: GeneratePromptQuery,
  ): Promise<GeneratedPromptResponse> {
    return this.writing.generate(id, prompt_id, brand_id);
  }

  @Get(':id')
  @ApiOkResponse({ type: PromptEnvelope })
  @ApiErrors(400, 404)
  getPrompt(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<PromptEnvelope> {
    return this.prompts.get(id, user.id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: PromptEnvelope })
  @ApiErrors(400, 403, 404, 409)
  updatePrompt(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdatePromptDto,
  ): Promise<PromptEnvelope> {
    return this.prompts.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days; the designs that were made from it stay. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deletePrompt(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.prompts.remove(id, user.id);
    return { message: 'Prompt deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PromptEnvelope })
  @ApiErrors(400, 403, 404)
  restorePrompt(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<PromptEnvelope> {
    return this.prompts.restore(id, user.id);
  }

  @Post(':id/clone')
  @ApiCreatedResponse({ type: NewPromptResponse })
  @ApiErrors(400, 403, 404, 409)
  clonePrompt(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<NewPromptResponse> {
    return this.prompts.clone(id, user.id);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: PromptVersionListResponse })
  @ApiErrors(400, 404)
  listPromptVersions(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() query: PageQuery,
  ): Promise<PromptVersionListResponse> {
    return this.prompts.versions(id, user.id, query);
  }

  @Get(':id/versions/:version')
  @ApiOkResponse({ type: PromptVersionResponse })
  @ApiErrors(400, 404)
  getPromptVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<PromptVersionResponse> {
    return this.prompts.version(id, user.id, version);
  }

  /** Puts an earlier version on top of all others. */
  @Post(':id/versions/:version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PromptEnvelope })
  @ApiErrors(400, 403, 404)
  restorePromptVersion(@CurrentUser() user: Caller, @Param() { id, version }: VersionParam): Promise<PromptEnvelope> {
    return this.prompts.restoreVersion(id, user.id, version);
  }
}
