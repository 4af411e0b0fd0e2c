import { UnknownPath, useDocumentTitle } from '@maquette/web-core';
import { Route, Routes } from 'react-router';

function DesignsPage() {
  useDocumentTitle('Designs');
  return <h1>Designs</h1>;
}

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route path="designs" element={<DesignsPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
