/** What specimens show of a script, two letters or one that is as wide, and the language that its line breaks follow. */
const SCRIPTS: readonly { letters: RegExp; sample: string; lang?: string }[] = [
  { letters: /\p{Script=Latin}/gu, sample: 'Aa' },
  { letters: /\p{Script=Cyrillic}/gu, sample: 'Дд' },
  { letters: /\p{Script=Greek}/gu, sample: 'Γγ' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, sample: 'あ', lang: 'ja' },
  { letters: /\p{Script=Han}/gu, sample: '永' },
  { letters: /\p{Script=Hangul}/gu, sample: '한', lang: 'ko' },
  { letters: /\p{Script=Arabic}/gu, sample: 'أب' },
  { letters: /\p{Script=Hebrew}/gu, sample: 'אב' },
  { letters: /\p{Script=Devanagari}/gu, sample: 'अक' },
  { letters: /\p{Script=Thai}/gu, sample: 'กข' },
];

function scriptOf(text: string) {
  const counted = SCRIPTS.map((script) => ({ ...script, count: text.match(script.letters)?.length ?? 0 }));
  // Japanese is written in Chinese characters too, never in those alone
  const kana = counted.find(({ lang }) => lang === 'ja');
  const most = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return kana && kana.count > 0 && most.sample === '永' ? kana : most;
}

/** 'Aa' for what is written in Latin letters, and letters of its own for other scripts. */
export const lettersOf = (text: string): string => scriptOf(text).sample;

/** Of a text that is broken by its words, which the letters alone do not tell: 'ja', 'ko'. */
export const languageOf = (text: string): string | undefined => scriptOf(text).lang;
