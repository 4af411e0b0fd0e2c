import { fallbackStrategy, parseStrategy } from '@maquette/strategy';
import type { StrategyType } from '@maquette/strategy';
import { BackLink, Button, EmptyState, ErrorState, Notice, Segmented, SkeletonLine } from '@maquette/ui';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { History, Printer } from '@maquette/ui/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { brandPath, brandQuery, nameOf } from '../brands/brand';
import type { BrandDetail } from '../brands/brand';
import { GenerationBanner } from './components/generation-banner';
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
  const draft = useDraft(brand);
  const text = useDeferredValue(draft.text);
  const strategy = useMemo(() => {
    const options = { brandName: brand.name, strategyType: brand.strategyInputType };
    return text.trim() === '' && brand.strategyText === null
      ? fallbackStrategy('No strategy text available', options)
      : parseStrategy(text, options);
  }, [text, brand.strategyText, brand.name, brand.strategyInputType]);
  const generation = useGeneration(brand.id, way === 'instant', () => setMode('visual'));
  const print = usePrint();
  const hasText = draft.text.trim() !== '' || brand.strategyVersion > 0;
  const start = (type: StrategyType) => void generation.start(type);

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackLink>
          <Link to={brandPath(brand.id)}>Back to Brand</Link>
        </BackLink>
        <h1 className={styles.title}>Strategy Toolkit</h1>
        <p className={styles.brand} dir="auto">
          {nameOf(brand)}
        </p>
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
              onValueChange={setMode}
            />
            {brand.strategyVersion > 0 && (
              <Button variant="quiet" icon={<History aria-hidden />} onClick={() => setShowsVersions(true)}>
                Versions
              </Button>
            )}
            <Button
              icon={<Printer aria-hidden />}
              onClick={() => {
                print(mode === 'text');
                setMode('visual');
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
      {!hasText && mode === 'visual' ? (
        <EmptyState
          drawing="brands"
          title="No Brand Strategy Available"
          action={<Button onClick={() => setMode('text')}>Write it yourself</Button>}
        >
          Generate one, or paste a strategy that you have. It is shown here section by section.
        </EmptyState>
      ) : mode === 'text' ? (
        <TextMode brand={brand} draft={draft} strategy={strategy} generation={generation} />
      ) : (
        <>
          {strategy.metadata.isFallback && (
            <Notice tone="caution">
              <strong>Using Default Strategy Template</strong> {strategy.metadata.fallbackReason}
            </Notice>
          )}
          {!strategy.metadata.isFallback && brand.strategySource === 'template' && (
            <Notice>This is a sample. It shows what a strategy looks like and was not written for this brand.</Notice>
          )}
          <StrategyDisplay strategy={strategy} isSample={brand.strategySource === 'template'} />
        </>
      )}
      {showsVersions && <VersionsDialog brand={brand} onClose={() => setShowsVersions(false)} />}
    </div>
  );
}
