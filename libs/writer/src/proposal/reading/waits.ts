import { countOf } from '../counts';
import type { Passage } from './passages';
import { sentencesOf } from './passages';

/** Somebody else has to answer or to do something, and the letter says how long that takes. */
export interface Wait {
  text: string;
  /** working days, the longest that is named */
  days: number;
  /** comes before anything is worked out: a name, a material, a concept is approved */
  isEarly: boolean;
}

const SPAN =
  /(?<!\p{L})(?:(\d{1,2})\s?(?:[–-]|to|bis|a|à)\s?)?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|sechs|acht|dos|tres|cuatro|seis|ocho|deux|trois|quatre|huit)[ -]?(wks?|weeks?|months?|wochen?|monate?n?|semanas?|mes(?:es)?|semaines?|mois)(?!\p{L})/iu;
const OF_OTHERS =
  /(?<!\p{L})(?:authorit(?:y|ies)|registrars?|registry|certif\w+|approv\w+|permi(?:t|ts|ssion|ssions)|ministry|licen[cs]\w+|inspect\w+|test house|heritage office|planning office|council (?:needs|takes)|customs|bis|tüv|zoll|aduanas?|douanes?|bottling|canning|abfüllung|envasado|embouteillage|behörde\w*|amt|genehmig\w*|zulassung|prüfung|denkmal\w*|homologaci\w+|permiso|autorizaci\w+|ayuntamiento|agrément|autorisation|mairie|préfecture)(?!\p{L})/iu;
const LASTS =
  /(?<!\p{L})(?:takes?|needs?|in|within|lasts?|about|up to|wks|mandatory|requires?|dauert|braucht|binnen|tarda\w*|necesita|prend|faut|compter)(?!\p{L})/iu;
const AGO = /(?<!\p{L})(?:ago|old|for the (?:last|past)|since|have been|opens?|opening|in business|vor)(?!\p{L})/iu;
const LATE =
  /\b(?:bottling|canning|abfüllung|envasado|embouteillage|certif\w+|BIS|tüv|test house|inspect\w+|customs|zulassung|homologaci\w+)\b/i;

export function waitsIn(passages: readonly Passage[]): Wait[] {
  return passages.flatMap(({ text, isOthers }) =>
    isOthers
      ? []
      : sentencesOf(text).flatMap((sentence): Wait[] => {
          const span = SPAN.exec(sentence);
          if (!span || !OF_OTHERS.test(sentence) || !LASTS.test(sentence) || AGO.test(sentence)) return [];
          const count = countOf(span[2] ?? '1');
          const isMonth = /^m/i.test(span[3] ?? '');
          return [{ text: sentence, days: Math.round(count * (isMonth ? 21.7 : 5)), isEarly: !LATE.test(sentence) }];
        }),
  );
}
