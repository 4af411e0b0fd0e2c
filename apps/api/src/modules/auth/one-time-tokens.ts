import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, MoreThan, Not } from 'typeorm';
import { OneTimeTokenEntity, type Purpose } from './one-time-token.entity';

const HOUR_MS = 3_600_000;
const LIFE_MS: Record<Purpose, number> = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_restore: 72 * HOUR_MS,
};

const sha256 = (token: string) => createHash('sha256').update(token).digest();

/** @returns a new token for the link in a mail; those that are out already stay good */
export async function issueOneTimeToken(
  manager: EntityManager,
  content: Pick<OneTimeTokenEntity, 'userId' | 'purpose' | 'email'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFE_MS[content.purpose]);
  await manager.insert(OneTimeTokenEntity, { ...content, tokenHash: sha256(token), expiresAt });
  return token;
}

/** @returns null for a wrong, used or old one */
export function findOneTimeToken(
  manager: EntityManager,
  token: string,
  purpose: Purpose,
): Promise<OneTimeTokenEntity | null> {
  return manager.findOneBy(OneTimeTokenEntity, { tokenHash: sha256(token), purpose, expiresAt: MoreThan(new Date()) });
}

/** Takes the token away, so that it works once, and with it the others that were sent for the same. @returns whether it was still there */
export async function consumeOneTimeToken(
  manager: EntityManager,
  { tokenHash, userId, purpose }: OneTimeTokenEntity,
): Promise<boolean> {
  const { affected } = await manager.delete(OneTimeTokenEntity, { tokenHash });
  if (purpose !== 'email_restore') await manager.delete(OneTimeTokenEntity, { userId, purpose });
  return affected === 1;
}

/** Makes the links worthless that are out, but for those that give the account back to its owner. */
export async function revokeOneTimeTokens(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(OneTimeTokenEntity, { userId, purpose: Not('email_restore') });
}

/** Whether an account was moved away from this address so short a time ago that it can be taken back: nobody else may have it until then. */
export function isReserved(manager: EntityManager, email: string, forUserId?: string): Promise<boolean> {
  return manager.existsBy(OneTimeTokenEntity, {
    purpose: 'email_restore',
    email,
    expiresAt: MoreThan(new Date()),
    ...(forUserId !== undefined && { userId: Not(forUserId) }),
  });
}
