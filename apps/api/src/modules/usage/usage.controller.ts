import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../config';
import { ImageProviders, Usage } from '../../platform/ai';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors } from '../../platform/http';
import { isOperator } from '../../platform/operations';
import { UsageQuery, UsageResponse } from './usage.dto';

@ApiTags('usage')
@Controller('api/usage')
export class UsageController {
  constructor(
    private readonly usage: Usage,
    private readonly providers: ImageProviders,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What requests to providers have cost in a calendar month. What is built in costs nothing, and is not counted. */
  @Get()
  @ApiOkResponse({ type: UsageResponse })
  @ApiErrors(400)
  async getUsage(@CurrentUser() { id, email }: Caller, @Query() { month }: UsageQuery): Promise<UsageResponse> {
    const asked = month ?? new Date().toISOString().slice(0, 7);
    const used = await this.usage.ofMonth(asked, id);
    return {
      month: asked,
      providers: used
        .map(({ provider, budget, yourUnits, ...counts }) => ({
          provider,
          name: this.providers.find(provider)?.name ?? (provider === 'text' ? 'Text model' : provider),
          ...counts,
          your_units: yourUnits,
          budget: budget ?? null,
        }))
        .sort((one, other) => one.name.localeCompare(other.name)),
      is_operator: isOperator(this.config, email),
    };
  }
}
