import { Notice } from '@maquette/ui';
import { JobStatus } from '@maquette/ui/documents';
import type { Job } from '@maquette/ui/documents';
import type { Generation } from './use-generation';

interface GenerationBannerProps {
  generation: Pick<Generation<never>, 'status' | 'progress' | 'error' | 'cancel' | 'retry'>;
  texts: {
    /** What is going on; three dots follow. */
    queued: string;
    generating: string;
    completed: string;
    failed: string;
  };
}

const jobOf = ({ generation: { status, progress, error }, texts }: GenerationBannerProps): Job | null => {
  if (status === 'idle') return null;
  if (status === 'completed') return { status: 'done' };
  if (status === 'failed')
    return {
      status: 'failed',
      error: error && error !== texts.failed ? `${texts.failed}. ${error}` : `${texts.failed}.`,
    };
  return { status: 'running', progress };
};

/** How a generation stands; nothing while it is idle. */
export function GenerationBanner({ generation, texts }: GenerationBannerProps) {
  const { status, error } = generation;
  const job = jobOf({ generation, texts });
  return (
    <>
      {job && (
        <JobStatus
          label={texts[status === 'queued' ? 'queued' : 'generating']}
          job={job}
          doneLabel={texts.completed}
          onCancel={() => void generation.cancel()}
          onRetry={() => void generation.retry()}
        />
      )}
      {error && status !== 'failed' && <Notice tone="critical">{error}</Notice>}
    </>
  );
}
