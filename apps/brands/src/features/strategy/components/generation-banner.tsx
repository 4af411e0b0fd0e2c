import { Notice } from '@maquette/ui';
import { JobStatus } from '@maquette/ui/documents';
import type { Job } from '@maquette/ui/documents';
import type { Generation } from '../hooks/use-generation';

/** What is going on; three dots follow. */
const RUNNING = {
  queued: 'Your brand strategy is queued for generation',
  generating: 'Generating your brand strategy',
};

const FAILED = 'Brand strategy generation failed';

const jobOf = ({ status, progress, error }: Generation): Job | null => {
  if (status === 'idle') return null;
  if (status === 'completed') return { status: 'done' };
  if (status === 'failed') return { status: 'failed', error: error ? `${FAILED}. ${error}` : `${FAILED}.` };
  return { status: 'running', progress };
};

/** How the generation stands; nothing while it is idle. */
export function GenerationBanner({ generation }: { generation: Generation }) {
  const { status, error } = generation;
  const job = jobOf(generation);
  return (
    <>
      {job && (
        <JobStatus
          label={RUNNING[status === 'queued' ? 'queued' : 'generating']}
          job={job}
          doneLabel="Brand strategy generated successfully!"
          onCancel={() => void generation.cancel()}
          onRetry={() => void generation.retry()}
        />
      )}
      {error && status !== 'failed' && <Notice tone="critical">{error}</Notice>}
    </>
  );
}
