import { UnknownPath, useSession } from '@maquette/web-core';
import { Route, Routes } from 'react-router';
import { CollectionPage } from './features/inspirations/collections/collection-page';
import { InspirationsPage } from './features/inspirations/inspirations-page';

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Routes>
      <Route path="inspiration" element={<InspirationsPage />} />
      <Route path="inspiration/collections/:id" element={<CollectionPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
