import { ImageComparison } from '@maquette/ui';
import { activePicture, pictureId } from '@maquette/ui/pieces';
import { useSignedUrls } from '@maquette/web-core';
import { useRef } from 'react';
import { cardTexts } from '../../designs/card-texts';
import type { Design } from '../../designs/design';
import { useProviderName } from '../../designs/hooks/use-provider-name';

interface DesignComparisonProps {
  designs: readonly Design[];
  onClose: () => void;
  onKeep: (id: string) => Promise<void>;
}

/** Designs side by side. Each says what the others have not in common with it. */
export function DesignComparison({ designs, onClose, onKeep }: DesignComparisonProps) {
  const providerName = useProviderName();
  const kept = useRef<string>(undefined);
  const { urls, reportBroken } = useSignedUrls(designs.map(({ imageUrl }) => imageUrl));
  const differ = (of: (design: Design) => string | undefined) => new Set(designs.map(of)).size > 1;
  const headline = (design: Design) => cardTexts(design).headline;
  const provider = (design: Design) => providerName(design.provider);
  const seed = ({ seed }: Design) => (seed === null ? undefined : `Seed ${seed}`);
  const told = [headline, provider, seed].filter(differ).slice(0, 1);
  return (
    <ImageComparison
      images={designs.map((design, index) => ({
        id: design.id,
        src: urls[index] ?? '',
        alt: headline(design),
        width: design.width ?? undefined,
        height: design.height ?? undefined,
        color: design.averageColor ?? undefined,
        preview: design.thumbnailUrl ?? undefined,
        caption: told.map((of) => of(design)).join(', '),
      }))}
      onClose={onClose}
      onKeep={async (id) => {
        await onKeep(id);
        kept.current = id;
      }}
      onBroken={() => void reportBroken()}
      returnFocusTo={() => document.getElementById(pictureId(kept.current ?? '')) ?? activePicture()}
    />
  );
}
