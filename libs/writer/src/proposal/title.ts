import { capital } from '../pen';
import { numberWord } from './counts';
import { type Language, languageOf } from './language';
import type { Plan } from './proposal';
import { type Reading, readRequest } from './reading/request';
import { titleOfWork } from './scope';

/** 'Packaging for Pemberley Preserves Ltd'; of a house that does not tell its name, what it is. */
const titled = (reading: Reading, language: Language): string =>
  capital(language.title(titleOfWork(reading, language), reading.client ?? reading.clientKind));

export function titleOf({ reading, brief, isSilent, language }: Plan): string {
  const { pictures } = brief;
  if (!isSilent) return titled(reading, language);
  return pictures.length === 1 ? 'From a reference picture' : `From ${numberWord(pictures.length)} reference pictures`;
}

/** A name for a request, before anything is written for it. */
export function proposalTitle(request: string): string {
  const reading = readRequest(request, new Date(0));
  const words = request.replace(/\s+/g, ' ').trim();
  if (reading.wanted.length > 0) return titled(reading, languageOf(reading.request, reading.isForeign));
  return words.length <= 80 ? words : `${words.slice(0, 79).replace(/\s+\S*$/, '')}…`;
}
