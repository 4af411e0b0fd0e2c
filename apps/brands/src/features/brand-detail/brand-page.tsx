import { BackLink } from '@maquette/ui';
import { Link } from 'react-router';
import { BrandPrompts } from '../brand-prompts/brand-prompts';
import { BRANDS_PATH } from '../brands/brand';
import { WithBrand } from '../brands/components/with-brand';
import styles from './brand-page.module.css';
import { BrandHeader } from './components/brand-header';
import { RecentDesigns } from './components/recent-designs';
import { StrategyCard } from './components/strategy-card';
import { WebsiteSection } from '../website/website-section';

const BACK = { to: BRANDS_PATH, label: 'Back to Brands' };

/** One brand: what it is, what was made for it, and its strategy. */
export const BrandPage = () => (
  <WithBrand
    title={(name = 'Brand') => name}
    loading="Loading brand details..."
    failed="The brand could not be loaded"
    back={BACK}
  >
    {(brand) => (
      <div className={styles.page}>
        <BackLink>
          <Link to={BACK.to}>{BACK.label}</Link>
        </BackLink>
        <BrandHeader brand={brand} />
        <RecentDesigns brand={brand} />
        <BrandPrompts brand={brand} />
        <WebsiteSection brand={brand} />
        <StrategyCard brand={brand} />
      </div>
    )}
  </WithBrand>
);
