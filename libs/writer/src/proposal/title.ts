import { capital } from '../pen';
import { numberWord } from './counts';
import { type Language, languageOf } from './language';
import type { Plan } from './proposal';
import { titleOfWork } from './order/lines';
import { type Order, orderOf } from './order/order';
import { type Reading, readRequest } from './reading/request';

/** 'Packaging for Pemberley Preserves Ltd'; of a house that does not tell its name, what it is; else who signs. */
function titled(order: Order, { client, clientKind, letter }: Reading, language: Language): string {
  const work = titleOfWork(order, language);
  const kind = clientKind && clientKind.split(' ').length < 10 ? definite(clientKind, language) : undefined;
  // 'Identity of the Highmoor Orchestra' names whom it is for
  const isNamed = client !== undefined && work !== undefined && work.toLowerCase().includes(client.toLowerCase());
  return capital(language.title(work, isNamed ? undefined : (client ?? kind ?? letter.signer)));
}

/** 'a school in Rotterdam' is the school that writes. */
const definite = (kind: string, { locale }: Language): string =>
  DEFINITES[locale]?.reduce((all, [one, the]) => all.replace(one, the), kind) ?? kind;
const DEFINITES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'en-GB': [[/^an? /u, 'the ']],
  'de-DE': [[/^eine /u, 'die ']],
  'es-ES': [
    [/^una /u, 'la '],
    [/^un /u, 'el '],
  ],
  'fr-FR': [
    [/^une (?=[^aeéiouh])/iu, 'la '],
    [/^un (?=[^aeéiouh])/iu, 'le '],
  ],
};

export function titleOf({ reading, order, brief, isSilent, language }: Plan): string {
  const { pictures } = brief;
  if (!isSilent) return titled(order, reading, language);
  return pictures.length === 1 ? 'From a reference picture' : `From ${numberWord(pictures.length)} reference pictures`;
}

/** A name for a request, before anything is written for it. */
export function proposalTitle(request: string): string {
  const reading = readRequest(request, new Date(0));
  const words = request.replace(/\s+/g, ' ').trim();
  const language = languageOf(reading.request, reading.isForeign);
  const order = orderOf(reading, language);
  if (order.things.length > 0) return titled(order, reading, language);
  return words.length <= 80 ? words : `${words.slice(0, 79).replace(/\s+\S*$/, '')}…`;
}
