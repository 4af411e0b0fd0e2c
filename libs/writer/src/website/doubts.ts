import { capital, sentence } from '../pen';
import { hasFinite } from './forms';
import { hasPrice } from './items';
import type { Reason } from './note';

// What a colleague is not sure of, and which languages are wanted: neither stands on a page before somebody has asked the client.

const NOT_SURE = [
  String.raw`not (?:quite |really |entirely )?(?:sure|certain)|no idea|i (?:also )?(?:think|believe|guess|suppose|assume|forgot?|forget|lost)|if i (?:remember|recall)|as far as i (?:know|remember)|from memory|something (?:about|with|like)|apparently|or something|supposedly|(?:to|please) check|check (?:with|if|this|that|again)|to be (?:checked|confirmed|verified)|tb[acd]|unless i|i(?:['’]ll| will| have to| must| need to|['’]m going to) (?:look|check|ask|find)|maybe|perhaps`,
  'vielleicht|glaube ich|meine ich|bin (?:mir )?nicht sicher|weiß nicht|noch (?:klären|fragen|prüfen)|angeblich|oder so|nachfragen',
  'je crois|je pense|peut-être|à (?:vérifier|confirmer)|pas sûre?|il paraît|si je me souviens',
  'creo|quizás?|tal vez|no sé si|por confirmar|confirmar|no estoy segur[oa]|parece que',
  'credo|forse|da (?:verificare|confermare)|non sono sicur[oa]|mi pare',
  'acho que|talvez|a confirmar|não tenho (?:a )?certeza|parece que',
  'misschien|geloof ik|denk ik|weet (?:ik )?niet zeker|nog (?:navragen|checken)|volgens mij',
].join('|');
const OR = 'or|oder|ou|o|oppure';
/** '(or 60)', '(since May?)', '(check with Dean)', '(I think)' */
const ASIDE = new RegExp(
  ` ?\\((?:[^()]*\\?[^()]*|[^()]*\\bor (?:was it|maybe|perhaps)\\b[^()]*|(?:${OR}) (?:was it |maybe |about )?\\d[^()]*|(?:${OR}) [^()]*(?<!\\p{L})I(?!\\p{L})[^()]*|[^()]*(?<!\\p{L})(?:${NOT_SURE})(?!\\p{L})[^()]*)\\)`,
  'giu',
);
/** 'From memory: …', 'I think they also …', '…, not sure', '… (ask).' */
const DOUBT = new RegExp(
  `^(?:(?:and|but|so|und|et|y|e|en),? )?(?:sorry,? )?(?:${NOT_SURE})(?!\\p{L})|, (?:(?:${NOT_SURE})|(?:but )?ask(?: them| him| her)?)[.?!]*$`,
  'iu',
);
/** 'since 1987 or 1988', '120 lari, or 150 lari': one of the two is wrong */
const EITHER =
  /(?<!\d)(?:1[89]|20)\d\d or (?:maybe |perhaps )?(?:1[89]|20)\d\d(?!\d)|\d[^,.;]{0,12}, or (?:maybe |perhaps |was it )?[^\p{L}]{0,2}\d|\ball year\b[^.]*\bclosed (?:from |in |between |until )?(?:the )?(?:winter|summer|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:or (?:was it|maybe|perhaps)|or whatever|under discussion|working title|not (?:yet )?final)\b/iu;
/** 'Open on Sundays?': a colleague asks; visitors are asked with 'you' */
const ASKED =
  /^(?!.*(?<!\p{L})(?:you|your|du|dein\p{L}*|ihr|ihre[mnrs]?|vous|votre|vos|tu|usted|su|tuo|voi|você|je|jouw?|u|uw)(?!\p{L})).*\?$/iu;

const LANGUAGE =
  'english|french|german|spanish|italian|dutch|portuguese|danish|swedish|norwegian|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|chinese|mandarin|cantonese|japanese|korean|hindi|tamil|malay|thai|vietnamese|welsh|irish|gaelic|catalan|basque|galician|afrikaans|zulu|xhosa|swahili|romanian|hungarian|estonian|latvian|lithuanian|icelandic|sami|maori|te reo|samoan|breton|urdu|bengali|punjabi|tagalog|wolof|hausa|yoruba|igbo|amharic|somali|quechua|flemish|serbian|croatian|slovenian|slovak|bulgarian|albanian|georgian|armenian|persian|kurdish|indonesian|nepali|frisian|faroese|maltese|scots|cornish|tamazight|bilingual|deutsch|englisch|französisch|italienisch|spanisch|zweisprachig|français|anglais|allemand|néerlandais|espagnol|italien|bilingue|español|inglés|francés|alemán|portugués|bilingüe|inglese|francese|tedesco|italiano|português|inglês|francês|engels|frans|duits|nederlands|tweetalig';
