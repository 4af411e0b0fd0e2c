import { createSecretKey, KeyObject } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose';
import type { Algorithm } from 'jsonwebtoken';
import type { SecretOrKeyProvider } from 'passport-jwt';
import type { Config } from '../../config';
import { AppError } from '../errors';
import { issuerOf } from './claims';

interface Verification {
  algorithms: Algorithm[];
  secretOrKeyProvider: SecretOrKeyProvider;
}

const FETCH_TIMEOUT_MS = 5_000;
const UNKNOWN_KEY_COOLDOWN_MS = 30_000;
const CACHE_MS = 600_000;

/**
 * A shared secret with HS256, or published keys with the two asymmetric algorithms: never both, so that a token cannot
 * have a public key taken for a secret. Keys named inside a token (jku, jwk, x5u) are never followed.
 */
export function verificationKey(config: Config): Verification {
  const { jwtSecret } = config.auth;
  if (jwtSecret !== undefined) return { secretOrKeyProvider: sharedKey(jwtSecret), algorithms: ['HS256'] };
  return {
    secretOrKeyProvider: publishedKeys(`${issuerOf(config)}/.well-known/jwks.json`),
    algorithms: ['ES256', 'RS256'],
  };
}

/** A key object: a text would be tried as a public key first at every request, which costs more than the verification. */
function sharedKey(secret: string): SecretOrKeyProvider {
  const key = createSecretKey(Buffer.from(secret));
  return (_, __, done) => done(null, key as never);
}

function publishedKeys(url: string): SecretOrKeyProvider {
  const find = createRemoteJWKSet(new URL(url), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: UNKNOWN_KEY_COOLDOWN_MS,
    cacheMaxAge: CACHE_MS,
  });
  const keyFor = async (token: string): Promise<KeyObject> => {
    const { alg, kid } = headerOf(token);
    if (alg !== 'ES256' && alg !== 'RS256') throw new errors.JOSEAlgNotAllowed('This algorithm is not allowed.');
    return KeyObject.from(await find({ alg, kid }));
  };
  return (_, token: string, done) => {
    keyFor(token).then(
      (key) => done(null, key as never),
      (error: unknown) => done(isTokensFault(error) ? error : keysUnreachable(error)),
    );
  };
}

function headerOf(token: string): { alg?: string; kid?: string } {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new errors.JWTInvalid('The token has no readable header.', { cause });
  }
}

/** Whether the token is bad; else the keys could not be read, and the same token may hold in a moment. */
const isTokensFault = (error: unknown): boolean =>
  [errors.JWTInvalid, errors.JOSEAlgNotAllowed, errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys].some(
    (kind) => error instanceof kind,
  );

const keysUnreachable = (cause: unknown) =>
  new AppError(
    503,
    'SIGN_IN_SERVICE_UNREACHABLE',
    'The sign-in service cannot be reached right now. Please try again.',
    { cause },
  );
