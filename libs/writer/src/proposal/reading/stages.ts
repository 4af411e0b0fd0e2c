import { capital } from '../../pen';
import type { Passage } from './passages';
import { joined, parted } from './phrases';

// The steps in which the work is wanted.

const STEPS =
  /(?<!\p{L})(?:two|three|four|five|\d|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) (?:steps|stages|phases|parts|schritte\p{L}*|phasen|stufen|pasos|fases|etapas|étapes|phases)(?: please| bitte| por favor)?\s?:\s(.+?)[.]?$/iu;
/** 'idea + plan first, production after approval' */
const FIRST_THEN =
  /(?<!\p{L})([\p{L} +&-]{3,40}?) first, ([\p{L} +&-]{3,30}?) (?:after|later|then|once|when|afterwards)/iu;

/** The steps in which the client wants the work. */
export function stagesIn(passages: readonly Passage[]): { texts: string[]; told: Set<string> } {
  for (const { text, isOthers } of passages) {
    if (isOthers) continue;
    const listed = STEPS.exec(text)?.[1];
    const parts = listed
      ? parted(listed).flatMap((part, index, all) => joined(part, index === all.length - 1))
      : undefined;
    if (parts && parts.length > 1) return { texts: parts.map((part) => capital(part.trim())), told: new Set([text]) };
    const then = FIRST_THEN.exec(text.replace(/\([^()]*\)/gu, ''));
    if (then) {
      const first = then[1]!.replace(/^.*(?:wants?|needs?|would like)(?: the| an?)? /iu, '').replace(/ \+ /g, ' and ');
      return { texts: [capital(first.trim()), capital(then[2]!.trim())], told: new Set() };
    }
  }
  return { texts: [], told: new Set() };
}
