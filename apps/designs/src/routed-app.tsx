import { UnknownPath } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { Route, Routes } from 'react-router';
import { CreateDesign } from './features/create-design/create-design';
import { DesignActionsProvider } from './features/design-actions/design-actions';
import { DesignPage } from './features/design-page/design-page';
import { GalleryPage } from './features/gallery/gallery-page';

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <DesignActionsProvider>
      <Routes>
        <Route path="designs" element={<GalleryPage />} />
        <Route path="designs/:id" element={<DesignPage />} />
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </DesignActionsProvider>
  );
}

export const quickCreate: RemoteModule['quickCreate'] = { design: CreateDesign };
