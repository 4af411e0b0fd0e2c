import { UnknownPath, useDocumentTitle } from '@maquette/web-core';
import { Route, Routes } from 'react-router';

function BrandsPage() {
  useDocumentTitle('Brands');
  return <h1>Brands</h1>;
}

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route path="brands" element={<BrandsPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
