import { Button, Notice, PageHeader, useMedia } from '@maquette/ui';
import { messageOf, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { analysisQuery, analyze, analyzersQuery, defaultAnalyzer } from './calls';
import { History } from './history';
import { Results } from './results/results';
import { useStoredSource } from './source';
import type { Source } from './source';
import { Steps } from './steps';
import styles from './analysis-page.module.css';

/** Changes what the address says, and leaves the rest. */
const changed = (changes: { source?: null; analysis?: string | null }) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
};

/**
 * What is in a picture, and what can be done with it. `?source=` names a picture that the product has, `?analysis=` the result that
 * is shown.
 */
export function AnalysisPage() {
  useDocumentTitle('Analysis');
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [address, shownId] = [params.get('source'), params.get('analysis')];
  const [slug, setSlug] = useState<string>();
  const [picture, setPicture] = useState<Source>();
  const running = useRef<AbortController>(undefined);
  const analyzers = useQuery(analyzersQuery(userId));
  const stored = useStoredSource(address);
  const shown = useQuery({ ...analysisQuery(userId, shownId ?? ''), enabled: shownId !== null });
  const results = useRef<HTMLElement>(null);
  // one column: with a result, the form that it came from stands behind a button
  const isNarrow = useMedia('(max-width: 900px)');
  const isFolded = isNarrow && shownId !== null;

  const chosen = slug ?? shown.data?.analyzer;
  const analyzer =
    analyzers.data?.find((one) => one.slug === chosen) ?? (slug ? undefined : defaultAnalyzer(analyzers.data ?? []));
  const source = picture ?? stored.data;

  const run = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      return analyze({ analyzer, source, signal: running.current.signal });
    },
    onSuccess: (analysis) => {
      client.setQueryData(analysisQuery(userId, analysis.id).queryKey, analysis);
      void client.invalidateQueries({ queryKey: ['analysis', userId, 'list'] });
      setParams(changed({ analysis: analysis.id }), { replace: true });
    },
    // what takes too long, or fails, stands in the list all the same
    onError: () => void client.invalidateQueries({ queryKey: ['analysis', userId, 'list'] }),
  });
  const { reset } = run;
  const cancel = () => {
    running.current?.abort();
    reset();
  };
  const clear = () => {
    cancel();
    setPicture(undefined);
    setParams(changed({ source: null, analysis: null }), { replace: true });
  };
  const start = () => {
    if (run.isPending) return;
    setParams(changed({ analysis: null }), { replace: true });
    run.mutate();
  };

  useEffect(() => () => running.current?.abort(), []);
  // the list stands below what it opens, and on narrow screens the result below what asked for it
  const isThere = shown.data !== undefined;
  useEffect(() => {
    const section = results.current;
    if (!shownId || !isThere || !section) return;
    const { top } = section.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * 0.7) section.scrollIntoView();
  }, [shownId, isThere]);

  const next = analyzers.error
    ? 'Results stand here once the methods are loaded.'
    : analyzers.data?.length === 0
      ? 'No method is set up on this installation. Whoever runs it can switch one on.'
      : run.isError
        ? 'The last run failed. Method and picture are still chosen: run it again, or change them.'
        : source
          ? 'Run the analysis: what is found stands here within seconds.'
          : 'Choose a picture, then run the analysis.';
  const problem = run.error && messageOf(run.error, 'An unexpected error occurred.');
  return (
    <>
      <PageHeader title="Analysis" subtitle="What is in a picture, and what to do with it." low />
      <div className={styles.page}>
        {isFolded ? (
          <Button wide onClick={() => setParams(changed({ analysis: null }), { replace: true })}>
            New Analysis
          </Button>
        ) : (
          <Steps
            analyzers={analyzers}
            analyzer={analyzer}
            onAnalyzerChange={(next) => {
              setSlug(next);
              clear();
            }}
            source={source}
            sourceIsLoading={stored.isLoading}
            sourceProblem={
              stored.error ? messageOf(stored.error, 'The image could not be fetched. Please try again.') : undefined
            }
            onSourceChange={(file) => {
              cancel();
              setPicture(file && { file });
              setParams(changed({ source: null, analysis: null }), { replace: true });
            }}
            isRunning={run.isPending}
            onRun={start}
          >
            {problem && <Notice tone="critical">{problem}</Notice>}
          </Steps>
        )}
        <section ref={results} aria-label="Results" className={styles.results}>
          <Results
            isRunning={run.isPending}
            onCancel={cancel}
            next={next}
            isLoading={shown.isLoading}
            problem={shown.error ? sentenceOf(shown.error, 'The analysis could not be loaded.') : undefined}
            onRetry={() => void shown.refetch()}
            analysis={run.isPending ? undefined : shownId === null ? undefined : shown.data}
            source={source}
            onAgain={(file) => {
              reset();
              setPicture({ file });
            }}
          />
        </section>
      </div>
      <History shownId={shownId} onGone={() => setParams(changed({ analysis: null }), { replace: true })} />
    </>
  );
}
