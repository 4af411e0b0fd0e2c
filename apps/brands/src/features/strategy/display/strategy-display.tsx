import type { ParsedStrategy, SectionName, StrategySections } from '@maquette/strategy';
import { IndexNav } from '@maquette/ui';
import { PrintCover } from '@maquette/ui/documents';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Archetype, Audience, Market, Positioning, VisualSystem, Voice } from './brand-sections';
import { Colors } from './colors';
import styles from './display.module.css';
import { Overview } from './overview';
import { SECTION_LABELS, SHOWN_SECTIONS } from './sections';
import { TypographySection } from './typography';

/** A section is in view while it crosses the strip a fifth below the top of the window. */
const TRACKED = '-20% 0px -70% 0px';

function contentOf(name: SectionName, sections: StrategySections): ReactNode {
  const { marketInsights, audienceProfile, archetypeStrategy, colorPalettes, typographyOptions } = sections;
  const { positioningStrategy, visualSystem, brandVoiceGuide } = sections;
  const contents: Record<SectionName, ReactNode> = {
    marketInsights: marketInsights && <Market section={marketInsights} />,
    audienceProfile: audienceProfile && <Audience section={audienceProfile} />,
    archetypeStrategy: archetypeStrategy && <Archetype section={archetypeStrategy} />,
    colorPalettes: colorPalettes && <Colors palettes={colorPalettes} />,
    typographyOptions: typographyOptions && <TypographySection options={typographyOptions} />,
    positioningStrategy: positioningStrategy && <Positioning section={positioningStrategy} sections={sections} />,
    visualSystem: visualSystem && <VisualSystem section={visualSystem} />,
    brandVoiceGuide: brandVoiceGuide && <Voice section={brandVoiceGuide} />,
  };
  return contents[name];
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface StrategyDisplayProps {
  strategy: ParsedStrategy;
  isSample: boolean;
  /** How often it was saved; 0 when it was not. */
  version: number;
}

/** A strategy as a book: its sections at the left, those that say something, and what they say. On paper it has a cover. */
export function StrategyDisplay({ strategy, isSample, version }: StrategyDisplayProps) {
  const { sections, metadata } = strategy;
  const items = useMemo(
    () => [
      { id: 'overview', label: 'Overview' },
      ...SHOWN_SECTIONS.filter((name) => sections[name] !== null).map((name) => ({
        id: name,
        label: SECTION_LABELS[name],
      })),
    ],
    [sections],
  );
  const [current, setCurrent] = useState('overview');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: TRACKED },
    );
    for (const { id } of items) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [items]);
  const go = (id: string) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <div className={styles.book} data-prints="">
      <PrintCover
        title="Brand strategy"
        name={metadata.brandName}
        figures={[
          day.format(new Date(metadata.parsedAt)),
          ...(version > 0 ? [`Version ${version}`] : []),
          ...(isSample || metadata.isFallback ? ['Sample, not written for this brand'] : []),
        ]}
      />
      <IndexNav
        label="Sections"
        items={items}
        current={current}
        className={styles.index}
        renderItem={({ id }, { 'aria-current': here, ...props }) => (
          <button type="button" aria-current={here && 'location'} onClick={() => go(id)} {...props} />
        )}
      />
      <div className={styles.content}>
        <Chapter id="overview" title="Overview">
          <Overview sections={sections} onGo={go} />
        </Chapter>
        {SHOWN_SECTIONS.map(
          (name) =>
            sections[name] !== null && (
              <Chapter key={name} id={name} title={SECTION_LABELS[name]}>
                {contentOf(name, sections)}
              </Chapter>
            ),
        )}
      </div>
    </div>
  );
}

const Chapter = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.chapter}>
    <h2 id={`${id}-title`} tabIndex={-1} className={styles.chapterTitle}>
      {title}
    </h2>
    {children}
  </section>
);
