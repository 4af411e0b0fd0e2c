/** What a person can mend: its message is a whole sentence, and is shown without a stack. */
export class Problem extends Error {}

/** Why the system refused, in words. */
export function because(/** @type {unknown} */ error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const words = {
    EACCES: 'permission denied',
    EEXIST: 'a file of that name is in the way',
    EISDIR: 'it is a folder',
    ENOENT: 'it does not exist and cannot be made',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EPERM: 'not permitted',
    EROFS: 'the disk is read-only',
  };
  return words[/** @type {keyof typeof words} */ (code)] ?? message;
}

/** A program's output without what is of no use to the person at the terminal: stacks and Node's own frames. */
export function withoutStack(/** @type {string} */ text) {
  return text
    .split('\n')
    .filter((line) => !/^\s+at |^node:internal|^Node\.js v|^\s*\^\s*$|^\s*throw |^\S+\.js:\d+$/.test(line))
    .join('\n')
    .trim();
}
