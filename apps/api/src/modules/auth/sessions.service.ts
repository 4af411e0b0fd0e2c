import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import DataLoader from 'dataloader';
import { type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import type { SessionCheck } from '../../platform/auth';
import { AccessTokens } from './access-tokens';
import { AuthError, invalidCredentials, validationFailed } from './auth-error';
import { AuthLimits } from './auth-limits';
import { embeddedAuth } from './embedded-auth';
import { KnownDevices } from './known-devices';
import { RefreshTokens } from './refresh-token';
import { SessionEntity, type SignInMethod } from './session.entity';
import { ownersOfSessions } from './session-owners.sql';
import { UserEntity } from './user.entity';
import { toUserResponse, type UserResponse } from './user.mapper';

export interface SessionResponse {
  access_token: string;
  token_type: 'bearer';
  /** seconds */
  expires_in: number;
  /** seconds since 1970 */
  expires_at: number;
  refresh_token: string;
  user: UserResponse;
}

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

const MIN_TOKEN_LENGTH = 12;
const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** Begins, renews and ends sessions. */
@Injectable()
export class SessionsService implements SessionCheck {
  private readonly refreshTokens: RefreshTokens;
  private readonly reuseIntervalMs: number;
  /**
   * The user of each session that is alive. Every request asks, and a session that was ended must be out at once, so
   * nothing is remembered: only those who ask in the same turn of the event loop share a query.
   */
  private readonly owners = new DataLoader<string, string | undefined>(
    (ids) => ownersOfSessions(this.sessions.manager, ids),
    {
      cache: false,
      batchScheduleFn: setImmediate,
    },
  );

  constructor(
    @Inject(CONFIG) config: Config,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly accessTokens: AccessTokens,
    private readonly devices: KnownDevices,
    private readonly limits: AuthLimits,
  ) {
    const { jwtSecret, reuseIntervalSeconds } = embeddedAuth(config);
    this.refreshTokens = new RefreshTokens(jwtSecret);
    this.reuseIntervalMs = reuseIntervalSeconds * 1_000;
  }

  /**
   * @param user as it was when the password or the link was checked
   * @param manager of a transaction
   * @param deviceHash the browser, which is a known device of the user's from now on
   * @throws AuthError invalid_credentials when the password has been changed since
   */
  async start(
    user: UserEntity,
    method: SignInMethod,
    manager: EntityManager,
    deviceHash?: Buffer,
  ): Promise<SessionResponse> {
    user.lastSignInAt = new Date();
    // A password change ends the sessions that it sees. This update waits for one under way and then finds another hash;
    // a later one waits for this transaction and sees its session.
    const { affected } = await manager.update(
      UserEntity,
      { id: user.id, passwordHash: user.passwordHash ?? IsNull() },
      { lastSignInAt: user.lastSignInAt },
    );
    if (affected === 0) throw invalidCredentials();
    if (deviceHash) await this.devices.remember(manager, user.id, deviceHash);
    const session = await manager.save(
      manager.create(SessionEntity, { userId: user.id, method, generation: 0, refreshedAt: new Date() }),
    );
    return this.toResponse(user, session);
  }

  /**
   * Rotates: the current token is replaced. The one before it gets the current one again, since the client may never
   * have received it. An older one is a copy in strange hands, unless it comes within the reuse interval: the session ends.
   * @throws AuthError
   */
  async refresh(token: string): Promise<SessionResponse> {
    if (token.length < MIN_TOKEN_LENGTH) throw validationFailed('Refresh token is not valid');
    const given = this.refreshTokens.read(token);
    if (!given) throw notFound();
    await this.limits.refresh(given.sessionId);
    // the end of a stolen session must be committed, so the refusal is a result here and thrown afterwards
    const result = await this.sessions.manager.transaction(async (manager) => {
      const session = await manager.findOne(SessionEntity, {
        where: { id: given.sessionId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!session || given.generation > session.generation) return notFound();
      const behind = session.generation - given.generation;
      const now = Date.now();
      if (behind > 1 && now - session.refreshedAt.getTime() >= this.reuseIntervalMs) {
        await manager.delete(SessionEntity, session.id);
        return alreadyUsed();
      }
      if (behind === 0) {
        session.generation += 1;
        session.refreshedAt = new Date(now);
        await manager.save(session);
      }
      return { session, user: await manager.findOneByOrFail(UserEntity, { id: session.userId }) };
    });
    if (result instanceof AuthError) throw result;
    return this.toResponse(result.user, result.session);
  }

  /** @returns the caller and the session; never a user whose session has ended */
  async authenticate(authorization: string | undefined): Promise<{ user: UserEntity; sessionId: string }> {
    const { userId, sessionId } = await this.accessTokens.read(authorization);
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (!(await this.isAlive(sessionId, userId)))
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    return { user, sessionId };
  }

  async isAlive(sessionId: string, userId: string): Promise<boolean> {
    return (await this.owners.load(sessionId)) === userId;
  }

  /** @returns whether the session began with a sign-in of the last so many milliseconds; refreshing makes it no younger */
  isYoungerThan(sessionId: string, ms: number): Promise<boolean> {
    return this.sessions.existsBy({ id: sessionId, createdAt: MoreThan(new Date(Date.now() - ms)) });
  }

  async end(
    userId: string,
    sessionId: string,
    scope: SignOutScope,
    manager: EntityManager = this.sessions.manager,
  ): Promise<void> {
    const which = { global: { userId }, local: { userId, id: sessionId }, others: { userId, id: Not(sessionId) } }[
      scope
    ];
    await manager.delete(SessionEntity, which);
  }

  async endAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  private async toResponse(user: UserEntity, session: SessionEntity): Promise<SessionResponse> {
    const { token, expiresIn, expiresAt } = await this.accessTokens.issue(user, session);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: expiresAt,
      refresh_token: this.refreshTokens.write({ sessionId: session.id, generation: session.generation }),
      user: toUserResponse(user),
    };
  }
}
