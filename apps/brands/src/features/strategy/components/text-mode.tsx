import type { ParsedStrategy, StrategyType } from '@maquette/strategy';
import { Button, Notice, TextArea, toast } from '@maquette/ui';
import { ApiError, sentenceOf, useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { brandQuery } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { saveStrategy } from '../api/strategy-calls';
import { SECTION_LABELS } from '../display/sections';
import type { useDraft } from '../hooks/use-draft';
import type { Generation } from '../hooks/use-generation';
import { ReadingNotice } from './reading-notice';
import styles from '../strategy-page.module.css';

const TYPES: readonly { type: StrategyType; label: string }[] = [
  { type: 'brand_strategy', label: 'Brand strategy' },
  { type: 'palette', label: 'Palettes' },
  { type: 'fonts', label: 'Fonts' },
  { type: 'direction', label: 'Direction' },
  { type: 'voice', label: 'Voice' },
];

interface TextModeProps {
  brand: BrandDetail;
  draft: ReturnType<typeof useDraft>;
  strategy: ParsedStrategy;
  generation: Generation;
  /** There is no text yet and none was typed and cleared: nothing to caution against. */
  wasNeverFilled: boolean;
  autoFocus: boolean;
}

/** The strategy as its text: edited, saved, and written anew type by type. */
export function TextMode({ brand, draft, strategy, generation, wasNeverFilled, autoFocus }: TextModeProps) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ version: number; theirs: string } | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const discard = () => {
    draft.discard();
    // the button goes; the focus stays in the text
    area.current?.focus({ preventScroll: true });
  };
  const { metadata } = strategy;
  const isBlank = draft.text.trim() === '';

  const save = async () => {
    if (isBlank) {
      setProblem('Cannot save strategy without a type or content.');
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      const type = (brand.strategyInputType as StrategyType | null) ?? 'brand_strategy';
      const saved = await saveStrategy(brand.id, {
        strategy_input_type: type,
        strategy_text: draft.text,
        version: draft.version,
      });
      draft.settle(saved.strategyText, saved.version);
      setConflict(null);
      toast.success('Strategy saved.');
      void client.invalidateQueries({ queryKey: brandQuery(userId, brand.id).queryKey });
      void client.invalidateQueries({ queryKey: ['brands', userId, 'strategy-versions', brand.id] });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NEWER_VERSION') {
        const { details } = error.body as { details: { version: number; theirs: string } };
        setConflict(details);
        draft.rebase(details.version, details.theirs);
        void client.invalidateQueries({ queryKey: brandQuery(userId, brand.id).queryKey });
      } else setProblem(sentenceOf(error, 'Failed to save strategy changes.'));
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className={styles.textMode}>
      {!wasNeverFilled && <ReadingNotice title="Strategy Parsing Issue" metadata={metadata} />}
      {metadata.normalizationErrors.length > 0 && (
        <details className={styles.errors}>
          <summary>
            {metadata.normalizationErrors.length === 1
              ? 'One thing could not be shown'
              : `${metadata.normalizationErrors.length} things could not be shown`}
          </summary>
          <ul>
            {metadata.normalizationErrors.map(({ section, message }, index) => (
              <li key={index}>
                {SECTION_LABELS[section]}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {conflict && draft.isDirty && (
        <Notice
          tone="caution"
          action={
            <Button
              onClick={() => {
                discard();
                setConflict(null);
              }}
            >
              Take theirs
            </Button>
          }
        >
          <strong>This strategy was changed in the meantime.</strong> What you typed is still here; save again to put it
          on top. The other text:
          <pre className={styles.theirs}>{conflict.theirs}</pre>
        </Notice>
      )}
      <TextArea
        ref={area}
        label="Strategy text"
        rows={24}
        spellCheck={false}
        className={styles.text}
        value={draft.text}
        autoFocus={autoFocus}
        onChange={(event) => {
          draft.change(event.target.value);
          generation.acknowledge();
        }}
      />
      {problem && <Notice tone="critical">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button variant="accent" disabled={isBlank} busy={isSaving && 'Saving...'} onClick={() => void save()}>
          Save Manual Changes
        </Button>
        {draft.isDirty && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </div>
      <section aria-labelledby="generate-types" className={styles.types}>
        <h2 id="generate-types">Generate anew</h2>
        <p>Each replaces its own part of the saved strategy and leaves the rest; earlier versions are kept.</p>
        <div className={styles.buttons}>
          {TYPES.map(({ type, label }) => (
            <Button key={type} onClick={() => void generation.start(type)}>
              {label}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}
