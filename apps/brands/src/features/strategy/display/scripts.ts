/** What specimens show of a script, two letters or one that is as wide, and the language that its line breaks follow. */
const SCRIPTS: readonly { letters: RegExp; sample: string; lang?: string }[] = [
  { letters: /\p{Script=Latin}/gu, sample: 'Aa' },
  { letters: /\p{Script=Cyrillic}/gu, sample: 'Дд' },
  { letters: /\p{Script=Greek}/gu, sample: 'Γγ', lang: 'el' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, sample: 'あ', lang: 'ja' },
  { letters: /\p{Script=Han}/gu, sample: '永' },
  { letters: /\p{Script=Hangul}/gu, sample: '한', lang: 'ko' },
  { letters: /\p{Script=Arabic}/gu, sample: 'أب', lang: 'ar' },
  { letters: /\p{Script=Hebrew}/gu, sample: 'אב', lang: 'he' },
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

/** Words that no German text is without, and no English one has. */
const GERMAN = /(?:^|[^\p{L}])(?:und|nicht|ist|wir|für|der|den|das)(?=[^\p{L}]|$)/giu;

/** Words that no text of these languages is without, and no English one has. */
const FOREIGN: readonly RegExp[] = [
  /(?:^|[^\p{L}])(?:el|la|los|las|una|del|que|para|con|y|por|no|se)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:le|la|les|des|une|du|et|pour|dans|est|que|nous|sur)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:o|os|as|uma|não|para|com|do|da|que|em)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:il|gli|della|che|per|non|con|una|di|e)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:de|het|een|van|niet|met|voor|zijn|en)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:och|att|det|som|för|inte|är|og|ikke|til|på|ja|ei|on)(?=[^\p{L}]|$)/giu,
  /(?:^|[^\p{L}])(?:nie|jest|się|na|do|ve|bir|için|és|nem|egy|și|pentru|je|se)(?=[^\p{L}]|$)/giu,
];
const ENGLISH = /(?:^|[^\p{L}])(?:the|and|of|to|is|that|for|with|are|it)(?=[^\p{L}]|$)/giu;

/** Whether most of a text is of another language than the labels of the book. */
export function isForeign(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  if (lettersOf(text) !== 'Aa') return true;
  return languageOf(text) !== undefined || Math.max(...FOREIGN.map(count)) > 1.5 * count(ENGLISH) + 3;
}

/** Where the letters or the commonest words tell it: 'ja', 'ar', 'de'. Lines are broken, words hyphenated and spoken by it. */
export const languageOf = (text: string): string | undefined =>
  scriptOf(text).lang ?? ((text.match(GERMAN)?.length ?? 0) * 150 > text.length ? 'de' : undefined);

/** The way that most of its letters run. */
export function directionOf(words: string): 'ltr' | 'rtl' {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu) > count(/\p{L}/gu) / 2 ? 'rtl' : 'ltr';
}

/** How a quotation is opened and closed in the script or the language that it is written in, for CSS. */
export function quotesOf(text: string): string | undefined {
  const { sample, lang } = scriptOf(text);
  if (sample === 'أب' || sample === 'Дд' || sample === 'Γγ') return '"«" "»"';
  if (lang === 'ja') return '"「" "」"';
  if (lang === 'he') return '"”" "”"';
  return languageOf(text) === 'de' ? '"„" "“"' : undefined;
}

/** Names one after another, with the comma of their script. */
export function listed(names: readonly (string | null | undefined | false)[]): string {
  const said = names.filter((name) => typeof name === 'string' && name !== '');
  const sample = lettersOf(said.join(' '));
  return said.join(sample === 'أب' ? '، ' : sample === 'あ' || sample === '永' ? '、' : ', ');
}
