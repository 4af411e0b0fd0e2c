import { constants, statSync } from 'node:fs';
import { copyFile, rm, truncate } from 'node:fs/promises';

const LOG_BYTES = 20 * 1024 ** 2;
const LOOK_EVERY_MS = 5_000;

/** The copy that a log has: of the run before, or of what was written before it became too long. */
export const older = (/** @type {string} */ log) => `${log}.1`;

/**
 * Empties a log that has become too long, after it was copied. Its writer has it open for appending, and goes on at the new end;
 * the few lines that come in between are lost. When there is no room for a copy the log stays as it is.
 */
export async function rotate(/** @type {string} */ log, limit = LOG_BYTES) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= limit) return;
  try {
    await rm(older(log), { force: true });
    await copyFile(log, older(log), constants.COPYFILE_FICLONE);
    await truncate(log);
  } catch {
    await rm(older(log), { force: true }).catch(() => undefined);
  }
}

/** Keeps these logs short for as long as this process lives. */
export function keepShort(/** @type {string[]} */ logs) {
  const look = async () => {
    for (const log of logs) await rotate(log);
    setTimeout(look, LOOK_EVERY_MS).unref();
  };
  setTimeout(look, LOOK_EVERY_MS).unref();
}
