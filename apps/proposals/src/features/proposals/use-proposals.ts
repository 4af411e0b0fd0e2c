import { UserFacingError, toast } from '@maquette/ui';
import { messageOf, sentenceOf, useJobs } from '@maquette/web-core';
import { useBulkDelete, useListChanges } from '@maquette/web-core/lists';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { cancelGeneration, regenerateProposal, updateProposal } from './calls';
import { DELETION, proposalsList } from './list';
import { isGenerating, titleOf } from './proposal';
import type { Proposal } from './proposal';

/** What of a proposal the row in a list needs to know. */
type Known = Pick<Proposal, 'id' | 'title' | 'generationStatus' | 'generationProgress'>;

/** Empties the caches of proposals: what is on the screen is read anew, the rest when it is shown again. */
export function useClearCaches(): () => Promise<void> {
  const { refresh } = useListChanges(proposalsList);
  return refresh;
}

/**
 * The proposals as they stand at this moment: what is being written moves on with its job, and when a job has ended all are read anew.
 *
 * @param onEnded hears of each whose job ended while it was shown, but not of what somebody cancelled
 */
export function useLive<Item extends Known>(
  proposals: readonly Item[],
  onEnded?: (proposal: Item, isWritten: boolean) => void,
): readonly Item[] {
  const clear = useClearCaches();
  const jobs = useJobs(
    proposals.filter(isGenerating).map(({ id }) => id),
    { eager: true },
  );
  const ended = jobs
    .filter(({ status }) => status === 'completed' || status === 'failed')
    .map(({ id }) => id)
    .join();
  const finish = useEffectEvent((ids: string) => {
    for (const id of ids.split(',')) {
      const [proposal, job] = [proposals.find((one) => one.id === id), jobs.find((one) => one.id === id)];
      if (proposal && job && job.errorCode !== 'cancelled') onEnded?.(proposal, job.status === 'completed');
    }
    void clear();
  });
  useEffect(() => {
    if (ended) finish(ended);
  }, [ended]);
  return useMemo(() => {
    const byId = new Map(jobs.map((job) => [job.id, job]));
    return proposals.map((proposal) => {
      const job = byId.get(proposal.id);
      if (!job || !isGenerating(proposal) || job.status === 'pending') return proposal;
      const generationProgress = Math.max(proposal.generationProgress, job.progress);
      return { ...proposal, generationStatus: 'generating', generationProgress };
    });
  }, [proposals, jobs]);
}

/** What is done with a proposal from wherever it is shown. What goes wrong is told; every change empties the caches. */
export function useProposalActions() {
  const clear = useClearCaches();
  const bulkDelete = useBulkDelete(proposalsList, DELETION);
  /** @returns whether it worked */
  const run = async (action: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      toast.error(sentenceOf(error, failed), {
        action: { label: 'Retry', onClick: () => void run(action, failed) },
      });
      return false;
    } finally {
      await clear();
    }
  };
  const restore = (proposal: Known) =>
    run(async () => {
      await updateProposal(proposal.id, { status: 'active' });
      toast.success(`“${titleOf(proposal)}” is active again.`);
    }, 'Failed to restore proposal');
  return {
    archive: (proposal: Known) =>
      run(async () => {
        await updateProposal(proposal.id, { status: 'archived' });
        toast.success(`“${titleOf(proposal)}” is archived.`, {
          action: { label: 'Undo', onClick: () => void restore(proposal) },
        });
      }, 'Failed to archive proposal'),
    restore,
    cancel: (proposal: Known) => run(() => cancelGeneration(proposal.id), 'The generation could not be cancelled.'),
    generateAgain: (proposal: Known, studio?: Proposal['designStudio']) =>
      run(() => regenerateProposal(proposal.id, studio), 'Failed to generate proposal'),
    /** @throws a sentence for the dialog that asked */
    remove: async (proposals: readonly Proposal[]) => {
      try {
        await bulkDelete(proposals);
      } catch (error) {
        if (proposals.length === 1) throw error;
        throw new UserFacingError(`Failed to delete proposals: ${messageOf(error, 'no answer came.')}`);
      } finally {
        void clear();
      }
    },
  };
}

/** Copies a text, and says which one for a moment. */
export function useCopied(confirmationMs: number) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied, confirmationMs]);
  const copy = async (id: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(id);
    } catch {
      toast.error('Your browser did not allow copying. Select the text and copy it by hand.');
    }
  };
  return { copied, copy };
}
