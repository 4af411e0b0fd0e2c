import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { parseEmail } from '../../platform/auth';
import { linkExpired } from './auth-error';
import { AuthLimits } from './auth-limits';
import { AuthMails } from './auth-mails';
import type { ClientInfo } from './client-info';
import { anyEmail, claimingEmail } from './email-claims';
import { EmailChanges } from './email-changes';
import type { OneTimeTokenEntity, Purpose } from './one-time-token.entity';
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken } from './one-time-tokens';
import { type SessionResponse, SessionsService } from './sessions.service';
import { UserEntity } from './user.entity';

/** By the names that links and clients use. */
const PURPOSES = new Map<string, Purpose>([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
  ['email_restore', 'email_restore'],
]);

const SENT_AT = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
} as const satisfies Partial<Record<Purpose, keyof UserEntity>>;

/** Sends the links by which people prove that they read an address's mail, and redeems them. */
@Injectable()
export class MailLinksService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Auth');
  private readonly background = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly emailChanges: EmailChanges,
    private readonly limits: AuthLimits,
    private readonly mails: AuthMails,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.background);
  }

  /** Answers all the same whatever the address, and however often it was asked for: the mail is made after the answer. */
  async recover(rawEmail: string, { address }: ClientInfo): Promise<void> {
    const email = anyEmail(rawEmail);
    if (await this.limits.mayAskFor(address, email)) this.inBackground(() => this.send('recovery', { email }));
  }

  /** @throws AuthError 429 when this address has just had that mail sent */
  async resend(purpose: 'signup' | 'email_change', rawEmail: string, { address }: ClientInfo): Promise<void> {
    const email = anyEmail(rawEmail);
    await this.limits.askFor(address, email);
    this.inBackground(() => this.send(purpose, purpose === 'signup' ? { email } : { newEmail: email }));
  }

  /** Asks the owner of an address to confirm it; whoever has an account already is told so by the mail alone. */
  async confirmSignUp(email: string, { address }: ClientInfo): Promise<void> {
    if (!(await this.limits.mayAskFor(address, email))) return;
    const confirmed = await this.database.manager.existsBy(UserEntity, { email, emailConfirmedAt: Not(IsNull()) });
    if (!confirmed) await this.send('signup', { email });
    else if (await this.limits.mayMail(email)) this.mails.sendAlreadyRegistered(email);
  }

  /** Sends the mail, if there is such an account, it waits for that, and its mailbox has not had too many. */
  async send(purpose: keyof typeof SENT_AT, whose: { email: string } | { newEmail: string }): Promise<void> {
    const known = await this.database.manager.findOneBy(UserEntity, whose);
    const email = purpose === 'email_change' ? known?.newEmail : known?.email;
    if (!known || !email || (purpose === 'signup' && known.emailConfirmedAt)) return;
    // Redis may be slow to answer, so it is asked before the transaction holds a lock and a connection
    if (!(await this.limits.mayMail(email))) return;
    const token = await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(
        UserEntity,
        { id: known.id, ...whose },
        { [SENT_AT[purpose]]: new Date() },
      );
      return affected ? issueOneTimeToken(manager, { userId: known.id, purpose, email }) : undefined;
    });
    if (token) this.mails.send(purpose, email, token);
  }

  /**
   * Redeems the token of a mail, once.
   * @param email if given, the token must be this address's
   * @throws AuthError otp_expired
   */
  async verify(
    type: string,
    token: string,
    email: string | undefined,
    { deviceHash }: ClientInfo,
  ): Promise<SessionResponse> {
    const purpose = PURPOSES.get(type);
    if (!purpose) throw linkExpired();
    let afterwards: (() => void) | undefined;
    const session = await claimingEmail(this.database, async (manager) => {
      const link = await findOneTimeToken(manager, token, purpose);
      if (!link || (email !== undefined && parseEmail(email) !== link.email)) throw linkExpired();
      // the user before the token, as everywhere: two requests of one person would otherwise wait for each other
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id: link.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!(await consumeOneTimeToken(manager, link))) throw linkExpired();
      afterwards = await this.redeem(manager, user, link, deviceHash);
      // whoever opened the link reads that address's mail, whatever the mail was sent for
      user.emailConfirmedAt ??= new Date();
      user.signUpDeviceHash = null;
      await manager.save(user);
      return this.sessions.start(user, 'otp', manager, deviceHash);
    });
    afterwards?.();
    return session;
  }

  /** @returns what is to be done after the transaction */
  private async redeem(
    manager: EntityManager,
    user: UserEntity,
    link: OneTimeTokenEntity,
    deviceHash: Buffer | undefined,
  ): Promise<(() => void) | undefined> {
    switch (link.purpose) {
      case 'email_change':
        if (link.email !== user.newEmail) throw linkExpired();
        return this.emailChanges.move(manager, user, link.email);
      case 'email_restore':
        await this.emailChanges.restore(manager, user, link);
        return undefined;
      default:
        if (link.email !== user.email) throw linkExpired();
        if (!user.emailConfirmedAt && !isOwners(user, link, deviceHash)) user.passwordHash = null;
        return undefined;
    }
  }

  private inBackground(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error: unknown) => this.log.error({ err: error }, 'a mail could not be prepared'))
      .finally(() => this.background.delete(running));
    this.background.add(running);
  }
}

/**
 * Whether the password of an account that is being confirmed was chosen by its owner. Anybody can sign up with anybody's address, so it is
 * known only of the browser that signed up; else there is no password until the owner sets one. A client that does not say which device
 * it is (X-Device-Id; the product's own pages always do) is believed.
 */
const isOwners = (
  { signUpDeviceHash }: UserEntity,
  { purpose }: OneTimeTokenEntity,
  here: Buffer | undefined,
): boolean => purpose === 'signup' && (here === undefined || signUpDeviceHash?.equals(here) === true);
