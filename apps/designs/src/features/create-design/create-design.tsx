import { toast } from '@maquette/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import type { CreateDesignDialog } from './components/create-design-dialog';

const fetchDialog = () => import('./components/create-design-dialog').then((module) => module.CreateDesignDialog);

/** After the page has shown its own content, and before a connection that breaks could keep the form from opening. */
const FETCH_AFTER_MS = 3_000;

/** {@link CreateDesignDialog}, whose code does not hold up the page: it is fetched soon after, or when it is opened. */
export function CreateDesign(props: ComponentProps<typeof CreateDesignDialog>) {
  const { open, onOpenChange } = props;
  const [Dialog, setDialog] = useState<typeof CreateDesignDialog>();

  useEffect(() => {
    if (Dialog) return;
    const wanted = { still: true };
    const fetchNow = () =>
      fetchDialog().then(
        (found) => wanted.still && setDialog(() => found),
        () => {
          if (!open || !wanted.still) return;
          onOpenChange(false);
          toast.error('The form could not be loaded. Please check your connection and try again.');
        },
      );
    const timer = setTimeout(() => void fetchNow(), open ? 0 : FETCH_AFTER_MS);
    return () => {
      wanted.still = false;
      clearTimeout(timer);
    };
  }, [Dialog, open, onOpenChange]);

  return Dialog && open ? <Dialog {...props} /> : null;
}
