import { Dialog, ErrorState, SkeletonLine, UserFacingError, toast } from '@maquette/ui';
import { Revisions } from '@maquette/ui/documents';
import { messageOf, sentenceOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { proposalQuery, restoreVersion, versionQuery, versionsQuery } from '../proposals/calls';
import { partsOf } from '../proposals/components/proposal-text';
import { textsOf } from '../proposals/proposal';
import type { ProposalDetail } from '../proposals/proposal';
import { useClearCaches } from '../proposals/use-proposals';

const SOURCES: Record<string, string> = {
  generated: 'Generated',
  template: 'Template',
  edited: 'Edited',
  repaired: 'Repaired',
  restored: 'Restored',
};

interface VersionsDialogProps {
  proposal: ProposalDetail;
  onRestored: (proposal: ProposalDetail) => void;
  onClose: () => void;
}

/** The versions of a proposal: what changed since each of them, and the way back to it. */
export function VersionsDialog({ proposal, onRestored, onClose }: VersionsDialogProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const clearCaches = useClearCaches();
  const { data: versions, error, refetch } = useQuery(versionsQuery(userId, proposal.id));
  const [chosen, setChosen] = useState<string>();
  const before = useQuery({
    ...versionQuery(userId, proposal.id, Number(chosen)),
    enabled: chosen !== undefined,
  });
  const compared = useMemo(
    () =>
      before.data === undefined
        ? undefined
        : { before: partsOf(textsOf(before.data)), now: partsOf(textsOf(proposal)) },
    [before.data, proposal],
  );
  const restore = async (version: string) => {
    const restored = await restoreVersion(proposal.id, Number(version)).catch((failure: unknown) => {
      throw new UserFacingError(sentenceOf(failure, 'The version could not be restored.'));
    });
    client.setQueryData(proposalQuery(userId, proposal.id).queryKey, restored);
    void clearCaches();
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
      ) : versions ? (
        <Revisions
          revisions={versions.map(({ version, source, createdAt }) => ({
            id: String(version),
            version,
            what: SOURCES[source] ?? source,
            at: new Date(createdAt),
          }))}
          chosen={chosen}
          onChoose={setChosen}
          compared={compared}
          onRestore={restore}
        />
      ) : (
        <div role="status" aria-label="Loading versions...">
          <SkeletonLine width="88%" />
          <SkeletonLine width="61%" />
        </div>
      )}
      {before.error && <p role="alert">{messageOf(before.error, 'This version could not be loaded.')}</p>}
    </Dialog>
  );
}
