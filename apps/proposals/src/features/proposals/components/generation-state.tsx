import { Notice } from '@maquette/ui';
import { JobStatus } from '@maquette/ui/documents';
import type { Job } from '@maquette/ui/documents';
import { hasFailed, isGenerating, titleOf } from '../proposal';
import type { ProposalDetail } from '../proposal';
import { useProposalActions } from '../use-proposals';
import styles from './generation-state.module.css';

/** Also what older servers say in their own words. */
const IS_LONG_WAIT = /timeout|timed out|taking longer than expected/i;

/** The AI did not come to an end in time. */
export const LONG_WAIT =
  'The AI is taking longer than usual to write this proposal. Please try again with a simpler request: fewer wishes at once, or fewer images. What you wrote is still here.';

/** What is told of a failed generation. */
export const generationProblem = (
  sentence: string,
  { status, code }: { status?: number; code?: string } = {},
): string => (status === 408 || code === 'TIMEOUT' || IS_LONG_WAIT.test(sentence) ? LONG_WAIT : sentence);

const jobOf = (proposal: ProposalDetail): Job =>
  hasFailed(proposal)
    ? { status: 'failed', error: 'Proposal generation failed' }
    : {
        status: 'running',
        progress: proposal.generationStatus === 'pending' ? undefined : proposal.generationProgress,
      };

/** How the writing of a proposal stands; nothing once it is written. */
export function GenerationState({ proposal }: { proposal: ProposalDetail }) {
  const { cancel, generateAgain } = useProposalActions();
  const running = isGenerating(proposal);
  if (!running && !hasFailed(proposal)) return null;
  return (
    <div className={styles.state}>
      <JobStatus
        label="Generating"
        job={jobOf(proposal)}
        doneLabel={`“${titleOf(proposal)}” is written.`}
        onCancel={() => void cancel(proposal)}
        onRetry={() => void generateAgain(proposal)}
      />
      {running ? (
        <p className={styles.hint}>This usually takes 1-2 minutes. You can go on with something else meanwhile.</p>
      ) : (
        proposal.generationError && (
          <Notice tone={proposal.generationErrorCode === 'cancelled' ? 'info' : 'critical'}>
            {generationProblem(proposal.generationError)}
          </Notice>
        )
      )}
    </div>
  );
}
