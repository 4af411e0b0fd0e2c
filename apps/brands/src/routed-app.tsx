import { UnknownPath } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { CreateBrandDialog } from './features/create-brand/components/create-brand-dialog';

/** The area answers no path of its own. */
export default function RoutedApp() {
  return <UnknownPath />;
}

export const quickCreate: RemoteModule['quickCreate'] = { brand: CreateBrandDialog };
