import { Button } from '@maquette/ui';
import { Link } from 'react-router';
import { strategyPath } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import pageStyles from '../brand-page.module.css';
import { StrategyViews } from './strategy-views';

/** What there is of a strategy, and the way to it. */
export function StrategyCard({ brand }: { brand: BrandDetail }) {
  const hasText = (brand.strategyText ?? '').trim() !== '';
  return (
    <section aria-labelledby="strategy-toolkit" className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2 id="strategy-toolkit" className={pageStyles.title}>
          Strategy Toolkit
        </h2>
        <Button asChild>
          <Link to={strategyPath(brand.id)}>{hasText ? 'Open Strategy' : 'Create Strategy'}</Link>
        </Button>
      </div>
      <p className={pageStyles.sentence}>
        {!hasText
          ? 'Audience, archetype, colors, typography, positioning and voice of the brand, generated and edited in one place.'
          : brand.strategySource === 'template'
            ? 'This brand has a sample of a strategy, which was not written for it.'
            : 'Audience, archetype, colors, typography, positioning and voice of this brand.'}
      </p>
      {hasText && <StrategyViews brand={brand} />}
    </section>
  );
}
