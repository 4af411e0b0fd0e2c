import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import type { CreateDesignDialog } from './components/create-design-dialog';

const Dialog = lazy(() => import('./components/create-design-dialog').then((module) => ({ default: module.CreateDesignDialog })));

/** {@link CreateDesignDialog}, whose code is fetched when it is opened for the first time. */
export const CreateDesign = (props: ComponentProps<typeof CreateDesignDialog>) => <Suspense>{props.open && <Dialog {...props} />}</Suspense>;
