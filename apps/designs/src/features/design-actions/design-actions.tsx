import { ConfirmDialog, ImageComparison, NotLoaded, later, toast } from '@maquette/ui';
import { activePicture } from '@maquette/ui/pieces';
import { messageOf, sentenceOf } from '@maquette/web-core';
import { useBulkDelete, useListUpdate } from '@maquette/web-core/lists';
import { createContext, use, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CreateDesign } from '../create-design/create-design';
import type { CreateDesignValues } from '../create-design/values';
import { cancelDesign } from '../designs/api/cancel-design';
import { deleteDesign } from '../designs/api/delete-design';
import type { DownloadFormat } from '../designs/api/download-design';
import { getDesign } from '../designs/api/get-design';
import { restoreDesign } from '../designs/api/restore-design';
import { updateDesign } from '../designs/api/update-design';
import { cardTexts } from '../designs/card-texts';
import type { Design } from '../designs/design';
import { designsList } from '../designs/designs-list';
import { useDesignLists } from '../designs/hooks/use-design-lists';
import { useLivingBrand } from '../designs/hooks/use-living-brand';
import { MOODBOARD_PATH } from '../designs/paths';
import { MOODBOARD } from '../designs/vocabulary';
import { useRerun } from './hooks/use-rerun';

/** What can be done with a design, wherever it is shown. */
export interface DesignActions {
  /** Opens the form, empty or with something in it. */
  create: (start?: Partial<CreateDesignValues>) => void;
  showPrompt: (design: Design) => void;
  /** Asks first. `onDeleted` is called when they are in the trash. */
  askToDelete: (designs: readonly Design[], onDeleted?: () => void) => void;
  download: (design: Design, format?: DownloadFormat) => Promise<void>;
  rerun: (design: Design) => Promise<void>;
  /** Ends what is being made; it stays as cancelled, to be run again or deleted. */
  cancel: (design: Design) => Promise<void>;
  /** Opens the form with the whole recipe of the design. */
  editAndRun: (design: Design) => Promise<void>;
  /** Opens the form with the design's picture to work on. */
  useAsImage: (design: Design) => Promise<void>;
  /** Opens the form that keeps a copy of its picture, with style tags. */
  saveToInspirations: (design: Design) => void;
  setFavorite: (designs: readonly Design[], favorite: boolean) => Promise<unknown>;
  /**
   * Shows them side by side, where one is kept and the others go to the trash, with Undo. One alone is compared with the others of its
   * request. `onKept` is called when the others are in the trash.
   */
  compare: (designs: readonly Design[], onKept?: (id: string) => void) => Promise<void>;
}

async function loadComparison() {
  const [{ DesignComparison }] = await Promise.all([
    import('./components/design-comparison'),
    ImageComparison.preload(),
  ]);
  return DesignComparison;
}
const DesignComparison = later(loadComparison, {
  failed: ({ onClose }) => <NotLoaded what="The comparison" onClose={onClose} />,
});

const PromptDialog = later(() => import('../designs/components/prompt-dialog').then((module) => module.PromptDialog), {
  failed: ({ onClose }) => <NotLoaded what="The prompt" onClose={onClose} />,
});

const SaveDesign = later(() => import('./components/save-design').then((module) => module.SaveDesignToInspirations), {
  failed: ({ onClose }) => <NotLoaded what="The form" onClose={onClose} />,
});

const DELETION = { remove: deleteDesign, restore: restoreDesign, noun: { one: 'Design', many: 'designs' } };
const EDITING = { save: updateDesign, failed: 'The favourite could not be saved' };

/** Who asked for vectors wants them. */
const bestFormat = ({ operation, svgUrl }: Design): DownloadFormat =>
  operation === 'vectorize' && svgUrl ? 'svg' : 'original';

const Context = createContext<DesignActions | null>(null);

/** The actions, the same object for the life of the page. Needs a {@link DesignActionsProvider} above. */
export function useDesignActions(): DesignActions {
  const actions = use(Context);
  if (!actions) throw new Error('useDesignActions needs a DesignActionsProvider above it.');
  return actions;
}

