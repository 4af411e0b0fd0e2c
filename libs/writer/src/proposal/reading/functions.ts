import { capital } from '../../pen';
import type { Passage } from './passages';
import { joined, ON_SCREEN, parted } from './phrases';

// What a site shall do, and the steps in which the work is wanted.

/** What people do with a page. */
const ACTS =
  '(?:order|put in|type in|ask|book|see|follow|pay|renew|sign up|read|find|search|send|get|upload|download|compare|choose|register|buy|reserve|check|track|request|ask|filter|log in|cancel|change|print|apply|donate|subscribe|share|watch|listen|learn|look up|calculate|plan|enter|report|rate|swap|exchange|join|vote|map|extend)';
const DOES = new RegExp(
  `(?<!\\p{L})(?:(?:web)?sites?|apps?|portals?|shops?|pages?|tools?) (?:where|on which|in which|with which|that lets?|which lets?|so that) (?:\\p{L}+ ){1,4}?(?:can |could |may )?(${ACTS}(?!\\p{L})[^.;?!]*)`,
  'iu',
);
/** 'Roasters should find lots, see scores and order samples' */
const DOES_MUST = new RegExp(
  `(?:^|: )(?:\\p{L}+ ){1,3}(?:should|must|can|need to|want to|have to|shall)(?: be able to)? (${ACTS}(?!\\p{L})[^.;?!]*)`,
  'iu',
);
/** The same in other languages: 'donde los clientes puedan pedir cita, ver los precios' */
const DOES_ABROAD: readonly (readonly [sentence: RegExp, act: RegExp])[] = [
  [
    /(?<!\p{L})(?:web|sitio|página|app|aplicación|tienda)(?: \p{L}+){0,2} (?:donde|en la que|en el que|con la que|que permita[n]?) (?:\p{L}+ ){0,4}?(?:puedan? |se pueda[n]? )?(\p{L}{2,}(?:ar|er|ir)(?!\p{L})[^.;?!]*)/iu,
    /^\p{L}{2,}(?:ar|er|ir)(?:se)?(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:site|page|application|appli|boutique|portail)(?: \p{L}+){0,2} (?:où|sur le ?quel|avec le ?quel|qui permet(?:te)? de|qui permette à \p{L}+ \p{L}+ de) (?:\p{L}+ ){0,4}?(?:puissent |peuvent |peut )?((?:s['’])?\p{L}{2,}(?:er|ir|re)(?!\p{L})[^.;?!]*)/iu,
    /^(?:s['’])?\p{L}{2,}(?:er|ir|re)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:website|webseite|seite|app|portal|shop)(?: \p{L}+){0,2}, (?:auf der|auf dem|mit der|in dem|wo|über die) (?:unsere |die )?\p{Lu}\p{L}+ ([^.;?!]*?) können/iu,
    /\p{Ll}en$/u,
  ],
];
const DOES_LIST = new RegExp(
  `^[^:]{3,60}(?:want|need|should|must|can|do)[^:]{0,30}: (${ACTS}(?!\\p{L})[^;?!]*)$`,
  'iu',
);

/** What a site shall do: 'where companies order a courier, see the price and follow it on a map'. */
export function functionsIn(passages: readonly Passage[]): { texts: string[]; told: Set<string> } {
  const texts: string[] = [];
  const told = new Set<string>();
  const isOnScreen = passages.some(({ text }) => ON_SCREEN.test(text));
  for (const { text, isOthers } of passages) {
    if (isOthers) continue;
    const listed = DOES_LIST.exec(text);
    const found =
      listed ??
      DOES.exec(text) ??
      (isOnScreen ? (DOES_MUST.exec(text) ?? DOES_MUST.exec(text.replace(/\s*\([^()]*\)/gu, ''))) : null);
    if (!found?.[1]) {
      const [sentence, act] = DOES_ABROAD.find(([pattern]) => pattern.test(text)) ?? [];
      const listed = sentence?.exec(text)?.[1];
      const acts = listed
        ? parted(listed)
            .flatMap((part) => part.split(/ (?:y|et|und) /iu))
            .map((part) => part.trim())
        : [];
      const end = act ? acts.findIndex((part) => !act.test(part)) : 0;
      const own = acts.slice(0, end < 0 ? acts.length : end);
      if (own.length > 1) texts.push(...own.map(capital));
      continue;
    }
    const parts = parted(found[1].replace(/\.$/, '')).flatMap((part) => {
      const joint = new RegExp(` and (?=${ACTS}(?!\\p{L}))`, 'iu').exec(
        part.replace(/\([^)]*\)/g, (all) => '_'.repeat(all.length)),
      );
      return joint && listed === null
        ? [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)]
        : [part];
    });
    const acts = parts
      .map((part) => part.replace(/^and /i, ''))
      .filter((part) => new RegExp(`^${ACTS}(?!\\p{L})`, 'iu').test(part));
    if (acts.length < 2) continue;
    texts.push(...acts.map(capital));
    if ((listed !== null || text.startsWith(found[0])) && acts.length === parts.length) told.add(text);
  }
  return { texts, told };
}

export const STEPS =
  /(?<!\p{L})(?:two|three|four|five|\d|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) (?:steps|stages|phases|parts|schritte\p{L}*|phasen|stufen|pasos|fases|etapas|étapes|phases)(?: please| bitte| por favor)?\s?:\s(.+?)[.]?$/iu;
/** 'idea + plan first, production after approval' */
export const FIRST_THEN =
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
