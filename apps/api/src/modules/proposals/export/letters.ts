/** Letters of scripts for which no typeface lies here. */
const UNKNOWN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]/u;

/** Words of scripts for which no typeface lies here, at most three. */
export const withoutTypeface = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/[\s\p{P}]+/u)
        .filter((word) => UNKNOWN.test(word))
        .map((word) => [...word].slice(0, 12).join('')),
    ),
  ].slice(0, 3);
