import type { UserEntity, UserMetadata } from './user.entity';

const PROVIDERS = { provider: 'email', providers: ['email'] };

/** The user's own metadata and, last so that nobody can claim them, the facts that the protocol adds to it. */
function identityData(user: UserEntity) {
  return { email: user.email, email_verified: user.emailConfirmedAt !== null, phone_verified: false, sub: user.id };
}
export const publicMetadata = (user: UserEntity): UserMetadata => ({ ...user.userMetadata, ...identityData(user) });

const time = (date: Date | null) => date?.toISOString();

/** A user as Supabase Auth writes it; absent times are left out. */
export function toUserResponse(user: UserEntity) {
  const identity = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: identityData(user),
    provider: 'email',
    last_sign_in_at: time(user.lastSignInAt),
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    email: user.email,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: time(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(user.emailConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    // confirmed by mail, and nobody who owns it has chosen a password yet
    app_metadata: user.passwordHash === null ? { ...PROVIDERS, password_needed: true } : PROVIDERS,
    user_metadata: publicMetadata(user),
    identities: [identity],
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  };
}
export type UserResponse = ReturnType<typeof toUserResponse>;

/**
 * What a sign-up is answered with that waits for its confirmation: made of what was sent alone, so that an address which has an account
 * already, confirmed or not, gets the same.
 * @param id the new user's, or one that looks like it
 */
export function toSignUpResponse(email: string, userMetadata: UserMetadata, id: string): UserResponse {
  const now = new Date();
  return toUserResponse({
    ...{ id, email, userMetadata, passwordHash: 'of the request', isDemo: false },
    ...{ newEmail: null, emailConfirmedAt: null, recoverySentAt: null, emailChangeSentAt: null, lastSignInAt: null },
    ...{ signUpDeviceHash: null, confirmationSentAt: now, createdAt: now, updatedAt: now },
  });
}
