import { later } from '@maquette/ui';
import { LoadingScreen, UnknownPath, usePageSettled } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { CreateDesign } from './features/create-design/create-design';
import { DesignActionsProvider } from './features/design-actions/design-actions';
import { SignedInOnly } from './features/designs/components/signed-in-only';
import { findDesigns } from './features/designs/api/find-designs';
import { GalleryPage } from './features/gallery/gallery-page';

// The gallery, from which most come here, does not wait for it; it is there when the gallery has settled.
const DesignPage = later(() => import('./features/design-page/design-page').then((module) => module.DesignPage), {
  waiting: LoadingScreen,
});

const MoodboardPage = later(
  () => import('./features/moodboard/moodboard-page').then((module) => module.MoodboardPage),
  {
    waiting: LoadingScreen,
  },
);

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  const settled = usePageSettled(true);
  useEffect(() => {
    // without a connection it is tried again when the page is opened
    if (settled) DesignPage.preload().catch(() => undefined);
  }, [settled]);
  return (
    <SignedInOnly>
      <DesignActionsProvider>
        <Routes>
          <Route path="designs" element={<GalleryPage />} />
          <Route path="designs/moodboard" element={<MoodboardPage />} />
          <Route path="designs/:id" element={<DesignPage />} />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </DesignActionsProvider>
    </SignedInOnly>
  );
}

export const search: RemoteModule['search'] = { label: 'Designs', find: findDesigns };

export const quickCreate: RemoteModule['quickCreate'] = { design: CreateDesign };
