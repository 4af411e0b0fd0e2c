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
    app_metadata: PROVIDERS,
    user_metadata: publicMetadata(user),
    identities: [identity],
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  };
}
export type UserResponse = ReturnType<typeof toUserResponse>;

/**
 * What a sign-up for an address that already has an account is answered with: it looks like a new user and says nothing
 * of the real one. The protocol defines it so, empty role and identities included.
 */
export function toObfuscatedUserResponse(email: string, data: UserMetadata) {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: PROVIDERS,
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
