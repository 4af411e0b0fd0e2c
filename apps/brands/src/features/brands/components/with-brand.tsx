import { BackLink, Button, ErrorState, SkeletonLine } from '@maquette/ui';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { BRANDS_PATH, brandQuery, nameOf } from '../brand';
import type { BrandDetail } from '../brand';
import styles from './with-brand.module.css';

interface WithBrandProps {
  /** Of the tab, with the brand's name once that is known. */
  title: (name?: string) => string;
  /** 'Loading brand details...' */
  loading: string;
  /** 'The brand could not be loaded' */
  failed: string;
  /** Where one came from, while the brand is on its way or could not be loaded. */
  back: { to: string; label: string };
  children: (brand: BrandDetail) => ReactNode;
}

/** The page of the brand in the address, once it is there; else why it is not. */
export function WithBrand({ title, loading, failed, back, children }: WithBrandProps) {
  const { brandId = '' } = useParams();
  const { id: userId } = useUser();
  const { data: brand, error, refetch, isFetching } = useQuery(brandQuery(userId, brandId));
  useDocumentTitle(title(brand && nameOf(brand)));
  if (brand) return children(brand);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={styles.page}>
      {!isGone && (
        <BackLink className={styles.back}>
          <Link to={back.to}>{back.label}</Link>
        </BackLink>
      )}
      {isGone ? (
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
          title={failed}
          message={sentenceOf(error, 'Failed to load brand details.')}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Retrying...'}
        />
      ) : (
        <div className={styles.loading}>
          <p role="status">{loading}</p>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
    </div>
  );
}
