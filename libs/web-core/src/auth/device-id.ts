const KEY = 'maquette-device';

/**
 * The number that this browser made for itself, 128 random bits in hexadecimal. It goes with every request to the accounts (X-Device-Id),
 * so that they know a browser again: what strangers try does not slow it down, and a sign-up is confirmed where it was made. It opens nothing
 * and outlives signing out.
 */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  // randomUUID exists only under https and on localhost
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(KEY, made);
  return made;
}
