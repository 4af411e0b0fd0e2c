import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { parseEmail } from '../../platform/auth';
import { AuthError, invalidCredentials } from './auth-error';
import { AuthLimits } from './auth-limits';
import { AuthMails } from './auth-mails';
import type { ClientInfo } from './client-info';
import { checkEmailIsFree, claimingEmail, companyEmail } from './email-claims';
import { EmailChanges } from './email-changes';
import { embeddedAuth } from './embedded-auth';
import { KnownDevices } from './known-devices';
import { MailLinksService } from './mail-links.service';
import { issueOneTimeToken, isReserved, revokeOneTimeTokens } from './one-time-tokens';
import { checkNewPassword, Passwords } from './passwords';
import { type SessionResponse, SessionsService } from './sessions.service';
import { UserEntity, type UserMetadata } from './user.entity';
import { toSignUpResponse, toUserResponse, type UserResponse } from './user.mapper';
import { mergeMetadata } from './user-metadata';

interface UserChanges {
  email?: string;
  password?: string;
  current_password?: string;
  data?: UserMetadata;
}

const MINUTE_MS = 60_000;
/** How long after signing in nobody is asked for the password again. */
const YOUNG_SESSION_MS = 10 * MINUTE_MS;
/** Compared against where there is no account, so that the query is made all the same. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Sign-up, sign-in and what users change about their own account. */
@Injectable()
export class AccountsService {
  private readonly autoconfirm: boolean;
  private readonly companyDomain: string;

  constructor(
    @Inject(CONFIG) config: Config,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevices,
    private readonly links: MailLinksService,
    private readonly emailChanges: EmailChanges,
    private readonly limits: AuthLimits,
    private readonly mails: AuthMails,
  ) {
    this.autoconfirm = embeddedAuth(config).autoconfirm;
    this.companyDomain = config.product.companyDomain;
  }

  /**
   * @returns a session when confirmation is off, else the user alone: the same answer whether or not the address has an account, which
   * stays as it is. But a second password for an account that was never confirmed leaves it with none.
   */
  async signUp(
    rawEmail: string,
    password: string,
    data: UserMetadata,
    client: ClientInfo,
  ): Promise<SessionResponse | UserResponse> {
    const email = companyEmail(rawEmail, this.companyDomain);
    checkNewPassword(password);
    const userMetadata = mergeMetadata({}, data);
    const passwordHash = await this.passwords.hash(password);
    const { deviceHash } = client;

    if (this.autoconfirm) {
      const values = { email, passwordHash, userMetadata, emailConfirmedAt: new Date() };
      return this.users.manager.transaction(async (manager) => {
        const created = await this.insert(manager, values);
        if (!created) throw new AuthError(422, 'user_already_exists', 'User already registered');
        return this.sessions.start(created, 'password', manager, deviceHash);
      });
    }

    const created = await this.users.manager.transaction(async (manager) => {
      const created = await this.insert(manager, { email, passwordHash, userMetadata, signUpDeviceHash: deviceHash });
      const known =
        created ?? (await manager.findOne(UserEntity, { where: { email }, lock: { mode: 'pessimistic_write' } }));
      // done for every address, so that the time tells nothing
      const samePassword = await this.passwords.verify(known?.passwordHash, password);
      // nobody knows which of the two owns the mailbox: neither password may work once the address is confirmed
      if (!created && known && !known.emailConfirmedAt && !samePassword)
        await manager.update(UserEntity, known.id, { passwordHash: null });
      return created;
    });
    await this.links.confirmSignUp(email, client);
    return toSignUpResponse(email, userMetadata, created?.id ?? crypto.randomUUID());
  }

