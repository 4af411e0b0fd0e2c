const LANGUAGE =
  '(?:english|german|french|spanish|italian|portuguese|dutch|polish|arabic|irish|welsh|swahili|hindi|tamil|malay|chinese|danish|swedish|norwegian|finnish|estonian|latvian|lithuanian|russian|ukrainian|turkish|greek|japanese|korean|catalan|basque|creole|vietnamese|tagalog|gujarati|maltese|latin|bulgarian|romanian|hungarian|czech|slovak|croatian|serbian|yoruba|hausa|englisch|deutsch|französisch|polnisch|türkisch|inglés|español|francés|catalán|euskera|gallego|anglais|français|allemand|espagnol|breton)';
/** Several languages, side by side. */
export const LANGUAGES = new RegExp(
  `(?<!\\p{L})(?:(?:\\p{L}+|\\d+) languages|bilingual|trilingual|zweisprachig|mehrsprachig|\\p{L}+ sprachen|bilingüe|\\p{L}+ idiomas|bilingue|\\p{L}+ langues)(?!\\p{L})|(?<!\\p{L})${LANGUAGE}(?:,| and| und| y| et| &| \\+) ${LANGUAGE}(?!\\p{L})|${LANGUAGE} (?:first|alongside)`,
  'iu',
);
