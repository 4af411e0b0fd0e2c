import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Both src/ and dist/ lie one level under the package, so one relative path serves tests and builds.
export const folder = path.join(__dirname, '..', 'assets');

/** A table of an asset. A Map, since the keys that are asked for are words of the user's, `constructor` among them. */
export const readTable = <T>(name: string): ReadonlyMap<string, T> =>
  new Map(Object.entries(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, T>));

/** The bytes of an asset, or undefined when this subset was never published. */
export function readBytes(name: string): ArrayBuffer | undefined {
  const file = path.join(folder, name);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** Computes once, at the first call: fonts and artwork are read only when a picture needs them. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
