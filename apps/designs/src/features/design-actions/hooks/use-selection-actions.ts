import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { useListUpdate } from '@maquette/web-core/lists';
import { useState } from 'react';
import { ARCHIVE_LIMIT, archiveDesigns } from '../../designs/api/archive-designs';
import { updateDesign } from '../../designs/api/update-design';
import type { Design } from '../../designs/design';
import { designsList } from '../../designs/designs-list';
import { useDesignLists } from '../../designs/hooks/use-design-lists';

type BrandOfDesign = Pick<Design, 'brandProfileId' | 'brandName'>;

const FAVORITE = {
  save: (id: string, { favorite }: Pick<Design, 'favorite'>) => updateDesign(id, { favorite }),
  failed: 'The favourite could not be saved',
};
const BRAND = {
  save: (id: string, { brandProfileId }: BrandOfDesign) => updateDesign(id, { brand_profile_id: brandProfileId }),
  failed: 'The brand could not be set',
};

const countOf = ({ length }: readonly unknown[]) => (length === 1 ? 'a design' : `${length} designs`);

/** What can be done with several designs at once, besides deleting them. Each change can be undone. */
export function useSelectionActions() {
  const lists = useDesignLists();
  const saveFavorite = useListUpdate(designsList, FAVORITE);
  const saveBrand = useListUpdate(designsList, BRAND);
  const [archiving, setArchiving] = useState(false);

  const setFavorite = async (designs: readonly Design[], favorite: boolean) => {
    const done = await saveFavorite(
      designs.filter((design) => design.favorite !== favorite),
      { favorite },
    );
    if (done.length === 0) return;
    toast.success(favorite ? `Added ${countOf(done)} to favourites.` : `Removed ${countOf(done)} from favourites.`, {
      action: { label: 'Undo', onClick: () => void saveFavorite(done, { favorite: !favorite }) },
    });
  };

  /** @param brand null for none */
  const setBrand = async (designs: readonly Design[], brand: { id: string; name: string } | null) => {
    const id = brand?.id ?? null;
    const done = await saveBrand(
      designs.filter(({ brandProfileId }) => brandProfileId !== id),
      { brandProfileId: id, brandName: brand?.name ?? null },
    );
    if (done.length === 0) return;
    // a list that is narrowed by brand may have lost them, or has them now
    void lists.refresh();
    const undo = async () => {
      for (const { brandProfileId, some } of byBrand(done))
        await saveBrand(some, { brandProfileId, brandName: some[0]?.brandName ?? null });
      void lists.refresh();
    };
    toast.success(
      brand ? `${brand.name} is the brand of ${countOf(done)} now.` : `The brand was taken off ${countOf(done)}.`,
      { action: { label: 'Undo', onClick: () => void undo() } },
    );
  };

  const downloadAll = async (designs: readonly Design[]) => {
    if (designs.length > ARCHIVE_LIMIT) {
      toast.error(`At most ${ARCHIVE_LIMIT} designs can be downloaded at once.`);
      return;
    }
    setArchiving(true);
    try {
      const leftOut = await archiveDesigns(designs.map(({ id }) => id));
      toast.success('Starting download...');
      if (leftOut > 0)
        toast.info(
          leftOut === 1
            ? 'One of them has no image and was left out.'
            : `${leftOut} of them have no image and were left out.`,
        );
    } catch (error) {
      toast.error(messageOf(error, 'Download failed. Please try again.'));
    } finally {
      setArchiving(false);
    }
  };
  return { setFavorite, setBrand, downloadAll, archiving };
}

/** The designs that had the same brand, together. */
function byBrand(designs: readonly Design[]) {
  const groups = new Map<string | null, Design[]>();
  for (const design of designs)
    groups.set(design.brandProfileId, [...(groups.get(design.brandProfileId) ?? []), design]);
  return [...groups].map(([brandProfileId, some]) => ({ brandProfileId, some }));
}
