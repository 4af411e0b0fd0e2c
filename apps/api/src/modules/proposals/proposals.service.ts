import { randomUUID } from 'node:crypto';
import { proposalTitle } from '@maquette/writer';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsOrder, ILike, In, Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { AppError, invalid, notFound } from '../../platform/errors';
import { containing, type PageQuery, paginate, toLimitOffset } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { Revisions, type RevisionSource, toRevisionResponse } from '../../platform/revisions';
import { BrandsService } from '../brands';
import {
  type GenerateProposalDto,
  type ListProposalsQuery,
  MAX_REQUEST,
  type ProposalSort,
  type RegenerateProposalDto,
  type UpdateProposalDto,
} from './dto/proposal.dto';
import type {
  GeneratedProposalResponse,
  ProposalEnvelope,
  ProposalListResponse,
  ProposalVersionDetailResponse,
  ProposalVersionListResponse,
  StudioListResponse,
} from './dto/proposal.response';
import { Proposal, type ProposalStatus } from './proposal.entity';
import { type ProposalTexts, revised, textsOf } from './proposal-versions';
import { isGenerating, studiosOf, toProposalDetail, toProposalResponse } from './proposals.mapper';
import { ReferencePictures } from './reference-pictures';
import { writeProposal } from './write-proposal.job';

/** Within the 90 seconds after which clients give up. */
const PATIENCE_MS = 85_000;
const MIN_REQUEST = 10;
const MAX_CONTEXT = 500;
const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';

const ORDERS: Record<ProposalSort, FindOptionsOrder<Proposal>> = {
  newest: { createdAt: 'DESC', id: 'DESC' },
  oldest: { createdAt: 'ASC', id: 'ASC' },
  alphabetical: { title: 'ASC', id: 'ASC' },
  studio: { designStudio: 'ASC', createdAt: 'DESC', id: 'DESC' },
};

@Injectable()
export class ProposalsService {
  private readonly companyName: string;

  constructor(
    @InjectRepository(Proposal) private readonly proposals: Repository<Proposal>,
    private readonly brands: BrandsService,
    private readonly pictures: ReferencePictures,
    private readonly revisions: Revisions,
    private readonly jobs: Jobs,
    @Inject(CONFIG) config: Config,
  ) {
    this.companyName = config.product.companyName;
  }

  studios(): StudioListResponse {
    return { studios: studiosOf(this.companyName) };
  }

