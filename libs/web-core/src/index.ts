export { loadRuntimeConfig, resolveApiBaseUrl, runtimeConfig, setRuntimeConfig } from './runtime-config';
export type { RuntimeConfig } from './runtime-config';
export {
  accepted,
  authClient,
  displayNameOf,
  getAccessToken,
  hasStoredSession,
  needsPassword,
  requireUser,
} from './auth/auth-client';
export type { AuthError, EmailOtpType, User } from './auth/auth-client';
export { SessionContext, SessionProvider, useSession, useUser } from './auth/session';
export type { Session } from './auth/session';
export { verifySession } from './auth/verify-session';
export { rest, rowsOf } from './rest';
export { ApiError, messageOf, sentenceOf } from './http/api-error';
export type { FieldError } from './http/api-error';
export { api } from './http/api';
export type { Answer } from './http/api';
export { camelize } from './http/camelize';
export type { Camelized } from './http/camelize';
export { csrfToken, forgetCsrfToken, startCsrfRenewal } from './http/csrf';
export { brandsQuery } from './data/brands';
export type { Brand } from './data/brands';
export { providersQuery } from './data/providers';
export type { Provider } from './data/providers';
export { createQueryClient } from './query-client';
export { localStore } from './local-store';
export type { ImageRef } from './images/image-url-cache';
export { clearImageUrls, imageUrlsOf, resolveImageUrl } from './images/image-urls';
export { signAgain, useSignedUrls } from './images/signed-urls';
export { useJobs } from './jobs/use-jobs';
export type { Job } from './jobs/use-jobs';
export { ErrorBoundary } from './error-boundary';
export { LoadingScreen } from './loading-screen';
export { UnknownPath } from './unknown-path';
export { useDocumentTitle } from './document-title';
export { usePageSettled } from './use-page-settled';
export { useShortcutGroup, useShortcutGroups } from './shortcuts';
export type { Shortcut, ShortcutGroup } from './shortcuts';
