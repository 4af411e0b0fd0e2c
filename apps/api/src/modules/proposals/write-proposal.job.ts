import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { PROPOSAL_WRITER, type ProposalWriter } from '../../platform/ai';
import { defineJob, type JobProcessor, type LeasedJob, Processes } from '../../platform/queue';
import { Revisions } from '../../platform/revisions';
import { Proposal } from './proposal.entity';
import { revised } from './proposal-versions';
import { studioName } from './proposals.mapper';

export const writeProposal = defineJob({
  name: 'write-proposal',
  table: 'proposals',
  words: { pending: 'pending', processing: 'generating' },
});

@Injectable()
@Processes(writeProposal)
export class WriteProposalProcessor implements JobProcessor {
  constructor(
    @InjectRepository(Proposal) private readonly proposals: Repository<Proposal>,
    private readonly revisions: Revisions,
    @Inject(PROPOSAL_WRITER) private readonly writer: ProposalWriter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const row = await this.proposals.findOneByOrFail({ id: job.id });
    job.askedOf(this.writer.provider);
    const { title, content } = await this.writer.write(
      {
        request: row.clientRequest,
        studio: { id: row.designStudio, name: studioName(row.designStudio, this.config.product.companyName) },
        pictures: row.pictures,
        today: new Date(),
      },
      { userId: job.userId, signal: job.signal, progress: (percent) => job.progress(percent) },
    );
    await job.complete(async (tx) => {
      // written anew it keeps its name, which nobody can change meanwhile
      const texts = { title: row.proposalContent === null ? title : row.title, proposal_content: content };
      await tx.update(Proposal, { id: job.id }, { title: texts.title, proposalContent: content });
      const version = { content: JSON.stringify(texts), source: 'generated' } as const;
      await this.revisions.append(tx, revised(job.id, job.userId), version);
    });
  }
}
