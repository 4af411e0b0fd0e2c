import type { Algorithm } from 'jsonwebtoken';
import type { Config } from '../../config';

interface Verification {
  secretOrKey: string;
  algorithms: Algorithm[];
}

/** One key and one fixed algorithm: a token never chooses how it is verified. */
export function verificationKey({ auth }: Config): Verification {
  if (!auth.jwtSecret) throw new Error('No key to verify tokens with');
  return { secretOrKey: auth.jwtSecret, algorithms: ['HS256'] };
}