/** 'English and Danish.', 'Langues : français et haoussa' */
const LANGUAGES = new RegExp(
  `^(?:(?:(?:EN|NL|DE|FR|ES|IT|PT|PL|DK|SE|NO|FI|JP|CZ|GR)(?: ?[+,/&]| and|$)[ .]?)+(?:EN|NL|DE|FR|ES|IT|PT|PL|DK|SE|NO|FI|JP|CZ|GR)[.]?$|(?:in )?(?:both )?(?:${LANGUAGE})(?:(?:,|,? (?:and|or|und|oder|et|ou|y|e|en|of)| &|/| \\+) ?(?:later |maybe |some |a little )?(?:${LANGUAGE}))*(?: (?:first|only|later|too|needed|please|both|second))?[.!]?$|(?:languages?|idiomas?|langues?|sprachen?|lingu[ae]|línguas?|talen|taal)(?: of the [\\p{L}]+)? ?:)`,
  'iu',
);

/** A year that nothing is said of. */
const BARE_YEAR = /^([^:;]*[^:;,\d]), ((?:1[6-9]|20)\d\d)[.]?$/u;
const SAYS_YEAR =
  /(?<!\p{L})(?:since|founded|established|est\.?|opened|started|begun|set up|built|made|bought|restored|won|winners?|awards?|awarded|prizes?|medals?|best|finalists?|certified|certificates?|members?|published|released|vintage|models?|until|\p{L}+ed by)(?!\p{L})(?!.*, )|\d{4}/iu;

/** What of a sentence may be read, and what its client is to be asked; undefined where nothing is in doubt. */
export function doubtIn(
  text: string,
  isFirst: boolean,
  isAmid = false,
): { said: string; asked: string; why: Reason } | undefined {
  // between facts 'In Hungarian and English' is said of what is offered
  if (LANGUAGES.test(text) && !isFirst && !(isAmid && /^in /iu.test(text)))
    return { said: '', asked: text, why: 'please ask: which languages the page is in' };
  const why = 'please ask whether it is so';
  // 'Workshop of ten by the harbour, 2005'
  const [, dated = '', year = ''] = BARE_YEAR.exec(text) ?? [];
  if (year !== '' && !hasFinite(dated) && !SAYS_YEAR.test(dated))
    return { said: sentence(dated), asked: text, why: 'please ask: what the year stands for' };
  const asides = text.match(ASIDE) ?? [];
  const rest = text.replace(ASIDE, '');
  // what the brand is, is told in any case
  if (asides.length > 0 && isFirst) return { said: rest, asked: asides.map((aside) => aside.trim()).join(' '), why };
  // 'Yarn for £9.50, and blankets woven in Shetland (or on Harris?)'
  const sure = asides.length > 0 ? before(text, (part) => part.replace(ASIDE, '') !== part) : undefined;
  if (sure && sure.said.split(' ').length > 2 && !/^(?:not|ask|check)/iu.test(sure.left))
    return { said: sentence(sure.said), asked: sure.left, why };
  if (asides.length > 0) return { said: '', asked: text, why };
  return !isFirst && (DOUBT.test(text) || EITHER.test(text) || ASKED.test(text))
    ? { said: '', asked: text, why }
    : undefined;
}

interface Cut {
  said: string;
  left: string;
}
const count = (text: string) => text.split(/\s+/).length;
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|once|until|unless|whether|wenn|weil|als|omdat|si|cuando|quand|parce|se|quando)(?!\p{L})/iu;
const LEADS_ON =
  /\b(?:and|or|but|that|which|who|when|where|because|if|so|than|as|not|no|a|an|the|of|to|for|in|with|is|are)$/iu;

/** Where a clause may begin. */
const BOUNDARY = /[,;:] |,? (?:and|but|so|because|und|aber|et|mais|y|pero|e|ma|mas|en|maar) | [–—-] /gu;
/** More clauses has no sentence that somebody reads. */
const MOST_CLAUSES = 12;
const isOpen = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') || (text.split('"').length - 1) % 2 === 1;

/** The clauses of a sentence before those that are asked or remarked; undefined where they do not stand alone. */
function before(text: string, isAsked: (said: string) => boolean): Cut | undefined {
  const bare = text.replace(/[.!]$/u, '');
  for (const { 0: mark, index } of [...bare.matchAll(BOUNDARY)].slice(0, MOST_CLAUSES).reverse()) {
    const said = bare.slice(0, index);
    if (isOpen(said) || isAsked(said)) continue;
    return stands(said) ? { said, left: capital(bare.slice(index + mark.length)) } : undefined;
  }
  return undefined;
}
/** Whether it is a sentence without what stood behind it. */
const stands = (said: string): boolean =>
  !SUBORDINATE.test(said) &&
  !LEADS_ON.test(said) &&
  (hasFinite(said) || /[,;\d]/.test(said)) &&
  (count(said) > 2 || hasPrice(said));
