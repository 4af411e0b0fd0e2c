import {
  BackLink,
  Button,
  ErrorState,
  PieceFrame,
  RegistrationCorners,
  SkeletonCard,
  TapeProgress,
  VoidCross,
} from '@maquette/ui';
import { ApiError, messageOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Columns2, CopyPlus, Download, RotateCw, Star, Trash2 } from '@maquette/ui/icons';
import { useState } from 'react';
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
import { DESIGNS_PATH, designPath, listBehind } from '../designs/paths';
import styles from './design-page.module.css';
import { useNeighbours } from './hooks/use-neighbours';
import { SiblingsViewer } from './components/siblings-viewer';

const POLL_MS = 7_000;

/** One design: its picture, its recipe, its relatives and its neighbours. */
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
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink className={styles.back}>
          <Link to={DESIGNS_PATH} onClick={back.onLink}>
            Back to List
          </Link>
        </BackLink>
        <Neighbours id={id} />
        {data && (
          <>
            <h1 className={styles.title}>{cardTexts(data).headline}</h1>
            <Actions design={data} onChanged={() => void refetch()} onDeleted={back.go} />
          </>
        )}
      </header>
      {data ? (
        <LoadedDesign design={data} onChanged={() => void refetch()} />
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
    </div>
  );
}

/** To the list as it was left, when the user came from there; else to the list. */
function useWayBack() {
  const navigate = useNavigate();
  const fromList = listBehind(useLocation().state) !== undefined;
  return {
    go: () => void (fromList ? navigate(-1) : navigate(DESIGNS_PATH)),
    onLink: (event: MouseEvent) => {
      if (!fromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

/** To the designs before and after this one in the list behind it, which stays one step back. */
function Neighbours({ id }: { id: string }) {
  const { previous, next, state } = useNeighbours(id);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Neighbours" className={styles.neighbours}>
      {previous && (
        <Button asChild variant="quiet" className={styles.neighbour}>
          <Link
            to={designPath(previous.id)}
            state={state}
            replace
            aria-label="Previous design"
            title="Previous design  ←"
          >
            <ChevronLeft aria-hidden />
          </Link>
        </Button>
      )}
      {next && (
        <Button asChild variant="quiet" className={styles.neighbour}>
          <Link to={designPath(next.id)} state={state} replace aria-label="Next design" title="Next design  →">
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  );
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
      <Button icon={<Download aria-hidden />} onClick={() => void actions.download(design, 'original')}>
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

function LoadedDesign({ design, onChanged }: { design: DesignDetail; onChanged: () => void }) {
  const { width, height } = sizeOf(design);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const onKept = (id: string) => {
    if (id === design.id) onChanged();
    else void navigate(designPath(id), { state, replace: true });
  };
  return (
    <div className={styles.columns} style={{ '--ratio': width / height } as CSSProperties}>
      <Picture design={design} />
      <div className={styles.side}>
        <Siblings design={design} onKept={onKept} />
        <RecipeFacts design={design} recipe={design.recipe} savedPrompt={design.savedPrompt} />
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
  return <EnlargeablePicture key={design.id} design={design} />;
}

function EnlargeablePicture({ design }: { design: DesignDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { headline } = cardTexts(design);
  return (
    <>
      <RegistrationCorners className={styles.picture}>
        <PieceFrame {...sizeOf(design)} color={design.averageColor ?? undefined}>
          <DesignImage design={design} alt={headline} />
          {design.imageUrl && (
            <button
              type="button"
              className={styles.enlarge}
              aria-label={`Enlarge ${headline}`}
              onClick={() => setOpen(true)}
            />
          )}
        </PieceFrame>
      </RegistrationCorners>
      {isOpen && <SiblingsViewer design={design} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The pictures of the same request: which of them this is, and the way to the others. */
function Siblings({ design, onKept }: { design: DesignDetail; onKept: (id: string) => void }) {
  const { compare } = useDesignActions();
  const { siblings } = design;
  if (siblings.length < 2) return null;
  const position = siblings.findIndex(({ id }) => id === design.id) + 1;
  return (
    <section>
      <div className={styles.siblings}>
        <h2 className={styles.heading}>Of the same request</h2>
        <span className={styles.position}>
          {position} of {siblings.length}
        </span>
        <Button variant="quiet" icon={<Columns2 aria-hidden />} onClick={() => void compare(siblings, onKept)}>
          Compare
        </Button>
      </div>
      <RelatedList designs={siblings} currentId={design.id} replace />
    </section>
  );
}

type Relative = DesignDetail['children'][number];

const Relatives = ({ title, designs }: { title: string; designs: readonly Relative[] }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <RelatedList designs={designs} />
  </section>
);

interface RelatedListProps {
  designs: readonly Relative[];
  /** The one whose page this is. */
  currentId?: string;
  /** A step to one of them is none in the history. */
  replace?: boolean;
}

function RelatedList({ designs, currentId, replace = false }: RelatedListProps) {
  const { state } = useLocation() as { state: unknown };
  return (
    <ul className={styles.relatives}>
      {designs.map(({ id, prompt, thumbnailUrl }, index) => (
        <li key={id}>
          <Link
            to={designPath(id)}
            state={replace ? state : undefined}
            replace={replace}
            className={styles.relative}
            title={replace ? undefined : prompt}
            aria-label={replace ? `Picture ${index + 1} of ${designs.length}` : undefined}
            aria-current={id === currentId ? 'page' : undefined}
          >
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={prompt || 'Design'} loading="lazy" />
            ) : (
              <span>{prompt || 'Design'}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
