/** Upper and lower case of an alphabet, letter by letter. */
const cased = (letters: string) =>
  letters
    .split(' ')
    .map((letter) => letter.toUpperCase() + letter)
    .join(' ');

interface Script {
  letters: RegExp;
  /** Two letters or one that is as wide. */
  sample: string;
  /** What a printed specimen shows of it where it has no text. */
  alphabet: string;
  /** The language that its line breaks follow. */
  lang?: string;
}

const SCRIPTS: readonly Script[] = [
  {
    letters: /\p{Script=Latin}/gu,
    sample: 'Aa',
    alphabet: cased('a b c d e f g h i j k l m n o p q r s t u v w x y z'),
  },
  {
    letters: /\p{Script=Cyrillic}/gu,
    sample: 'Дд',
    alphabet: cased('а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ь ю я'),
  },
  {
    letters: /\p{Script=Greek}/gu,
    sample: 'Γγ',
    alphabet: cased('α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω'),
    lang: 'el',
  },
  {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    sample: 'あ',
    alphabet:
      'あ い う え お か き く け こ さ し す せ そ ア イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ 永 東 国 書 花',
    lang: 'ja',
  },
  { letters: /\p{Script=Han}/gu, sample: '永', alphabet: '永 东 国 三 力 今 书 花 山 水 风 月 天 地 人', lang: 'zh' },
  {
    letters: /\p{Script=Hangul}/gu,
    sample: '한',
    alphabet: '가 나 다 라 마 바 사 아 자 차 카 타 파 하 훈 민 정 음',
    lang: 'ko',
  },
  {
    letters: /\p{Script=Arabic}/gu,
    sample: 'أب',
    alphabet: 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي',
    lang: 'ar',
  },
  {
    letters: /\p{Script=Hebrew}/gu,
    sample: 'אב',
    alphabet: 'א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת',
    lang: 'he',
  },
  {
    letters: /\p{Script=Devanagari}/gu,
    sample: 'अक',
    alphabet: 'अ आ इ ई उ ऊ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ त थ द ध न प फ ब भ म य र ल व श ष स ह',
  },
  {
    letters: /\p{Script=Thai}/gu,
    sample: 'กข',
    alphabet: 'ก ข ค ง จ ฉ ช ซ ญ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ล ว ศ ษ ส ห อ ฮ',
    lang: 'th',
  },
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

/** The alphabet of a text and the figures, as printed specimens show a face. */
export const alphabetOf = (text: string): string => `${scriptOf(text).alphabet}\n0 1 2 3 4 5 6 7 8 9 & ! ?`;

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
