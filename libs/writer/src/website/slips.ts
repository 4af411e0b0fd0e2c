import { capital, sentence } from '../pen';

// Slips of those who write a note, put right where they can mean only one thing; and what a letter writes that a page does not.

export const count = (text: string) => text.split(/\s+/).length;
export const isInQuotes = (text: string, at: number) => {
  const before = text.slice(0, at);
  return (
    (before.match(/[“«„「]/g)?.length ?? 0) > (before.match(/[”»」]/g)?.length ?? 0) ||
    (before.match(/"/g)?.length ?? 0) % 2 === 1 ||
    (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0) ||
    /(?:^|\s)'[^']*$/.test(before)
  );
};

/** Two sentences with a comma between them. */
const SPLICE =
  /, (?=(?:this|that|it|he|she|they) (?:is|was|are|were|has|had|have|can|will|says?|stands?|comes?|takes?|goes|does)\b|instead )/giu;
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|what|whoever|from|in|on|with|for|without|once|until|to|by|at)\b/i;

/** Two sentences with a comma between them become two. */
function parted(text: string): string {
  if (text.length > 140 && /;/.test(text) && !isInQuotes(text, text.indexOf(';')))
    text = text.replace(
      /; (an?|the|we|our|they|it|each|every|typical|average|his|her) /giu,
      (_, first: string) => `. ${first.charAt(0).toUpperCase()}${first.slice(1)} `,
    );
  if (SUBORDINATE.test(text)) return text;
  return text
    .replace(SPLICE, (comma, at: number) => {
      const before = text.slice(0, at);
      const clause = before
        .slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':'), before.lastIndexOf('. ')) + 1)
        .trim();
      return count(clause) > 4 &&
        HAS_VERB_OR_ACT.test(clause) &&
        !isInQuotes(text, at) &&
        !/\b(?:if|when|because|whoever|what)\b/i.test(clause)
        ? '. '
        : comma;
    })
    .replace(/(?<=\p{L}\. )(\p{Ll})(?=\p{Ll}+ )/gu, (letter, _, at: number, whole: string) =>
      /(?:^|[\s(])(?:dr|mr|mrs|st|no|e\.g|i\.e|approx)\. $/i.test(whole.slice(0, at)) ? letter : letter.toUpperCase(),
    )
    .replace(/(?<=\. Instead) (?=\p{L})/gu, ', ');
}
const HAS_VERB_OR_ACT =
  /\b(?:is|are|was|were|has|have|can|will|made|came|went|makes|comes|buys|hold|holds|keeps?|costs?|takes?|gives?|sells?|brings?|we \p{L}+|i \p{L}+|they \p{L}+|you \p{L}+)\b/iu;

const AMOUNT = '\\d[\\d.,]*\\d|\\d';
const WITH_SIGN = new RegExp(`([$£€¥])\\s?(?:${AMOUNT})`, 'u');
const WITH_UNIT = new RegExp(
  `(?:${AMOUNT})(\\s?(?:€|£|zł|kr|euros?|dollars?|pounds?|francs?|kroner|kronor|CHF|EUR|USD))(?![\\p{L}])`,
  'u',
);
const BARE = new RegExp(`((?:,| and| or| but) )(${AMOUNT})(?= (?:for|a|an|per|each|with|without)\\b(?! ?[$£€]))`, 'gu');

/** 'It is 9 € for the wash and 25 for the workshop': each amount has its currency; nothing is carried from one sentence to another. */
function priced(text: string): string {
  const sign = WITH_SIGN.exec(text)?.[1];
  const unit = WITH_UNIT.exec(text)?.[1];
  if (!sign && !unit) return text;
  return text.replace(BARE, (whole, before: string, amount: string) =>
    /^(?:19|20)\d\d$/.test(amount) ? whole : sign ? `${before}${sign}${amount}` : `${before}${amount}${unit ?? ''}`,
  );
}

/** Whoever is reached writes an address as it is. */
export const tidied = (text: string) =>
  /^contact:/i.test(text)
    ? text.replace(/^contact:\s*/i, '')
    : addressed(parted(priced(sentence(text.replace(/^[-–—•*]\s*/, '')))));
/** An address is in small letters also where it begins a sentence. */
export const addressed = (text: string) => text.replace(/^\S+@\S+/u, (address) => address.toLowerCase());

