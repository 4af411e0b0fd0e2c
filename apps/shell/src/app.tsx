import { Toaster } from '@maquette/ui';
import { LoadingScreen, SessionProvider, UnknownPath } from '@maquette/web-core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { RequireSession, VisitorsOnly } from './features/auth/guards';
import { DashboardLayout } from './features/dashboard/dashboard-layout';
import { RemoteOutlet } from './features/dashboard/remote-outlet';
import { OfflineNotice } from './features/frame/offline-notice';
import { RouteFocus } from './features/frame/route-focus';

const ConfirmPage = lazy(() => import('./features/auth/confirm-page'));
const ForgotPasswordPage = lazy(() => import('./features/auth/forgot-password-page'));
const LoginPage = lazy(() => import('./features/auth/login-page'));
const ResetPasswordPage = lazy(() => import('./features/auth/reset-password-page'));
const SignupPage = lazy(() => import('./features/auth/signup-page'));

/** Every path of the shell. Below /dashboard the remotes answer; what nobody answers is the landing page, a document of its own. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<VisitorsOnly />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignupPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        </Route>
        <Route path="/auth/confirm" element={<ConfirmPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route element={<RequireSession />}>
          <Route path="/dashboard" element={<DashboardLayout />}>
            <Route index element={<Navigate to="/dashboard/designs" replace />} />
            <Route path="*" element={<RemoteOutlet />} />
          </Route>
        </Route>
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </Suspense>
  );
}

/** The shell with everything it stands on. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <RouteFocus />
          <OfflineNotice />
          <AppRoutes />
        </BrowserRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}
