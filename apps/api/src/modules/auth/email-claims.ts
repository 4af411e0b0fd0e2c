import type { DataSource, EntityManager } from 'typeorm';
import { isCompanyEmail, parseEmail } from '../../platform/auth';
import { AuthError, validationFailed } from './auth-error';
import { isReserved } from './one-time-tokens';
import { UserEntity } from './user.entity';

const UNIQUE_VIOLATION = '23505';

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** @throws AuthError validation_failed */
export function anyEmail(raw: string): string {
  const email = parseEmail(raw);
  if (!email) throw validationFailed('Unable to validate email address: invalid format');
  return email;
}

/** @throws AuthError email_address_not_authorized for an address of another domain */
export function companyEmail(raw: string, domain: string): string {
  const email = anyEmail(raw);
  if (isCompanyEmail(email, domain)) return email;
  throw new AuthError(
    422,
    'email_address_not_authorized',
    `Only email addresses from @${domain} are allowed to sign up.`,
  );
}

/** @throws AuthError email_exists when somebody else has the address, or may still take it back */
export async function checkEmailIsFree(manager: EntityManager, email: string, forUserId: string): Promise<void> {
  if ((await manager.existsBy(UserEntity, { email })) || (await isReserved(manager, email, forUserId)))
    throw emailExists();
}

/** A transaction that may give a user an address which somebody else takes in the same moment. @throws AuthError email_exists then */
export async function claimingEmail<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw taken ? emailExists() : error;
  }
}