  async list(userId: string, { page, limit, status, sort, search }: ListProposalsQuery): Promise<ProposalListResponse> {
    const which = { ...owned(userId), ...(status !== 'all' && { proposalStatus: status }) };
    const text = search === undefined ? undefined : ILike(containing(search));
    const where = text
      ? [
          { ...which, title: text },
          { ...which, clientRequest: text },
          { ...which, proposalContent: text },
        ]
      : which;
    const [rows, counts, found] = await Promise.all([
      this.proposals.find({ where, order: ORDERS[sort], take: limit, skip: (page - 1) * limit }),
      this.counts(userId),
      text && this.proposals.count({ where }),
    ]);
    const total = found ?? (status === 'all' ? counts.total : counts[status]);
    return {
      proposals: rows.map((row) => toProposalResponse(row, this.companyName)),
      pagination: { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)), has_more: page * limit < total },
      stats: { total: counts.total, active: counts.active, generating: counts.generating },
    };
  }

  async get(id: string, userId: string): Promise<ProposalEnvelope> {
    return this.revisions.atOneMoment(async (tx) => {
      const row = await this.getOwned(id, userId, tx);
      const versions = await this.revisions.currentVersions(tx, revised(id, userId), [id]);
      return { proposal: toProposalDetail(row, this.companyName, versions.get(id) ?? 0) };
    });
  }

  /** Accepts a request: its row is there before anything is answered. @returns its id */
  async accept(userId: string, dto: GenerateProposalDto): Promise<string> {
    const request = requestOf(dto);
    if (dto.brand_profile_id) await this.brands.getNamed(dto.brand_profile_id, userId);
    const pictures = await this.pictures.measure(userId, picturesOf(dto));
    const id = randomUUID();
    await this.proposals.manager.transaction(async (tx) => {
      await withinQuota(tx, Proposal, userId);
      await tx.insert(Proposal, {
        id,
        userId,
        title: proposalTitle(request),
        clientRequest: request,
        designStudio: dto.design_studio ?? 'TI',
        inputType: pictures.length > 0 ? 'image' : 'text',
        pictures,
        brandProfileId: dto.brand_profile_id ?? null,
      });
    });
    this.jobs.enqueue(writeProposal, userId);
    return id;
  }

  async accepted(id: string, userId: string): Promise<GeneratedProposalResponse> {
    const { generation_status, proposal_content, design_studio } = (await this.get(id, userId)).proposal;
    const proposal = { generation_status, project_proposal: proposal_content, design_studio };
    return { proposal_id: id, ...proposal, save_warning: null };
  }

  /** Waits until it is written. @throws AppError 502 with the reason when it fails, 504 when it takes too long: it goes on */
  async written(id: string, userId: string): Promise<GeneratedProposalResponse> {
    const ended = await this.jobs.ended(id, userId, PATIENCE_MS);
    if (ended === 'gone' || ended?.errorCode === 'cancelled')
      throw new AppError(409, 'PROPOSAL_CANCELLED', 'This was cancelled before it was finished.');
    if (ended?.status === 'failed')
      throw new AppError(502, 'PROPOSAL_FAILED', ended.error ?? 'Failed to generate proposal');
    if (!ended)
      throw new AppError(
        504,
        'STILL_GENERATING',
        'This is taking longer than expected. It goes on in the background and shows among your proposals when it is finished.',
      );
    return this.accepted(id, userId);
  }

  /** Writes it once more, from what is known of the request; what there is stays as a version. @throws 409 while it is being written */
  async regenerate(id: string, userId: string, { design_studio }: RegenerateProposalDto): Promise<ProposalEnvelope> {
    await this.change(id, userId, async (tx) => {
      if (!(await this.jobs.again(writeProposal, id, userId, tx))) throw stillGenerating();
      if (design_studio) await tx.update(Proposal, owned(userId, id), { designStudio: design_studio });
    });
    this.jobs.enqueue(writeProposal, userId);
    return this.get(id, userId);
  }

  /** Ends the writing, if it has not ended. */
  async cancel(id: string, userId: string): Promise<ProposalEnvelope> {
    await this.change(id, userId, (tx) => this.jobs.cancel(writeProposal, id, userId, tx));
    return this.get(id, userId);
  }

  /**
   * Changes what is given and leaves the rest; what title and text were before is kept as a version.
   * @throws AppError 409 while it is being written, and with both when somebody else saved title or text since `version`
   */
  async update(id: string, userId: string, { version, ...changes }: UpdateProposalDto): Promise<ProposalEnvelope> {
    const { status, brand_profile_id } = changes;
    if (Object.values(changes).every((value) => value === undefined))
      throw new AppError(400, 'VALIDATION_FAILED', 'Updates are required');
    if (brand_profile_id) await this.brands.getNamed(brand_profile_id, userId);
    await this.change(id, userId, async (tx, row) => {
      if (isGenerating(row)) throw stillGenerating();
      const before = textsOf(row);
      const { title = before.title, proposal_content = before.proposal_content } = changes;
      if (title !== before.title || proposal_content !== before.proposal_content)
        await this.saveTexts(
          tx,
          row,
          { title, proposal_content },
          { source: 'edited', basedOn: version, isTyping: true },
        );
      await tx.update(Proposal, owned(userId, id), {
        ...(status !== undefined && { proposalStatus: status }),
        ...(brand_profile_id !== undefined && { brandProfileId: brand_profile_id }),
        editedAt: () => 'now()',
      });
    });
    return this.get(id, userId);
  }

  /** To the trash; one that is being written is cancelled. */
  remove(id: string, userId: string): Promise<void> {
    return this.change(id, userId, async (tx) => {
      await this.jobs.cancel(writeProposal, id, userId, tx);
      await tx.softDelete(Proposal, owned(userId, id));
    });
  }

  async restore(id: string, userId: string): Promise<ProposalEnvelope> {
    await this.proposals.restore(trashed(userId, id));
    return this.get(id, userId);
  }

  async versions(id: string, userId: string, query: PageQuery): Promise<ProposalVersionListResponse> {
    await this.getOwned(id, userId);
    const found = await this.revisions.heads(revised(id, userId), toLimitOffset(query));
    const { rows, pagination } = paginate(found, query);
    return { versions: rows.map(toRevisionResponse), pagination };
  }

  async version(id: string, userId: string, version: number): Promise<ProposalVersionDetailResponse> {
    await this.getOwned(id, userId);
    const revision = await this.revisions.find(revised(id, userId), version);
    if (!revision) throw notFound('Version');
    return { ...toRevisionResponse(revision), ...(JSON.parse(revision.content) as ProposalTexts) };
  }

  /** The old title and text become the newest version; none is lost. */
  async restoreVersion(id: string, userId: string, version: number): Promise<ProposalEnvelope> {
    const { title, proposal_content } = await this.version(id, userId, version);
    await this.change(id, userId, async (tx, row) => {
      if (isGenerating(row)) throw stillGenerating();
      await this.saveTexts(tx, row, { title, proposal_content }, { source: 'restored' });
    });
    return this.get(id, userId);
  }

  /** @throws 404 when it is absent, in the trash, or somebody else's */
  async getOwned(id: string, userId: string, tx: EntityManager = this.proposals.manager): Promise<Proposal> {
    const row = await tx.findOneBy(Proposal, owned(userId, id));
    if (!row) throw notFound('Proposal');
    return row;
  }

  /** Each status by itself: of an index alone, without comparing a hundred thousand words as a grouping does. */
  private async counts(userId: string): Promise<Record<ProposalStatus | 'total' | 'generating', number>> {
    const count = (proposalStatus: ProposalStatus) => this.proposals.countBy({ ...owned(userId), proposalStatus });
    const [active, archived, draft, generating] = await Promise.all([
      count('active'),
      count('archived'),
      count('draft'),
      this.proposals.countBy({ ...owned(userId), job: { status: In(['pending', 'processing']) } }),
    ]);
    return { active, archived, draft, total: active + archived + draft, generating };
  }

  /** Nobody else changes the proposal until the transaction ends. */
  private change(
    id: string,
    userId: string,
    work: (tx: EntityManager, row: Proposal) => Promise<unknown>,
  ): Promise<void> {
    return this.proposals.manager.transaction(async (tx) => {
      const row = await tx.findOne(Proposal, { where: owned(userId, id), lock: { mode: 'pessimistic_write' } });
      if (!row) throw notFound('Proposal');
      await work(tx, row);
    });
  }

  private async saveTexts(
    tx: EntityManager,
    { id, userId }: Proposal,
    texts: ProposalTexts,
    by: { source: RevisionSource; basedOn?: number; isTyping?: boolean },
  ): Promise<void> {
    const columns = { title: texts.title, proposalContent: texts.proposal_content };
    await tx.update(Proposal, owned(userId, id), { ...columns, editedAt: () => 'now()' });
    await this.revisions.append(tx, revised(id, userId), { content: JSON.stringify(texts), ...by });
  }
}

const stillGenerating = () =>
  new AppError(409, 'PROPOSAL_GENERATING', 'This proposal is still being generated. Please wait until it is finished.');

const picturesOf = ({ image, images = [] }: GenerateProposalDto): string[] => {
  const pictures = [...(image === undefined ? [] : [image]), ...images];
  if (pictures.length > 3) throw invalid('images', 'Maximum 3 images allowed');
  return pictures;
};

/** What is asked for, in words. @throws AppError 400 with the form's own sentence */
function requestOf(dto: GenerateProposalDto): string {
  const request = dto.client_request ?? '';
  const tooLong = (most: number, what: string) => {
    if (request.length > most) throw invalid('client_request', `${what} must be at most ${most} characters long`);
  };
  if (picturesOf(dto).length > 0) {
    tooLong(MAX_CONTEXT, 'Image context');
    return request || DEFAULT_REQUEST;
  }
  tooLong(MAX_REQUEST, 'Client request');
  if (request.length < MIN_REQUEST)
    throw invalid('client_request', 'Client request must be at least 10 characters long');
  return request;
}