/** Carries the actions on designs and the dialogs that they open. */
export function DesignActionsProvider({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<{ start: Partial<CreateDesignValues> | undefined }>();
  const [prompt, setPrompt] = useState<Design>();
  const [saved, setSaved] = useState<Design>();
  const [deletion, setDeletion] = useState<{ designs: readonly Design[]; onDeleted: (() => void) | undefined }>();
  const [comparison, setComparison] = useState<{
    designs: readonly Design[];
    onKept?: ((id: string) => void) | undefined;
  }>();
  const deleteDesigns = useBulkDelete(designsList, DELETION);
  const editDesigns = useListUpdate(designsList, EDITING);
  const livingBrand = useLivingBrand();
  const navigate = useNavigate();

  const editAndRun = async (design: Design) => {
    if (design.operation === MOODBOARD) {
      void navigate(`${MOODBOARD_PATH}?from=${design.id}`);
      return;
    }
    try {
      const { startFromRecipe } = await import('./form-start');
      setForm({ start: await startFromRecipe(design.id, livingBrand) });
    } catch (error) {
      toast.error(`The recipe could not be read: ${messageOf(error, 'no answer')}`);
    }
  };
  const rerun = useRerun();
  const lists = useDesignLists();

  const cancel = async ({ id, originalId }: Design) => {
    try {
      const { status, error, errorCode } = await cancelDesign(originalId);
      if (status === 'failed') {
        lists.update(new Map([[id, { status: 'failed', error, errorCode }]]));
        toast.success('Generation cancelled.');
      } else {
        toast.info('It was done before it could be cancelled.');
        void lists.refresh();
      }
    } catch (error) {
      toast.error(sentenceOf(error, 'The generation could not be cancelled. Please try again.'));
    }
  };

  const useAsImage = async (design: Design) => {
    try {
      const { startFromPicture } = await import('./form-start');
      setForm({ start: await startFromPicture(design, livingBrand) });
    } catch (error) {
      toast.error(messageOf(error, 'The image could not be fetched. Please try again.'));
    }
  };

  const download = async (design: Design, format = bestFormat(design)) => {
    if (!design.imageUrl) {
      toast.error('No image available for download.');
      return;
    }
    const started = toast.info('Starting download...');
    try {
      const { downloadDesign } = await import('../designs/api/download-design');
      await downloadDesign(design, format);
      toast.success('Download completed successfully!');
    } catch {
      toast.error('Download failed. Please try again.');
    } finally {
      toast.dismiss(started);
    }
  };

  const setFavorite = (designs: readonly Design[], favorite: boolean) =>
    editDesigns(
      designs.filter((design) => Boolean(design.favorite) !== favorite),
      { favorite },
    );

  const compare = async (designs: readonly Design[], onKept?: (id: string) => void) => {
    const [first, ...others] = designs;
    if (!first) return;
    if (others.length > 0) {
      setComparison({ designs, onKept });
      return;
    }
    try {
      const pictured = (await getDesign(first.id)).siblings.filter(({ imageUrl }) => imageUrl);
      if (pictured.length > 1) setComparison({ designs: pictured, onKept });
      else toast.info('There is nothing to compare it with: it is the only picture that is left of its request.');
    } catch (error) {
      toast.error(messageOf(error, 'The other pictures could not be loaded. Please try again.'));
    }
  };

  // Cards are memoised: they keep one object, which always does what was last meant.
  const latest = useRef<DesignActions>(null as unknown as DesignActions);
  latest.current = {
    create: (start) => setForm({ start }),
    showPrompt: setPrompt,
    askToDelete: (designs, onDeleted) => setDeletion({ designs, onDeleted }),
    download,
    rerun,
    cancel,
    editAndRun,
    useAsImage,
    saveToInspirations: setSaved,
    setFavorite,
    compare,
  };
  const actions = useMemo<DesignActions>(
    () => ({
      create: (start) => latest.current.create(start),
      showPrompt: (design) => latest.current.showPrompt(design),
      askToDelete: (designs, onDeleted) => latest.current.askToDelete(designs, onDeleted),
      download: (design, format) => latest.current.download(design, format),
      rerun: (design) => latest.current.rerun(design),
      cancel: (design) => latest.current.cancel(design),
      editAndRun: (design) => latest.current.editAndRun(design),
      useAsImage: (design) => latest.current.useAsImage(design),
      saveToInspirations: (design) => latest.current.saveToInspirations(design),
      setFavorite: (designs, favorite) => latest.current.setFavorite(designs, favorite),
      compare: (designs, onKept) => latest.current.compare(designs, onKept),
    }),
    [],
  );

  const [only] = deletion?.designs ?? [];
  const item =
    deletion?.designs.length === 1 && only ? cardTexts(only).headline : `${deletion?.designs.length ?? 0} designs`;
  return (
    <Context value={actions}>
      {children}
      <CreateDesign open={form !== undefined} onOpenChange={() => setForm(undefined)} start={form?.start} />
      {prompt && (
        <PromptDialog
          design={prompt}
          onClose={() => setPrompt(undefined)}
          onEditAndRun={() => {
            setPrompt(undefined);
            void editAndRun(prompt);
          }}
        />
      )}
      {saved && (
        <SaveDesign
          design={{ id: saved.id, prompt: saved.prompt, thumbnailUrl: saved.thumbnailUrl }}
          onClose={() => setSaved(undefined)}
        />
      )}
      {comparison && (
        <DesignComparison
          designs={comparison.designs}
          onClose={() => setComparison(undefined)}
          onKeep={async (id) => {
            await deleteDesigns(comparison.designs.filter((design) => design.id !== id));
            comparison.onKept?.(id);
          }}
        />
      )}
      <ConfirmDialog
        open={deletion !== undefined}
        onOpenChange={() => setDeletion(undefined)}
        item={item}
        returnFocusTo={activePicture}
        onConfirm={async () => {
          if (!deletion) return;
          await deleteDesigns(deletion.designs);
          deletion.onDeleted?.();
        }}
      />
    </Context>
  );
}
