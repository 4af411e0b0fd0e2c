import { Button, CopyButton, Notice, TextLink, classNames } from '@maquette/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { fullDate } from '../card-texts';
import type { DesignDetail } from '../api/get-design';
import type { Design } from '../design';
import { useBrandName } from '../hooks/use-brand-name';
import { useProviderName } from '../hooks/use-provider-name';
import { designTypeLabel, operationLabel } from '../vocabulary';
import styles from './recipe-facts.module.css';

/** The recipe of a design: its prompt and all that made it. */
export function RecipeFacts({
  design,
  recipe,
  savedPrompt,
}: {
  design: Design;
  recipe?: DesignDetail['recipe'] | undefined;
  savedPrompt?: DesignDetail['savedPrompt'] | undefined;
}) {
  const brandName = useBrandName([design]);
  const providerName = useProviderName();
  const { prompt, operation, designType, provider, width, height, seed, createdAt, notes = [] } = design;
  const facts: [string, ReactNode][] = [
    ['Brand', brandName(design)],
    [
      'Saved prompt',
      savedPrompt && (
        <TextLink key="prompt">
          <Link to={`/dashboard/prompts/${savedPrompt.id}`}>
            {savedPrompt.name || 'Untitled'}, version {savedPrompt.version}
          </Link>
        </TextLink>
      ),
    ],
    ['From the brand', recipe?.brand && brandStyle(recipe.brand)],
    ['Design type', designType && designTypeLabel(designType)],
    ['Process', operation && operationLabel(operation)],
    ['Background', recipe?.backgroundPrompt],
    ['Provider', providerName(provider)],
    ['Model', recipe?.model],
    ['Size', width && height && `${width} × ${height}`],
    ['Strength', recipe?.strength?.toFixed(2)],
    ['Seed', seed ?? recipe?.seed],
    [
      'Made',
      <time key="made" dateTime={createdAt}>
        {fullDate(createdAt)}
      </time>,
    ],
  ];
  return (
    <div className={styles.recipe}>
      {notes.map((note) => (
        <Notice key={note} tone="caution">
          {note}
        </Notice>
      ))}
      <section>
        <h2 className={styles.heading}>
          Prompt
          {prompt && <CopyButton text={prompt} label="Copy prompt" />}
        </h2>
        {prompt ? <Prompt key={prompt} text={prompt} /> : <p className={styles.none}>No prompt text available.</p>}
      </section>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== undefined &&
            value !== null &&
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** What of the brand's strategy flowed into the picture: its colours, and its families. */
function brandStyle({ palette = [], fonts }: NonNullable<DesignDetail['recipe']['brand']>): string | undefined {
  const families = [...new Set([fonts?.heading, fonts?.body])].filter(Boolean).join(' with ');
  return [palette.join(' '), families].filter(Boolean).join(', ') || undefined;
}

/** A long prompt is folded to some lines: what it was made with stays in sight. */
function Prompt({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [folded, setFolded] = useState(true);
  const hidesSome = useHidesSome(paragraph, folded);
  return (
    <>
      <p ref={paragraph} className={classNames(styles.prompt, folded && styles.folded)}>
        {text}
      </p>
      {hidesSome && (
        <Button variant="quiet" className={styles.unfold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Show whole prompt' : 'Show less'}
        </Button>
      )}
    </>
  );
}

/** Whether folding hides anything of a text, at the width that it has now: its characters do not tell. */
function useHidesSome(text: RefObject<HTMLElement | null>, folded: boolean): boolean {
  const [hidesSome, setHidesSome] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !folded) return;
    const measure = () => setHidesSome(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, folded]);
  return hidesSome;
}
