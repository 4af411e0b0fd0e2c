import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { isCompanyEmail, parseEmail } from '../../platform/auth';
import { AuthError, invalidCredentials, linkExpired, validationFailed } from './auth-error';
import { AuthLimits } from './auth-limits';
import { AuthMails } from './auth-mails';
import { embeddedAuth } from './embedded-auth';
import { OneTimeTokenEntity, type Purpose } from './one-time-token.entity';
import { consumeOneTimeToken, issueOneTimeToken, ownerOfOneTimeToken } from './one-time-tokens';
import { checkNewPassword, Passwords } from './passwords';
import { type SessionResponse, SessionsService } from './sessions.service';
import { UserEntity, type UserMetadata } from './user.entity';
import { toObfuscatedUserResponse, toUserResponse, type UserResponse } from './user.mapper';
import { mergeMetadata } from './user-metadata';

interface UserChanges {
  email?: string;
  password?: string;
  data?: UserMetadata;
}

/** By the names that links and clients use. */
const PURPOSES = new Map<string, Purpose>([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
]);

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/** Sign-up, sign-in and what users change about their own account. */
@Injectable()
export class AccountsService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Auth');
  private readonly background = new Set<Promise<void>>();
  private readonly autoconfirm: boolean;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly limits: AuthLimits,
    private readonly mails: AuthMails,
  ) {
    this.autoconfirm = embeddedAuth(config).autoconfirm;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.background);
  }

  /**
   * @returns a session when confirmation is off, else the user alone. For an address that has an account the answer looks
   * the same and the account stays as it is; but a second password for an account that was never confirmed leaves it with none.
   */
  async signUp(
    rawEmail: string,
    password: string,
    data: UserMetadata,
  ): Promise<SessionResponse | UserResponse | ReturnType<typeof toObfuscatedUserResponse>> {
    const email = this.companyEmail(rawEmail);
    checkNewPassword(password);
    const userMetadata = mergeMetadata({}, data);
    if (!this.autoconfirm) await this.limits.mailTo(email);
    const passwordHash = await this.passwords.hash(password);

    const { user, token } = await this.database.transaction(async (manager) => {
      const now = new Date();
      const times = this.autoconfirm ? { emailConfirmedAt: now } : { confirmationSentAt: now };
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(UserEntity)
        .values({ email, passwordHash, userMetadata: userMetadata as object, ...times })
        .orIgnore()
        .returning('id')
        .execute();
      const isNew = (inserted.raw as unknown[]).length > 0;
      const user = await manager.findOneOrFail(UserEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
      if (this.autoconfirm) {
        if (!isNew) throw new AuthError(422, 'user_already_exists', 'User already registered');
        return { user };
      }
      // done for every address, so that the time tells nothing
      const samePassword = await this.passwords.verify(user.passwordHash, password);
      if (user.emailConfirmedAt) return {};
      if (!isNew) {
        // nobody knows which of the two owns the mailbox: neither password may work once the address is confirmed
        await manager.update(UserEntity, user.id, {
          confirmationSentAt: now,
          ...(samePassword ? {} : { passwordHash: await this.passwords.nobodys }),
        });
      }
      // what a stranger gets to see of an account that waits for its confirmation is what he sent himself
      return {
        user: { ...user, userMetadata, confirmationSentAt: now },
        token: await issueOneTimeToken(manager, user.id, 'signup'),
      };
    });
    if (!user) return toObfuscatedUserResponse(email, userMetadata);
    if (!token) return this.startByPassword(user);
    this.mails.send('signup', user.email, token);
    return toUserResponse(user);
  }

  /** Unknown address and wrong password give one answer after the same work. */
  async signIn(rawEmail: string, password: string): Promise<SessionResponse> {
    const email = parseEmail(rawEmail);
    const user = email ? await this.database.manager.findOneBy(UserEntity, { email }) : null;
    const matches = await this.passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw invalidCredentials();
    if (!user.emailConfirmedAt) {
      if (!this.autoconfirm) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
      user.emailConfirmedAt = new Date();
      await this.database.manager.update(UserEntity, user.id, { emailConfirmedAt: user.emailConfirmedAt });
    }
    return this.startByPassword(user);
  }

  /** @throws AuthError; nothing is changed then */
  async update(caller: UserEntity, sessionId: string, changes: UserChanges): Promise<UserResponse> {
    const email = changes.email === undefined ? undefined : this.companyEmail(changes.email);
    if (changes.password !== undefined) checkNewPassword(changes.password);
    const passwordHash = changes.password === undefined ? undefined : await this.passwords.hash(changes.password);

    // Redis may be slow to answer, so it is asked before the transaction holds a lock and a connection
    if (email !== undefined && email !== caller.email && !this.autoconfirm) await this.limits.mailTo(email);

    const { user, token } = await this.claimingAddress(async (manager) => {
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id: caller.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (changes.data) user.userMetadata = mergeMetadata(user.userMetadata, changes.data);
      if (changes.password !== undefined && passwordHash !== undefined) {
        if (await this.passwords.verify(user.passwordHash, changes.password))
          throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
        user.passwordHash = passwordHash;
        await this.sessions.end(user.id, sessionId, 'others', manager);
        await manager.delete(OneTimeTokenEntity, { userId: user.id });
        user.newEmail = null;
      }
      const token =
        email !== undefined && email !== user.email ? await this.changeEmail(manager, user, email) : undefined;
      return { user: await manager.save(user), token };
    });
    if (token && user.newEmail) this.mails.send('email_change', user.newEmail, token);
    return toUserResponse(user);
  }

  /** Sends in the background: the answer takes equally long whether or not there is such an account. */
  async recover(rawEmail: string): Promise<void> {
    const email = this.anyEmail(rawEmail);
    await this.limits.mailTo(email);
    this.inBackground(() => this.mailLink('recovery', { email }, 'recoverySentAt'));
  }

  async resend(purpose: 'signup' | 'email_change', rawEmail: string): Promise<void> {
    const email = this.anyEmail(rawEmail);
    await this.limits.mailTo(email);
    this.inBackground(() =>
      purpose === 'signup'
        ? this.mailLink('signup', { email }, 'confirmationSentAt')
        : this.mailLink('email_change', { newEmail: email }, 'emailChangeSentAt'),
    );
  }

  /**
   * Redeems the token of a mail, once.
   * @param email if given, the token must be this address's
   * @throws AuthError otp_expired
   */
  async verify(type: string, token: string, email?: string): Promise<SessionResponse> {
    const purpose = PURPOSES.get(type);
    if (!purpose) throw linkExpired();
    return this.claimingAddress(async (manager) => {
      const userId = await ownerOfOneTimeToken(manager, token, purpose);
      if (!userId) throw linkExpired();
      // the user before the token, as everywhere: two requests of one person would otherwise wait for each other
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!(await consumeOneTimeToken(manager, token, purpose))) throw linkExpired();
      const address = purpose === 'email_change' ? user.newEmail : user.email;
      if (address === null || (email !== undefined && parseEmail(email) !== address)) throw linkExpired();
      if (purpose === 'email_change') await this.moveTo(manager, user, address);
      // whoever opened the link reads that address's mail, whatever the mail was sent for
      user.emailConfirmedAt ??= new Date();
      await manager.save(user);
      return this.sessions.start(user, 'otp', manager);
    });
  }

  /** A transaction that may give a user an address which somebody else takes in the same moment. */
  private async claimingAddress<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw isTaken(error) ? emailExists() : error;
    }
  }

  private startByPassword(user: UserEntity): Promise<SessionResponse> {
    return this.database.transaction((manager) => this.sessions.start(user, 'password', manager));
  }

  private async changeEmail(manager: EntityManager, user: UserEntity, email: string): Promise<string | undefined> {
    if (await manager.existsBy(UserEntity, { email })) throw emailExists();
    if (this.autoconfirm) {
      await this.moveTo(manager, user, email);
      return undefined;
    }
    user.newEmail = email;
    user.emailChangeSentAt = new Date();
    return issueOneTimeToken(manager, user.id, 'email_change');
  }

  /** @param user locked; saved by the caller */
  private async moveTo(manager: EntityManager, user: UserEntity, email: string): Promise<void> {
    Object.assign(user, { email, newEmail: null });
    // whoever reads the old address's mail may not get in by a link that went there
    await manager.delete(OneTimeTokenEntity, { userId: user.id });
  }

  private async mailLink(
    purpose: Purpose,
    whose: { email: string } | { newEmail: string },
    sentAt: 'recoverySentAt' | 'confirmationSentAt' | 'emailChangeSentAt',
  ): Promise<void> {
    const mail = await this.database.transaction(async (manager) => {
      const user = await manager.findOne(UserEntity, { where: whose, lock: { mode: 'pessimistic_write' } });
      if (!user || (purpose === 'signup' && user.emailConfirmedAt)) return undefined;
      user[sentAt] = new Date();
      await manager.save(user);
      return {
        to: user.newEmail !== null && purpose === 'email_change' ? user.newEmail : user.email,
        token: await issueOneTimeToken(manager, user.id, purpose),
      };
    });
    if (mail) this.mails.send(purpose, mail.to, mail.token);
  }

  private inBackground(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error: unknown) => this.log.error({ err: error }, 'a mail could not be prepared'))
      .finally(() => this.background.delete(running));
    this.background.add(running);
  }

  private anyEmail(raw: string): string {
    const email = parseEmail(raw);
    if (!email) throw validationFailed('Unable to validate email address: invalid format');
    return email;
  }

  private companyEmail(raw: string): string {
    const email = this.anyEmail(raw);
    const { companyDomain } = this.config.product;
    if (!isCompanyEmail(email, companyDomain))
      throw new AuthError(
        422,
        'email_address_not_authorized',
        `Only email addresses from @${companyDomain} are allowed to sign up.`,
      );
    return email;
  }
}
