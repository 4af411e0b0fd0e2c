import { BackLink, Button, ErrorState, PieceFrame, SkeletonCard, TapeProgress, VoidCross } from '@maquette/ui';
import { ApiError, messageOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Download, RotateCw, Star, Trash2 } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useDesignActions } from '../design-actions/design-actions';
import { designQuery } from '../designs/api/get-design';
import type { DesignDetail } from '../designs/api/get-design';
import { cardTexts } from '../designs/card-texts';
import { DesignImage } from '../designs/components/design-image';
import { FailedPiece } from '../designs/components/failed-piece';
import { RecipeFacts } from '../designs/components/recipe-facts';
import { isUnfinished, sizeOf } from '../designs/design';
import { DESIGNS_PATH, cameFromList, designPath } from '../designs/paths';
import styles from './design-page.module.css';

const POLL_MS = 7_000;

/** One design: its picture, its recipe and its relatives. */
export function DesignPage() {
  const { id = '' } = useParams();
  const { id: userId } = useUser();
  const back = useWayBack();
  const { data, error, refetch, isFetching } = useQuery({
    ...designQuery(userId, id),
    refetchInterval: ({ state }) =>
      state.data && isUnfinished(state.data) && state.status !== 'error' ? POLL_MS : false,
  });
  useDocumentTitle(data ? cardTexts(data).headline : 'Design');
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <header className={styles.head}>
        <BackLink className={styles.back}>
          <Link to={DESIGNS_PATH} onClick={back.onLink}>
            Back to List
          </Link>
        </BackLink>
        {data && (
          <>
            <h1 className={styles.title}>{cardTexts(data).headline}</h1>
            <Actions design={data} onChanged={() => void refetch()} onDeleted={back.go} />
          </>
        )}
      </header>
      {data ? (
        <LoadedDesign design={data} />
      ) : isGone ? (
        <ErrorState page title="This design is not here" message="It was deleted, or the link is wrong." />
      ) : error ? (
        <ErrorState
          page
          title="The design could not be loaded"
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

/** To the list as it was left, when the user came from there; else to the list. */
function useWayBack() {
  const navigate = useNavigate();
  const fromList = cameFromList(useLocation().state);
  return {
    go: () => void (fromList ? navigate(-1) : navigate(DESIGNS_PATH)),
    onLink: (event: MouseEvent) => {
      if (!fromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

function Actions({
  design,
  onChanged,
  onDeleted,
}: {
  design: DesignDetail;
  onChanged: () => void;
  onDeleted: () => void;
}) {
  const actions = useDesignActions();
  const favorite = Boolean(design.favorite);
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-pressed={favorite}
        icon={<Star aria-hidden fill={favorite ? 'currentColor' : 'none'} />}
        onClick={() => void actions.setFavorite([design], !favorite).then(onChanged)}
      >
        Favourite
      </Button>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => actions.askToDelete([design], onDeleted)}>
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
  );
}

function LoadedDesign({ design }: { design: DesignDetail }) {
  const { width, height } = sizeOf(design);
  return (
    <div className={styles.columns} style={{ '--ratio': width / height } as CSSProperties}>
      <Picture design={design} />
      <div className={styles.side}>
        <RecipeFacts design={design} recipe={design.recipe} />
        {design.parent && <Relatives title="Run again from" designs={[design.parent]} />}
        {!design.parent && design.recipe.parentId && (
          <p className={styles.removed}>Run again from a design that was removed.</p>
        )}
        {design.children.length > 0 && <Relatives title="Run again as" designs={design.children} />}
      </div>
    </div>
  );
}

function Picture({ design }: { design: DesignDetail }) {
  const size = sizeOf(design);
  if (isUnfinished(design)) {
    return (
      <VoidCross {...size} dimensions={Boolean(design.width)} className={styles.picture}>
        <TapeProgress
          label={design.status === 'pending' ? 'Pending...' : 'Processing...'}
          value={design.status === 'processing' ? (design.progress ?? undefined) : undefined}
        />
      </VoidCross>
    );
  }
  if (design.status === 'failed') return <FailedPiece design={design} className={styles.picture} />;
  return (
    <PieceFrame {...size} color={design.averageColor ?? undefined} className={styles.picture}>
      <DesignImage design={design} alt={cardTexts(design).headline} />
    </PieceFrame>
  );
}

const Relatives = ({ title, designs }: { title: string; designs: DesignDetail['children'] }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.relatives}>
      {designs.map(({ id, prompt, thumbnailUrl }) => (
        <li key={id}>
          <Link to={designPath(id)} className={styles.relative} title={prompt}>
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={prompt || 'Design'} loading="lazy" />
            ) : (
              <span>{prompt || 'Design'}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