/** What a letter writes that a page does not: 'me (Marnie) and Tevita', 'Ninth Float = lessons', a label for a clause. */
export const smoothed = (text: string, name: string): string =>
  withCapitals(inEnglish(text))
    // 'Company: Moss & Marrow.'
    .replace(/^(?:company|business|name|brand|client|firm): +(?=(.+?)\.?$)/iu, (found, said: string) =>
      said.toLowerCase() === name.toLowerCase() ? '=' : found,
    )
    .replace(/^=.*$/u, '')
    .replace(/\((?:that is |that's )?me, (\p{Lu}[^()]{2,40})\)/gu, '$1')
    .replace(/\bme \((\p{Lu}[\p{L}'’-]+)\)/gu, '$1')
    .replace(
      /\((?:that'?s me|me|long story|[^()]*\b(?:long story|we were asked|don't ask|ask me|haha|lol|sorry|as you know|you know|i think|or so i)\b[^()]*)\)/giu,
      '',
    )
    .replace(/, (?:and )?i'd rather (?:say|be|not|you)\b[^.;]*/giu, '')
    // on what terms somebody buys is between the two
    .replace(/,? (?:who|whom) we (?:give|allow) [^,.;]*\bcredit\b/giu, '')
    .replace(/^(.{1,60}?) = (?=\S)/u, (_, before: string) =>
      before.toLowerCase() === name.toLowerCase() ? '' : `${before}: `,
    )
    .replace(/ = /g, ' is ')
    .replace(/^otherwise,? (?=(?:order|write|call|ring|phone|book|text|e-?mail)\b)/iu, '')
    .replace(
      /(?:^|(?<=[.!?] ))(?:hence the name|you are the experts|that'?s all|that is all|that'?s it|etc)\b[^.!?]*[.!?]?\s*/giu,
      '',
    )
    .replace(
      /\b(is|it's|its|are|be|not|far) to (?=(?:hot|cold|late|early|big|small|much|many|long|heavy|expensive|wet|dry)\b)/giu,
      (_, before: string) => `${before === 'its' ? "it's" : before} too `,
    )
    .replace(/\s+(?=[.,;:!?])/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** Slips of those who write English as a foreign language, where they can mean only one thing. */
export const inEnglish = (text: string): string =>
  text
    .replace(
      /\b((?:the|our) \p{Ll}+|it) not (?=(?:change|need|come|go|have|stop|break|fade|rust|move|cost|take|make|lose|burn)\b)/giu,
      '$1 does not ',
    )
    .replace(/\b(we|i|they|you) not (?=(?!only\b|even\b|just\b)\p{Ll}+ )/giu, '$1 do not ')
    .replace(/\buntil (?=\d[\d.,]* ?(?:km|kg|tons?|tonnes?|cm|mm|m|metres?|litres?|persons?|people)\b)/gu, 'up to ')
    .replace(
      /(?<=\b(?:\d[\d.,]*|two|three|four|five|six|ten|twelve|euros|once|twice)) for (?=(?:year|month|week|day|hour|night)\b)/gu,
      ' a ',
    )
    .replace(/\btimes in a (?=year|month|week|day\b)/gu, 'times a ')
    .replace(/(?<=\d ?(?:cm|mm|m) )of diameter\b/gu, 'in diameter')
    .replace(/\beveryday (?=except|from|until|but|\d)/gu, 'every day ')
    .replace(/\binformations\b/gu, 'information')
    .replace(/\b(we|i|they) (?:are|am) having (?=\d|an? |two|three|four|five|six|seven|eight|nine|ten)/giu, '$1 have ')
    .replace(/\b(speciali[sz]e[sd]?|speciali[sz]ing) on (?=\p{L})/giu, '$1 in ')
    .replace(
      /\bwithout (letter|appointment|reservation|referral|contract|deposit|prescription)\b/giu,
      (_, thing: string) => `without ${/^a/i.test(thing) ? 'an' : 'a'} ${thing}`,
    )
    .replace(THIRD, (_, subject: string, verb: string) => `${subject} ${HAS_THIRD[verb] ?? `${verb}s`}`);
const HAS_THIRD: Record<string, string> = { have: 'has', do: 'does', go: 'goes' };
/** 'If it stop', 'the conversion take': where a clause begins, so that nothing before it asks for the bare verb. */
const THIRD =
  /(?<=^|[,.;] |\b(?:if|when|because|that) )((?:it|he|she|(?:the|each|every) (?!people|police|staff|children|women|men|team|family|crew)\p{Ll}*[^\Ws])) (take|keep|stop|cost|need|come|go|make|have|do|last|run|know|pay|start|change)(?= \p{Ll}|,|\.)/giu;

export const withCapitals = (text: string): string =>
  text.replace(
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|april|june|july|august|september|october|november|december|canadian|welsh|scottish|irish|greek|portuguese|turkish|arabic|chinese|japanese|korean|american|mexican|danish|norwegian|finnish|english|french|german|spanish|italian|dutch|swedish|european)s?\b/gu,
    (word) => capital(word),
  );
