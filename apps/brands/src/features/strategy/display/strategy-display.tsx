import { raised } from '@maquette/strategy';
import type { DocumentData, ParsedStrategy, SectionName, Told } from '@maquette/strategy';
import {
  boundName,
  Document,
  DocumentIndex,
  DocumentSection,
  goToSection,
  PrintCover,
  usePageHeads,
  usePaperFit,
} from '@maquette/ui/documents';
import { classNames } from '@maquette/ui';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Archetype } from './chapters/archetype';
import { Audience } from './chapters/audience';
import { Colors } from './chapters/colors';
import { Market } from './chapters/market';
import { Overview } from './chapters/overview';
import { Positioning } from './chapters/positioning';
import { TypographyChapter } from './chapters/typography';
import { VisualSystem } from './chapters/visual-system';
import { Voice } from './chapters/voice';
import { useFace } from './fonts';
import { Further } from './further';
import { Lead, Spread } from './parts';
import { DraftedBy } from '../components/drafted-by';
import { breakTold } from '../repairs-told';
import { Opening } from './opening';
import { OwnText } from './own-text';
import { coloursOf, coverColourOf, groundOf, NEUTRAL } from './palette';
import { scriptsIn } from './faces';
import { directionOf, isForeign, languageOf } from './scripts';
import { sampleOf } from './specimen';
import type { Sample } from './specimen';
import { SECTION_LABELS, SHOWN_SECTIONS, titleOf } from './sections';
import styles from './strategy-display.module.css';
import { typesetAll, widthOf } from './typeset';

interface Chapter {
  aside?: string;
  content: ReactNode;
}

function chapterOf(name: SectionName, { sections, metadata }: ParsedStrategy, sample: Sample): Chapter | null {
  const { marketInsights, audienceProfile, archetypeStrategy, colorPalettes, typographyOptions } = sections;
  const { positioningStrategy, visualSystem, brandVoiceGuide } = sections;
  switch (name) {
    case 'marketInsights':
      return marketInsights && { content: <Market section={marketInsights} /> };
    case 'audienceProfile':
      return audienceProfile && { content: <Audience section={audienceProfile} /> };
    case 'archetypeStrategy':
      return archetypeStrategy && { content: <Archetype section={archetypeStrategy} /> };
    case 'colorPalettes':
      return (
        colorPalettes && {
          aside: colorPalettes.length === 1 ? '1 palette' : `${colorPalettes.length} palettes`,
          content: <Colors palettes={colorPalettes} />,
        }
      );
    case 'typographyOptions':
      return (
        typographyOptions && {
          aside: typographyOptions.length === 1 ? '1 option' : `${typographyOptions.length} options`,
          content: <TypographyChapter options={typographyOptions} palette={colorPalettes?.[0]} sample={sample} />,
        }
      );
    case 'positioningStrategy':
      return (
        positioningStrategy && {
          content: (
            <Positioning
              section={positioningStrategy}
              sections={sections}
              brandName={metadata.brandName}
              sample={sample}
            />
          ),
        }
      );
    case 'visualSystem':
      return (
        visualSystem && {
          content: (
            <VisualSystem
              section={visualSystem}
              defaults={metadata.defaultFigures}
              isTemplate={metadata.isFallback}
              colour={coverColourOf(colorPalettes?.slice(0, 1).flatMap(coloursOf) ?? [])}
            />
          ),
        }
      );
    case 'brandVoiceGuide':
      return brandVoiceGuide && { content: <Voice section={brandVoiceGuide} /> };
  }
}

/** What is written in a strategy, without its keys. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(wordsOf).join(' ')
      : '';

/** Letters that the book's own faces do not have; so few of them are signs, as the Δ of a difference. */
const WIDER = /[\p{Script=Greek}\p{Script=Cyrillic}]/gu;
const FEW = 8;
const needsWider = (text: string) => scriptsIn(text).some((one) => 'vgc'.includes(one));
const isWide = (words: string, brandName: string): boolean =>
  needsWider(brandName) || needsWider(words.replace(WIDER, '')) || (words.match(WIDER)?.length ?? 0) > FEW;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** What the document says of itself: the version that it counts is none of ours. */
const ownFigures = ({ title, version, date, author, status }: DocumentData): string[] => {
  const isIso = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(date ?? '') && !Number.isNaN(Date.parse(date ?? ''));
  return [
    title,
    version && `Document version ${version.replace(/^v(?:ersion)?\.?\s*/i, '')}`,
    date && isIso ? day.format(new Date(date.slice(0, 10))) : date,
    author,
    status && raised(status),
  ].flatMap((told) => told ?? []);
};

/** What a chapter begins with, where its section has no place for it. */
const opens = ({ name, text }: Told): boolean =>
  text !== null &&
  /^(?:overview|description|summary|introduction|intro|about|concept|tagline|strapline|slogan|motto)$/i.test(name);

/** What all else of a chapter follows from. */
const leads = ({ name }: Told): boolean =>
  /^(?:brand )?(?:mission|vision|purpose|essence|idea|big idea)(?: statement)?$/i.test(name);

