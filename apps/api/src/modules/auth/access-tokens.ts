import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { CONFIG, type Config } from '../../config';
import { issuerOf } from '../../platform/auth';
import { AuthError } from './auth-error';
import { embeddedAuth } from './embedded-auth';
import type { SessionEntity } from './session.entity';
import type { UserEntity } from './user.entity';
import { publicMetadata } from './user.mapper';

const badJwt = (message: string) => new AuthError(403, 'bad_jwt', message);
const sessionClaims = z.object({ sub: z.uuid(), session_id: z.uuid(), role: z.literal('authenticated') });

/** Makes and reads the access tokens of /auth/v1. HS256 alone; the claims are those of Supabase Auth. */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly issuer: string;
  private readonly seconds: number;

  constructor(@Inject(CONFIG) config: Config) {
    const { jwtSecret, tokenSeconds } = embeddedAuth(config);
    this.key = new TextEncoder().encode(jwtSecret);
    this.issuer = issuerOf(config);
    this.seconds = tokenSeconds;
  }

  async issue(
    user: UserEntity,
    session: SessionEntity,
  ): Promise<{ token: string; expiresIn: number; expiresAt: number }> {
    const now = Math.floor(Date.now() / 1_000);
    const expiresAt = now + this.seconds;
    const token = await new SignJWT({
      email: user.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: publicMetadata(user),
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: session.method, timestamp: Math.floor(session.createdAt.getTime() / 1_000) }],
      session_id: session.id,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(this.issuer)
      .setSubject(user.id)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { token, expiresIn: this.seconds, expiresAt };
  }

  /**
   * @param authorization the request's header
   * @throws AuthError 401 without a bearer token, 403 bad_jwt for one that does not hold
   */
  async read(authorization: string | undefined): Promise<{ userId: string; sessionId: string }> {
    const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(
      (error: unknown) => {
        if (error instanceof errors.JWTExpired)
          throw badJwt('invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired');
        throw badJwt('invalid JWT: unable to parse or verify signature');
      },
    );
    if (payload.sub === undefined) throw badJwt('invalid claim: missing sub claim');
    const claims = sessionClaims.safeParse(payload);
    if (!claims.success || payload.iss !== this.issuer || payload.aud !== 'authenticated')
      throw badJwt('invalid JWT: it was not issued to a user of this service');
    return { userId: claims.data.sub, sessionId: claims.data.session_id };
  }
}
