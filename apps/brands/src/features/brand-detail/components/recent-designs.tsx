import { Button, ErrorState, Figures, Hatch, NoPreview, PieceFrame, TextLink, VoidCross } from '@maquette/ui';
import { messageOf, providersQuery, useSignedUrls, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from '@maquette/ui/icons';
import { Link } from 'react-router';
import { designsPath, nameOf } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { SHOWN, recentDesignsQuery } from '../api/recent-designs';
import type { RecentDesign } from '../api/recent-designs';
import pageStyles from '../brand-page.module.css';
import styles from './recent-designs.module.css';

const STATUS = { pending: 'Pending', processing: 'Processing', completed: 'Completed', failed: 'Failed' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The newest designs of a brand, and the way to all of them. */
export function RecentDesigns({ brand }: { brand: BrandDetail }) {
  const { id: userId } = useUser();
  const { data: designs, error, refetch, isFetching } = useQuery(recentDesignsQuery(userId, brand.name));
  const { data: providers } = useQuery(providersQuery(userId));
  return (
    <section aria-labelledby="recent-designs" className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2 id="recent-designs" className={pageStyles.title}>
          Recent Designs
        </h2>
        <Button
          icon={<RefreshCw aria-hidden />}
          busy={designs && isFetching && 'Refreshing...'}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      {error && !designs ? (
        <ErrorState
          title="The designs could not be loaded"
          message={messageOf(error, 'No answer came.')}
          onRetry={() => void refetch()}
        />
      ) : designs?.length === 0 ? (
        <p className={styles.empty}>No designs yet</p>
      ) : (
        <ul className={styles.grid} aria-label={`Recent designs of ${nameOf(brand)}`}>
          {designs
            ? designs.map((design) => (
                <Piece
                  key={design.id}
                  design={design}
                  provider={providers?.find(({ id }) => id === design.provider)?.name ?? design.provider}
                />
              ))
            : Array.from({ length: SHOWN }, (_, i) => (
                <li key={i} aria-hidden>
                  <div className={styles.well} />
                </li>
              ))}
        </ul>
      )}
      <p className={styles.ways}>
        {designs && designs.length >= SHOWN && (
          <TextLink>
            <Link to={designsPath(brand.name)}>View All {nameOf(brand)} Designs →</Link>
          </TextLink>
        )}
        <TextLink>
          <Link to="/dashboard/designs">View All Designs →</Link>
        </TextLink>
      </p>
    </section>
  );
}

function Piece({ design, provider }: { design: RecentDesign; provider: string }) {
  const title = design.prompt || 'Design';
  return (
    <li className={styles.piece}>
      <Link to={`/dashboard/designs/${design.id}`} className={styles.picture} aria-label={title} title={title}>
        <Picture design={design} />
      </Link>
      <Figures
        items={[
          <span key="status" className={styles.status} data-status={design.status}>
            {STATUS[design.status]}
          </span>,
          provider,
          day.format(new Date(design.createdAt)),
        ]}
      />
    </li>
  );
}

const SQUARE = { width: 1, height: 1 };

function Picture({ design }: { design: RecentDesign }) {
  const { urls, reportBroken } = useSignedUrls([design.thumbnailUrl ?? design.imageUrl]);
  const [url] = urls;
  if (design.status === 'failed') return <Hatch {...SQUARE} />;
  if (design.status !== 'completed') return <VoidCross {...SQUARE} />;
  return (
    <PieceFrame {...SQUARE} color={design.averageColor ?? undefined}>
      {url ? (
        <img src={url} alt="" loading="lazy" className={styles.image} onError={() => void reportBroken()} />
      ) : (
        <NoPreview {...SQUARE} />
      )}
    </PieceFrame>
  );
}
