import type { Saving } from '@maquette/ui/documents';
import { ApiError, sentenceOf, useUser } from '@maquette/web-core';
import { useDraft } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { proposalQuery, updateProposal } from '../proposals/calls';
import type { ProposalDetail } from '../proposals/proposal';
import { useClearCaches } from '../proposals/use-proposals';

export interface Texts {
  title: string;
  content: string;
}

const textsOf = ({ title, proposalContent }: ProposalDetail): Texts => ({ title, content: proposalContent ?? '' });

/** What somebody else saved meanwhile. */
interface Theirs {
  content: string;
  version: number;
}

const PAUSE_MS = 1_500;

/** Nothing may be saved that nobody could read. */
const lackOf = ({ title, content }: Texts): string | null =>
  title.trim() === ''
    ? 'A proposal needs a title. What you typed is saved once it has one.'
    : content.trim() === ''
      ? 'A proposal cannot be empty. What you delete is saved once something is written.'
      : null;

/**
 * Title and text of a proposal as they are edited: saved when the typing pauses and when the page is left, kept in the browser until
 * then. What somebody saved in between is kept beside it until one of both is taken.
 *
 * @param onCompare somebody wants to see both
 */
export function useAutosave(proposal: ProposalDetail, onCompare: () => void) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const clearCaches = useClearCaches();
  const { value: texts, ...draft } = useDraft<Texts>(`proposal ${proposal.id}`, {
    value: textsOf(proposal),
    version: proposal.version,
  });
  const [isSaving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const lack = lackOf(texts);
  const underWay = useRef<Promise<boolean>>(undefined);

  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);

  const send = async (): Promise<boolean> => {
    if (lack !== null) return false;
    const sent = texts;
    const changes = {
      ...(sent.title.trim() !== draft.base.title && { title: sent.title.trim() }),
      ...(sent.content !== draft.base.content && { proposal_content: sent.content }),
    };
    // a space at the end of the title is none yet
    if (Object.keys(changes).length === 0) return true;
    setSaving(true);
    setProblem(null);
    try {
      const saved = await updateProposal(proposal.id, {
        ...changes,
        version: theirs?.version ?? draft.version,
      });
      // what was typed while it was on its way goes on over what is saved now
      if (latest.current === sent) draft.settle(textsOf(saved), saved.version);
      else draft.rebase(saved.version, textsOf(saved));
      setTheirs(null);
      setSavedAt(new Date());
      client.setQueryData(proposalQuery(userId, proposal.id).queryKey, saved);
      void clearCaches();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NEWER_VERSION') {
        const { details } = error.body as { details: { version: number; theirs: string } };
        setTheirs({ content: details.theirs, version: details.version });
      } else setProblem(sentenceOf(error, 'Failed to update proposal'));
      return false;
    } finally {
      setSaving(false);
    }
  };
  /** One at a time: who asks meanwhile waits for the one that is under way. */
  const save = (): Promise<boolean> =>
    (underWay.current ??= send().finally(() => {
      underWay.current = undefined;
    }));

  // nothing is sent over what somebody else wrote, nor again and again where it fails, before somebody says so
  const waits = draft.isDirty && lack === null && theirs === null && problem === null && !isSaving;
  const saveNow = useEffectEvent(() => {
    if (waits) void save();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(saveNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, texts]);
  useEffect(() => () => saveNow(), []);

  const restart = (saved: ProposalDetail) => {
    draft.settle(textsOf(saved), saved.version);
    setTheirs(null);
    setProblem(null);
  };
  const saving = (): Saving | null => {
    if (isSaving) return { state: 'saving' };
    if (theirs) return { state: 'conflict', onCompare };
    if (problem !== null) return { state: 'failed', onRetry: () => void save() };
    if (draft.isDirty) return { state: 'unsaved' };
    return savedAt && { state: 'saved', at: savedAt };
  };
  return {
    texts,
    isDirty: draft.isDirty,
    /** Where what was typed is; nothing before anything was. */
    saving: saving(),
    /** Why it is not saved. */
    problem: problem ?? (draft.isDirty ? lack : null),
    theirs,
    change: (changes: Partial<Texts>) => {
      setProblem(null);
      draft.change({ ...texts, ...changes });
    },
    /** At once; with a conflict on top of theirs. @returns whether all is saved */
    save,
    takeTheirs: async () => {
      try {
        restart(await client.fetchQuery({ ...proposalQuery(userId, proposal.id), staleTime: 0 }));
      } catch (error) {
        setProblem(sentenceOf(error, 'Failed to fetch proposal'));
      }
    },
    /** Another version was put on top. */
    restart,
  };
}

export type Editing = ReturnType<typeof useAutosave>;
