import { brandVariable, promptVariables } from '@maquette/generation/prompts';
import {
  Button,
  Combobox,
  CopyButton,
  Dialog,
  ErrorState,
  Figures,
  Notice,
  Segmented,
  SkeletonLine,
} from '@maquette/ui';
import { Sparkles } from '@maquette/ui/icons';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useListChanges } from '@maquette/web-core/lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { promptsList } from '../list';
import { generatePrompt, promptQuery } from '../calls';
import { editPath, nameOf, typeLabel } from '../prompt';
import type { Prompt, PromptDetail } from '../prompt';
import { useFillIn } from '../use-fill-in';
import { FillInFields, FilledPrompt } from './fill-in';
import { PromptDesigns } from './prompt-designs';
import { UseInDesign } from './use-in-design';
import styles from './prompt-details.module.css';

interface PromptDetailsProps {
  id: string;
  /** As the list has it: shown until it is read whole. */
  listed: Prompt | undefined;
  /** Makes it ready for its brand as soon as it is open. */
  generates: boolean;
  onClose: () => void;
}

/** One prompt whole: read, filled in, made ready for a brand, and used. */
export function PromptDetails({ id, listed, generates, onClose }: PromptDetailsProps) {
  const { id: userId } = useUser();
  const {
    data: prompt,
    error,
    refetch,
  } = useQuery({
    ...promptQuery(userId, id),
    placeholderData: listed && { ...listed, version: 0 },
  });
  if (prompt) return <Details prompt={prompt} generates={generates} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Prompt Details">
      {error ? (
        <ErrorState
          title="The prompt could not be loaded"
          message={sentenceOf(error, 'Failed to load existing prompt data.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading prompt..." className={styles.loading}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="94%" />
          <SkeletonLine width="72%" />
        </div>
      )}
    </Dialog>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function Details({
  prompt,
  generates,
  onClose,
}: Pick<PromptDetailsProps, 'generates' | 'onClose'> & { prompt: PromptDetail }) {
  const [shown, setShown] = useState<'draft' | 'final'>('draft');
  const text = shown === 'final' ? (prompt.finalPrompt ?? '') : prompt.draftContent;
  const fillIn = useFillIn(text, prompt.brandProfileId);
  const generation = useGeneration(prompt, fillIn.brand?.id ?? prompt.brandProfileId ?? '', () => setShown('final'));
  const started = useRef(false);
  useEffect(() => {
    if (!generates || started.current) return;
    started.current = true;
    if (prompt.brandProfileId) generation.mutate();
  }, [generates, generation, prompt.brandProfileId]);
  const { missing, brands } = fillIn;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Prompt Details"
      footer={
        <div className={styles.foot}>
          <Button asChild variant="quiet">
            <Link to={editPath(prompt.id)}>Edit</Link>
          </Button>
          <Button
            icon={<Sparkles aria-hidden />}
            busy={generation.isPending && 'Generating...'}
            onClick={() => generation.mutate()}
          >
            Generate
          </Button>
          <UseInDesign variant="accent" fillIn={fillIn} prompt={prompt} disabled={text.trim() === ''} />
        </div>
      }
    >
      <div className={styles.details}>
        <header className={styles.head}>
          <h3 ref={takeFocus} tabIndex={-1} className={styles.name} dir="auto">
            {nameOf(prompt)}
          </h3>
          <Figures
            items={[
              fillIn.brand?.name ?? (prompt.brandProfileId ? fillIn.brandIsGone && 'Unknown Brand' : 'No Brand'),
              typeLabel(prompt.promptType),
              <time key="made" dateTime={prompt.createdAt}>
                {day.format(new Date(prompt.createdAt))}
              </time>,
            ]}
          />
        </header>
        <section className={styles.words} aria-busy={generation.isPending}>
          <div className={styles.bar}>
            {prompt.finalPrompt ? (
              <Segmented
                fit
                label="Text"
                hideLabel
                choices={[
                  { value: 'draft', label: 'Draft' },
                  { value: 'final', label: 'Generated' },
                ]}
                value={shown}
                onValueChange={setShown}
              />
            ) : (
              <h4 className={styles.label}>Prompt</h4>
            )}
            {text && <CopyButton text={fillIn.filled} label="Copy" withText />}
          </div>
          <FilledPrompt fillIn={fillIn} label={shown === 'final' ? 'Generated prompt' : 'Prompt'} />
          {shown === 'final' && generation.isSuccess && (
            <p role="status" className={styles.hint}>
              {whatWasGenerated(prompt, fillIn.brand?.name ?? 'the brand')}
            </p>
          )}
          {missing.length > 0 && (
            <p className={styles.hint}>
              {missing.length === 1 ? 'One variable is' : `${missing.length} variables are`} not filled in yet and would
              go along as written.
            </p>
          )}
        </section>
        {generation.error && <Notice tone="critical">{sentenceOf(generation.error, GENERATION_FAILED)}</Notice>}
        {(!prompt.brandProfileId || fillIn.brandIsGone) && (brands.data?.length ?? 0) > 0 && (
          <Combobox
            label="Brand"
            optional
            placeholder="Choose a brand…"
            hint="Its colours, type and voice go into what is generated."
            options={(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={fillIn.chosenBrand}
            onValueChange={fillIn.chooseBrand}
          />
        )}
        {fillIn.names.length > 0 && <FillInFields fillIn={fillIn} />}
        {prompt.designRequestId && (
          <p className={styles.hint}>
            <Link to={`/dashboard/designs/${prompt.designRequestId}`} className={styles.link}>
              Open the design it was saved from
            </Link>
          </p>
        )}
        <PromptDesigns promptId={prompt.id} />
      </div>
    </Dialog>
  );
}

const list = new Intl.ListFormat('en-GB');

/** The variables of the draft that are words now: their fields are gone with them. */
function whatWasGenerated({ draftContent, finalPrompt }: PromptDetail, brand: string): string {
  const open = promptVariables(finalPrompt ?? '');
  const filled = promptVariables(draftContent).filter((name) => !open.includes(name));
  const names = list.format(filled.map((name) => brandVariable(name)?.label ?? name));
  const what = filled.length === 0 ? '' : ` ${names} ${filled.length === 1 ? 'was' : 'were'} filled in.`;
  return `Written for ${brand}.${what} The draft stays as it is.`;
}

/** It is read first: no button is to be marked before anybody has pressed a key. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const GENERATION_FAILED = 'The prompt could not be generated. Please try again.';

function useGeneration({ id }: PromptDetail, brandId: string, onDone: () => void) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const lists = useListChanges(promptsList);
  return useMutation({
    mutationFn: () => generatePrompt(id, brandId),
    onSuccess: async ({ finalPrompt }) => {
      lists.update(new Map([[id, { finalPrompt }]]));
      client.setQueryData(promptQuery(userId, id).queryKey, (known) => known && { ...known, finalPrompt });
      onDone();
      await client.invalidateQueries({ queryKey: ['prompts', userId, 'one', id] });
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'versions', id] });
    },
  });
}
