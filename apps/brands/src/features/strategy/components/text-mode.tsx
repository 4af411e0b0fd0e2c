import type { ParsedStrategy, StrategyType } from '@maquette/strategy';
import { Button, Notice, TextArea } from '@maquette/ui';
import { Changes, SaveState } from '@maquette/ui/documents';
import { useMemo, useRef } from 'react';
import { SECTION_LABELS } from '../display/sections';
import type { Draft } from '../hooks/use-draft';
import type { StrategyGeneration } from '../hooks/use-generation';
import type { SavingDraft } from '../hooks/use-saving';
import { textsOf } from '../texts-of';
import { DraftedBy } from './drafted-by';
import { ReadingNotice } from './reading-notice';
import styles from './text-mode.module.css';

const TYPES: readonly { type: StrategyType; label: string }[] = [
  { type: 'brand_strategy', label: 'Brand strategy' },
  { type: 'palette', label: 'Palettes' },
  { type: 'fonts', label: 'Fonts' },
  { type: 'direction', label: 'Direction' },
  { type: 'voice', label: 'Voice' },
];

interface TextModeProps {
  draft: Draft;
  saving: SavingDraft;
  strategy: ParsedStrategy;
  generation: StrategyGeneration;
  /** There is no text yet and none was typed and cleared: nothing to caution against. */
  wasNeverFilled: boolean;
  autoFocus: boolean;
}

/** The strategy as its text: edited, saved, and written anew type by type. */
export function TextMode({ draft, saving, strategy, generation, wasNeverFilled, autoFocus }: TextModeProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** The button that was pressed goes; the focus stays in the text. */
  const thenInText = (does: () => void) => () => {
    does();
    area.current?.focus({ preventScroll: true });
  };
  const { metadata } = strategy;
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
      {saving.theirs !== null && (
        <Both theirs={saving.theirs} yours={draft.text} onTakeTheirs={thenInText(saving.takeTheirs)} />
      )}
      <DraftedBy {...strategy} />
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
      {saving.problem && <Notice tone="critical">{saving.problem}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="accent"
          disabled={draft.text.trim() === ''}
          busy={saving.isSaving && 'Saving...'}
          onClick={() => void saving.save()}
        >
          Save Manual Changes
        </Button>
        {draft.isDirty && (
          <Button variant="quiet" onClick={thenInText(draft.discard)}>
            Discard
          </Button>
        )}
        {saving.shown && <SaveState saving={saving.shown} className={styles.state} />}
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

/** Where both texts are compared, to be gone to. */
export const BOTH = 'theirs-and-yours';

interface BothProps {
  theirs: string;
  yours: string;
  onTakeTheirs: () => void;
}

/** What somebody else saved, and what was typed here over it. */
function Both({ theirs, yours, onTakeTheirs }: BothProps) {
  const compared = useMemo(() => {
    const sections = { before: textsOf(theirs), now: textsOf(yours) };
    // the same words in another order or spelling, or under keys that are not shown
    const isSame = JSON.stringify(sections.before) === JSON.stringify(sections.now);
    return isSame ? { before: [{ title: 'Text', text: theirs }], now: [{ title: 'Text', text: yours }] } : sections;
  }, [theirs, yours]);
  return (
    <Notice tone="caution">
      <strong>This strategy was changed in the meantime.</strong> What you typed is still here; save again to put it on
      top. Theirs is struck out below, yours is underlined.
      <div id={BOTH} className={styles.both} role="region" aria-label="Theirs and yours" tabIndex={0}>
        <Changes compared={compared} />
      </div>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
    </Notice>
  );
}
