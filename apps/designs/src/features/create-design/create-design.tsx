import { toast } from '@maquette/ui';
import { usePageSettled } from '@maquette/web-core';
import { type ComponentProps, useEffect, useState } from 'react';
import type { CreateDesignDialog } from './components/create-design-dialog';

const fetchDialog = () => import('./components/create-design-dialog').then((module) => module.CreateDesignDialog);

/** {@link CreateDesignDialog}, whose code does not hold up the page: it is fetched when that has settled, before a connection that breaks could keep the form from opening, or when it is opened. */
export function CreateDesign(props: ComponentProps<typeof CreateDesignDialog>) {
  const { open, onOpenChange } = props;
  const [Dialog, setDialog] = useState<typeof CreateDesignDialog>();
  const wanted = usePageSettled(true) || open;

  useEffect(() => {
    if (Dialog || !wanted) return;
    const here = { still: true };
    void fetchDialog().then(
      (found) => here.still && setDialog(() => found),
      () => {
        if (!open || !here.still) return;
        onOpenChange(false);
        toast.error('The form could not be loaded. Please check your connection and try again.');
      },
    );
    return () => {
      here.still = false;
    };
  }, [Dialog, wanted, open, onOpenChange]);

  return Dialog && open ? <Dialog {...props} /> : null;
}
