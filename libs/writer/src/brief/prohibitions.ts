// What a brief forbids, as rules of its strategy.

const NOT =
  /^(?:there (?:will|must|should|shall) be )?(?:(?:and|or|but|also|so|surely|above all) )*(?:(?:the|our) [\p{L} ]{2,24} )?(?:no|not|never|don't|do not|avoid|nor|must not|may not|mustn't|cannot|can't|nothing|nobody|surtout pas|ne|pas de|kein\p{L}*|nicht|nunca|geen|nooit|non)(?!\p{L})/iu;
const PARTS =
  /[,;] (?:and |or |but )?(?=(?:(?:the|our) [\p{L} ]{2,24} )?(?:no|not|never|don't|do not|avoid|nor|must not|may not|mustn't)\b)|(?<=[.!?]) /giu;
const LONGEST_RULE = 180;

/** The prohibitions in what is said to the writer, each as a short sentence: what stands beside them is left out. */
export const prohibitionsIn = (text: string): string[] =>
  text
    .replace(/^[^:]{2,60}: (?=\S)/u, '')
    // 'no slogans please, we have had enough of them': why stands for itself
    .replace(/ (?:please|kindly|pls|plz), (?!(?:and|or|no|not|never|don't|do not)\b).*$/i, '')
    .replace(/,? *\b(?:please|kindly|pls|plz)\b,? */gi, ' ')
    .split(PARTS)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|or|but|also|so) /i, '')
        .replace(/[\s,;:.!]+$/, ''),
    )
    .filter((part) => NOT.test(part) && part.split(' ').length > 1 && part.length < LONGEST_RULE)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`);
