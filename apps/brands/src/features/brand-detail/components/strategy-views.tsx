import type { SectionName } from '@maquette/strategy';
import { ErrorState, SkeletonLine, Tape } from '@maquette/ui';
import { Counts } from '@maquette/ui/documents';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { strategyPath } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { Dots, Letters, Split } from '../../strategy/display/previews';
import { lettersOf } from '../../strategy/display/scripts';
import { viewsQuery } from '../api/brand-views';
import type { BrandViews } from '../api/brand-views';
import styles from './strategy-views.module.css';

/** Four looks at a strategy, each with the way to its section. */
export function StrategyViews({ brand }: { brand: BrandDetail }) {
  const { id: userId } = useUser();
  const { data: views, error, refetch, isFetching } = useQuery(viewsQuery(userId, brand.id, brand.strategyVersion));
  if (error && !views)
    return (
      <ErrorState
        title="The strategy could not be loaded"
        message={messageOf(error, 'No answer came.')}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Retrying...'}
      />
    );
  const looks: { title: string; section: SectionName; content: ReactNode }[] = [
    { title: 'Market Analysis', section: 'marketInsights', content: views && <Market {...views} /> },
    { title: 'Unfair Advantage', section: 'positioningStrategy', content: views && <Advantage {...views} /> },
    { title: 'Brand Persona', section: 'archetypeStrategy', content: views && <Persona {...views} /> },
    { title: 'Brand Visual', section: 'colorPalettes', content: views && <Visual {...views} name={brand.name} /> },
  ];
  return (
    <ul className={styles.views} aria-label="Strategy in short" aria-busy={!views}>
      {looks.map(({ title, section, content }) => (
        <li key={title}>
          <h3 className={styles.title}>
            <Link to={`${strategyPath(brand.id)}#${section}`}>{title}</Link>
          </h3>
          {views ? (
            <div className={styles.content}>{content}</div>
          ) : (
            <div className={styles.content} aria-hidden>
              <SkeletonLine width="88%" />
              <SkeletonLine width="61%" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const Missing = () => <p className={styles.missing}>The strategy says nothing of it yet.</p>;

const Said = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p dir="auto" className={styles.said} data-long={text.length > 60 ? '' : undefined}>
      {text}
    </p>
  ) : null;

const counted = (things: readonly unknown[] | undefined, one: string, many: string) => {
  const value = things?.length ?? 0;
  return { value, label: value === 1 ? one : many };
};

function Market({ marketAnalysis: view }: BrandViews) {
  const { marketInsights: market, audienceProfile: audience } = view ?? {};
  if (!market && !audience) return <Missing />;
  const [first] = [...(market?.opportunities ?? [])].sort(
    (one, other) => (other.potential ?? 0) - (one.potential ?? 0),
  );
  const counts = [
    counted(market?.painPoints, 'pain point', 'pain points'),
    counted(market?.opportunities, 'opportunity', 'opportunities'),
    counted(market?.marketTrends, 'trend', 'trends'),
  ].filter(({ value }) => value > 0);
  return (
    <>
      <Said text={first?.title ?? audience?.definition} />
      {first?.potential != null && (
        <div className={styles.measure}>
          <Tape value={first.potential / 100} intervals={20} />
          <span>{first.potential}%</span>
        </div>
      )}
      {counts.length > 0 && <Counts items={counts} />}
    </>
  );
}

function Advantage({ unfairAdvantage: view }: BrandViews) {
  const [first, ...others] = [
    ...(view?.competitiveAdvantage ?? []),
    view?.valueProposition?.statement,
    view?.brandPromise,
    view?.positioningStatement,
  ].filter((text) => text != null);
  if (!first) return <Missing />;
  return (
    <>
      <Said text={first} />
      <p dir="auto" className={styles.more}>
        {others[0]}
      </p>
    </>
  );
}

function Persona({ brandPersona: view }: BrandViews) {
  const archetypes = view?.archetypeStrategy?.brandArchetypes;
  const traits = view?.brandVoiceGuide?.personalityTraits.flatMap(({ name }) => name ?? []) ?? [];
  if (!archetypes && traits.length === 0) return <Missing />;
  return (
    <>
      {archetypes && <Split small of={archetypes} />}
      <p dir="auto" className={styles.more}>
        {traits.slice(0, 6).join(', ')}
      </p>
    </>
  );
}

function Visual({ brandVisual: view, name }: BrandViews & { name: string }) {
  const [palette, option] = [view?.colorPalettes?.[0], view?.typographyOptions?.[0]];
  if (!palette && !option) return view?.visualSystem ? <Said text={view.visualSystem.description} /> : <Missing />;
  return (
    <div className={styles.visual}>
      {palette && <Dots palette={palette} />}
      {option && <Letters option={option} letters={lettersOf(name)} text={name} />}
    </div>
  );
}
