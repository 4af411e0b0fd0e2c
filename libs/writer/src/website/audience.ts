import { tokensOf } from '@maquette/reading';
import { isForeignBrief } from '../brief/units';
import { isAsideAbroad } from './asides-abroad';
import { isOfBrand, isOfCommission } from './commission';
import { isInsight } from './crowd';
import { reasonOf } from './cut';
import { languageOf } from './languages';
import { isInside, isManner, isRemark, isWish } from './wishes';

// To whom a part of a note is said: to the readers of the page, to its designers, or from one colleague to the other.

export type Audience = 'readers' | 'designers' | 'colleague';
export interface NotePart {
  text: string;
  isNewSentence: boolean;
}

const NEEDS =
  /^(?:(?:also|now|just|only|really|he|she|they|it|the \p{L}+|owners?|client) )*(?:needs?|wants?|has to be|have to be|must be|would like|['’]d like|wish(?:es)?|hopes?|looking for|asks? for|prefers?|likes?|hates?) (?!no |nothing )/iu;
const MONEY =
  /\b(?:budget|limited money|not much money|no money|little money|deadline|our fee|launch(?:es)? (?:in|on|by))\b/iu;
const SPEAKS =
  /\b(?:I['’]?(?:d|m|ve)|I would|I think|I guess|I)\b|\bdon['’]t have one\b|\bignore (?:that|this|it)\b|^(?:oh|or don['’]t|yes|no|ok|well|sorry|anyway)\b[^\d]{0,24}$/u;
/** Only of how something is: 'Serious, legible, a little bit funny' */
const isTone = (text: string): boolean => {
  const tokens = tokensOf(text.toLowerCase().replace(/\ba (?:little )?bit(?: of)?\b|\ba little\b/gu, 'very')).flat();
  return (
    tokens.length > 1 &&
    !/\d/.test(text) &&
    tokens.some(({ pos }) => pos === 'ADJ') &&
    tokens.every(({ pos }) => /^(?:ADJ|ADV|CCONJ|PUNCT|PART|SCONJ)$/.test(pos))
  );
};
const MIND =
  /\b(?:complain\p{L}*|worr(?:y|ies|ied)|afraid|scared|fears?|tired of|fed up|cheated|thinks? (?:it|that|they|retread)|people think|don['’]t trust|means? rubbish)\b/iu;

export function audiencesOf(parts: readonly NotePart[], name: string): Audience[] {
  const note = parts.map(({ text }) => text).join(' ');
  const isEnglish = !isForeignBrief(note);
  const language = isEnglish ? 'en' : (languageOf(note) ?? '');
  const isOwnVoice = /^(?:we|i|our|my)(?!\p{L})/iu.test(note) || /(?<!\p{L})(?:we|our)(?!\p{L})/iu.test(note);
  const out: Audience[] = [];
  parts.forEach(({ text, isNewSentence }, at) => {
    const before = out[at - 1];
    if (at === 0 && !/^(?:name|kind)\b.*don['’]t/iu.test(text)) return out.push('readers');
    return out.push(toWhom(text, isNewSentence ? undefined : before));
  });
  return out;

  function toWhom(text: string, before: Audience | undefined): Audience {
    if (text.startsWith(`${name} `) && !isWish(text)) return 'readers';
    if (!isEnglish) {
      if (isAsideAbroad(text, language)) return 'designers';
      return reasonOf(text, false) === undefined ? 'readers' : 'designers';
    }
    if (!isOwnVoice && SPEAKS.test(text)) return 'colleague';
    if (NEEDS.test(text) && !isOwnVoice) return 'designers';
    if (MONEY.test(text)) return 'designers';
    if (isTone(text) || isManner(text) || isWish(text)) return 'designers';
    if (MIND.test(text) || isInsight(text) || isInside(text)) return 'colleague';
    if (isRemark(text) || isOfCommission(text)) return 'colleague';
    const why = reasonOf(text, true);
    if (why !== undefined) return why === 'said to you' ? 'colleague' : 'designers';
    return before === 'designers' && !isOfBrand(text) ? 'designers' : 'readers';
  }
}
