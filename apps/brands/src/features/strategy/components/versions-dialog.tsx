import { Dialog, ErrorState, SkeletonLine, toast } from '@maquette/ui';
import { Revisions } from '@maquette/ui/documents';
import { messageOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { brandQuery } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { restoreVersion, versionQuery, versionsQuery } from '../api/strategy-calls';
import { textsOf } from '../texts-of';

const SOURCES = {
  generated: 'Generated',
  template: 'Sample',
  edited: 'Edited',
  repaired: 'Repaired',
  restored: 'Restored',
};

/** What was there before: compared section by section with what is there now, and brought back. */
export function VersionsDialog({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: versions, error, refetch } = useQuery(versionsQuery(userId, brand.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: text, error: textError } = useQuery({
    ...versionQuery(userId, brand.id, chosen ?? 0),
    enabled: chosen !== null,
  });
  const compared = useMemo(
    () => (text === undefined ? undefined : { before: textsOf(text), now: textsOf(brand.strategyText ?? '') }),
    [text, brand.strategyText],
  );
  const problem = error && !versions ? error : textError;
  const restore = async (version: number) => {
    await restoreVersion(brand.id, version);
    await client.invalidateQueries({ queryKey: brandQuery(userId, brand.id).queryKey });
    void client.invalidateQueries({ queryKey: versionsQuery(userId, brand.id).queryKey });
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
