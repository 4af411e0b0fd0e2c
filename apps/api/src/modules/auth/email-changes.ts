import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { AuthMails } from './auth-mails';
import { checkEmailIsFree } from './email-claims';
import { KnownDevices } from './known-devices';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { issueOneTimeToken, revokeOneTimeTokens } from './one-time-tokens';
import { SessionsService } from './sessions.service';
import type { UserEntity } from './user.entity';

/** Gives an account another address, and gives it back. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly mails: AuthMails,
  ) {}

  /**
   * Ends every session but `sessionId`, and makes the links worthless that went to the old address.
   * @param user locked; saved by the caller
   * @returns to be called after the transaction: tells the old address, with a link that takes it back for 72 hours
   * @throws AuthError email_exists
   */
  async move(manager: EntityManager, user: UserEntity, email: string, sessionId?: string): Promise<() => void> {
    await checkEmailIsFree(manager, email, user.id);
    const { id: userId, email: oldEmail } = user;
    Object.assign(user, { email, newEmail: null });
    await revokeOneTimeTokens(manager, userId);
    const token = await issueOneTimeToken(manager, { userId, purpose: 'email_restore', email: oldEmail });
    await (sessionId === undefined
      ? this.sessions.endAll(userId, manager)
      : this.sessions.end(userId, sessionId, 'others', manager));
    return () => this.mails.sendEmailChanged(oldEmail, email, token);
  }

  /**
   * Whoever moved the account away may know its password, hold a session and use a device that it knows: none of them works any more.
   * @param user locked; saved by the caller
   * @param link the one that is redeemed; older ones, to addresses that the account had before this one, stay good
   */
  async restore(manager: EntityManager, user: UserEntity, link: OneTimeTokenEntity): Promise<void> {
    const { id: userId } = user;
    Object.assign(user, { email: link.email, newEmail: null, passwordHash: null });
    await revokeOneTimeTokens(manager, userId);
    await manager.delete(OneTimeTokenEntity, { userId, expiresAt: MoreThanOrEqual(link.expiresAt) });
    await this.sessions.endAll(userId, manager);
    await this.devices.forget(manager, userId);
  }
}
