import { fallbackStrategy, parseStrategy } from '@maquette/strategy';
import type { StrategyType } from '@maquette/strategy';
import { BackLink, Button, EmptyState, ErrorState, Notice, Segmented, SkeletonLine } from '@maquette/ui';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { History, Printer } from '@maquette/ui/icons';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { brandPath, brandQuery, nameOf } from '../brands/brand';
import type { BrandDetail } from '../brands/brand';
import { GenerationBanner } from './components/generation-banner';
import { ReadingNotice } from './components/reading-notice';
import { TextMode } from './components/text-mode';
import { VersionsDialog } from './components/versions-dialog';
import { StrategyDisplay } from './display/strategy-display';
import { useDraft } from './hooks/use-draft';
import { useGeneration } from './hooks/use-generation';
import { usePrint } from './hooks/use-print';
import styles from './strategy-page.module.css';

/** The strategy of one brand: generated, shown, edited, compared and printed. */
export function StrategyPage() {
  const { brandId = '' } = useParams();
  const { id: userId } = useUser();
  const { data: brand, error, refetch, isFetching } = useQuery(brandQuery(userId, brandId));
  useDocumentTitle(brand ? `Strategy of ${nameOf(brand)}` : 'Strategy Toolkit');
  if (brand) return <Toolkit key={brand.id} brand={brand} />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <BackLink>
        <Link to={brandPath(brandId)}>Back to Brand</Link>
      </BackLink>
      {isGone ? (
        <ErrorState page title="Brand not found." message="It was deleted, or the link is wrong." />
      ) : error ? (
        <ErrorState
          page
          title="The strategy could not be loaded"
          message={sentenceOf(error, 'Failed to load brand details.')}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Retrying...'}
        />
      ) : (
        <div className={styles.loading}>
          <p role="status">Loading brand strategy toolkit...</p>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
    </>
  );
}

type Mode = 'visual' | 'text';

function Toolkit({ brand }: { brand: BrandDetail }) {
  const [way, setWay] = useState<'background' | 'instant'>('background');
  const [mode, setMode] = useState<Mode>('visual');
  const [showsVersions, setShowsVersions] = useState(false);
  // gets the focus from buttons that go when they are pressed
  const title = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(brand);
  const text = useDeferredValue(draft.text);
  const hasNone = text.trim() === '' && brand.strategyText === null;
  const strategy = useMemo(() => {
    const options = { brandName: brand.name, strategyType: brand.strategyInputType };
    return hasNone ? fallbackStrategy('No strategy text available', options) : parseStrategy(text, options);
  }, [text, hasNone, brand.name, brand.strategyInputType]);
  const generation = useGeneration(brand.id, way === 'instant', () => {
    // what is typed stays where it is, and a notice offers what is new
    if (!draft.isDirty) setMode('visual');
  });
  const print = usePrint();
  const hasText = draft.text.trim() !== '' || brand.strategyVersion > 0;
  const isSample = brand.strategySource === 'template' && !draft.isDirty;
  const start = (type: StrategyType) => void generation.start(type);
  const change = (to: Mode) => {
    setMode(to);
    generation.acknowledge();
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackLink>
          <Link to={brandPath(brand.id)}>Back to Brand</Link>
        </BackLink>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          Strategy Toolkit
        </h1>
        <p className={styles.brand} dir="auto">
          {nameOf(brand)}
        </p>
        {draft.isDirty && <p className={styles.hint}>Not saved yet</p>}
        {hasText && (
          <div className={styles.tools}>
            <Segmented
              fit
              label="View"
              hideLabel
              choices={[
                { value: 'visual', label: 'Visual Display' },
                { value: 'text', label: 'Edit Text' },
              ]}
              value={mode}
              onValueChange={change}
            />
            {brand.strategyVersion > 0 && (
              <Button
                variant="quiet"
                icon={<History aria-hidden />}
                onClick={() => {
                  setShowsVersions(true);
                  generation.acknowledge();
                }}
              >
                Versions
              </Button>
            )}
            <Button
              icon={<Printer aria-hidden />}
              onClick={() => {
                print(mode === 'text');
                change('visual');
              }}
            >
              Print Strategy
            </Button>
          </div>
        )}
      </header>
      <div className={styles.controls}>
        <Segmented
          fit
          label="Generation"
          hideLabel
          choices={[
            { value: 'background', label: 'Background Generation' },
            { value: 'instant', label: 'Instant Generation' },
          ]}
          value={way}
          onValueChange={setWay}
        />
        <Button
          variant={hasText ? 'outlined' : 'accent'}
          busy={generation.running && 'Generating...'}
          onClick={() => start('brand_strategy')}
        >
          Generate Brand Design Strategy
        </Button>
      </div>
      <GenerationBanner generation={generation} />
      {draft.hasNewer && (
        <Notice tone="caution">
          <strong>You have unsaved text.</strong> It is what you see here; a newer strategy was saved in the meantime.
          <div className={styles.choice}>
            <Button
              onClick={() => {
                draft.discard();
                setMode('visual');
                title.current?.focus();
              }}
            >
              Show the new one
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                draft.rebase(brand.strategyVersion, brand.strategyText ?? '');
                generation.acknowledge();
                title.current?.focus();
              }}
            >
              Keep mine
            </Button>
          </div>
        </Notice>
      )}
      {!hasText && mode === 'visual' ? (
        <EmptyState
          drawing="brands"
          title="No Brand Strategy Available"
          action={<Button onClick={() => change('text')}>Write it yourself</Button>}
        >
          Generate one, or paste a strategy that you have. It is shown here section by section.
        </EmptyState>
      ) : mode === 'text' ? (
        <TextMode
          brand={brand}
          draft={draft}
          strategy={strategy}
          generation={generation}
          wasNeverFilled={hasNone && !draft.wasCleared}
          // without a text, only 'Write it yourself' leads here
          autoFocus={!hasText}
        />
      ) : (
        <>
          <ReadingNotice title="Using Default Strategy Template" metadata={strategy.metadata} />
          {!strategy.metadata.isFallback && isSample && (
            <Notice>This is a sample. It shows what a strategy looks like and was not written for this brand.</Notice>
          )}
          <StrategyDisplay strategy={strategy} isSample={isSample} version={brand.strategyVersion} />
        </>
      )}
      {showsVersions && <VersionsDialog brand={brand} onClose={() => setShowsVersions(false)} />}
    </div>
  );
}
