import { Route, Routes } from 'react-router';

/** The area's own routes, relative to /dashboard/brands. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route index element={<h1>Brands</h1>} />
    </Routes>
  );
}
