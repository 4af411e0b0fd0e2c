import { UnknownPath, useSession } from '@maquette/web-core';
import { Route, Routes } from 'react-router';
import { AnalysisPage } from './features/analysis/analysis-page';

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Routes>
      <Route path="analysis" element={<AnalysisPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
