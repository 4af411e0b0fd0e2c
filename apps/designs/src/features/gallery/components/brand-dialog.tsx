import { Button, Combobox, Dialog } from '@maquette/ui';
import { brandsQuery, messageOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Design } from '../../designs/design';

interface BrandDialogProps {
  designs: readonly Design[];
  onChoose: (brand: { id: string; name: string } | null) => void;
  onClose: () => void;
}

/** Asks for the brand that designs are to be shown under. It begins with the one that they share. */
export function BrandDialog({ designs, onChoose, onClose }: BrandDialogProps) {
  const { id: userId } = useUser();
  const brands = useQuery(brandsQuery(userId));
  const shared = designs.every(({ brandProfileId }) => brandProfileId === designs[0]?.brandProfileId);
  const [chosen, setChosen] = useState(shared ? (designs[0]?.brandProfileId ?? '') : undefined);
  const brand = brands.data?.find(({ id }) => id === chosen);
  // one that was deleted cannot be chosen again
  const isChosen = chosen === '' || brand !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={designs.length === 1 ? 'Set Brand' : `Set Brand of ${designs.length} Designs`}
      description="They are shown and found under this brand. What they were made with stays in their recipes."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="accent"
            disabled={!isChosen}
            onClick={() => {
              onChoose(brand ?? null);
              onClose();
            }}
          >
            Set Brand
          </Button>
        </>
      }
    >
      <Combobox
        label="Brand"
        options={[
          { value: '', label: 'No Brand' },
          ...(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        // one that no brand has: the placeholder is shown
        value={isChosen ? (chosen ?? '') : '-'}
        placeholder="Choose a brand"
        onValueChange={setChosen}
        error={brands.error ? `Failed to load brands: ${messageOf(brands.error, 'no answer')}` : undefined}
      />
    </Dialog>
  );
}
