import { article, nounSenses, tokensOf } from '@maquette/reading';
import { capitals } from '../pen';

/** Slips that can mean only one word. What could be something else (there, were, hear) stays as it was written. */
const SLIPS: Record<string, string> = {
  arround: 'around',
  somthing: 'something',
  anythin: 'anything',
  wich: 'which',
  whitch: 'which',
  evrybody: 'everybody',
  everbody: 'everybody',
  familiy: 'family',
  famly: 'family',
  childeren: 'children',
  chidren: 'children',
  partys: 'parties',
  familys: 'families',
  companys: 'companies',
  licenced: 'licensed',
  invitatons: 'invitations',
  recieve: 'receive',
  recieved: 'received',
  seperate: 'separate',
  seperately: 'separately',
  definately: 'definitely',
  untill: 'until',
  beleive: 'believe',
  accomodation: 'accommodation',
  adress: 'address',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  alot: 'a lot',
  becuase: 'because',
  becouse: 'because',
  buisness: 'business',
  bussiness: 'business',
  calender: 'calendar',
  cemetary: 'cemetery',
  costumers: 'customers',
  enviroment: 'environment',
  experiance: 'experience',
  freinds: 'friends',
  garantee: 'guarantee',
  guarentee: 'guarantee',
  handmaid: 'handmade',
  independant: 'independent',
  langauge: 'language',
  maintainance: 'maintenance',
  neccessary: 'necessary',
  occured: 'occurred',
  oclock: "o'clock",
  peice: 'piece',
  peices: 'pieces',
  proffesional: 'professional',
  quallity: 'quality',
  realy: 'really',
  responsable: 'responsible',
  restaurent: 'restaurant',
  saterday: 'Saturday',
  sincerly: 'sincerely',
  specialy: 'specially',
  succesful: 'successful',
  teh: 'the',
  wensday: 'Wednesday',
  writting: 'writing',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  aint: "ain't",
  galon: 'gallon',
  galons: 'gallons',
  shoud: 'should',
  agin: 'again',
  wasnt: "wasn't",
  cant: "can't",
  wont: "won't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  youre: "you're",
  theyre: "they're",
  weve: "we've",
  ive: "I've",
  im: "I'm",
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  cuz: 'because',
  coz: 'because',
  tho: 'though',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
};
// a pensioner is a pensionist in half of Europe
Object.assign(SLIPS, { pensionists: 'pensioners', pensionist: 'pensioner' });

/** 'in makkum, friesland': a town and its country, where nothing else is written with capitals. */
const TOWN =
  /\b(in|at|from|near) (\p{Ll}[\p{Ll}'-]{3,}(?: \p{Ll}[\p{Ll}'-]{3,})?), (\p{Ll}[\p{Ll}'-]{3,})(?=[,.;]|$)/gu;
/** 'from sellers, agents' names no place. */
const isThing = (words: string): boolean =>
  tokensOf(words)
    .flat()
    .some(({ lemma }) => nounSenses(lemma).length > 0);

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const ONE = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** Months in small letters: those that can only be one, and 'march' and 'may' beside another or after a word for a time. */
const MONTHS = new RegExp(
  `(?<!\\p{L})(?:${ONE}(?: ?[-–,/] ?| (?:and|to|till|until|or) )(?:the )?(?:end of )?${ONE}|(?:in|since|until|till|from|every|each|early|late|mid|\\d{1,2}(?:st|nd|rd|th)?) (?:march|may)(?= \\d|[,.;)]|$)|(?:january|february|april|june|july|august|september|october|november|december))(?!\\p{L})`,
  'gu',
);

/** A sentence without slips that can mean only one word; everything else is left as it was typed. */
export function corrected(text: string): string {
  const words = text
    .replace(/\bfor there (?!is\b|are\b|was\b|were\b|to\b)(?=\p{Ll})/gu, 'for their ')
    .replace(
      /\b(more|less|better|worse|rather|\p{Ll}{2,}er) then (?=\p{Ll}+ of\b|any|all|the\b|we\b|i\b|us\b|them\b)/gu,
      '$1 than ',
    )
    // 'we fix pallet's.': no genitive stands before a mark
    .replace(
      /(?<!\b(?:the|an?|my|our|his|her|at) )\b((?!it|that|what|who|here|there|let|he|she|how|where|when|else\b)\p{Ll}{3,})['’]s(?=[.,;!?]|$)/gu,
      '$1s',
    )
    .replace(/\ban (?=(?:we|I|i|they|you|it) )/g, 'and ')
    .replace(/\bin were the\b/g, 'in where the')
    .replace(/(?<=\s|^)w\/ ?(?=\p{L})/gu, 'with ')
    .replace(MONTHS, (found) => found.replace(/\p{L}{3,}/gu, (word) => (MONTH.test(word) ? capitals(word) : word)))
    .replace(/\b(anything|something|come|came|live|work|us) hear\b/g, '$1 here')
    .replace(/\p{L}[\p{L}'’]*/gu, (word, at: number, whole: string) => {
      // 'Freiburg im Breisgau' is German
      if (word === 'im' && /^ \p{Lu}/u.test(whole.slice(at + 2))) return word;
      const slip = Object.hasOwn(SLIPS, word.toLowerCase()) ? SLIPS[word.toLowerCase()] : undefined;
      // the U of a plan, and names
      if (slip && word.length < 3 && /^\p{Lu}/u.test(word) && word !== 'Im') return word;
      if (slip) return /^\p{Lu}/u.test(word) ? slip.charAt(0).toUpperCase() + slip.slice(1) : slip;
      return word === 'i' ? 'I' : word;
    })
    .replace(/\b([Aa])n? (\p{Ll}+)/gu, (whole, letter: string, noun: string) => {
      const right = article(noun).split(' ')[0] ?? letter;
      return /^an? /i.test(whole) &&
        /^(?:eel|apple|oak|old|island|engine|oven|artist|owner|open|event|empty|easy|iron)/.test(noun)
        ? `${letter === 'A' ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${noun}`
        : whole;
    });
  const rest = words.replace(/^\P{L}*\p{L}/u, '');
  return /\p{Lu}/u.test(rest.replace(/\bI\b/g, ''))
    ? words
    : words.replace(TOWN, (found, before: string, town: string, land: string) =>
        [town, land].some(isThing) ? found : `${before} ${capitals(town)}, ${capitals(land)}`,
      );
}
