import type { StrategyType } from '@maquette/strategy';
import { toast } from '@maquette/ui';
import type { Saving } from '@maquette/ui/documents';
import { ApiError, sentenceOf, useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandQuery } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { saveStrategy, versionsQuery } from '../api/strategy-calls';
import type { Draft } from './use-draft';

const NOTHING_TO_SAVE = 'Cannot save strategy without a type or content.';

/**
 * Takes what was typed to the server. What somebody saved in between is kept beside it until one of both is taken.
 *
 * @param onCompare somebody wants to see both
 */
export function useSaving(brand: BrandDetail, draft: Draft, onCompare: () => void) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { queryKey } = brandQuery(userId, brand.id);

  const save = async () => {
    if (draft.text.trim() === '') {
      setProblem(NOTHING_TO_SAVE);
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      const saved = await saveStrategy(brand.id, {
        strategy_input_type: (brand.strategyInputType as StrategyType | null) ?? 'brand_strategy',
        strategy_text: draft.text,
        version: draft.version,
      });
      draft.settle(saved.strategyText, saved.version);
      setTheirs(null);
      setSavedAt(new Date());
      toast.success('Strategy saved.');
      void client.invalidateQueries({ queryKey: versionsQuery(userId, brand.id).queryKey });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NEWER_VERSION') {
        const { details } = error.body as { details: { version: number; theirs: string } };
        setTheirs(details.theirs);
        draft.rebase(details.version, details.theirs);
      } else setProblem(sentenceOf(error, 'Failed to save strategy changes.'));
    } finally {
      void client.invalidateQueries({ queryKey });
      setSaving(false);
    }
  };

  const conflict = draft.isDirty ? theirs : null;
  const shown = (): Saving | null => {
    if (isSaving) return { state: 'saving' };
    if (conflict !== null) return { state: 'conflict', onCompare };
    if (problem !== null) return { state: 'failed', onRetry: () => void save() };
    if (draft.isDirty) return { state: 'unsaved' };
    return savedAt && { state: 'saved', at: savedAt };
  };
  return {
    /** Where what was typed is; nothing before anything was. */
    shown: shown(),
    isSaving,
    /** Why the last save did not succeed. */
    problem,
    /** What somebody else saved in the meantime; what was typed is still there, and the next save puts it on top. */
    theirs: conflict,
    save,
    takeTheirs: () => {
      draft.discard();
      setTheirs(null);
    },
  };
}

export type SavingDraft = ReturnType<typeof useSaving>;
