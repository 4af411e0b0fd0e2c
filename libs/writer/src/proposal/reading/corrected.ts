// What a newer mail or a later sentence corrects: '14 wines, not 12', 'on 3 March now, not 20 February'. The old number or day is wished for no more.

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `\\d+(?:[.,]\\d+)*|${NUMBERS.join('|')}`;
/** 'six cities, not three' */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER}) (\\p{L}{3,})(,? (?:now )?(?:and )?(?:not|instead of) (?:the )?(${NUMBER})(?: \\2)?)(?![\\p{L}\\d%])`,
  'giu',
);
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\\p{L}+|\\.(?= [\\p{Ll}\\d]))?';
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;
const MOVED = new RegExp(
  `(${DAY})( now)?(,? (?:and )?(?:not|instead of|rather than) (?:on |by )?(?:the )?(${DAY}))`,
  'giu',
);
const A_MONTH = new RegExp(`^${MONTH}$`, 'iu');
const DOUBT = /(?<!\p{L})(?:think|not sure|check|ask|confirm|believe|maybe|perhaps)(?!\p{L})|\?/iu;

const sentenceAround = (text: string, at: number): string =>
  /[^.!?\n]*$/u.exec(text.slice(0, at))![0] + /^[^.!?\n]*[.!?]?/u.exec(text.slice(at))![0];
const wordOf = (number: string): string => NUMBERS[Number(number) - 2] ?? number;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A letter in which what is corrected stands as it is now. */
export function corrected(text: string): string {
  let now = text;
  for (const [whole, day, , , old] of [...text.matchAll(MOVED)].map((match) => [...match] as string[])) {
    if (DOUBT.test(sentenceAround(text, text.indexOf(whole!)))) continue;
    now = now
      // the stop behind a shortened month ends the sentence, too
      .replace(whole!, `${day!}${old!.endsWith('.') ? '.' : ''}`)
      .replace(new RegExp(`(?<!\\d)${escaped(old!.replace(/\.$/u, ''))}(?!\\d)`, 'giu'), day!);
  }
  for (const [whole, number, noun, , old] of [...now.matchAll(COUNT)].map((match) => [...match] as string[])) {
    // '2 October instead of 11 September' is a day
    if (A_MONTH.test(noun!)) continue;
    if (DOUBT.test(sentenceAround(now, now.indexOf(whole!)))) continue;
    now = now
      .replace(whole!, `${number!} ${noun!}`)
      .replace(
        new RegExp(`(?<![\\p{L}\\d.,])(?:${escaped(old!)}|${wordOf(old!)}) ${noun!}(?!\\p{L})`, 'giu'),
        `${number!} ${noun!}`,
      );
  }
  return now;
}
