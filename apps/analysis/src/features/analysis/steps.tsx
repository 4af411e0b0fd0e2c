import { Button, ImageDropField, Notice, Select, TextArea, modKey } from '@maquette/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Analyzer } from './calls';
import type { Source } from './source';
import styles from './steps.module.css';

/** 'Maximum 5MB' */
const MAX_BYTES = 5 * 1024 * 1024;
const WRONG_TYPE = 'Please upload a valid image file (JPG, PNG, WebP).';

interface StepsProps {
  analyzers: UseQueryResult<Analyzer[]>;
  analyzer: Analyzer | undefined;
  onAnalyzerChange: (slug: string) => void;
  source: Source | undefined;
  sourceIsLoading: boolean;
  sourceProblem: string | undefined;
  onSourceChange: (file: File | undefined) => void;
  isRunning: boolean;
  onRun: () => void;
  /** What came of it, where it went wrong. */
  children: ReactNode;
}

/** Analyser, source and the button: the three steps to a result. */
export function Steps({
  analyzers,
  analyzer,
  onAnalyzerChange,
  source,
  sourceIsLoading,
  sourceProblem,
  onSourceChange,
  isRunning,
  onRun,
  children,
}: StepsProps) {
  const needsImage = (analyzer?.inputType as string | undefined) === 'image';
  const isIncomplete = !analyzer || (needsImage && !source);
  // where the button cannot be pressed, the keys say what is missing
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      onRun();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onRun]);

  return (
    <div className={styles.steps}>
      <section aria-labelledby="step-analyzer" className={styles.step}>
        <Title id="step-analyzer" place={1}>
          Analyzer
        </Title>
        <AnalyzerChoice analyzers={analyzers} analyzer={analyzer} onChange={onAnalyzerChange} />
      </section>
      <section aria-labelledby="step-source" className={styles.step}>
        <Title id="step-source" place={2}>
          Source
        </Title>
        {(needsImage || !analyzer) && (
          <>
            {sourceIsLoading ? (
              <div className={styles.loading} role="status">
                Fetching the picture...
              </div>
            ) : (
              <ImageDropField
                label="Image"
                value={source?.file}
                onValueChange={onSourceChange}
                maxBytes={MAX_BYTES}
                wrongType={WRONG_TYPE}
                error={sourceProblem}
                disabled={isRunning}
                hint={source ? undefined : 'Maximum 5MB.'}
              />
            )}
          </>
        )}
        <TextArea
          label="Text"
          rows={1}
          disabled
          placeholder="Text input analysis is not available yet"
          className={styles.text}
        />
      </section>
      <section aria-labelledby="step-output" className={styles.step}>
        <Title id="step-output" place={3}>
          Output
        </Title>
        <Button
          variant="accent"
          wide
          busy={isRunning && 'Analyzing...'}
          disabled={!isRunning && isIncomplete}
          onClick={onRun}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={`${modKey()} Enter`}
        >
          Run Analysis
        </Button>
        {children}
      </section>
    </div>
  );
}

const Title = ({ id, place, children }: { id: string; place: number; children: string }) => (
  <h2 id={id} className={styles.title}>
    <span className={styles.place}>{place}</span> {children}
  </h2>
);

function AnalyzerChoice({
  analyzers: { data, error, isPending, refetch, isFetching },
  analyzer,
  onChange,
}: {
  analyzers: UseQueryResult<Analyzer[]>;
  analyzer: Analyzer | undefined;
  onChange: (slug: string) => void;
}) {
  const placeholder = error
    ? 'Error loading methods'
    : isPending
      ? 'Loading methods...'
      : data.length === 0
        ? 'No analysis methods available'
        : 'Choose a method';
  return (
    <>
      <Select
        label="Analysis method"
        options={(data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        value={analyzer?.slug ?? ''}
        onValueChange={onChange}
        placeholder={placeholder}
        disabled={!data || data.length === 0}
      />
      {!error && <p className={styles.about}>{analyzer?.about}</p>}
      {error && (
        <Notice
          tone="critical"
          action={
            <Button onClick={() => void refetch()} busy={isFetching && 'Retrying...'}>
              Retry
            </Button>
          }
        >
          Could not load analysis methods.
        </Notice>
      )}
    </>
  );
}
