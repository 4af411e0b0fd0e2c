import { Toaster, later } from '@maquette/ui';
import { ErrorBoundary, LoadingScreen, SessionProvider, UnknownPath } from '@maquette/web-core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { RequireSession, VisitorsOnly } from './features/auth/guards';
import { DashboardLayout } from './features/dashboard/dashboard-layout';
import { RemoteOutlet } from './features/dashboard/remote-outlet';
import { OfflineNotice } from './features/frame/offline-notice';
import { PageError } from './features/frame/page-error';
import { RouteFocus } from './features/frame/route-focus';

const arriving = { waiting: LoadingScreen };
const ConfirmPage = later(() => import('./features/auth/confirm-page').then((module) => module.ConfirmPage), arriving);
const ForgotPasswordPage = later(
  () => import('./features/auth/forgot-password-page').then((module) => module.ForgotPasswordPage),
  arriving,
);
const LoginPage = later(() => import('./features/auth/login-page').then((module) => module.LoginPage), arriving);
const ResetPasswordPage = later(
  () => import('./features/auth/reset-password-page').then((module) => module.ResetPasswordPage),
  arriving,
);
const SignupPage = later(() => import('./features/auth/signup-page').then((module) => module.SignupPage), arriving);
const TrashPage = later(() => import('./features/trash/trash-page').then((module) => module.TrashPage), arriving);
const UsagePage = later(() => import('./features/usage/usage-page').then((module) => module.UsagePage), arriving);

/** Every path of the shell. Below /dashboard the remotes answer; what nobody answers is the landing page, a document of its own. */
export function AppRoutes() {
  return (
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
          <Route path="trash" element={<TrashPage />} />
          <Route path="usage" element={<UsagePage />} />
          <Route path="*" element={<RemoteOutlet />} />
        </Route>
      </Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
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
          <ErrorBoundary
            fallback={() => (
              <PageError
                message="This page could not be shown. Please check your connection and try again."
                onRetry={() => window.location.reload()}
              />
            )}
          >
            <AppRoutes />
          </ErrorBoundary>
        </BrowserRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}
