import { BackLink, Button, ErrorState, Notice, PieceFrame, SkeletonCard, TapeProgress, VoidCross } from '@maquette/ui';
import { ApiError, messageOf, useDocumentTitle, useSession } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Download, RotateCw, Star, Trash2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useDesignActions } from '../design-actions/design-actions';
import { designQuery } from '../designs/api/get-design';
import type { DesignDetail } from '../designs/api/get-design';
import { cardTexts } from '../designs/card-texts';
import { DesignImage } from '../designs/components/design-image';
import { RecipeFacts } from '../designs/components/recipe-facts';
import { isUnfinished, sizeOf } from '../designs/design';
import styles from './design-page.module.css';

const LIST = '/dashboard/designs';
const POLL_MS = 7_000;

/** One design: its picture, its recipe and its relatives. */
export function DesignPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    ...designQuery(user?.id ?? '', id),
    enabled: Boolean(user),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) && state.status !== 'error' ? POLL_MS : false),
  });
  useDocumentTitle(data ? cardTexts(data).headline : 'Design');
  return (
    <>
      <BackLink className={styles.back}>
        <Link to={LIST}>Back to List</Link>
      </BackLink>
      {data ? (
        <LoadedDesign design={data} />
      ) : error ? (
        <ErrorState
          title={error instanceof ApiError && error.status === 404 ? 'This design is not here' : 'The design could not be loaded'}
          message={messageOf(error, 'No answer came.')}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Retrying...'}
        />
      ) : (
        <div className={styles.columns}>
          <p role="status" className={styles.loading}>
            Loading design...
          </p>
          <SkeletonCard width={4} height={3} lines={0} />
          <SkeletonCard width={4} height={2} lines={4} />
        </div>
      )}
    </>
  );
}

function LoadedDesign({ design }: { design: DesignDetail }) {
  const actions = useDesignActions();
  const { user } = useSession();
  const navigate = useNavigate();
  const { refetch } = useQuery({ ...designQuery(user?.id ?? '', design.id), enabled: false });
  const { headline } = cardTexts(design);
  const favorite = Boolean(design.favorite);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{headline}</h1>
        <div className={styles.actions}>
          <Button variant="quiet" aria-pressed={favorite} icon={<Star aria-hidden fill={favorite ? 'currentColor' : 'none'} />} onClick={() => void actions.setFavorite([design], !favorite).then(() => refetch())}>
            Favourite
          </Button>
          <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => actions.askToDelete([design], () => void navigate(LIST))}>
            Delete
          </Button>
          <Button icon={<Download aria-hidden />} onClick={() => void actions.download(design)}>
            {design.svgUrl ? 'Download PNG' : 'Download'}
          </Button>
          {design.svgUrl && (
            <Button icon={<Download aria-hidden />} onClick={() => void actions.download(design, 'svg')}>
              Download SVG
            </Button>
          )}
          {!isUnfinished(design) && (
            <Button icon={<RotateCw aria-hidden />} onClick={() => void actions.rerun(design)}>
              Run again
            </Button>
          )}
          <Button variant="accent" icon={<CopyPlus aria-hidden />} onClick={() => void actions.editAndRun(design)}>
            Edit and run again
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <Picture design={design} headline={headline} />
        <div className={styles.side}>
          <RecipeFacts design={design} recipe={design.recipe} />
          {design.parent && <Relatives title="Run again from" designs={[design.parent]} />}
          {!design.parent && design.recipe.parentId && <p className={styles.removed}>Run again from a design that was removed.</p>}
          {design.children.length > 0 && <Relatives title="Run again as" designs={design.children} />}
        </div>
      </div>
    </>
  );
}

function Picture({ design, headline }: { design: DesignDetail; headline: string }) {
  const size = sizeOf(design);
  if (isUnfinished(design)) {
    return (
      <VoidCross {...size} dimensions={Boolean(design.width)} className={styles.picture}>
        <TapeProgress label={design.status === 'pending' ? 'Pending...' : 'Processing...'} value={design.status === 'processing' ? (design.progress ?? undefined) : undefined} />
      </VoidCross>
    );
  }
  if (design.status === 'failed') {
    return (
      <Notice tone="critical">
        <strong>Generation Failed</strong>
        <br />
        {design.error || 'The reason is not known. Your prompt and settings are kept.'}
      </Notice>
    );
  }
  return (
    <PieceFrame {...size} color={design.averageColor ?? undefined} className={styles.picture}>
      <DesignImage design={design} alt={headline} />
    </PieceFrame>
  );
}

const Relatives = ({ title, designs }: { title: string; designs: DesignDetail['children'] }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.relatives}>
      {designs.map(({ id, prompt, thumbnailUrl }) => (
        <li key={id}>
          <Link to={`${LIST}/${id}`} className={styles.relative} title={prompt}>
            {thumbnailUrl ? <img src={thumbnailUrl} alt={prompt || 'Design'} loading="lazy" /> : <span>{prompt || 'Design'}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
