import { useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { VersionsDialog } from '../../generation/versions-dialog';
import { restoreVersion, versionQuery, versionsQuery } from '../api/strategy-calls';
import { textsOf } from '../texts-of';

/** What the strategy said before. */
export function StrategyVersions({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  return (
    <VersionsDialog
      versions={versionsQuery(userId, brand.id)}
      version={(version) => versionQuery(userId, brand.id, version)}
      current={brand.strategyText ?? ''}
      textsOf={textsOf}
      restore={async (version) => {
        await restoreVersion(brand.id, version);
        await client.invalidateQueries({ queryKey: brandQuery(userId, brand.id).queryKey });
      }}
      onClose={onClose}
    />
  );
}
