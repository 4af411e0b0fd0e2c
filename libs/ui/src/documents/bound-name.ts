/** Of these no letter tells where a word ends. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu;
const WORD_JOINER = '\u2060';
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a run without spaces; a letter alone stays with what is before it, the first with what follows. */
function wordsOf(run: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(run))
    if (segment.length === 1 || found.at(-1)?.length === 1) found.push(`${found.pop() ?? ''}${segment}`);
    else found.push(segment);
  return found;
}

/** 'Haute-Saône' stands on one line, as short as it is; a longer word may be parted at its hyphen. */
const HYPHENATED = /(?<![\p{L}-])(?=[\p{L}-]{3,14}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+/gu;

/** A line of a name does not begin with the mark that parts it, and none ends within a word, in Chinese and Japanese too. */
export const boundName = (name: string): string =>
  name
    .replace(/ ([·–—|/]) /g, '\u00a0$1 ')
    // what is added in brackets may stand on a line of its own
    .replace(/(?<=\p{L})(?=[(（])/gu, '\u200b')
    .replace(HYPHENATED, (word) => word.replaceAll('-', `-${WORD_JOINER}`))
    .replace(UNSPACED, (run) =>
      wordsOf(run)
        .map((word) => [...word].join(WORD_JOINER))
        .join(''),
    );
