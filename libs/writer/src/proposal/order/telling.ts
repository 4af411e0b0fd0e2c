import type { Language } from '../language';
import { plain } from '../markdown';
import type { Reading } from '../reading/request';
import { FINITE } from '../reading/phrases';
import { wantsPaper } from '../reading/said';
import { LANGUAGES } from '../reading/languages';
import type { Sorted } from '../reading/sorted';
import type { Order } from './order';
import { retold } from './retold';

// Where each sentence of the letter is told: each in one place, and none is lost.

export interface Telling {
  /** who they are, how it is, what they want */
  understanding: string[];
  /** what it shall bring, or be like */
  wishes: string[];
  /** what binds */
  conditions: string[];
  /** what tells days, and nothing else */
  dates: string[];
}

/** Told back in our words where that is sure, else as it was written. */
export function told(text: string, language: Language): string {
  const said = retold(text.replace(/^(?:client|company|customer|kunde|kundin|cliente)\s?: (?=\S)/iu, ''), language);
  return said === undefined ? language.quote(text) : plain(/[.!?…:”"]$|[.!?…][)]$/u.test(said) ? said : `${said}.`);
}

/** 'Please propose …', 'Could you pitch us …': an order that says nothing beside its things. */
const ORDERS =
  /^(?:so |and |also )?(?:please|kindly|(?:can|could|would|will) you|i would ask you|bitte|könnten sie|por favor|¿?podrían|pourriez|merci de)(?!\p{L})/iu;
/** Where the wish begins, behind what is told before it. */
const WISHES =
  /(?:,| and|;|:| –)? (?:(?:we|i|so we|so i)(?:['’]d)? )?(?:(?:also|now|really|would) )*(?:need|want|like|love|are looking for|look for|seek|are planning|plan|ask(?: you)? for|brauchen|suchen|möchten|wünschen|benötigen|queremos|necesitamos|buscamos|cherchons|voudrions|souhaitons)(?!\p{L})[^]*$/iu;
const SHORTEST_LEAD = 4;
const LONG_LEAD = 40;
/** So many letters of a sentence that stand in no line of the list tell more than that something is wanted. */
const MOST_LEFT = 40;
/** What was passed over before the first thing weighs more. */
const SKIPPED = 3;
const leftOver = (text: string, own: readonly { said: string; detail?: string }[]): number => {
  const last = Math.max(...own.map(({ said }) => text.toLowerCase().indexOf(said.toLowerCase()) + said.length));
  const first = Math.min(
    ...own.map(({ said }) => text.toLowerCase().indexOf(said.toLowerCase())).filter((at) => at >= 0),
  );
  const rest = own.reduce((all, { said }) => all.replace(said, ''), text.slice(first)).replace(/[^\p{L}]/gu, '');
  const skipped =
    WISHES.exec(text.slice(0, first))?.[0].replace(
      /^.*?(?:need|want|like|love|for|seek|plan|brauchen|suchen)(?!\p{L})/iu,
      '',
    ) ?? '';
  return last < 0 || !Number.isFinite(first) ? 0 : rest.length + SKIPPED * skipped.replace(/[^\p{L}]/gu, '').length;
};
const MANY = 3;

/** What a sentence tells beside its things, which are lines of the list. */
function besideThings(one: Sorted, { things }: Order, language: Language): Sorted[] {
  const { text, passage } = one;
  if (passage.isItem || ORDERS.test(text)) return [];
  const own = things.filter(({ from }) => from === text);
  // 'Labels for the chutneys: tomato, plum'
  if (own[0]?.detail && text.toLowerCase().indexOf(own[0].said.toLowerCase()) < 5) return [];
  if (own.length === 0) return [];
  // the line is the sentence
  if (own.length === 1 && own[0]!.said.length > text.length * 0.8) return [];
  if (own.length < 2 || leftOver(text, own) > MOST_LEFT) return [one];
  const first = Math.min(
    ...own.map(({ said }) => text.toLowerCase().indexOf(said.toLowerCase())).filter((at) => at >= 0),
    text.length,
  );
  // what is quoted is quoted whole
  if (language.locale !== 'en-GB' && language.locale !== 'de-DE') return first > LONG_LEAD ? [one] : [];
  const before = text.slice(0, first);
  const lead = before.replace(WISHES, '').trim();
  if (lead === before.trim()) return own.length < MANY || first > LONG_LEAD ? [one] : [];
  if (lead.split(' ').length >= SHORTEST_LEAD && !FINITE.test(lead) && !/^\p{Lu}[^,]* \p{Ll}+s(?!\p{L})/u.test(lead))
    return [one];
  return lead.split(' ').length < SHORTEST_LEAD || lead.length === first || !/\p{L}$|\)$|\d$/u.test(lead)
    ? []
    : [{ ...one, text: `${lead}.` }];
}

/** 'A small but lovely one.', 'Notes after the meeting, please quote': frames the letter, and tells nothing of the work. */
const SAYS_NOTHING =
  /^(?:an? )?(?:\p{L}+,? (?:but |and )?){1,4}one[.!]$|^ok(?:ay)?,? [^.]{3,30}[.!]?$|^(?:ok(?:ay)?,? )?(?:notes? (?:after|from|of|on) [^.]*|(?:please|kindly) (?:quote|see below|advise|reply|answer)[^.]*|[^.]{0,60} asks? for an? (?:proposal|offer|quote)|it['’]s about [^.]{3,40}|please help us decide [^.]*|\p{Lu}\p{L}+, please \p{L}+|(?:first|second|third|next) (?:attempt|try|mail)[^.]{0,30}|award by [^.]{3,40}|confirmed(?: on \p{L}+)?)[.!]?$/iu;
const MOST = 1_000;
/** The understanding is short: what tells least goes first. */
function shortened(all: readonly Sorted[], { told: ordered }: Order): Sorted[] {
  const weight = ({ text }: Sorted, at: number) =>
    (at < 2 ? 4 : 0) +
    (ordered.has(text) ? 4 : 0) +
    (/\d/u.test(text) ? 1 : 0) +
    (/(?<!\p{L})(?:but|nobody|too|lose|lost|because|problem|want|need|like|aber|weil|pero|mais)(?!\p{L})/iu.test(text)
      ? 2
      : 0) -
    (/(?<!\p{L})(?:husband|wife|mother|father|niece|nephew|grandson|uncle|aunt|cousin)(?!\p{L})/iu.test(text) ? 3 : 0);
  const kept = new Set(all);
  const length = () => [...kept].reduce((sum, { text }) => sum + text.length, 0);
  const least = all
    .map((one, at) => ({ one, points: weight(one, at) }))
    .sort((one, other) => one.points - other.points);
  for (const { one } of least) if (length() > MOST) kept.delete(one);
  return [...kept];
}

/** 'Offers in English, not more than 12 pages, with two references': how this paper has to be. */
const OF_PAPER =
  /(?<!\p{L})(?:expressions? of interest|tenderers?|bidders?|offers?|proposals?|bids?|tenders?|submissions?|quotations?|send:|angebote?|ofertas?|propuestas?|offres?|propositions?)(?!\p{L})[^.]*(?<!\p{L})(?:pages?|cvs?|curricul\p{L}+|references?|days per person|work plan|in (?:english|\p{Lu}\p{L}+) or|seiten|referenzen|páginas|referencias|références)(?!\p{L})/iu;
export const isOfPaper = (text: string): boolean => OF_PAPER.test(text) && !/\?$/u.test(text);
/** By when this paper is due and how long it may be is met, and not answered in it. */
export const isOfItsForm = (text: string): boolean =>
  wantsPaper(text) && !/(?<!\p{L})(?:cvs?|curricul\p{L}+|references?|work plan|days per person)(?!\p{L})/iu.test(text);
export function tellingOf(reading: Reading, order: Order, language: Language): Telling {
  const { sentences, days, asks } = reading;
  const isOffer = (text: string) => days.some(({ role, passage }) => role === 'offer' && passage.text === text);
  const open = sentences.filter(
    ({ text }) =>
      !isOfPaper(text) &&
      !order.leftOut.some((one) => one.includes(text)) &&
      !asks.some((ask) => ask.text.includes(text)),
  );
  const of = (place: Sorted['place']) => open.filter((one) => one.place === place && !SAYS_NOTHING.test(one.text));
  const say = ({ text }: Sorted) => told(text, language);
  const chosen = of('open').flatMap((one) =>
    order.told.has(one.passage.text) ? besideThings(one, order, language) : [one],
  );
  return {
    understanding: shortened(chosen.length > 0 ? chosen : of('open'), order).map(say),
    wishes: of('goal').map(say),
    conditions: of('condition').map((one) =>
      LANGUAGES.test(one.text) ? `${say(one)} ${language.soLanguages}` : say(one),
    ),
    dates: of('date')
      .filter(({ text }) => !isOffer(text))
      .map(say),
  };
}
