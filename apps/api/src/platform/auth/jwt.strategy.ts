import { Inject, Injectable, Optional } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../../config';
import { AppError } from '../errors';
import { readClaims } from './claims';
import type { Caller } from './current-user';
import { SESSION_CHECK, type SessionCheck } from './session-check';
import { verificationKey } from './verification-key';

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
/** For so long at most a token is not verified again; a key that its issuer withdraws opens nothing after that. */
const REMEMBERED_MS = 60_000;

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  /**
   * Who calls, by tokens that were verified a moment ago: a page asks many times a minute with one, and verifying it takes a
   * tenth of a list's time. Whether the session still lives is asked at every request. By the clock, as tokens end.
   */
  private readonly verified = new LRUCache<string, Caller>({ max: 10_000, perf: Date, ttlResolution: 0 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(SESSION_CHECK) private readonly sessions?: SessionCheck,
  ) {
    super({ jwtFromRequest: bearerToken, passReqToCallback: true, ...verificationKey(config) });
  }

  /** @returns undefined for a token that passport has to look at. @throws AppError `SESSION_ENDED` */
  remembered(request: Request): Promise<Caller> | undefined {
    const caller = this.verified.get(bearerToken(request) ?? '');
    return caller && this.withSession(caller);
  }

  async validate(request: Request, verified: unknown): Promise<Caller> {
    const claims = readClaims(verified, this.config);
    if (!claims) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    const { caller, expiresAt } = claims;
    const ttl = Math.min(expiresAt.getTime() - Date.now(), REMEMBERED_MS);
    if (ttl > 0) this.verified.set(bearerToken(request) ?? '', caller, { ttl });
    return this.withSession(caller);
  }

  private async withSession(caller: Caller): Promise<Caller> {
    const { id, sessionId } = caller;
    if (this.sessions && !(sessionId && (await this.sessions.isAlive(sessionId, id))))
      throw new AppError(401, 'SESSION_ENDED', 'Your session has ended. Please log in again.');
    return caller;
  }
}