interface StrategyDisplayProps {
  strategy: ParsedStrategy;
  /** Of a text that could not be read: what somebody wrote, which the default template does not take the place of. */
  ownText?: string | undefined;
  isSample: boolean;
  /** How often it was saved; 0 when it was not. */
  version: number;
  /** Under the index. */
  children?: ReactNode;
}

/** A strategy as a book: its sections at the left, those that say something, and what they say. On paper it has a cover. */
export function StrategyDisplay({ strategy: written, ownText, isSample, version, children }: StrategyDisplayProps) {
  const strategy = useMemo(() => {
    const all = wordsOf([written.sections, written.further]);
    const how = [written.metadata.brandName, languageOf(all), directionOf(all)] as const;
    return {
      ...written,
      sections: typesetAll(written.sections, ...how),
      further: typesetAll(written.further, ...how),
    };
  }, [written]);
  const { sections, metadata } = strategy;
  const words = useMemo(() => wordsOf([sections, strategy.further]), [sections, strategy.further]);
  const sample = useMemo(() => sampleOf(sections, metadata.brandName, words), [sections, metadata.brandName, words]);
  const chapters: (Chapter & { id: string; label: string })[] = SHOWN_SECTIONS.flatMap((name) => {
    // of nobody's audience the template says that it is to be researched
    if (ownText && name === 'audienceProfile') return [];
    const chapter = chapterOf(name, strategy, sample);
    const told = strategy.further[name];
    if (!chapter && !told) return [];
    const rest = told?.filter((one) => !opens(one));
    const content = (
      <>
        {told?.filter(opens).map(({ text }, index) => (
          <Lead key={index} text={text} />
        ))}
        <Further told={rest?.filter(leads)} />
        {chapter?.content}
        <Further told={rest?.filter((one) => !leads(one))} />
      </>
    );
    return [{ id: name, label: SECTION_LABELS[name], ...chapter, content }];
  });
  if (ownText) chapters.unshift({ id: 'written', label: 'Your text', content: <OwnText text={ownText} /> });
  const dir = directionOf(words);
  const isNobodys = isSample || metadata.isFallback;
  const face = useFace(
    isNobodys
      ? null
      : (sections.typographyOptions?.[0]?.headingPrimary?.font ?? sections.typographyOptions?.[0]?.body?.font),
    'heading',
    sample.all,
  );
  const cover = {
    title: isNobodys
      ? 'Sample of a brand strategy, not written for this brand'
      : titleOf(metadata.strategyType, chapters),
    figures: [
      ...(metadata.document ? ownFigures(metadata.document) : []),
      ...(metadata.document?.date ? [] : [day.format(new Date(metadata.parsedAt))]),
      ...(version > 0 ? [metadata.document ? `Saved here as version ${version}` : `Version ${version}`] : []),
      ...(metadata.draftedSections.length > 0 ? ['Built-in draft'] : []),
    ],
    // the brand's own; none that could be taken for it where it has none
    ground: (isNobodys ? undefined : sections.colorPalettes?.map(groundOf).find(Boolean)) ?? NEUTRAL,
    font: face.stack,
    weight: isNobodys ? undefined : sections.typographyOptions?.[0]?.headingPrimary?.weights[0],
  };
  usePageHeads({
    name: metadata.brandName,
    sections: [],
    dir,
    // what was written for nobody says so on each page
    mark: isNobodys ? 'Sample, not written for this brand' : undefined,
  });
  usePaperFit();
  // who comes by a link to a section is taken there
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) goToSection(hash.slice(1), 'at once');
  }, [hash]);
  return (
    <Document
      className={classNames(
        styles.book,
        isForeign(words) && styles.foreign,
        isWide(words, metadata.brandName) && styles.wide,
      )}
      dir={dir}
      lang={languageOf(words)}
      index={
        <DocumentIndex
          label="Sections"
          sections={[
            { id: 'overview', label: 'Overview' },
            ...chapters,
            ...(strategy.further.document ? [{ id: 'further', label: 'Also given' }] : []),
          ]}
        >
          {children}
        </DocumentIndex>
      }
    >
      <PrintCover
        name={metadata.brandName}
        {...cover}
        colour={cover.ground.background}
        ink={cover.ground.ink}
        widest={widthOf(boundName(metadata.brandName))}
      />
      <div className={styles.opened}>
        <Opening name={metadata.brandName} {...cover} />
        <DraftedBy metadata={metadata} sections={sections} />
      </div>
      <DocumentSection id="overview" title="Overview">
        <Overview
          sections={sections}
          further={strategy.further}
          chapters={chapters}
          sample={sample}
          isNobodys={isNobodys}
          breaksOff={breakTold(metadata)}
          onGo={goToSection}
        />
      </DocumentSection>
      {chapters.map(({ id, label, aside, content }) => (
        <DocumentSection key={id} id={id} title={label} aside={aside}>
          {content}
        </DocumentSection>
      ))}
      {strategy.further.document && (
        <DocumentSection id="further" title="Also given">
          <Spread>
            <Further told={strategy.further.document} />
          </Spread>
        </DocumentSection>
      )}
    </Document>
  );
}
