import { NotLoaded, later } from '@maquette/ui';
import { usePageSettled } from '@maquette/web-core';
import { type ComponentProps, useEffect } from 'react';
import type { CreateDesignDialog } from './components/create-design-dialog';

const Dialog = later(() => import('./components/create-design-dialog').then((module) => module.CreateDesignDialog), {
  failed: ({ onOpenChange }) => <NotLoaded what="The form" onClose={() => onOpenChange(false)} />,
});

/** {@link CreateDesignDialog}, whose code does not hold up the page: it is fetched when that has settled, before a connection that breaks could keep the form from opening, or when it is opened. */
export function CreateDesign(props: ComponentProps<typeof CreateDesignDialog>) {
  const settled = usePageSettled(true);
  useEffect(() => {
    // without a connection it is tried again when the form is opened
    if (settled) Dialog.preload().catch(() => undefined);
  }, [settled]);
  return props.open ? <Dialog {...props} /> : null;
}
