import { Button, Notice, TapeProgress } from '@maquette/ui';
import type { Generation } from '../hooks/use-generation';
import styles from '../strategy-page.module.css';

const RUNNING = {
  queued: 'Your brand strategy is queued for generation...',
  generating: 'Generating your brand strategy...',
};

/** How the generation stands; nothing while it is idle. */
export function GenerationBanner({ generation }: { generation: Generation }) {
  const { status, progress, error } = generation;
  return (
    <>
      {(status === 'queued' || status === 'generating') && (
        <div className={styles.progress}>
          <div role="status" className={styles.track}>
            <TapeProgress label={RUNNING[status]} value={progress} />
          </div>
          <Button onClick={() => void generation.cancel()}>Cancel</Button>
        </div>
      )}
      {status === 'completed' && <Notice tone="positive">Brand strategy generated successfully!</Notice>}
      {status === 'failed' ? (
        <Notice tone="critical" action={<Button onClick={() => void generation.retry()}>Retry</Button>}>
          <strong>Brand strategy generation failed</strong>
          {error && <> {error}</>}
        </Notice>
      ) : (
        error && <Notice tone="critical">{error}</Notice>
      )}
    </>
  );
}
