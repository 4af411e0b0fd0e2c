import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse, TakesJsonUpTo, VersionParam } from '../../platform/http';
import { FromReplica } from '../../platform/replica';
import { PageQuery } from '../../platform/pagination';
import { LimitRate } from '../../platform/rate-limit';
import { GenerateProposalDto, ListProposalsQuery, RegenerateProposalDto, UpdateProposalDto } from './dto/proposal.dto';
import {
  GeneratedProposalResponse,
  ProposalEnvelope,
  ProposalListResponse,
  ProposalVersionDetailResponse,
  ProposalVersionListResponse,
  StudioListResponse,
} from './dto/proposal.response';
import { ExportProposalDto, ExportResponse } from './export/export.dto';
import { ExportsService } from './export/exports.service';
import { GENERATE_BYTES } from './generate-body';
import { ProposalsService } from './proposals.service';

const GENERATION = {
  perUser: { name: 'proposal-generation', points: 20, seconds: 60 },
  perAddress: { name: 'proposal-generation-address', points: 100, seconds: 60 },
};

@ApiTags('proposals')
@Controller('api/proposals')
export class ProposalsController {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly exports: ExportsService,
  ) {}

  @Get('studios')
  @ApiOkResponse({ type: StudioListResponse })
  @ApiErrors()
  listStudios(): StudioListResponse {
    return this.proposals.studios();
  }

  @Get('list')
  @FromReplica()
  @ApiOkResponse({ type: ProposalListResponse })
  @ApiErrors(400)
  listProposals(@CurrentUser() { id }: Caller, @Query() query: ListProposalsQuery): Promise<ProposalListResponse> {
    return this.proposals.list(id, query);
  }

  /**
   * Writes a proposal from a text, or from one to three pictures. Of pictures only what is measured and seen in them is kept. With `async` the
   * answer is 202 at once, and `GET /api/jobs` with the proposal's id says how far it is; else 201 with the text.
   */
  @Post('generate')
  @LimitRate(GENERATION)
  @TakesJsonUpTo(GENERATE_BYTES)
  @ApiCreatedResponse({ type: GeneratedProposalResponse })
  @ApiAcceptedResponse({ type: GeneratedProposalResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504)
  async generateProposal(
    @CurrentUser() user: Caller,
    @Body() dto: GenerateProposalDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GeneratedProposalResponse> {
    const id = await this.proposals.accept(user.id, dto);
    if (!dto.async) return this.proposals.written(id, user.id);
    response.status(HttpStatus.ACCEPTED);
    return this.proposals.accepted(id, user.id);
  }

  @Get(':id')
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 404)
  getProposal(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<ProposalEnvelope> {
    return this.proposals.get(id, user.id);
  }

  /** Archives and restores as well: by `status`. */
  @Put(':id')
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404, 409)
  updateProposal(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateProposalDto,
  ): Promise<ProposalEnvelope> {
    return this.proposals.update(id, user.id, dto);
  }

  /** The same as PUT. */
  @Patch(':id')
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404, 409)
  patchProposal(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateProposalDto,
  ): Promise<ProposalEnvelope> {
    return this.proposals.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteProposal(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.proposals.remove(id, user.id);
    return { message: 'Proposal deleted successfully!' };
  }

  /** Takes it out of the trash; out of the archive it comes by `status`. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404)
  restoreProposal(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<ProposalEnvelope> {
    return this.proposals.restore(id, user.id);
  }

  /** Writes it once more, after a failure or by another studio; what there is stays as a version. */
  @Post(':id/generation')
  @HttpCode(202)
  @LimitRate(GENERATION)
  @ApiAcceptedResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404, 409, 429)
  regenerateProposal(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: RegenerateProposalDto,
  ): Promise<ProposalEnvelope> {
    return this.proposals.regenerate(id, user.id, dto);
  }

  /** Ends the writing; it may be called when none runs. */
  @Delete(':id/generation')
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404)
  cancelProposal(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<ProposalEnvelope> {
    return this.proposals.cancel(id, user.id);
  }

  /** A document for the client, in the colours and type of the proposal's brand, if it has one. */
  @Post(':id/export')
  @ApiCreatedResponse({ type: ExportResponse })
  @ApiErrors(400, 403, 404, 409, 422)
  exportProposal(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() { format }: ExportProposalDto,
  ): Promise<ExportResponse> {
    return this.exports.create(id, user.id, format);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: ProposalVersionListResponse })
  @ApiErrors(400, 404)
  listProposalVersions(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() query: PageQuery,
  ): Promise<ProposalVersionListResponse> {
    return this.proposals.versions(id, user.id, query);
  }

  @Get(':id/versions/:version')
  @ApiOkResponse({ type: ProposalVersionDetailResponse })
  @ApiErrors(400, 404)
  getProposalVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<ProposalVersionDetailResponse> {
    return this.proposals.version(id, user.id, version);
  }

  /** Puts an earlier version on top of all others. */
  @Post(':id/versions/:version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: ProposalEnvelope })
  @ApiErrors(400, 403, 404, 409)
  restoreProposalVersion(
    @CurrentUser() user: Caller,
    @Param() { id, version }: VersionParam,
  ): Promise<ProposalEnvelope> {
    return this.proposals.restoreVersion(id, user.id, version);
  }
}
