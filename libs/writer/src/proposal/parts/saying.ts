import { plain } from '../markdown';
import type { Plan } from '../proposal';
import { sentencesOf } from '../reading/passages';

/** A sentence of theirs as we say it to them; what cannot be turned is quoted. */
export const said = (text: string, plan: Plan): string =>
  sentencesOf(text)
    .map((sentence) => saidOne(sentence, plan))
    .join(' ');

/** 'Constraints: most phones are old': the label of a list. */
const LABEL =
  /^(?:not|dates?|timing|time|needed|termine?|fragen?|questions?|constraints?|notes?|anything else|also|conditions?|audience|contraintes?|condiciones|bedingungen)\s?\??\s?:\s+/iu;
const saidOne = (said: string, { language }: Plan): string => {
  const text = said.replace(LABEL, '');
  const turned = language.turn(text);
  if (turned === undefined) return language.quote(text);
  const whole = plain(turned).replace(/(?<=^You (?:rather |also )?(?:think|guess|like|see).*)\?$/iu, '.');
  if (/\?$/.test(whole)) return whole;
  return /[.!…)]["”»’)]*$/.test(whole) && !/\)$/.test(whole) ? whole : `${whole}.`;
};
export const paragraph = (texts: readonly string[], plan: Plan): string =>
  texts.map((text) => said(text, plan)).join(' ');
