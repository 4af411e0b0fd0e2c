import { BackLink, Button, ErrorState, SkeletonLine } from '@maquette/ui';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { BRANDS_PATH, brandQuery, nameOf } from '../brands/brand';
import styles from './brand-page.module.css';
import { BrandHeader } from './components/brand-header';
import { RecentDesigns } from './components/recent-designs';
import { StrategyCard } from './components/strategy-card';

/** One brand: what it is, what was made for it, and its strategy. */
export function BrandPage() {
  const { brandId = '' } = useParams();
  const { id: userId } = useUser();
  const { data: brand, error, refetch, isFetching } = useQuery(brandQuery(userId, brandId));
  useDocumentTitle(brand ? nameOf(brand) : 'Brand');
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={styles.page}>
      <BackLink>
        <Link to={BRANDS_PATH}>Back to Brands</Link>
      </BackLink>
      {brand ? (
        <>
          <BrandHeader brand={brand} />
          <RecentDesigns brand={brand} />
          <StrategyCard brand={brand} />
        </>
      ) : isGone ? (
        <ErrorState
          page
          title="Brand not found."
          message="It was deleted, or the link is wrong."
          action={
            <Button asChild>
              <Link to={BRANDS_PATH}>See All Brands</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          page
          title="The brand could not be loaded"
          message={sentenceOf(error, 'Failed to load brand details.')}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Retrying...'}
        />
      ) : (
        <div className={styles.loading}>
          <p role="status">Loading brand details...</p>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
    </div>
  );
}
