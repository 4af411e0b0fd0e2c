import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../../config';
import { AppError } from '../errors';
import { readClaims } from './claims';
import type { Caller } from './current-user';
import { verificationKey } from './verification-key';

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
/** For so long at most a token is not verified again; a key that its issuer withdraws opens nothing after that. */
const REMEMBERED_MS = 60_000;

/** Who calls, by a verified token. Whether the session behind it still lives is asked by the guard, at every request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  /** A page asks many times a minute with one token, and verifying it costs a list a tenth of its time. */
  private readonly verified = new LRUCache<string, Caller>({ max: 10_000, perf: Date, ttlResolution: 0 });

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super({ jwtFromRequest: bearerToken, passReqToCallback: true, ...verificationKey(config) });
  }

  /** @returns the caller of a token that was verified a moment ago and holds still */
  known(request: Request): Caller | undefined {
    return this.verified.get(bearerToken(request) ?? '');
  }

  validate(request: Request, verified: unknown): Caller {
    const claims = readClaims(verified, this.config);
    if (!claims) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    const { caller, expiresAt } = claims;
    const ttl = Math.min(expiresAt.getTime() - Date.now(), REMEMBERED_MS);
    if (ttl > 0) this.verified.set(bearerToken(request) ?? '', caller, { ttl });
    return caller;
  }
}
