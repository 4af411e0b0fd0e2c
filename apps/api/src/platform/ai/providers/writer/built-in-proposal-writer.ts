import { extname, join } from 'node:path';
import type { ProposalBrief, ProposalText } from '@maquette/writer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerThreads } from '../../../concurrency';
import { JobError } from '../../../queue';
import type { ProposalRequest, ProposalStep, ProposalWriter, WrittenProposal } from '../../proposal-writer';

/** It takes some tenths of a second; the rest is for a machine that does much else. */
const DEADLINE_MS = 30_000;

/** Writes proposals with no key, no network and no model: from what the request says and the pictures show (libs/writer). */
@Injectable()
export class BuiltInProposalWriter implements ProposalWriter, OnApplicationShutdown {
  readonly provider = 'built-in';
  private readonly threads = workerThreads<ProposalBrief, ProposalText>(
    join(__dirname, `write-proposal.worker${extname(__filename)}`),
    { oldGenerationMb: 256 },
  );

  async write(request: ProposalRequest, step: ProposalStep): Promise<WrittenProposal> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    await step.progress(10);
    try {
      return await this.threads.run(request, { signal: AbortSignal.any([step.signal, deadline]) });
    } catch (error) {
      step.signal.throwIfAborted();
      if (!deadline.aborted) throw error;
      throw new JobError('bad_input', 'The request could not be read in time. Please shorten it.', { cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
