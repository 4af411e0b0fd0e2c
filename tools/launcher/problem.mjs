/** What a person can mend: its message is a whole sentence, and is shown without a stack. */
export class Problem extends Error {}

/** One sentence for what went wrong in a file or on a port; the path is in `what`. */
export function because(/** @type {unknown} */ error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const words = { EACCES: 'permission denied', EPERM: 'not permitted', EROFS: 'the disk is read-only', ENOSPC: 'the disk is full', ENOTDIR: 'a part of the path is not a folder', EEXIST: 'a file of that name is in the way' };
  return words[/** @type {keyof typeof words} */ (code)] ?? message;
}
