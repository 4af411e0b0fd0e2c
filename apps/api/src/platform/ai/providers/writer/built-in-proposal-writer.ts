import { extname, join } from 'node:path';
import type { ProposalBrief, ProposalText } from '@maquette/writer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerThreads } from '../../../concurrency';
import type { ProposalRequest, ProposalStep, ProposalWriter, WrittenProposal } from '../../proposal-writer';
import { writeInTime } from './in-time';

/** Writes proposals with no key, no network and no model: from what the request says and the pictures show (libs/writer). */
@Injectable()
export class BuiltInProposalWriter implements ProposalWriter, OnApplicationShutdown {
  readonly provider = 'built-in';
  private readonly threads = workerThreads<ProposalBrief, ProposalText>(
    join(__dirname, `write-proposal.worker${extname(__filename)}`),
    { oldGenerationMb: 256 },
  );

  async write(request: ProposalRequest, step: ProposalStep): Promise<WrittenProposal> {
    await step.progress(10);
    return writeInTime(this.threads, request, step.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
