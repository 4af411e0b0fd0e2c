import { Route, Routes } from 'react-router';

/** The area's own routes, relative to /dashboard/designs. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route index element={<h1>Designs</h1>} />
    </Routes>
  );
}
