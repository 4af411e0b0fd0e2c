import { PROMPT_TEMPLATES } from '@maquette/generation/prompts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam } from '../../platform/http';
import { LimitRate } from '../../platform/rate-limit';
import { PromptTemplateParam } from './dto/prompt.dto';
import {
  BrandPromptsResponse,
  BrandVariablesResponse,
  GeneratedTextResponse,
  PromptTemplatesResponse,
} from './dto/prompt.response';
import { PromptWriting, WRITING } from './prompt-writing.service';
import { PromptsService } from './prompts.service';

/** Prompts as a brand has and begins them. */
@ApiTags('prompts')
@Controller('api')
export class BrandPromptsController {
  constructor(
    private readonly prompts: PromptsService,
    private readonly writing: PromptWriting,
  ) {}

  /** The three that are always there, then one for every other kind of design. */
  @Get('prompt-templates/available')
  @ApiOkResponse({ type: PromptTemplatesResponse })
  @ApiErrors()
  listPromptTemplates(): PromptTemplatesResponse {
    return { templates: [...PROMPT_TEMPLATES] };
  }

  @Get('brands/:id/prompts')
  @ApiOkResponse({ type: BrandPromptsResponse })
  @ApiErrors(400, 404)
  listBrandPrompts(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandPromptsResponse> {
    return this.prompts.ofBrand(id, user.id);
  }

  /** What the brand says for the variables of a prompt. */
  @Get('brands/:id/prompt-variables')
  @ApiOkResponse({ type: BrandVariablesResponse })
  @ApiErrors(400, 404)
  listBrandVariables(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandVariablesResponse> {
    return this.writing.variables(id, user.id);
  }

  /** A prompt to begin with, written from what is known of the brand; each call writes another. Nothing is saved. */
  @Post('brands/:id/generate-prompt/:template')
  @HttpCode(200)
  @LimitRate(WRITING)
  @ApiOkResponse({ type: GeneratedTextResponse })
  @ApiErrors(400, 403, 404, 422, 429, 502, 503, 504)
  generatePromptStarter(
    @CurrentUser() user: Caller,
    @Param() { id, template }: PromptTemplateParam,
  ): Promise<GeneratedTextResponse> {
    return this.writing.start(id, user.id, template);
  }
}
