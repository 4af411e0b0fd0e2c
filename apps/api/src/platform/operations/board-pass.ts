import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../config';
import type { Caller } from '../auth';

/** Who has this is asked to come in anew after so long, however lively the session. */
export const PASS_SECONDS = 30 * 60;
const AUDIENCE = 'operations';

const claims = z.object({ sub: z.string(), email: z.string(), session_id: z.string().optional() });
export type PassHolder = Pick<Caller, 'id' | 'email' | 'sessionId'>;

const keyOf = ({ files }: Config) => Buffer.from(hkdfSync('sha256', files.signingKey, '', 'maquette operations', 32));

/** What the board's cookie holds: a browser sends no bearer token with a page. It opens nothing else. */
export const signPass = (config: Config, { id, email, sessionId }: PassHolder): Promise<string> =>
  new SignJWT({ email, session_id: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setExpirationTime(`${PASS_SECONDS} s`)
    .sign(keyOf(config));

/** @returns undefined for what was not signed here, was changed, or has expired */
export async function readPass(config: Config, pass: string): Promise<PassHolder | undefined> {
  try {
    const { payload } = await jwtVerify(pass, keyOf(config), { audience: AUDIENCE, algorithms: ['HS256'] });
    const { sub: id, email, session_id: sessionId } = claims.parse(payload);
    return { id, email, sessionId };
  } catch {
    return undefined;
  }
}
