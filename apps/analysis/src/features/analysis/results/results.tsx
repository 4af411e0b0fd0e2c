import { EmptyState, ErrorState, SkeletonLine } from '@maquette/ui';
import type { Analysis } from '../calls';
import type { Source } from '../source';
import { Result } from './result';
import styles from './results.module.css';

interface ResultsProps {
  isRunning: boolean;
  /** One that was made earlier is being fetched. */
  isLoading: boolean;
  problem: string | undefined;
  onRetry: () => void;
  analysis: Analysis | undefined;
  source: Source | undefined;
  onAgain: (file: File) => void;
}

/** Nothing yet, on its way, failed, or there. */
export function Results({ isRunning, isLoading, problem, onRetry, analysis, source, onAgain }: ResultsProps) {
  if (isRunning || isLoading) {
    return (
      <div className={styles.waiting}>
        <p role="status" className={styles.status}>
          {isRunning ? 'Analyzing... Please wait.' : 'Loading the analysis...'}
        </p>
        <div className={styles.skeleton} aria-hidden>
          <SkeletonLine width="38%" className={styles.skeletonTitle} />
          {['96%', '90%', '62%', '', '94%', '97%', '48%'].map((width, index) =>
            width ? <SkeletonLine key={index} width={width} /> : <span key={index} />,
          )}
        </div>
      </div>
    );
  }
  if (problem) return <ErrorState title="The analysis could not be loaded" message={problem} onRetry={onRetry} />;
  if (!analysis) {
    return (
      <EmptyState drawing="analysis" title="No Analysis Results Yet">
        Choose an analyzer and a picture, then run the analysis.
      </EmptyState>
    );
  }
  return <Result key={analysis.id} analysis={analysis} source={source} onAgain={onAgain} />;
}
