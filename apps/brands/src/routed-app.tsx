import { later } from '@maquette/ui';
import { LoadingScreen, UnknownPath } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { Route, Routes } from 'react-router';
import { BrandPage } from './features/brand-detail/brand-page';
import { BrandListPage } from './features/brand-list/brand-list-page';
import { findBrands } from './features/brands/api/find-brands';
import { SignedInOnly } from './features/brands/components/signed-in-only';
import { CreateBrandDialog } from './features/create-brand/components/create-brand-dialog';

// With its parser it is the heaviest page: the others do not carry it.
const StrategyPage = later(() => import('./features/strategy/strategy-page').then((module) => module.StrategyPage), {
  waiting: LoadingScreen,
});

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <SignedInOnly>
      <Routes>
        <Route path="brands" element={<BrandListPage />} />
        <Route path="brands/:brandId" element={<BrandPage />} />
        <Route path="brands/:brandId/strategy" element={<StrategyPage />} />
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </SignedInOnly>
  );
}

export const search: RemoteModule['search'] = { label: 'Brands', find: findBrands };

export const quickCreate: RemoteModule['quickCreate'] = { brand: CreateBrandDialog };
