import { Button, EmptyState, ErrorState, SkeletonLine } from '@maquette/ui';
import { useEffect, useState } from 'react';
import type { Analysis } from '../calls';
import type { Source } from '../source';
import { Result } from './result';
import styles from './results.module.css';

interface ResultsProps {
  isRunning: boolean;
  onCancel: () => void;
  /** One that was made earlier is being fetched. */
  isLoading: boolean;
  problem: string | undefined;
  onRetry: () => void;
  analysis: Analysis | undefined;
  source: Source | undefined;
  onAgain: (file: File) => void;
  /** What is to be done next, where there is no result. */
  next: string;
}

/** Nothing yet, on its way, failed, or there. */
export function Results(props: ResultsProps) {
  const { isRunning, onCancel, isLoading, problem, onRetry, analysis, source, onAgain, next } = props;
  if (isRunning || isLoading) {
    return (
      <div className={styles.waiting}>
        <div className={styles.headRow}>
          <p role="status" className={styles.status}>
            {isRunning ? 'Analyzing... Please wait.' : 'Loading the analysis...'}
          </p>
          {isRunning && <Button onClick={onCancel}>Cancel</Button>}
        </div>
        <div className={styles.body}>
          {isRunning && source ? <LocalPicture file={source.file} /> : <div className={styles.picture} />}
          <div className={styles.skeleton} aria-hidden>
            {['38%', '96%', '90%', '62%', '', '94%', '97%', '48%'].map((width, index) =>
              width ? <SkeletonLine key={index} width={width} /> : <span key={index} />,
            )}
          </div>
        </div>
      </div>
    );
  }
  if (problem) return <ErrorState title="The analysis could not be loaded" message={problem} onRetry={onRetry} />;
  if (!analysis) {
    return (
      <EmptyState drawing="analysis" title="No Analysis Results Yet">
        {next}
      </EmptyState>
    );
  }
  return <Result key={analysis.id} analysis={analysis} onAgain={source ? undefined : onAgain} />;
}

/** Where the picture of the result will stand, so that nothing moves when it comes. */
function LocalPicture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [ratio, setRatio] = useState(1);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <figure className={styles.picture} style={{ '--ratio': ratio } as React.CSSProperties}>
      {url && (
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
        />
      )}
    </figure>
  );
}
