import type { Address } from '../brief/telegraphic';

// What the notes ask for outranks what a character or a trade would bring along.

/** How a line of a character sounds, and what takes it back. */
const SIDES: readonly [asked: RegExp, against: RegExp][] = [
  [
    /\b(?:formal|polite|respectful|dignified|serious|earnest|solemn)\b/,
    /first names|contractions|conversational|self-mockery|joke|chummy|across a counter|absurdit|funny/i,
  ],
  [
    /\b(?:funny|humorous|witty|cheeky|playful|loud|cheerful|colourful|colorful|lively|bold|warm|friendly)\b/,
    /calm and in order|formal but short|no familiarity|no irony|restrained|quiet build-up|compliments are rare/i,
  ],
  [
    /\b(?:calm|quiet|gentle|slow|unhurried|kind|soft)\b/,
    /active verbs|short sentences|high contrast|forward|swears|one joke|loud|contradicts/i,
  ],
  [/\b(?:short|brief|few|quick|brisk|snappy|plain)\b/, /slow sentences|unhurried|build-up/i],
  [/\b(?:warm|kind|human|friendly)\b/, /calm and in order|formal|dry|contradicts/i],
];

/** Whether a line of general advice goes with what is asked for. */
export function goesWith(asked: string, address: Address | undefined): (line: string) => boolean {
  const text = `${asked.toLowerCase()} ${address === 'formal' ? 'formal' : ''}`;
  const against = SIDES.filter(([test]) => test.test(text)).map(([, pattern]) => pattern);
  return (line) => !against.some((pattern) => pattern.test(line));
}
