import { capital } from '../pen';

// A note that was dictated says its marks: they are read as marks before anything else is read. Slips that are put right while speaking are
// put right in writing.

/** 'comma', 'full stop' and their like, each with the mark that it stands for. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /[\s,.]*(?<!\p{L})(?:full stop|new para(?:graph)?|new line|neuer absatz|neue zeile|à la ligne|punto y aparte)(?!\p{L})[\s,.]*/giu,
    '. ',
  ],
  [/[\s,]*(?<!\p{L})(?:semicolon|semikolon|strichpunkt|point-virgule|punto y coma)(?!\p{L})[\s,]*/giu, '; '],
  [/[\s,]*(?<!\p{L})(?:comma|komma|virgule|coma)(?!\p{L})[\s,]*/giu, ', '],
  [/[\s,]*(?<!\p{L})(?:question mark|fragezeichen)(?!\p{L})[\s,.]*/giu, '? '],
  [/[\s,]*(?<!\p{L})(?:open bracket|klammer auf)(?!\p{L})[\s,]*/giu, ' ('],
  [/[\s,]*(?<!\p{L})(?:close bracket|klammer zu)(?!\p{L})/giu, ')'],
  // how it is to be set: 'underline winter', 'all caps'
  [/,? (?<!\p{L})(?:underline|in bold|all caps|capital letters?)(?: (?:that|this|\p{L}+))?(?=[,.;]|$)/giu, ''],
];
const MARKS = /(?<!\p{L})(?:comma|full stop|new para(?:graph)?|komma|virgule|neuer absatz|à la ligne)(?!\p{L})/giu;
const LEADS_IN =
  /^\s*(?:dictated|voice (?:note|memo|message)|spoken|transcri\p{L}+|diktat|diktiert|dicté|dictado)(?!\p{L})[^:.\n]{0,40}[:.]\s*/iu;
const FIGURES = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|null|eins|zwei';
/** '160 a day no sorry 60 six zero' is 60 a day. */
const FIGURE_AGAIN = new RegExp(
  `(?<![\\d.,])\\d[\\d.,]*((?: \\p{L}+){0,4}?),? (?:no,? sorry|sorry,? no|no,? wait|sorry|correction|scratch that|make that|no,? i mean|i mean)[,:]? (\\d[\\d.,]*)(?:,? (?:${FIGURES})(?!\\p{L}))*`,
  'giu',
);
/** 'on Tuesday no sorry Wednesday' */
const WORD_AGAIN = /(?<!\p{L})\p{L}+,? (?:no,? sorry|sorry,? no|scratch that|no,? i mean)[,:]? (\p{L}+)/giu;

/** 'because Piotr – no, before his time, it was my wife – carried them': who it was, is said in the end. */
const SOMEBODY_AGAIN =
  /(?<![\p{L}'’])(?:\p{Lu}[\p{L}'’-]+ ){0,1}\p{Lu}[\p{L}'’-]+ ?[–—-] no,? (?:[^.;–—]*, )?it was ((?:my|our|his|her|the|\p{Lu})[^,.;–—]{1,40}) ?[–—-] /gu;

export function asWritten(note: string): string {
  const bare = note
    .replace(LEADS_IN, '')
    .replace(FIGURE_AGAIN, '$2$1')
    .replace(WORD_AGAIN, '$1')
    .replace(SOMEBODY_AGAIN, '$1 ');
  const isSpoken = bare !== note || (note.match(MARKS)?.length ?? 0) > 1;
  if (!isSpoken || (note.match(MARKS)?.length ?? 0) === 0) return bare;
  return SPOKEN.reduce((text, [said, mark]) => text.replace(said, mark), bare)
    .replace(/([.?!])(?:\s*[.?!])+/gu, '$1')
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^\p{Ll}/u, (letter) => capital(letter))
    .trim();
}

/** Brackets in a name are the colleague's: '(name still open) Salt'. */
const OPEN =
  /\s*\([^()]*(?<!\p{L})(?:name|open|offen|working title|arbeitstitel|provisional|provisoire|provisional|tb[acd]|still|undecided|final|maybe|perhaps|vielleicht)(?!\p{L})[^()]*\)\s*/giu;
export const nameOf = (typed: string): { name: string; isOpen: boolean } => {
  const name = typed.replace(OPEN, ' ').replace(/\s+/gu, ' ').trim();
  return { name: name === '' ? typed.trim() : name, isOpen: name !== typed.trim() && name !== '' };
};
