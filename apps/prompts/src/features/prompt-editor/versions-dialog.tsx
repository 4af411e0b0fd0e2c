import { Dialog, ErrorState, SkeletonLine, UserFacingError, toast } from '@maquette/ui';
import { Revisions, summaryOf } from '@maquette/ui/documents';
import { messageOf, sentenceOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { promptQuery, restoreVersion, versionsQuery } from '../prompts/calls';
import { typeLabel } from '../prompts/prompt';
import type { PromptDetail } from '../prompts/prompt';

const SOURCES = {
  generated: 'Generated',
  template: 'Template',
  edited: 'Edited',
  repaired: 'Repaired',
  restored: 'Restored',
};

interface Texts {
  name: string;
  draftContent: string;
  promptType: string | null;
  finalPrompt: string | null;
}

const draftOf = ({ draftContent }: Texts) => ({ title: 'Draft Content', text: draftContent });
const sectionsOf = (texts: Texts) => [
  { title: 'Prompt Name', text: texts.name },
  { title: 'Prompt Type', text: typeLabel(texts.promptType) },
  draftOf(texts),
  { title: 'Generated prompt', text: texts.finalPrompt ?? '' },
];

interface VersionsDialogProps {
  prompt: PromptDetail;
  onRestored: (prompt: PromptDetail) => void;
  onClose: () => void;
}

/** The versions of a prompt: what changed since each of them, and the way back to it. */
export function VersionsDialog({ prompt, onRestored, onClose }: VersionsDialogProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: versions, error, refetch } = useQuery(versionsQuery(userId, prompt.id));
  /** Against the one before it; the first one says how it begins. */
  const noteOf = (index: number) => {
    const [now, earlier] = [versions?.[index], versions?.[index + 1]];
    if (!now || (!earlier && now.version !== 1)) return undefined;
    return summaryOf({ before: earlier ? sectionsOf(earlier) : [], now: earlier ? sectionsOf(now) : [draftOf(now)] });
  };
  const [chosen, setChosen] = useState<string>();
  const before = versions?.find(({ version }) => String(version) === chosen);
  const restore = async (version: string) => {
    const restored = await restoreVersion(prompt.id, Number(version)).catch((failure: unknown) => {
      throw new UserFacingError(sentenceOf(failure, 'The version could not be restored.'));
    });
    client.setQueryData(promptQuery(userId, prompt.id).queryKey, restored);
    void client.invalidateQueries({ queryKey: ['prompts', userId, 'versions', prompt.id] });
    void client.invalidateQueries({ queryKey: ['prompts', userId, 'list'] });
    onRestored(restored);
    toast.success(`Version ${version} restored.`);
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Versions" size="large">
      {error && !versions ? (
        <ErrorState
          title="The versions could not be loaded"
          message={messageOf(error, 'No answer came.')}
          onRetry={() => void refetch()}
        />
      ) : !versions ? (
        <div role="status" aria-label="Loading versions...">
          <SkeletonLine width="88%" />
          <SkeletonLine width="61%" />
        </div>
      ) : (
        <Revisions
          revisions={versions.map(({ version, source, createdAt }, index) => ({
            id: String(version),
            version,
            what: version === 1 && source === 'edited' ? 'Created' : SOURCES[source],
            at: new Date(createdAt),
            note: noteOf(index),
          }))}
          chosen={chosen}
          onChoose={setChosen}
          compared={before && { before: sectionsOf(before), now: sectionsOf(prompt) }}
          onRestore={restore}
        />
      )}
    </Dialog>
  );
}
