import { Dialog, ErrorState, SkeletonLine, toast } from '@maquette/ui';
import { Revisions } from '@maquette/ui/documents';
import type { RevisionSection } from '@maquette/ui/documents';
import { messageOf } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

const SOURCES = {
  generated: 'Generated',
  template: 'Sample',
  edited: 'Edited',
  repaired: 'Repaired',
  restored: 'Restored',
};

interface VersionsDialogProps {
  versions: {
    queryKey: QueryKey;
    queryFn: (context: {
      signal: AbortSignal;
    }) => Promise<readonly { version: number; source: keyof typeof SOURCES; createdAt: string }[]>;
  };
  /** The words of one version. */
  version: (version: number) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<string> };
  current: string;
  textsOf: (words: string) => RevisionSection[];
  /** Also asks again for what is shown. */
  restore: (version: number) => Promise<void>;
  onClose: () => void;
}

/** What was there before: compared section by section with what is there now, and brought back. */
export function VersionsDialog({ current, textsOf, ...props }: VersionsDialogProps) {
  const { onClose } = props;
  const client = useQueryClient();
  const { data: versions, error, refetch } = useQuery({ ...props.versions, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: text, error: textError } = useQuery({
    ...props.version(chosen ?? 0),
    enabled: chosen !== null,
  });
  const compared = useMemo(
    () => (text === undefined ? undefined : { before: textsOf(text), now: textsOf(current) }),
    [text, current, textsOf],
  );
  const problem = error && !versions ? error : textError;
  const restore = async (version: number) => {
    await props.restore(version);
    void client.invalidateQueries({ queryKey: props.versions.queryKey });
    toast.success(`Version ${version} restored.`);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Versions" size="large">
      {problem ? (
        <ErrorState
          title={versions ? 'The version could not be loaded' : 'The versions could not be loaded'}
          message={messageOf(problem, 'No answer came.')}
          onRetry={() => void (versions ? setChosen(null) : refetch())}
        />
      ) : versions ? (
        <Revisions
          revisions={versions.map(({ version, source, createdAt }) => ({
            id: String(version),
            version,
            what: SOURCES[source],
            at: new Date(createdAt),
          }))}
          chosen={chosen === null ? undefined : String(chosen)}
          onChoose={(id) => setChosen(Number(id))}
          compared={compared}
          onRestore={(id) => restore(Number(id))}
        />
      ) : (
        <div role="status" aria-label="Loading versions...">
          <SkeletonLine width="88%" />
          <SkeletonLine width="61%" />
        </div>
      )}
    </Dialog>
  );
}
