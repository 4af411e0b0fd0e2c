import { BRAND_VARIABLES, PROMPT_TEMPLATES } from '@maquette/generation/prompts';
import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { RevisionResponse } from '../../../platform/revisions';
import type { Prompt } from '../prompt.entity';

export class PromptResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'Empty while it has none.' })
  name: string;

  @ApiProperty({ type: String, description: 'With its variables: {{name}}, {{brand.palette.primary}}.' })
  draft_content: string;

  @ApiProperty({ type: String, nullable: true, description: 'What was generated from it last.' })
  final_prompt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its folder; null is that of the general ones.' })
  prompt_type: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  brand_profile_id: string | null;

  @ApiProperty({ type: String, format: 'uuid' })
  user_id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The design that it was saved from.' })
  design_request_id: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class PromptDetailResponse extends PromptResponse {
  @ApiProperty({ type: Number, description: 'Of its texts; send it with a change.' })
  version: number;
}

export class PromptEnvelope {
  @ApiProperty({ type: PromptDetailResponse })
  prompt: PromptDetailResponse;
}

export class NewPromptResponse extends PromptEnvelope {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;
}

export class PromptPagination {
  @ApiProperty({ type: Number })
  skip: number;

  @ApiProperty({ type: Number })
  limit: number;

  @ApiProperty({ type: Number, description: 'How many there are in all.' })
  total: number;

  @ApiProperty({ type: Boolean })
  has_more: boolean;
}

export class PromptListResponse {
  @ApiProperty({ type: PromptResponse, isArray: true })
  prompts: PromptResponse[];

  @ApiProperty({ type: PromptPagination })
  pagination: PromptPagination;
}

export class BrandPromptsResponse {
  @ApiProperty({ type: PromptResponse, isArray: true, description: 'The newest hundred of the brand.' })
  prompts: PromptResponse[];
}

export class PromptFolderResponse {
  @ApiProperty({ type: String, description: '`general` is that of prompts without a type.' })
  type: string;

  @ApiProperty({ type: Number })
  count: number;
}

export class PromptTypesResponse {
  @ApiProperty({ type: String, isArray: true, description: 'In order; at most 500.' })
  types: string[];

  @ApiProperty({ type: PromptFolderResponse, isArray: true, description: 'The same, with what is in them.' })
  folders: PromptFolderResponse[];
}

export class PromptTemplatesResponse {
  @ApiProperty({ type: String, isArray: true, example: PROMPT_TEMPLATES })
  templates: string[];
}

export class GeneratedTextResponse {
  @ApiProperty({ type: String })
  generated_text: string;
}

export class GeneratedPromptResponse extends GeneratedTextResponse {
  @ApiProperty({ type: String, description: 'The same, as it is kept with the prompt.' })
  final_prompt: string;
}

export class BrandVariableResponse {
  @ApiProperty({ type: String, enum: BRAND_VARIABLES.map(({ name }) => name) })
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'null where the brand does not say.' })
  value: string | null;
}

export class BrandVariablesResponse {
  @ApiProperty({ type: BrandVariableResponse, isArray: true })
  variables: BrandVariableResponse[];
}

export class PromptVersionResponse extends RevisionResponse {
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  draft_content: string;

  @ApiProperty({ type: String, nullable: true })
  final_prompt: string | null;

  @ApiProperty({ type: String, nullable: true })
  prompt_type: string | null;
}

export class PromptVersionListResponse {
  @ApiProperty({ type: PromptVersionResponse, isArray: true, description: 'Newest first; at most 200 are kept.' })
  versions: PromptVersionResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export const toPromptResponse = (prompt: Prompt): PromptResponse => ({
  id: prompt.id,
  name: prompt.name,
  draft_content: prompt.draftContent,
  final_prompt: prompt.finalPrompt,
  prompt_type: prompt.promptType,
  brand_profile_id: prompt.brandProfileId,
  user_id: prompt.userId,
  design_request_id: prompt.designRequestId,
  created_at: prompt.createdAt.toISOString(),
  updated_at: prompt.updatedAt.toISOString(),
});
