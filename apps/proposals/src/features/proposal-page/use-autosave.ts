import type { Saving } from '@maquette/ui/documents';
import { ApiError, sentenceOf, useUser } from '@maquette/web-core';
import { useDraft } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { proposalQuery, updateProposal } from '../proposals/calls';
import { textsOf } from '../proposals/proposal';
import type { ProposalDetail, Texts } from '../proposals/proposal';
import { useClearCaches } from '../proposals/use-proposals';

/** What somebody else saved meanwhile. */
interface Theirs extends Texts {
  version: number;
}

/** @returns null for whatever else went wrong */
function theirsOf(error: unknown): Theirs | null {
  if (!(error instanceof ApiError && error.code === 'NEWER_VERSION')) return null;
  const { details } = error.body as { details: { version: number; theirs: string } };
  const { title, proposal_content } = JSON.parse(details.theirs) as { title: string; proposal_content: string | null };
  return { title, content: proposal_content ?? '', version: details.version };
}

/** Mine over theirs: what I have not changed is as they left it. */
const merge = (mine: Texts, base: Texts, theirs: Texts): Texts => ({
  title: mine.title === base.title ? theirs.title : mine.title,
  content: mine.content === base.content ? theirs.content : mine.content,
});

/** Both changed the same, each in his own way; who only named it while another wrote loses nothing by a merge. */
const isContested = (mine: Texts, base: Texts, theirs: Texts): boolean =>
  (['title', 'content'] as const).some(
    (field) => ![mine[field], theirs[field]].includes(base[field]) && mine[field] !== theirs[field],
  );

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

  const settle = (saved: Texts, version: number) => {
    draft.settle({ title: saved.title, content: saved.content }, version);
    setTheirs(null);
    setProblem(null);
  };
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);

  const send = async (over = theirs): Promise<boolean> => {
    const typed = latest.current;
    if (lackOf(typed) !== null) return false;
    const base = over ?? draft.base;
    const sent = over ? merge(typed, draft.base, over) : typed;
    const changes = {
      ...(sent.title.trim() !== base.title && { title: sent.title.trim() }),
      ...(sent.content !== base.content && { proposal_content: sent.content }),
    };
    if (Object.keys(changes).length === 0) {
      // a space at the end of the title is none yet
      if (over) settle(over, over.version);
      return true;
    }
    setSaving(true);
    setProblem(null);
    try {
      const saved = await updateProposal(proposal.id, { ...changes, version: over?.version ?? draft.version });
      // what was typed while it was on its way goes on over what is saved now
      if (latest.current !== typed) {
        draft.rebase(saved.version, textsOf(saved));
        draft.change(merge(latest.current, typed, textsOf(saved)));
        setTheirs(null);
      } else settle(textsOf(saved), saved.version);
      setSavedAt(new Date());
      client.setQueryData(proposalQuery(userId, proposal.id).queryKey, saved);
      void clearCaches();
      return true;
    } catch (error) {
      const newer = theirsOf(error);
      if (newer && !isContested(typed, draft.base, newer)) return await send(newer);
      if (newer) setTheirs(newer);
      else setProblem(sentenceOf(error, 'Failed to update proposal'));
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

  const restart = (saved: ProposalDetail) => settle(textsOf(saved), saved.version);
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
    /** What would be saved on top of what somebody else saved, and that. */
    compared: theirs && { theirs, mine: merge(texts, draft.base, theirs) },
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
