import { ErrorState, later } from '@maquette/ui';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandDetail } from '../brands/brand';
import pageStyles from '../brand-detail/brand-page.module.css';
import { GenerationBanner } from '../generation/generation-banner';
import { GenerationControls } from '../generation/generation-controls';
import type { Way } from '../generation/generation-controls';
import { websiteQuery } from './api/website-calls';
import { BANNER, useWebsiteGeneration } from './hooks/use-website-generation';
import styles from './website-section.module.css';

const WebsiteEditor = later(() => import('./website-editor').then((module) => module.WebsiteEditor));

/** The words of the brand's website: generated, looked at as a page, edited and taken away as files. */
export function WebsiteSection({ brand }: { brand: BrandDetail }) {
  const { id: userId } = useUser();
  const [way, setWay] = useState<Way>('background');
  const { data: website, error, refetch, isFetching } = useQuery(websiteQuery(userId, brand.id));
  const generation = useWebsiteGeneration(brand.id, way === 'instant', () => undefined);
  return (
    <section aria-labelledby="website-content" className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2 id="website-content" className={pageStyles.title}>
          Website Content Generation
        </h2>
      </div>
      {!website && !error && (
        <p className={pageStyles.sentence}>
          The words of a first website, in the words that the brand has for itself: from the headline to the footer,
          shown as a page in its colors and type.
        </p>
      )}
      <div className={styles.controls}>
        <GenerationControls
          way={way}
          onWayChange={setWay}
          running={generation.running}
          leads={false}
          label="Generate Website Content"
          onGenerate={() => void generation.start('all')}
        />
      </div>
      <div className={styles.wide}>
        <GenerationBanner generation={generation} texts={BANNER} />
        {error && !website && (
          <ErrorState
            title="The website content could not be loaded"
            message={messageOf(error, 'No answer came.')}
            onRetry={() => void refetch()}
            retrying={isFetching && 'Retrying...'}
          />
        )}
        {website && <WebsiteEditor brand={brand} website={website} generation={generation} />}
      </div>
    </section>
  );
}
