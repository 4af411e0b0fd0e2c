// Where a sentence falls into clauses.

export interface Clause {
  text: string;
  /** what stands behind it: ',' ';' ':' '–', or nothing at the end */
  mark: string;
}

/** Parts at commas, semicolons, colons and dashes outside of brackets and quotes. */
export function clausesOf(text: string): Clause[] {
  const parts: Clause[] = [];
  let from = 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (/["“”«»]/.test(letter)) quoted = letter === '"' ? !quoted : /[“«]/.test(letter);
    const isMark = /[,;:]/.test(letter)
      ? /\s/.test(text.charAt(at + 1))
      : /[–—]/.test(letter) && /\s/.test(text.charAt(at - 1));
    if (depth > 0 || quoted || !isMark) continue;
    parts.push({ text: text.slice(from, at).trim(), mark: letter });
    from = at + 1;
  }
  parts.push({ text: text.slice(from).trim(), mark: '' });
  return parts.filter(({ text: part, mark }) => part !== '' || mark === '');
}

/** The clauses from one to before another, as they stood together. */
export const joinedAgain = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ text, mark }, at) => (at === clauses.length - 1 ? text : `${text}${/[–—]/.test(mark) ? ' ' : ''}${mark} `))
    .join('');

const LINKS =
  /^(?:(?:and|but|so|or|yet|also|oh|please|kindly|just|then|well|anyway|really|honestly|because|though|above all|most of all|whatever you do|surely|en|maar|dus|und|aber|et|mais|y|pero|e|ma|mas)[,:]? )+/iu;
/** Without the small words that tie it to what stands before it. */
export const withoutLink = (clause: string): string => clause.replace(LINKS, '');
