export const PROMPT_LIMIT = 10_000;
/** Longer runs without a space are parted: patterns take quadratic time over them. */
const LONG_RUN = /(\S{80})(?=\S)/gu;

/** Plain words only: no control characters, no markup, single spaces. */
export function clean(prompt: string): string {
  return (
    prompt
      .slice(0, PROMPT_LIMIT)
      .normalize('NFC')
      .replace(/<!--[\s\S]*?-->|<(script|style|svg)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?[a-z!?][^>]*>?/giu, ' ')
      .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/giu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
      // no typeface here has them
      .replace(/\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Variation_Selector})?(?<![\d#*©®™])/gu, ' ')
      // 'dog + cat + rabbit' are three things; 'Root + Vine' is a name
      .replace(/(?<=\p{L}{2}) \+ (?=\p{Ll}{2})/gu, ', ')
      .replace(/\s+/gu, ' ')
      .replace(LONG_RUN, '$1 ')
      .trim()
  );
}