  /** Unknown address and wrong password give one answer after the same work. */
  async signIn(rawEmail: string, password: string, { address, deviceHash }: ClientInfo): Promise<SessionResponse> {
    const email = parseEmail(rawEmail);
    const user = email ? await this.users.findOneBy({ email }) : null;
    const knownDevice =
      deviceHash && (await this.devices.knows(user?.id ?? NOBODY, deviceHash)) ? deviceHash.toString('hex') : undefined;
    const forgive = await this.limits.signIn({ address, account: email ?? 'no address', knownDevice });
    const matches = await this.passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw invalidCredentials();
    await forgive();
    if (!user.emailConfirmedAt) {
      if (!this.autoconfirm) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
      user.emailConfirmedAt = new Date();
      await this.users.update(user.id, { emailConfirmedAt: user.emailConfirmedAt });
    }
    return this.users.manager.transaction((manager) => this.sessions.start(user, 'password', manager, deviceHash));
  }

  /** @throws AuthError; nothing is changed then */
  async update(
    caller: UserEntity,
    sessionId: string,
    changes: UserChanges,
    { address, deviceHash }: ClientInfo,
  ): Promise<UserResponse> {
    const { password, data } = changes;
    const wanted = changes.email === undefined ? caller.email : companyEmail(changes.email, this.companyDomain);
    const email = wanted === caller.email ? undefined : wanted;
    if (password !== undefined) checkNewPassword(password);
    if (email !== undefined || password !== undefined)
      await this.checkIsOwner(caller, sessionId, changes.current_password);
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);

    // Redis may be slow to answer, so it is asked before the transaction holds a lock and a connection
    if (email !== undefined && !this.autoconfirm) await this.limits.askFor(address, email);

    let afterwards: (() => Promise<void> | void) | undefined;
    const user = await claimingEmail(this.users.manager.connection, async (manager) => {
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id: caller.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (data) user.userMetadata = mergeMetadata(user.userMetadata, data);
      if (password !== undefined && passwordHash !== undefined) {
        if (await this.passwords.verify(user.passwordHash, password))
          throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
        Object.assign(user, { passwordHash, newEmail: null });
        await this.sessions.end(user.id, sessionId, 'others', manager);
        await revokeOneTimeTokens(manager, user.id);
        await this.devices.forget(manager, user.id);
        if (deviceHash) await this.devices.remember(manager, user.id, deviceHash);
      }
      if (email !== undefined && this.autoconfirm) {
        afterwards = await this.emailChanges.move(manager, user, email, sessionId);
      } else if (email !== undefined) {
        await checkEmailIsFree(manager, email, user.id);
        user.newEmail = email;
        user.emailChangeSentAt = new Date();
        const token = await issueOneTimeToken(manager, { userId: user.id, purpose: 'email_change', email });
        afterwards = async () => {
          if (await this.limits.mayMail(email)) this.mails.send('email_change', email, token);
        };
      }
      return manager.save(user);
    });
    await afterwards?.();
    return toUserResponse(user);
  }

  /** Whoever finds a page open must not be able to take the account away. @throws AuthError reauthentication_needed, …_not_valid */
  private async checkIsOwner(caller: UserEntity, sessionId: string, password: string | undefined): Promise<void> {
    if (password === undefined) {
      if (await this.sessions.isYoungerThan(sessionId, YOUNG_SESSION_MS)) return;
      throw new AuthError(
        400,
        'reauthentication_needed',
        'Changing the email address or the password needs the current password (current_password), or a sign-in of the last 10 minutes.',
      );
    }
    const forgive = await this.limits.password(caller.id);
    if (!(await this.passwords.verify(caller.passwordHash, password)))
      throw new AuthError(400, 'reauthentication_not_valid', 'The current password is not right.');
    await forgive();
  }

  /** @returns nothing when the address has an account, or one was moved away from it that may still be taken back */
  private async insert(manager: EntityManager, values: Partial<UserEntity>): Promise<UserEntity | null> {
    const { email = '', userMetadata, ...rest } = values;
    if (await isReserved(manager, email)) return null;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({ ...rest, email, userMetadata: userMetadata as object })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: string }[];
    return row ? manager.findOneByOrFail(UserEntity, { id: row.id }) : null;
  }
}
