import { Button } from '@maquette/ui';
import { Download } from '@maquette/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router';
import { BrandExportDialog } from '../../brand-export/late-dialog';
import { strategyPath } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import pageStyles from '../brand-page.module.css';
import styles from './strategy-card.module.css';
import { StrategyViews } from './strategy-views';

/** What there is of a strategy, and the way to it. */
export function StrategyCard({ brand }: { brand: BrandDetail }) {
  const [exports, setExports] = useState(false);
  const hasText = (brand.strategyText ?? '').trim() !== '';
  return (
    <section aria-labelledby="strategy-toolkit" className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2 id="strategy-toolkit" className={pageStyles.title}>
          Strategy Toolkit
        </h2>
        <div className={styles.ways}>
          {hasText && (
            <Button variant="quiet" icon={<Download aria-hidden />} onClick={() => setExports(true)}>
              Export Brand
            </Button>
          )}
          <Button asChild>
            <Link to={strategyPath(brand.id)}>{hasText ? 'Open Strategy' : 'Create Strategy'}</Link>
          </Button>
        </div>
      </div>
      <p className={pageStyles.sentence}>
        {!hasText
          ? 'Audience, archetype, colors, typography, positioning and voice of the brand, generated and edited in one place.'
          : brand.strategySource === 'template'
            ? 'This brand has a sample of a strategy, which was not written for it.'
            : 'Audience, archetype, colors, typography, positioning and voice of this brand.'}
      </p>
      {hasText && <StrategyViews brand={brand} />}
      {exports && <BrandExportDialog brand={brand} onClose={() => setExports(false)} />}
    </section>
  );
}
