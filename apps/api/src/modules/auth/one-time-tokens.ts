import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, MoreThan } from 'typeorm';
import { OneTimeTokenEntity, type Purpose } from './one-time-token.entity';

const HOUR_MS = 3_600_000;
const LIFE_MS: Record<Purpose, number> = { signup: 24 * HOUR_MS, recovery: HOUR_MS, email_change: 24 * HOUR_MS };

const sha256 = (token: string) => createHash('sha256').update(token).digest();

/** @returns a new token for a link; an earlier one of that purpose is worth nothing from now on */
export async function issueOneTimeToken(manager: EntityManager, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { userId, purpose, tokenHash: sha256(token), expiresAt: new Date(Date.now() + LIFE_MS[purpose]) };
  await manager.upsert(OneTimeTokenEntity, row, ['userId', 'purpose']);
  return token;
}

const valid = (token: string, purpose: Purpose) => ({
  tokenHash: sha256(token),
  purpose,
  expiresAt: MoreThan(new Date()),
});

/** @returns whose token it is, or nothing for a wrong, used or old one */
export async function ownerOfOneTimeToken(
  manager: EntityManager,
  token: string,
  purpose: Purpose,
): Promise<string | undefined> {
  return (await manager.findOneBy(OneTimeTokenEntity, valid(token, purpose)))?.userId;
}

/** Takes the token away, so that it works once. @returns whether it was still there */
export async function consumeOneTimeToken(manager: EntityManager, token: string, purpose: Purpose): Promise<boolean> {
  return (await manager.delete(OneTimeTokenEntity, valid(token, purpose))).affected === 1;
}
