/** Control characters; tabs and line ends are text. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** The text as somebody would see it. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '');
