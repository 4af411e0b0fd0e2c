import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { ObjectStore } from './object-store';

const AT_ONCE = 8;

/** How many objects were sent, were there already, and were removed from the source meanwhile. */
export type Moved = Record<'copied' | 'present' | 'missing', number>;

/**
 * Copies every object of one store into another and reads it back there. What arrived before is not copied again, so that
 * a move that was stopped goes on. The target gets the id of the source in the end, when it is whole: until then no
 * database is its pair, and nothing is swept from it. The source stays as it is.
 * @throws Error when the target belongs to another installation, or does not give back what it was given
 */
export async function moveObjects(from: ObjectStore, to: ObjectStore): Promise<Moved> {
  const [id, targetId] = [await from.id(), await to.id()];
  if (targetId !== undefined && targetId !== id)
    throw new Error('The target holds the pictures of another installation. Empty it, or name another one.');
  const moved = { copied: 0, present: 0, missing: 0 };
  const copies = new PQueue({ concurrency: AT_ONCE });
  let failure: { error: unknown } | undefined;
  for await (const { key } of from.list()) {
    await copies.onSizeLessThan(AT_ONCE);
    if (failure) break;
    void copies
      .add(async () => void (moved[await copyObject(from, to, key)] += 1))
      .catch((error: unknown) => (failure ??= { error }));
  }
  await copies.onIdle();
  if (failure) throw failure.error;
  if (id !== undefined && targetId === undefined) await to.setId(id);
  return moved;
}

/** @returns whether it was there already, or is in neither store */
export async function copyObject(
  from: ObjectStore,
  to: ObjectStore,
  key: string,
): Promise<'copied' | 'present' | 'missing'> {
  const there = await to.digest(key);
  if (there !== undefined && there === (await from.digest(key))) return 'present';
  const found = await from.read(key);
  if (!found) return there === undefined ? 'missing' : 'present';
  const bytes = await buffer(found.stream);
  if (there !== undefined) await to.remove(key);
  await to.write(key, bytes);
  const back = await to.read(key);
  const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  if (!back || sum(await buffer(back.stream)) !== sum(bytes))
    throw new Error(`${key} did not arrive as it was sent. Nothing was removed; run the move again.`);
  return 'copied';
}
