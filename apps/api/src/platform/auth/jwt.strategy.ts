import { Inject, Injectable, Optional } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../../config';
import { AppError } from '../errors';
import { userFromClaims } from './claims';
import type { Caller } from './current-user';
import { SESSION_CHECK, type SessionCheck } from './session-check';
import { verificationKey } from './verification-key';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(SESSION_CHECK) private readonly sessions?: SessionCheck,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), ...verificationKey(config) });
  }

  async validate(claims: unknown): Promise<Caller> {
    const user = userFromClaims(claims, this.config);
    if (user && this.sessions && !(user.sessionId && (await this.sessions.isAlive(user.sessionId, user.id)))) {
      throw new AppError(401, 'SESSION_ENDED', 'Your session has ended. Please log in again.');
    }
    if (!user) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    return user;
  }
}
