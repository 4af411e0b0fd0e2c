/** Control characters; tabs and line ends are text. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** The text as somebody would see it. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '');

/**
 * Where the text of a document that a quote opens ends: at the same quote, unless a backslash stands before it, or at the stop, which no such
 * text goes beyond; else at the end of all.
 */
export function endOfText(text: string, from: number, stop?: string): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === quote || letter === stop) return at;
    if (letter === '\\') at += 1;
  }
  return text.length;
}
