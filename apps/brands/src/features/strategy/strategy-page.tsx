import { fallbackStrategy, parseStrategy } from '@maquette/strategy';
import { Button, EmptyState, Notice, useIsPhone } from '@maquette/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { BrandExportDialog } from '../brand-export/late-dialog';
import { brandPath } from '../brands/brand';
import type { BrandDetail } from '../brands/brand';
import { WithBrand } from '../brands/components/with-brand';
import { GenerationBanner } from '../generation/generation-banner';
import { GenerationControls } from '../generation/generation-controls';
import type { Way } from '../generation/generation-controls';
import { ReadingNotice } from './components/reading-notice';
import { BOTH, TextMode } from './components/text-mode';
import { ToolkitHeader } from './components/toolkit-header';
import type { Mode } from './components/toolkit-header';
import { StrategyVersions } from './components/strategy-versions';
import { useCompanions } from './display/fonts';
import { StrategyDisplay } from './display/strategy-display';
import { useDraft } from './hooks/use-draft';
import { useStrategyGeneration } from './hooks/use-generation';
import { usePrint } from './hooks/use-print';
import { useSaving } from './hooks/use-saving';
import styles from './strategy-page.module.css';

const BANNER = {
  queued: 'Your brand strategy is queued for generation',
  generating: 'Generating your brand strategy',
  completed: 'Brand strategy generated successfully!',
  failed: 'Brand strategy generation failed',
};

/** The strategy of one brand: generated, shown, edited, compared and printed. */
export function StrategyPage() {
  const { brandId = '' } = useParams();
  return (
    <WithBrand
      title={(name) => (name ? `Strategy of ${name}` : 'Strategy Toolkit')}
      loading="Loading brand strategy toolkit..."
      failed="The strategy could not be loaded"
      back={{ to: brandPath(brandId), label: 'Back to Brand' }}
    >
      {(brand) => <Toolkit key={brand.id} brand={brand} />}
    </WithBrand>
  );
}

function Toolkit({ brand }: { brand: BrandDetail }) {
  const [way, setWay] = useState<Way>('background');
  const [mode, setMode] = useState<Mode>('visual');
  const [showsVersions, setShowsVersions] = useState(false);
  const [exports, setExports] = useState(false);
  const phone = useIsPhone();
  // gets the focus from buttons that go when they are pressed
  const title = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(brand);
  const saving = useSaving(brand, draft, () => {
    setMode('text');
    requestAnimationFrame(() => document.getElementById(BOTH)?.focus());
  });
  const text = useDeferredValue(draft.text);
  useCompanions(brand.name + text);
  const hasNone = text.trim() === '' && brand.strategyText === null;
  const strategy = useMemo(() => {
    const options = { brandName: brand.name, strategyType: brand.strategyInputType };
    return hasNone ? fallbackStrategy('No strategy text available', options) : parseStrategy(text, options);
  }, [text, hasNone, brand.name, brand.strategyInputType]);
  const generation = useStrategyGeneration(brand.id, way === 'instant', () => {
    // what is typed stays where it is, and a notice offers what is new
    if (!draft.isDirty) setMode('visual');
  });
  const print = usePrint();
  const hasText = draft.text.trim() !== '' || brand.strategyVersion > 0;
  const isSample = brand.strategySource === 'template' && !draft.isDirty;
  const change = (to: Mode) => {
    setMode(to);
    generation.acknowledge();
  };
  const controls = (
    <GenerationControls
      way={way}
      onWayChange={setWay}
      running={generation.running}
      leads={mode === 'visual'}
      label="Generate Brand Design Strategy"
      onGenerate={() => void generation.start('brand_strategy')}
    />
  );

  return (
    <div className={styles.page}>
      <ToolkitHeader
        brand={brand}
        titleRef={title}
        saving={mode === 'visual' ? saving.shown : null}
        hasText={hasText}
        mode={mode}
        onModeChange={change}
        onShowVersions={() => {
          setShowsVersions(true);
          generation.acknowledge();
        }}
        onExport={() => setExports(true)}
        onPrint={() => {
          print(mode === 'text');
          change('visual');
        }}
      />
      {phone && controls}
      <GenerationBanner generation={generation} texts={BANNER} />
      {draft.hasNewer && saving.theirs === null && (
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
      {mode === 'visual' && hasText ? (
        <>
          <ReadingNotice title="Using Default Strategy Template" metadata={strategy.metadata} />
          {!strategy.metadata.isFallback && isSample && (
            <Notice>This is a sample. It shows what a strategy looks like and was not written for this brand.</Notice>
          )}
          <StrategyDisplay
            strategy={strategy}
            ownText={strategy.metadata.isFallback && text.trim() !== '' ? text : undefined}
            isSample={isSample}
            version={brand.strategyVersion}
          >
            {!phone && controls}
          </StrategyDisplay>
        </>
      ) : (
        <div className={styles.beside}>
          {!phone && <div className={styles.aside}>{controls}</div>}
          {mode === 'visual' ? (
            <EmptyState
              drawing="brands"
              title="No Brand Strategy Available"
              action={<Button onClick={() => change('text')}>Write it yourself</Button>}
            >
              Generate one, or paste a strategy that you have. It is shown here section by section.
            </EmptyState>
          ) : (
            <TextMode
              draft={draft}
              saving={saving}
              strategy={strategy}
              generation={generation}
              wasNeverFilled={hasNone && !draft.wasCleared}
              // without a text, only 'Write it yourself' leads here
              autoFocus={!hasText}
            />
          )}
        </div>
      )}
      {exports && <BrandExportDialog brand={brand} onClose={() => setExports(false)} />}
      {showsVersions && <StrategyVersions brand={brand} onClose={() => setShowsVersions(false)} />}
    </div>
  );
}
