import { validationFailed } from './auth-error';
import type { UserMetadata } from './user.entity';

/** The metadata travels in every access token, and so in every request's header. */
const MAX_BYTES = 4_096;

/**
 * Puts `changes` over `current`; null removes a name.
 * @throws AuthError when the whole becomes too large
 */
export function mergeMetadata(current: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([name, value]) => value !== null && name !== '__proto__'),
  );
  if (Buffer.byteLength(toJson(merged)) > MAX_BYTES)
    throw validationFailed(`User metadata must not be larger than ${MAX_BYTES} bytes`);
  return merged;
}

function toJson(metadata: UserMetadata): string {
  try {
    return JSON.stringify(metadata);
  } catch {
    throw validationFailed('User metadata is nested too deeply');
  }
}
